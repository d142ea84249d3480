public import TerminalDOM

/// Something that the user can have done, by a key, from the help screen or from a menu.
///
/// The table of commands (``Command/all``) is the only place where a key gets a meaning: the help screen, the footer's
/// hints, the key overrides of the config and `docs/keys.md` are made from it.
public struct Command: Equatable, Sendable {
    /// What it is called in the config and in recordings.
    public let id: CommandID
    /// Where it can be given.
    public let contexts: Set<KeyContext>
    /// The keys that give it unless the config says otherwise.
    public let keys: [KeyPress]
    /// How much it matters to be seen in the footer: the lower, the sooner; `nil` never.
    public let footerRank: Int?

    init(_ id: CommandID, in contexts: Set<KeyContext>, keys: [String], footer: Int? = nil) {
        self.id = id
        self.contexts = contexts
        self.keys = keys.compactMap(KeyPress.init)
        footerRank = footer
    }

    /// The table by what is given.
    static let byID = Dictionary(grouping: all, by: \.id)
    /// What may be in the footer, by where it is given.
    static let inFooter: [KeyContext: [Command]] = {
        let ranked = all.filter { $0.footerRank != nil }
        var found: [KeyContext: [Command]] = [:]
        for command in ranked { for context in command.contexts { found[context, default: []].append(command) } }
        return found
    }()
}

/// The place that a key is typed in; the innermost one that knows the key decides.
public enum KeyContext: String, Codable, CaseIterable, Hashable, Sendable {
    /// The list of chats.
    case chatList = "chat-list"
    /// A row of the list that shows what can be done to it.
    case swipe
    /// The list while chats are marked.
    case selecting
    /// The search in the place of the list.
    case search
    /// A link in the search, in the place of text.
    case link
    /// The field for a new message.
    case composer
    /// The messages of the open chat.
    case timeline
    /// The same while there is a search in the open chat.
    case hits
    /// The search in the open chat.
    case finder
    /// Everywhere.
    case everywhere
    /// The card of a chat.
    case card
    /// The list of tags.
    case tags
    /// The settings page.
    case settings
    /// The page of profiles.
    case profiles
    /// The search of that page.
    case profileSearch = "profile-search"
    /// A menu or another list to choose from.
    case menu
    /// A question that nobody is to answer by what was typed before it could be seen.
    case question
    /// A link of the user's own that was created.
    case invitation
    /// A dialog in which people are chosen.
    case people
    /// The field in which commands and chats are looked for.
    case palette
    /// A dialog with a field.
    case dialog
    /// The help screen.
    case help
    /// A field to write in.
    case text
}
