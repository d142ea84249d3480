public import Messenger
public import TerminalDOM

/// The menu of the floating action button, and what it opens.
public enum NewChat {
    /// What is shown.
    public enum State: Codable, Equatable, Sendable {
        /// The menu, with the selected row.
        case menu(selection: Int)
        /// A link that was created, or is being created while it is nil.
        case link(ConnectLink?)
        /// A link is being pasted.
        case paste(Field)
        /// A group is being named.
        case group(Field)
    }

    /// A field in a dialog.
    public struct Field: Codable, Equatable, Sendable {
        /// What is written in it.
        public var text = EditableText()
        /// What is wrong with it, in words.
        public var problem: String?
        /// Whether the other side is to see a random name, where there is another side.
        public var isIncognito = false
        /// Whether what it asks for is being done.
        public var isBusy = false

        /// Begins with what was left there, selected, so that what is typed or pasted takes its place.
        public init(_ text: EditableText = EditableText()) {
            self.text = text
            if !text.isEmpty { self.text.apply(.selectAll) }
        }
    }

    /// The rows of the menu.
    public enum Entry: String, Codable, CaseIterable, Equatable, Sendable {
        /// Create a one-time link.
        case createLink
        /// Paste a link.
        case pasteLink
        /// Create a group.
        case createGroup
        /// Open the notes to self.
        case notes
    }

    /// What happens here.
    public enum Action: Codable, Equatable, Sendable {
        /// A row of the menu was chosen.
        case chosen(Entry)
        /// A link was created.
        case linkCreated(ConnectLink)
        /// A chat came about: by a link, as a group, as the notes.
        case connected(ChatSummary)
        /// Somebody connected, by the link that is shown or by another.
        case joined(ChatSummary)
        /// It did not; the sentence says why.
        case refused(String)
        /// The field was changed.
        case edited(EditCommand)
        /// Another name is to be shown to the other side: a random one, or one's own.
        case incognitoToggled
        /// The link is to be copied.
        case copyLink
    }
}
