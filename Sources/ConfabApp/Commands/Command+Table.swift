extension Command {
    /// Every command there is, in the order in which the help shows them.
    package static let all = ofLists + ofMessages

    /// The commands of the app, the list, and chats.
    private static let ofLists: [Command] = [
        Command(
            .help, "Show all keys", "help", .at([.everywhere], "f1", footer: 7),
            .at([.chatList, .timeline, .menu], "?")),
        Command(.quit, "Quit", "quit", .at([.everywhere], "ctrl-q", footer: 21)),
        Command(.interrupt, "Clear the field, cancel, or quit", .at([.everywhere], "ctrl-c")),
        Command(
            .back, "Go back, close, or clear", "back",
            .at([.everywhere], "escape", footer: 1),
            .at([.timeline, .composer], "escape", footer: 1, "list"),
            .at([.pins, .record, .messagesPage], "escape", footer: 1),
            .at([.swipe, .selecting], "escape", footer: -3)),
        Command(
            .nextPane, "Next pane", "list",
            .at([.chatList, .search, .link], "tab", footer: 13, "chat"),
            .at([.timeline, .chatSearch], "tab", footer: 13),
            .at([.composer], "tab", footer: 13, "messages"),
            .at([.slash], "tab", footer: -3, "complete"),
            .at([.emoji], "tab", footer: -3, "group")),
        Command(
            .previousPane, "Previous pane",
            .at([.chatList, .search, .link, .timeline, .composer, .chatSearch, .emoji], "shift-tab")),
        Command(.newChat, "New chat: link, group, or notes", "new chat", .at([.chatList], "n", footer: 3)),
        Command(.createLink, "Create an invite link", .at([.everywhere])),
        Command(.scanCode, "Scan a QR code", .at([.everywhere])),
        Command(.pasteLink, "Paste an invite link", .at([.chatList], "P"), .at([.everywhere])),
        Command(.createGroup, "Create a group", .at([.everywhere])),
        Command(.findContact, "Find a contact", .at([.everywhere])),
        Command(.notes, "Open notes to self", .at([.everywhere])),
        Command(.copyDemo, "Copy “confab --demo”", .at([.chatList], "alt-d"), .at([.everywhere])),
        Command(
            .profiles, "Switch profiles", "profiles",
            .at([.chatList], "@", footer: 12),
            .at([.invitation], "@", footer: 4)),
        Command(.manageProfiles, "Manage your profiles", .at([.chatList])),
        Command(.addProfile, "Add profile", "add", .at([.profiles], "n", footer: 4)),
        Command(.themes, "Choose a theme", .at([.chatList, .timeline], "T"), .at([.everywhere], "f3")),
        Command(.settings, "Settings", .at([.chatList], ","), .at([.everywhere], "f4")),
        Command(.chatSettings, "Settings of this chat", .at([.timeline], ","), .at([.composer])),
        Command(.nextUnread, "Go to the next unread chat", .at([.everywhere], "alt-a")),
        Command(.refresh, "Refresh", .at([.chatList], "R"), .at([.everywhere], "f5")),
        Command(.palette, "Run a command", .at([.everywhere], "alt-x"), .at([.chatList, .timeline], ":")),
        Command(.switcher, "Jump to a chat, contact, or tab", .at([.everywhere], "alt-k")),
        Command(.toggleMouse, "Toggle mouse support", .at([.everywhere], "f2")),
        Command(.redraw, "Redraw", .at([.everywhere], "ctrl-l")),
        Command(.suspend, "Suspend", .at([.everywhere], "ctrl-z")),

        Command(
            .next, "Next row", "move",
            .at([.chatList], "j", "down", "ctrl-n", footer: 8),
            .at([.menu], "j", "down", "ctrl-n", footer: 0),
            .at([.search, .link, .palette, .question, .people, .profileSearch], "down", "ctrl-n", footer: 0),
            .at([.slash], "down", "ctrl-n", footer: -2, "select")),
        Command(
            .previous, "Previous row",
            .at([.chatList, .menu], "k", "up", "ctrl-p"),
            .at([.search, .link, .palette, .question, .people, .profileSearch, .slash], "up", "ctrl-p")),
        Command(
            .first, "First row", .at([.chatList, .menu], "g", "home"),
            .at([.search, .palette, .people], "ctrl-home", "alt-<")),
        Command(
            .last, "Last row", .at([.chatList, .menu], "G", "end"),
            .at([.search, .palette, .people], "ctrl-end", "alt->")),
        Command(
            .pageDown, "Page down", "page",
            .at([.chatList, .search, .palette, .people], "page-down"),
            .at([.menu], "page-down", "ctrl-f"), .at([.help], "space")),
        Command(
            .pageUp, "Page up",
            .at([.chatList, .search, .palette, .people], "page-up"),
            .at([.menu], "page-up", "ctrl-b")),
        Command(
            .open, "Open or choose", "open",
            .at([.chatList, .search], "enter", footer: 2),
            .at([.pins, .messagesPage], "enter", footer: 2, "go to message"),
            .at([.record], "enter", footer: 2),
            .at([.timeline], "enter", footer: 2),
            .at([.menu], "enter", "space", footer: 2, "choose"),
            .at([.link, .palette, .question, .profileSearch], "enter", footer: 2, "choose"),
            .at([.people], "enter", footer: 3, "choose"),
            .at([.dialog], "enter", footer: 2, "continue"),
            .at([.invitation], "enter", footer: 2, "copy"),
            .at([.swipe], "enter", footer: -4, "choose"),
            .at([.selecting], "enter", footer: -4, "select")),

        Command(
            .search, "Search", "search",
            .at([.chatList, .timeline], "/", "ctrl-f", footer: 5),
            .at([.composer], "ctrl-f", footer: 5),
            .at([.settings], "/", "ctrl-f", footer: 7),
            .at([.help], "/", footer: 3),
            .at([.profiles], "/", "ctrl-f", footer: 3)),
        Command(.groupHits, "Show messages by chat or by time", "by chat", .at([.search], "alt-g", footer: 3)),
        Command(.incognito, "Use a random name or your own", .at([.link], "alt-i")),

        Command(.nextTab, "Next tab", "tabs", .at([.chatList], "]", footer: 9)),
        Command(.previousTab, "Previous tab", .at([.chatList], "[")),
        Command(.tab1, "First tab", .at([.everywhere], "alt-1")),
        Command(.tab2, "Second tab", .at([.everywhere], "alt-2")),
        Command(.tab3, "Third tab", .at([.everywhere], "alt-3")),
        Command(.tab4, "Fourth tab", .at([.everywhere], "alt-4")),
        Command(.tab5, "Fifth tab", .at([.everywhere], "alt-5")),
        Command(.tab6, "Sixth tab", .at([.everywhere], "alt-6")),
        Command(.tab7, "Seventh tab", .at([.everywhere], "alt-7")),
        Command(.tab8, "Eighth tab", .at([.everywhere], "alt-8")),
        Command(.tab9, "Ninth tab", .at([.everywhere], "alt-9")),
        Command(
            .card, "Show card", "card",
            .at([.chatList], "i", footer: 9),
            .at([.timeline, .composer], "alt-i")),
        Command(.tags, "Tag the chat", "tags", .at([.chatList], "t", footer: 10)),
        Command(.editTags, "Edit tags", .at([.chatList], "+")),
        Command(.pin, "Pin or unpin", "pin", .at([.chatList], "p", footer: 10)),
        Command(.pinUp, "Move pinned chat up", .at([.chatList], "K", "shift-up")),
        Command(.pinDown, "Move pinned chat down", .at([.chatList], "J", "shift-down")),
        Command(.favourite, "Add to or remove from favorites", "favorite", .at([.chatList], "f", footer: 10)),
        Command(.markRead, "Mark as read or unread", "read", .at([.chatList], "r", footer: 11)),
        Command(.mute, "Mute or unmute", "mute", .at([.chatList], "M", footer: 12)),
        Command(.muteFor, "Mute for a while", .at([.chatList], "alt-m")),
        Command(.archive, "Archive or unarchive", "archive", .at([.chatList], "a", footer: 12)),
        Command(.clearChat, "Clear chat", .at([.chatList], "C")),
        Command(
            .deleteChat, "Delete chat", .at([.chatList], "D", "delete"), .at([.timeline], "D"), .at([.composer])),
        Command(.leaveGroup, "Leave group", .at([.chatList, .timeline], "L"), .at([.composer])),
        Command(
            .leadingActions, "Show row actions (left)",
            .at([.chatList, .swipe], "left", "h")),
        Command(
            .trailingActions, "Show row actions (right)", "actions",
            .at([.chatList], "right", "l", footer: 9),
            .at([.swipe], "right", "l", footer: -2, "next")),
        Command(
            .rowMenu, "Show all actions", "menu",
            .at([.chatList], "m", footer: 8),
            .at([.selecting], "m", footer: -1, "actions")),
        Command(
            .selectChat, "Select or deselect chat", .at([.chatList, .selecting], "v", "space")),
        Command(
            .selectShown, "Select all chats or none", "all",
            .at([.chatList], "V"),
            .at([.selecting], "V", footer: -2)),
        Command(
            .undoChange, "Undo", "undo",
            .at([.settings, .tags, .profiles], "u", footer: 3),
            .at([.chatList, .timeline, .card], "u"),
            .at([.everywhere], "alt-u")),
        Command(.order, "Change chat order", .at([.chatList], "O")),
        Command(.closeBanner, "Close notice", "close notice", .at([.chatList], "x", footer: 8)),
        Command(
            .openBanner, "Open notice", "open notice", .at([.chatList], "X", footer: 8)),
    ]
}
