extension Words {
    /// What a command does, for the help screen.
    func title(_ command: CommandID) -> String {
        switch (language, command) {
        case (.english, .quit): "Quit"
        case (.english, .help): "Show the keys"
        case (.english, .back): "Go back, close, clear"
        case (.english, .nextPane): "Go to the next part of the screen"
        case (.english, .previousPane): "Go to the previous part of the screen"
        case (.english, .redraw): "Draw the screen again"
        case (.english, .suspend): "Back to the shell for now"
        case (.english, .newChat): "New chat: link, group, notes"
        case (.english, .profiles): "Choose a profile"
        case (.english, .themes): "Choose a theme"
        case (.english, .toggleMouse): "Leave the mouse to the terminal, or take it back"
        case (.english, .nextUnread): "Go to the next unread chat"
        case (.english, .next): "Next"
        case (.english, .previous): "Previous"
        case (.english, .first): "First"
        case (.english, .last): "Last"
        case (.english, .pageDown): "A page down"
        case (.english, .pageUp): "A page up"
        case (.english, .open): "Open"
        case (.english, .olderMessage): "Select the message above"
        case (.english, .newerMessage): "Select the message below"
        case (.english, .scrollUp): "Scroll up"
        case (.english, .scrollDown): "Scroll down"
        case (.english, .oldest): "Go to the oldest message"
        case (.english, .newest): "Go to the newest message"
        case (.english, .copyMessage): "Copy the message"
        case (.english, .openLink): "Open the message's link"
        case (.english, .retry): "Send a failed message again"
        case (.english, .compose): "Write a message"
        case (.english, .leaveGroup): "Leave the group"
        case (.english, .inviteContact): "Invite a contact to the group"
        case (.english, .send): "Send"
        case (.english, .lineBreak): "Begin a new line"
        case (.english, .beginningOfLine): "To the beginning of the line"
        case (.english, .endOfLine): "To the end of the line"
        case (.english, .forwardChar): "One character on"
        case (.english, .backwardChar): "One character back"
        case (.english, .forwardWord): "One word on"
        case (.english, .backwardWord): "One word back"
        case (.english, .previousLine): "To the line above"
        case (.english, .nextLine): "To the line below"
        case (.english, .beginningOfText): "To the beginning of the text"
        case (.english, .endOfText): "To the end of the text"
        case (.english, .selectLeft): "Select to the left"
        case (.english, .selectRight): "Select to the right"
        case (.english, .selectAll): "Select everything"
        case (.english, .backwardDeleteChar): "Delete the character before"
        case (.english, .deleteChar): "Delete the character behind"
        case (.english, .backwardKillWord): "Cut the word before"
        case (.english, .unixWordRubout): "Cut back to the last blank"
        case (.english, .killWord): "Cut the word behind"
        case (.english, .killLine): "Cut to the end of the line"
        case (.english, .unixLineDiscard): "Cut to the beginning of the line"
        case (.english, .yank): "Put back what was cut"
        case (.english, .transposeChars): "Exchange two characters"
        case (.english, .undo): "Take back the last change"
        case (.english, .redo): "Take back the taking back"
        }
    }

    /// A word or two for the footer; the title where there is nothing shorter.
    func short(_ command: CommandID, in context: KeyContext) -> String {
        switch (language, command) {
        case (.english, .quit): "quit"
        case (.english, .help): "help"
        case (.english, .back): "back"
        case (.english, .nextPane): context == .chatList ? "chat" : context == .composer ? "messages" : "list"
        case (.english, .newChat): "new chat"
        case (.english, .profiles): "profiles"
        case (.english, .next): "move"
        case (.english, .open): context == .dialog ? "ok" : context == .menu ? "choose" : "open"
        case (.english, .olderMessage): "select"
        case (.english, .scrollUp): "scroll"
        case (.english, .copyMessage): "copy"
        case (.english, .openLink): "open link"
        case (.english, .retry): "retry"
        case (.english, .compose): "write"
        case (.english, .inviteContact): "invite"
        case (.english, .send): "send"
        case (.english, .lineBreak): "new line"
        default: title(command)
        }
    }

    /// The heading of a context's keys in the help.
    func title(_ context: KeyContext) -> String {
        switch (language, context) {
        case (.english, .everywhere): "Everywhere"
        case (.english, .chatList): "List of chats"
        case (.english, .timeline): "Messages"
        case (.english, .composer): "Writing a message"
        case (.english, .menu): "Menus"
        case (.english, .dialog): "Dialogs"
        case (.english, .text): "Text"
        case (.english, .help): "Help"
        }
    }
}
