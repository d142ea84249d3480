package import TerminalDOM

/// Something that the user can do by a key, from the palette, from the help, or from a menu.
///
/// A command is one row of the table (``Command/all``), which has all there is to say about it: the help, the palette, the
/// footer, the key overrides of the config, and `docs/keys.md` are made from it.
package struct Command: Equatable, Sendable {
    /// The name in the config and in recordings.
    package let id: CommandID
    /// The English title, for the help and the palette. Views get the title in the user's language from ``Strings``.
    let title: String
    /// The English word for the footer, where a place has no other; nil: the title.
    let word: String?
    /// The contexts with keys for it; no context is in two of them.
    package let places: [Place]

    init(_ id: CommandID, _ title: String, _ places: Place...) {
        (self.id, self.title, word, self.places) = (id, title, nil, places)
    }

    init(_ id: CommandID, _ title: String, _ word: String, _ places: Place...) {
        (self.id, self.title, self.word, self.places) = (id, title, word, places)
    }

    /// The keys of a command in some contexts, and how the footer shows it there.
    package struct Place: Equatable, Sendable {
        /// The contexts that offer the command.
        package let contexts: Set<KeyContext>
        /// The keys that give it unless the config says otherwise.
        package let keys: [KeyPress]
        /// The rank among the footer's commands, the lowest first; nil: only in the footer if the feature says so.
        let footerRank: Int?
        /// The footer's word for it here, if it has another one elsewhere.
        let word: String?

        static func at(
            _ contexts: Set<KeyContext>, _ keys: String..., footer: Int? = nil, _ word: String? = nil
        ) -> Place {
            Place(contexts: contexts, keys: keys.compactMap(KeyPress.init), footerRank: footer, word: word)
        }
    }

    /// The row of the table; a test checks that every command has one.
    static subscript(id: CommandID) -> Command { byID[id] ?? Command(id, id.rawValue) }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// The commands of each context, with their ranks among the footer's.
    static let ranks: [KeyContext: [(command: CommandID, rank: Int?)]] = {
        var found: [KeyContext: [(command: CommandID, rank: Int?)]] = [:]
        for command in all {
            for place in command.places {
                for context in place.contexts { found[context, default: []].append((command.id, place.footerRank)) }
            }
        }
        return found
    }()

    /// The place of the table with `context`; nil if the command can't be given there.
    package func place(in context: KeyContext) -> Place? { places.first { $0.contexts.contains(context) } }
}

extension CommandID {
    /// True if it can be given in `context`.
    package func isGiven(in context: KeyContext) -> Bool { Command[self].place(in: context) != nil }
}

/// The place that a key is typed in; the innermost one that knows the key decides.
package enum KeyContext: String, Codable, CaseIterable, Hashable, Sendable {
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
    /// The same in the normal mode of vim, whose preset has its keys.
    case normal
    /// The same while there are suggestions: commands after a slash, members after an at sign, or emoji after a colon.
    case slash
    /// The emoji to choose from.
    case emoji
    /// The messages of the open chat.
    case timeline
    /// The same while there is a search in the open chat.
    case hits
    /// The search in the open chat.
    case chatSearch = "finder"
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
    /// The menu of a message.
    case messageMenu = "message-menu"
    /// The pinned messages of a chat.
    case pins
    /// A picture on the whole screen.
    case picture
    /// The messages of a merged record.
    case record
    /// A page of messages from elsewhere: a thread, the matches of a search, the collected messages.
    case messagesPage = "messages-page"
    /// The page of collected messages.
    case collected
    /// The field in which chats are looked for to forward messages to.
    case forwarding
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
