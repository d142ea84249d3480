import TerminalDOM

extension English {
    func title(_ command: CommandID) -> String { Command[command].title }

    func footerWord(_ command: CommandID, in context: KeyContext) -> String {
        let row = Command[command]
        return row.place(in: context)?.word ?? row.word ?? row.title
    }

    func title(_ context: KeyContext) -> String {
        switch context {
        case .everywhere: "Everywhere"
        case .chatList: "List of chats"
        case .swipe: "A row that shows what can be done"
        case .selecting: "List of chats, while some are marked"
        case .search: "Search"
        case .link: "A link in the search"
        case .hits: "Messages of a chat that is searched"
        case .timeline: "Messages"
        case .chatSearch: "Searching in a chat"
        case .composer: "Writing a message"
        case .tags: "Tags"
        case .card: "Cards"
        case .settings: "Settings"
        case .profiles: "Your profiles"
        case .profileSearch: "Searching your profiles"
        case .menu: "Menus"
        case .question: "A question"
        case .invitation: "A link of your own"
        case .people: "Choosing people"
        case .palette: "Choosing a command or a chat"
        case .dialog: "Dialogs"
        case .text: "Text"
        case .help: "Help"
        }
    }

    func pasted(_ characters: Int) -> String { "(a paste, \(count(characters, "character", "characters")))" }
    func mouseReport() -> String { "(the mouse)" }
    func terminalReport() -> String { "(no key: the terminal itself)" }
    func unknownSequence() -> String { "(unknown)" }

    func pressAgainToQuit(_ key: KeyPress?) -> String {
        let name = (key?.description ?? "ctrl-c").split(separator: "-").map {
            $0.prefix(1).uppercased() + $0.dropFirst()
        }
        return "Press \(name.joined(separator: "-")) again to quit"
    }

    func helpTitle() -> String { "Keys" }
}
