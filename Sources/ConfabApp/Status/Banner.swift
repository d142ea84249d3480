import Messenger

/// Something to be known, above the rows of the list; one at a time.
package enum Banner: Codable, Equatable, Sendable {
    /// Nothing more can be saved, because the files of the database were replaced.
    case replaced
    /// Something that is stored cannot be read.
    case damaged
    /// Something was written by a later version.
    case newer
    /// Another process brings messages in; its number, zero when it did not say.
    case importing(process: Int32)
    /// The search index is being made; how much of it is, in percent.
    case indexing(percent: Int)
    /// Something that helps to get on.
    case hint(Hint)

    /// The subject of a banner, regardless of its details.
    package enum Kind: String, Codable, CaseIterable, Equatable, Hashable, Sendable {
        // The cases are in order of what is to be known first.
        /// Nothing more can be saved.
        case replaced
        /// Something that is stored cannot be read.
        case damaged
        /// Something was written by a later version.
        case newer
        /// Another process brings messages in.
        case importing
        /// The search index is being made.
        case indexing
        /// Something that helps to get on.
        case hint
    }

    package var kind: Kind {
        switch self {
        case .replaced: .replaced
        case .damaged: .damaged
        case .newer: .newer
        case .importing: .importing
        case .indexing: .indexing
        case .hint: .hint
        }
    }

    /// The action of the banner; nil if it has none.
    func offer(_ options: Options) -> Offer? {
        switch self {
        case .damaged: .copy(options.doctorCommand)
        case .replaced, .newer, .importing, .indexing: nil
        case .hint(let hint): hint.command.map(Offer.command)
        }
    }

    /// The action of a banner.
    package enum Offer: Equatable {
        /// Gives a command.
        case command(CommandID)
        /// Puts something to be typed elsewhere into the clipboard.
        case copy(String)
    }

    /// True if something is wrong.
    var isAlarm: Bool { kind == .replaced || kind == .damaged || kind == .newer }
}

/// Something that helps to get on, told until it is closed.
package enum Hint: String, Codable, CaseIterable, Hashable, Sendable {
    // In the order in which they are told.
    case keys
    case rows
    case link

    var command: CommandID? {
        switch self {
        case .keys, .rows: nil
        case .link: .newChat
        }
    }
}
