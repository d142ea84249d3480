import ConfabApp
import Messenger
import TerminalDOM

/// A state to look at, by name: the demo account, and what was done since the start.
struct Sample {
    let name: String
    let purpose: String
    let actions: [AppAction]
    var hasAccount = true
    /// True if pictures are drawn, which takes `chafa`.
    var hasPictures = false

    private init(
        _ name: String, _ purpose: String, _ actions: [AppAction] = [], hasAccount: Bool = true,
        hasPictures: Bool = false
    ) {
        self.name = name
        self.purpose = purpose
        self.actions = actions
        self.hasAccount = hasAccount
        self.hasPictures = hasPictures
    }

    private static let openChat: [AppAction] = [.command(.open)]

    private static func search(_ text: String) -> [AppAction] { [.command(.search), .terminal(.paste(text))] }

    private static func typed(_ text: String) -> [AppAction] {
        text.map { .terminal(.key(KeyPress(.character($0)))) }
    }

    /// All of them, in the order in which one meets them.
    static let all = [
        Sample("registration", "The question for your name", hasAccount: false),
        Sample("chats", "The list of chats"),
        Sample("tabs", "Chats under a tab", [.command(.nextTab), .command(.nextTab)]),
        Sample("search", "A search and its results", search("con")),
        Sample(
            "hit", "A search result in its chat",
            search("con") + [.command(.next), .command(.open)]),
        Sample("search-in-chat", "A search in an open chat", openChat + search("the")),
        Sample("tags", "The tags of a chat", [.command(.tags)]),
        Sample("card", "The card of a chat", [.command(.card)]),
        Sample("conversation", "An open chat", openChat),
        Sample(
            "picture", "A picture in a chat, if chafa is installed",
            [.command(.switcher)] + typed("hinter") + openChat + [.command(.nextPane)], hasPictures: true),
        Sample("composer", "A message being written", openChat + typed("See you at eight, 明日")),
        Sample("messages", "A selected message", openChat + [.command(.nextPane), .command(.olderMessage)]),
        Sample("question", "A confirmation", openChat + [.command(.nextPane), .command(.leaveGroup)]),
        Sample("new-chat", "The menu for a new chat", [.command(.newChat)]),
        Sample("profiles", "The list of profiles", [.command(.profiles)]),
        Sample("themes", "The list of themes", [.command(.themes)]),
        Sample("settings", "The settings page", [.command(.settings)]),
        Sample("palette", "The palette", [.command(.palette)] + typed("ma")),
        Sample("switcher", "The switcher", [.command(.switcher)] + typed("an")),
        Sample("help", "All keys", [.command(.help)]),
        Sample(
            "toasts", "Short messages",
            [
                .toasts(.said("Copied")),
                .failed(.file(FileMistake(file: "dark.toml", line: 3, column: 1, finding: "unknown role “titel”"))),
            ]),
        Sample(
            "failure", "A failed start", [.launchFailed(.storage(.notReadable(path: "~/.local/share/confab")))],
            hasAccount: false),
    ]
}
