public import Messenger
public import TerminalDOM

/// The chat switcher: everything that one can go to, by some of the letters of its name.
public enum Switcher {
    /// Something to go to.
    public enum Target: Codable, Equatable, Sendable {
        /// A chat; the card of one that waits for the user.
        case chat(ChatSummary)
        /// A contact without a chat.
        case contact(Contact)
        /// A tab above the list; nil shows all chats.
        case tab(ChatFilter?)
        /// Another profile of the user's.
        case profile(ProfileID)
        /// Something that a command opens.
        case command(CommandID)
        /// An option on the settings page.
        case option(OptionID)
    }

    /// A place that is known without asking the store, with what it is called.
    public struct Place: Codable, Equatable, Sendable {
        /// Where it leads.
        public var target: Target
        /// Its name.
        public var title: String

        /// A place called `title`.
        public init(_ target: Target, _ title: String) {
            self.target = target
            self.title = title
        }
    }

    /// Something that fits what is typed.
    public struct Row: Codable, Equatable, Sendable {
        /// Where it leads.
        public var target: Target
        /// What it is called.
        public var title: String
        /// The letters of the title that were meant.
        public var marks: [Range<Int>] = []
        /// Another name, by which it was found.
        public var other = ""
        /// The letters of the other name that were meant.
        public var otherMarks: [Range<Int>] = []
    }

    /// What is shown.
    public struct State: Codable, Equatable, Sendable {
        /// What is typed.
        public var field = EditableText()
        /// What the store has found last; nil while it was not asked.
        public var found: FuzzyNames?
        /// What ``found`` was found by.
        public var pattern = FuzzyPattern("")
        /// Tabs, and what else can be gone to.
        public var places: [Place]
        /// The chat that is open, to which nobody needs to go.
        public var open: ChatID?
        /// What fits, the best first.
        public var rows: [Row] = []
        /// The selected one of ``rows``.
        public var selection = 0

        /// Leads to these places, beside chats and contacts.
        public init(_ places: [Place], open: ChatID?) {
            self.places = places
            self.open = open
        }

        /// Where the selected row leads.
        var selected: Target? { rows.indices.contains(selection) ? rows[selection].target : nil }
    }

    /// What happens in it.
    public enum Action: Codable, Equatable, Sendable {
        /// The field was changed.
        case edited(EditCommand)
        /// What the store has found for a pattern.
        case found(FuzzyPattern, FuzzyNames)
        /// A row was clicked.
        case chosen(Target)
        /// The wheel was turned over the rows.
        case wheelTurned(Int)
    }
}
