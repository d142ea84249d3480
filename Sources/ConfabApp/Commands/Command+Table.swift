extension Command {
    /// Every command there is, in the order in which the help shows them.
    package static let all: [Command] = [
        Command(
            .help, "Show all keys", "help", .at([.everywhere], "f1", footer: 7),
            .at([.chatList, .timeline, .menu], "?")),
        Command(.quit, "Quit", "quit", .at([.everywhere], "ctrl-q", footer: 21)),
        Command(.interrupt, "Clear the field, cancel, or quit", .at([.everywhere], "ctrl-c")),
        Command(
            .back, "Go back, close, or clear", "back",
            .at([.everywhere], "escape", footer: 1),
            .at([.timeline, .composer], "escape", footer: 1, "list"),
            .at([.swipe, .selecting], "escape", footer: -3)),
        Command(
            .nextPane, "Next pane", "list",
            .at([.chatList, .search, .link], "tab", footer: 13, "chat"),
            .at([.timeline, .chatSearch], "tab", footer: 13),
            .at([.composer], "tab", footer: 13, "messages"),
            .at([.slash], "tab", footer: -3, "complete")),
        Command(
            .previousPane, "Previous pane",
            .at([.chatList, .search, .link, .timeline, .composer, .chatSearch], "shift-tab")),
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
            .pageDown, "Page down",
            .at([.chatList, .search, .palette, .people], "page-down"),
            .at([.menu], "page-down", "ctrl-f"), .at([.help], "space")),
        Command(
            .pageUp, "Page up",
            .at([.chatList, .menu], "page-up", "ctrl-b"),
            .at([.search, .palette, .people], "page-up")),
        Command(
            .open, "Open or choose", "open",
            .at([.chatList, .search], "enter", footer: 2),
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
            .at([.help], "/", footer: 3, "filter"),
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
        Command(.deleteChat, "Delete chat", .at([.chatList, .timeline], "D", "delete"), .at([.composer])),
        Command(.leaveGroup, "Leave group", .at([.chatList, .timeline], "L")),
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

        Command(
            .olderMessage, "Select the message above", "move",
            .at([.timeline], "k", "up", "ctrl-p", footer: 0),
            .at([.composer], "alt-up")),
        Command(
            .newerMessage, "Select the message below",
            .at([.timeline], "j", "down", "ctrl-n"),
            .at([.composer], "alt-down")),
        Command(.scrollUp, "Scroll up", "scroll", .at([.timeline, .composer], "page-up", footer: 15)),
        Command(.scrollDown, "Scroll down", .at([.timeline, .composer], "page-down")),
        Command(.oldest, "Go to the oldest message", .at([.timeline], "g", "home")),
        Command(
            .newest, "Go to the newest message", .at([.timeline], "G", "end"), .at([.composer], "alt->", "ctrl-end")),
        Command(
            .olderHit, "Older match", "older match",
            .at([.chatSearch], "enter", "up", "ctrl-p", footer: 0),
            .at([.hits], "n", footer: 0),
            .at([.timeline], "n")),
        Command(
            .newerHit, "Newer match", "newer match",
            .at([.chatSearch], "shift-enter", "down", "ctrl-n", footer: 2),
            .at([.hits], "N", footer: 0),
            .at([.timeline], "N")),
        Command(.copyMessage, "Copy message", "copy", .at([.timeline], "y", footer: 2), .at([.composer], "alt-y")),
        Command(.openLink, "Open link in message", "open link", .at([.timeline], "o", "enter", footer: 3)),
        Command(.retry, "Resend failed message", "retry", .at([.timeline], "r", footer: 4)),
        Command(.compose, "Write a message", "write", .at([.timeline], "i", footer: 4), .at([.chatList])),
        Command(
            .closeChat, "Close chat", "close",
            .at([.timeline], "q"), .at([.composer], "alt-q"), .at([.chatList])),
        Command(.inviteContact, "Invite a contact to the group", "invite", .at([.timeline], "I", footer: 6)),

        Command(.toggleTag, "Add or remove tag", .at([.tags], "space")),
        Command(.newTag, "New tag", "new", .at([.tags], "n", footer: 4)),
        Command(.renameTag, "Edit tag", "edit", .at([.tags], "e", footer: 5)),
        Command(.deleteTag, "Delete tag", "delete", .at([.tags], "d", "delete", footer: 6)),
        Command(.tagDown, "Move tag down", "move down", .at([.tags], "J", "shift-down", footer: 7)),
        Command(.tagUp, "Move tag up", .at([.tags], "K", "shift-up")),
        Command(
            .toggleOption, "Toggle or choose a value",
            .at([.settings], "space")),
        Command(.nextValue, "Next value, or on", "more", .at([.settings], "right", "l", footer: 4)),
        Command(.previousValue, "Previous value, or off", "less", .at([.settings], "left", "h", footer: 5)),
        Command(
            .resetOption, "Reset to default", "reset",
            .at([.settings], "r", "delete", footer: 6)),
        Command(
            .nextField, "Next field", "next field",
            .at([.settings, .dialog, .card], "tab"),
            .at([.profileSearch], "tab", footer: 3, "list"),
            .at([.profiles], "tab"),
            .at([.people], "tab", footer: 2)),
        Command(
            .previousField, "Previous field",
            .at([.settings, .dialog, .card, .profileSearch, .profiles], "shift-tab")),
        Command(.copyLink, "Copy link", "copy", .at([.invitation], "y", footer: 3)),
        Command(.renameProfile, "Rename profile", "rename", .at([.profiles], "e", footer: 5)),
        Command(.muteProfile, "Mute or unmute profile", "mute", .at([.profiles], "M", footer: 6)),
        Command(
            .hideProfile, "Hide or unhide profile", "hide", .at([.profiles], "H", footer: 7)
        ),
        Command(.deleteProfile, "Delete profile", "delete", .at([.profiles], "d", "delete", footer: 8)),
        Command(
            .profileDown, "Move profile down", "move down", .at([.profiles], "J", "shift-down", footer: 9),
            .at([.profileSearch], "shift-down")),
        Command(
            .profileUp, "Move profile up", .at([.profiles], "K", "shift-up"), .at([.profileSearch], "shift-up")),

        Command(
            .send, "Send", "send", .at([.composer], "enter", footer: 0), .at([.slash], "enter", footer: -4, "run")),
        Command(.sendAsText, "Send as text, even if it begins with a slash", .at([.composer])),
        Command(
            .lineBreak, "Start a new line", "new line",
            .at([.composer], "alt-enter", "shift-enter", "ctrl-j", footer: 12)),

        Command(.beginningOfLine, "Beginning of line", .at([.text], "ctrl-a", "home")),
        Command(.endOfLine, "End of line", .at([.text], "ctrl-e", "end")),
        Command(.forwardChar, "Forward one character", .at([.text], "right", "ctrl-f")),
        Command(.backwardChar, "Back one character", .at([.text], "left", "ctrl-b")),
        Command(.forwardWord, "Forward one word", .at([.text], "alt-f", "alt-right", "ctrl-right")),
        Command(.backwardWord, "Back one word", .at([.text], "alt-b", "alt-left", "ctrl-left")),
        Command(.previousLine, "Previous line", .at([.text], "up", "ctrl-p")),
        Command(.nextLine, "Next line", .at([.text], "down", "ctrl-n")),
        Command(.beginningOfText, "Beginning of text", .at([.text], "ctrl-home", "alt-<")),
        Command(.endOfText, "End of text", .at([.text], "ctrl-end", "alt->")),
        Command(.selectLeft, "Select left", .at([.text], "shift-left")),
        Command(.selectRight, "Select right", .at([.text], "shift-right")),
        Command(.selectAll, "Select all text", .at([.text], "alt-h")),
        Command(.backwardDeleteChar, "Delete previous character", .at([.text], "backspace", "ctrl-h")),
        Command(.deleteChar, "Delete next character", .at([.text], "delete", "ctrl-d")),
        Command(.backwardKillWord, "Cut previous word", .at([.text], "alt-backspace", "ctrl-backspace")),
        Command(.unixWordRubout, "Cut back to the last space", .at([.text], "ctrl-w")),
        Command(.killWord, "Cut next word", .at([.text], "alt-d", "alt-delete")),
        Command(.killLine, "Cut to end of line", .at([.text], "ctrl-k")),
        Command(.unixLineDiscard, "Cut to beginning of line", .at([.text], "ctrl-u")),
        Command(.yank, "Paste what you cut last", .at([.text], "ctrl-y")),
        Command(.transposeChars, "Swap two characters", .at([.text], "ctrl-t")),
        Command(.undo, "Undo typing", .at([.text], "ctrl-_", "ctrl-/")),
        Command(.redo, "Redo typing", .at([.text], "alt-r")),
    ]
}
