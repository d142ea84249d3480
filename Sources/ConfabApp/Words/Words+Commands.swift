extension Words {
    /// The title of a command in the help and the palette.
    public func title(_ command: CommandID) -> String {
        switch language {
        case .english: Command[command].title
        }
    }

    /// The word for a command in the footer; the title where there is nothing shorter.
    func footerWord(_ command: CommandID, in context: KeyContext) -> String {
        let row = Command[command]
        return switch language {
        case .english: row.place(in: context)?.word ?? row.word ?? row.title
        }
    }

    /// The heading of a context's keys in the help.
    public func title(_ context: KeyContext) -> String {
        switch (language, context) {
        case (.english, .everywhere): "Everywhere"
        case (.english, .chatList): "List of chats"
        case (.english, .swipe): "A row that shows what can be done"
        case (.english, .selecting): "List of chats, while some are marked"
        case (.english, .search): "Search"
        case (.english, .link): "A link in the search"
        case (.english, .hits): "Messages of a chat that is searched"
        case (.english, .timeline): "Messages"
        case (.english, .chatSearch): "Searching in a chat"
        case (.english, .composer): "Writing a message"
        case (.english, .tags): "Tags"
        case (.english, .card): "Cards"
        case (.english, .settings): "Settings"
        case (.english, .profiles): "Your profiles"
        case (.english, .profileSearch): "Searching your profiles"
        case (.english, .menu): "Menus"
        case (.english, .question): "A question"
        case (.english, .invitation): "A link of your own"
        case (.english, .people): "Choosing people"
        case (.english, .palette): "Choosing a command or a chat"
        case (.english, .dialog): "Dialogs"
        case (.english, .text): "Text"
        case (.english, .help): "Help"
        }
    }
}
