import TerminalDOM

extension English {
    func title(_ command: CommandID) -> String { Command[command].title }

    func footerWord(_ command: CommandID, in context: KeyContext) -> String {
        let row = Command[command]
        return row.place(in: context)?.word ?? row.word ?? row.title
    }

    func footerWord(_ word: FooterWord) -> String {
        switch word {
        case .toggle: "toggle"
        case .choose: "choose"
        case .attach: "attach"
        case .edit: "edit"
        case .writeAgain: "write again"
        case .open: "open"
        case .show: "show"
        case .save: "save"
        case .hide: "hide"
        case .add: "add"
        case .create: "create"
        case .button: "to button"
        case .scan: "scan"
        case .retry: "retry"
        case .results: "results"
        case .people: "contacts"
        case .complete: "complete"
        case .deselect: "deselect"
        case .cancel: "cancel"
        case .remove: "remove file"
        case .unpin: "unpin"
        case .cover: "cover"
        case .oneByOne: "one by one"
        case .send: "send"
        case .vote: "vote"
        case .normalMode: "normal mode"
        case .play: "play"
        case .pause: "pause"
        case .stop: "stop"
        case .keep: "keep"
        case .closeSearch: "close search"
        case .closeList: "close"
        case .nextValue: "next"
        case .previousValue: "previous"
        case .byChat: "by chat"
        case .byTime: "by time"
        }
    }

    func withKey(_ title: String, _ key: String) -> String { key.isEmpty ? title : "\(title): \(key)" }

    func title(_ context: KeyContext) -> String {
        switch context {
        case .everywhere: "Everywhere"
        case .chatList: "Chat list"
        case .swipe: "Row actions"
        case .selecting: "Chat list, with chats selected"
        case .search: "Search"
        case .link: "An invite link in the search field"
        case .hits: "Search results in a chat"
        case .timeline: "Messages"
        case .chatSearch: "Search in a chat"
        case .composer: "Message field"
        case .normal: "Message field, in vim's normal mode"
        case .slash: "Message field, with suggestions"
        case .emoji: "Emoji"
        case .tags: "Tags"
        case .card: "Cards"
        case .settings: "Settings"
        case .profiles: "Your profiles"
        case .profileSearch: "Search in Your profiles"
        case .menu: "Menus"
        case .messageMenu: "Message menus"
        case .pins: "Pinned messages"
        case .picture: "Picture"
        case .record: "Messages forwarded as one"
        case .messagesPage: "Replies, matches, and collected messages"
        case .collected: "Collected messages"
        case .forwarding: "Forwarding messages"
        case .question: "Confirmations"
        case .invitation: "Your invite link"
        case .people: "Choosing contacts"
        case .palette: "Palette and switcher"
        case .dialog: "Dialogs"
        case .text: "Text fields"
        case .help: "Help"
        }
    }

    func pasted(_ characters: Int) -> String { "(paste, \(count(characters, "character", "characters")))" }
    func mouseReport() -> String { "(mouse)" }
    func terminalReport() -> String { "(terminal report, not a key)" }
    func unknownSequence() -> String { "(unknown)" }

    func pressAgainToQuit(_ key: String) -> String { "Press \(key) again to quit" }
    func quittingLosesWords(_ key: String) -> String {
        "Not everything you wrote is saved. Press \(key) again to quit without it"
    }

    func helpTitle() -> String { "Keys and symbols" }
    func helpPlaceholder() -> String { "Search, for example: mute" }
    func noHelp() -> String { "No key or symbol matches. Try another word." }
    func anyTab() -> String { "Go to a tab" }

    func writingHelp() -> [(typed: String, meaning: String)] {
        [
            ("@name", "Mention a member"), (":name", "Insert an emoji by its name"),
            ("**bold**  _italic_  ~~struck~~  `code`  ||spoiler||  > quote", "Use Markdown formatting"),
            ("/command", "Run a command by its name"), ("~/file", "Attach a file by its path"),
        ]
    }

    func symbolsTitle() -> String { "Symbols" }
    func symbol(_ glyph: GlyphName) -> String { glyph.purpose }
}
