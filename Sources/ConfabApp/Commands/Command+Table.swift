extension Command {
    /// Every command there is, in the order in which the help shows them.
    package static let all: [Command] = [
        Command(
            .help, "Show the keys", "help", .at([.everywhere], "f1", footer: 2),
            .at([.chatList, .timeline, .menu], "?")),
        Command(.quit, "Quit", "quit", .at([.everywhere], "ctrl-q", footer: 21)),
        Command(.interrupt, "Clear the field, cancel, or quit", .at([.everywhere], "ctrl-c")),
        Command(
            .back, "Go back, close, clear", "back",
            .at([.everywhere], "escape", footer: 20),
            .at([.swipe, .selecting], "escape", footer: -1)),
        Command(
            .nextPane, "Go to the next part of the screen", "list",
            .at([.chatList, .search, .link], "tab", footer: 13, "chat"),
            .at([.timeline, .chatSearch], "tab", footer: 13),
            .at([.composer], "tab", footer: 13, "messages")),
        Command(
            .previousPane, "Go to the previous part of the screen",
            .at([.chatList, .search, .link, .timeline, .composer, .chatSearch], "shift-tab")),
        Command(.newChat, "New chat: link, group, notes", "new chat", .at([.chatList], "n", footer: 3)),
        Command(.createLink, "Create a one-time link", .at([.everywhere])),
        Command(.scanCode, "Read a link from a QR code", .at([.everywhere])),
        Command(.pasteLink, "Paste a link", .at([.everywhere])),
        Command(.createGroup, "Create a group", .at([.everywhere])),
        Command(.findContact, "Find a contact or chat", .at([.everywhere])),
        Command(.notes, "Open the notes to self", .at([.everywhere])),
        Command(
            .profiles, "Choose a profile", "profiles",
            .at([.chatList], "@", footer: 12),
            .at([.invitation], "@", footer: 4)),
        Command(.manageProfiles, "Your profiles: rename, mute, order, hide, delete", .at([.chatList])),
        Command(.addProfile, "Add a profile", "add", .at([.profiles], "n", footer: 4)),
        Command(.themes, "Choose a theme", .at([.chatList, .timeline], "T"), .at([.everywhere], "f3")),
        Command(.settings, "Settings", .at([.chatList], ","), .at([.everywhere], "f4")),
        Command(.nextUnread, "Go to the next unread chat", .at([.everywhere], "alt-a")),
        Command(.refresh, "Look again for everything", .at([.chatList], "R"), .at([.everywhere], "f5")),
        Command(.palette, "Choose a command", .at([.everywhere], "alt-x"), .at([.chatList, .timeline], ":")),
        Command(.switcher, "Go to a chat, contact or tab", .at([.everywhere], "alt-k")),
        Command(.toggleMouse, "Leave the mouse to the terminal, or take it back", .at([.everywhere], "f2")),
        Command(.redraw, "Draw the screen again", .at([.everywhere], "ctrl-l")),
        Command(.suspend, "Back to the shell for now", .at([.everywhere], "ctrl-z")),

        Command(
            .next, "Next", "move",
            .at([.chatList, .menu], "j", "down", "ctrl-n", footer: 1),
            .at([.search, .link, .palette, .question, .people, .profileSearch], "down", "ctrl-n", footer: 1)),
        Command(
            .previous, "Previous",
            .at([.chatList, .menu], "k", "up", "ctrl-p"),
            .at([.search, .link, .palette, .question, .people, .profileSearch], "up", "ctrl-p")),
        Command(
            .first, "First", .at([.chatList, .menu], "g", "home"),
            .at([.search, .palette, .people], "ctrl-home", "alt-<")),
        Command(
            .last, "Last", .at([.chatList, .menu], "G", "end"), .at([.search, .palette, .people], "ctrl-end", "alt->")),
        Command(
            .pageDown, "A page down",
            .at([.chatList, .search, .palette, .people], "page-down"),
            .at([.menu], "page-down", "ctrl-f", "space")),
        Command(
            .pageUp, "A page up",
            .at([.chatList, .menu], "page-up", "ctrl-b"),
            .at([.search, .palette, .people], "page-up")),
        Command(
            .open, "Open", "open",
            .at([.chatList, .search], "enter", footer: 2),
            .at([.menu, .link, .palette, .question, .people, .profileSearch], "enter", footer: 2, "choose"),
            .at([.dialog], "enter", footer: 2, "ok"),
            .at([.swipe], "enter", footer: -4, "do it"),
            .at([.selecting], "enter", footer: -4, "mark")),

        Command(
            .search, "Search", "search",
            .at([.chatList, .timeline], "/", "ctrl-f", footer: 5),
            .at([.composer], "ctrl-f", footer: 5),
            .at([.settings], "/", "ctrl-f", footer: 7),
            .at([.profiles], "/", "ctrl-f", footer: 3)),
        Command(.groupHits, "Show messages chat by chat, or by time", "by chat", .at([.search], "alt-g", footer: 3)),
        Command(.incognito, "Connect under a random name, or under your own", .at([.link], "alt-i")),

        Command(.nextTab, "To the next tab", "tabs", .at([.chatList], "]", footer: 4)),
        Command(.previousTab, "To the tab before", .at([.chatList], "[")),
        Command(.tab1, "To the first tab", .at([.everywhere], "alt-1")),
        Command(.tab2, "To the second tab", .at([.everywhere], "alt-2")),
        Command(.tab3, "To the third tab", .at([.everywhere], "alt-3")),
        Command(.tab4, "To the fourth tab", .at([.everywhere], "alt-4")),
        Command(.tab5, "To the fifth tab", .at([.everywhere], "alt-5")),
        Command(.tab6, "To the sixth tab", .at([.everywhere], "alt-6")),
        Command(.tab7, "To the seventh tab", .at([.everywhere], "alt-7")),
        Command(.tab8, "To the eighth tab", .at([.everywhere], "alt-8")),
        Command(.tab9, "To the ninth tab", .at([.everywhere], "alt-9")),
        Command(
            .card, "Show the card of the contact, group or request", "card",
            .at([.chatList], "i", footer: 7),
            .at([.timeline, .composer], "alt-i")),
        Command(.tags, "Tag the chat", "tags", .at([.chatList], "t", footer: 8)),
        Command(.editTags, "Edit the tags", .at([.chatList], "+")),
        Command(.pin, "Pin or unpin", "pin", .at([.chatList], "p", footer: 9)),
        Command(.pinUp, "Move the pinned chat up", .at([.chatList], "K", "shift-up")),
        Command(.pinDown, "Move the pinned chat down", .at([.chatList], "J", "shift-down")),
        Command(.favourite, "Make the chat a favorite, or not", "favorite", .at([.chatList], "f", footer: 10)),
        Command(.markRead, "Mark the chat as read, or as unread", "read", .at([.chatList], "r", footer: 11)),
        Command(.mute, "Mute the chat, or not", "mute", .at([.chatList], "M", footer: 12)),
        Command(.muteFor, "Mute the chat for a while", .at([.chatList], "alt-m")),
        Command(.archive, "Archive the chat, or take it back", "archive", .at([.chatList], "a", footer: 12)),
        Command(.clearChat, "Clear the chat", .at([.chatList], "C")),
        Command(.deleteChat, "Delete the chat", .at([.chatList, .timeline], "D", "delete"), .at([.composer])),
        Command(.leaveGroup, "Leave the group", .at([.chatList, .timeline], "L")),
        Command(
            .leadingActions, "Show what the row offers at its left end; move to the left",
            .at([.chatList, .swipe], "left", "h")),
        Command(
            .trailingActions, "Show what the row offers at its right end; move to the right", "actions",
            .at([.chatList], "right", "l", footer: 6),
            .at([.swipe], "right", "l", footer: -3, "next")),
        Command(
            .rowMenu, "Show all that can be done to the chat, or to those that are marked", "menu",
            .at([.chatList], "m", footer: 6),
            .at([.selecting], "m", footer: -2, "do")),
        Command(
            .selectChat, "Mark the chat, for doing something to several", .at([.chatList, .selecting], "v", "space")),
        Command(
            .selectShown, "Mark all chats that show, or none of them", "all",
            .at([.chatList], "V"),
            .at([.selecting], "V", footer: -3)),
        Command(
            .undoChange, "Undo the last change", "undo",
            .at([.settings, .tags, .profiles], "u", footer: 3),
            .at([.chatList, .timeline, .card], "u"),
            .at([.everywhere], "alt-u")),
        Command(.order, "Choose the order of the list", .at([.chatList], "O")),
        Command(.closeBanner, "Close the notice above the list", "close notice", .at([.chatList], "x", footer: 5)),
        Command(
            .openBanner, "Do what the notice above the list offers", "follow notice", .at([.chatList], "X", footer: 5)),

        Command(
            .olderMessage, "Select the message above", "select",
            .at([.timeline], "k", "up", "ctrl-p", footer: 1),
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
            .olderHit, "To the next hit, further up", "up",
            .at([.chatSearch], "enter", "up", "ctrl-p", footer: 1),
            .at([.hits], "n", footer: 1, "older hit"),
            .at([.timeline], "n")),
        Command(
            .newerHit, "To the hit before, further down", "down",
            .at([.chatSearch], "shift-enter", "down", "ctrl-n", footer: 2),
            .at([.hits], "N", footer: 1, "newer hit"),
            .at([.timeline], "N")),
        Command(.copyMessage, "Copy the message", "copy", .at([.timeline], "y", footer: 2), .at([.composer], "alt-y")),
        Command(.openLink, "Open the message's link", "open link", .at([.timeline], "o", "enter", footer: 3)),
        Command(.retry, "Send a failed message again", "retry", .at([.timeline], "r", footer: 4)),
        Command(.compose, "Write a message", "write", .at([.timeline], "i", footer: 4), .at([.chatList])),
        Command(
            .closeChat, "Close the chat", "close",
            .at([.timeline], "q"), .at([.composer], "alt-q"), .at([.chatList])),
        Command(.inviteContact, "Invite a contact to the group", "invite", .at([.timeline], "I", footer: 6)),

        Command(.toggleTag, "Put the tag on the chat, or take it off", .at([.tags], "space")),
        Command(.newTag, "Make a new tag", "new", .at([.tags], "n", footer: 4)),
        Command(.renameTag, "Change name and emoji of the tag", "edit", .at([.tags], "e", footer: 5)),
        Command(.deleteTag, "Delete the tag", "delete", .at([.tags], "d", "delete", footer: 6)),
        Command(.tagDown, "Move the tag down", "move down", .at([.tags], "J", "shift-down", footer: 7)),
        Command(.tagUp, "Move the tag up", .at([.tags], "K", "shift-up")),
        Command(
            .toggleOption, "Turn the setting on or off, or choose a value", "on or off",
            .at([.settings], "space", footer: 3)),
        Command(.nextValue, "The next value, or on", "more", .at([.settings], "right", "l", footer: 4)),
        Command(.previousValue, "The value before, or off", "less", .at([.settings], "left", "h", footer: 5)),
        Command(
            .resetOption, "Reset to default", "reset",
            .at([.settings], "r", "delete", footer: 6)),
        Command(
            .nextField, "Go to the next field", "next field",
            .at([.settings, .dialog, .card], "tab"),
            .at([.profileSearch], "tab", footer: 3, "commands"),
            .at([.profiles], "tab"),
            .at([.people], "tab", footer: 3, "button")),
        Command(
            .previousField, "Go to the field before",
            .at([.settings, .dialog, .card, .profileSearch, .profiles], "shift-tab")),
        Command(.copyLink, "Copy the link", "copy", .at([.invitation], "y", footer: 3)),
        Command(.renameProfile, "Rename the profile", "rename", .at([.profiles], "e", footer: 5)),
        Command(.muteProfile, "Mute the profile, or not", "mute", .at([.profiles], "M", footer: 6)),
        Command(
            .hideProfile, "Hide the profile with a password, or show it again", "hide", .at([.profiles], "H", footer: 7)
        ),
        Command(.deleteProfile, "Delete the profile", "delete", .at([.profiles], "d", "delete", footer: 8)),
        Command(
            .profileDown, "Move the profile down", "move down", .at([.profiles], "J", "shift-down", footer: 9),
            .at([.profileSearch], "shift-down")),
        Command(
            .profileUp, "Move the profile up",
            .at([.profiles], "K", "shift-up"), .at([.profileSearch], "shift-up")),

        Command(.send, "Send", "send", .at([.composer], "enter", footer: 1)),
        Command(.sendAsText, "Send as a message, even if it begins with a slash", .at([.composer])),
        Command(
            .lineBreak, "Begin a new line", "new line",
            .at([.composer], "alt-enter", "shift-enter", "ctrl-j", footer: 12)),

        Command(.beginningOfLine, "To the beginning of the line", .at([.text], "ctrl-a", "home")),
        Command(.endOfLine, "To the end of the line", .at([.text], "ctrl-e", "end")),
        Command(.forwardChar, "One character on", .at([.text], "right", "ctrl-f")),
        Command(.backwardChar, "One character back", .at([.text], "left", "ctrl-b")),
        Command(.forwardWord, "One word on", .at([.text], "alt-f", "alt-right", "ctrl-right")),
        Command(.backwardWord, "One word back", .at([.text], "alt-b", "alt-left", "ctrl-left")),
        Command(.previousLine, "To the line above", .at([.text], "up", "ctrl-p")),
        Command(.nextLine, "To the line below", .at([.text], "down", "ctrl-n")),
        Command(.beginningOfText, "To the beginning of the text", .at([.text], "ctrl-home", "alt-<")),
        Command(.endOfText, "To the end of the text", .at([.text], "ctrl-end", "alt->")),
        Command(.selectLeft, "Select to the left", .at([.text], "shift-left")),
        Command(.selectRight, "Select to the right", .at([.text], "shift-right")),
        Command(.selectAll, "Select everything", .at([.text], "alt-h")),
        Command(.backwardDeleteChar, "Delete the character before", .at([.text], "backspace", "ctrl-h")),
        Command(.deleteChar, "Delete the character behind", .at([.text], "delete", "ctrl-d")),
        Command(.backwardKillWord, "Cut the word before", .at([.text], "alt-backspace", "ctrl-backspace")),
        Command(.unixWordRubout, "Cut back to the last blank", .at([.text], "ctrl-w")),
        Command(.killWord, "Cut the word behind", .at([.text], "alt-d", "alt-delete")),
        Command(.killLine, "Cut to the end of the line", .at([.text], "ctrl-k")),
        Command(.unixLineDiscard, "Cut to the beginning of the line", .at([.text], "ctrl-u")),
        Command(.yank, "Put back what was cut", .at([.text], "ctrl-y")),
        Command(.transposeChars, "Exchange two characters", .at([.text], "ctrl-t")),
        Command(.undo, "Take back the last change", .at([.text], "ctrl-_", "ctrl-/")),
        Command(.redo, "Take back the taking back", .at([.text], "alt-r")),
    ]
}
