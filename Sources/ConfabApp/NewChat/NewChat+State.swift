import Messenger
public import TerminalDOM

/// The menu of the floating action button, and what it opens.
public enum NewChat {
    /// What is shown.
    public enum State: Codable, Equatable, Sendable {
        /// The menu, with the selected row.
        case menu(selection: Int)
        /// A link of the user's own.
        case link(Invitation)
        /// A link is being pasted.
        case paste(Field)
        /// An image with the code of a link is being named.
        case scan(Scan)
        /// Someone's link, and what following it would do.
        case follow(Followed)
        /// A group is being made.
        case group(GroupDraft)
        /// A contact or a chat is being looked for.
        case find(People)
    }

    /// A field in a dialog.
    public struct Field: Codable, Equatable, Sendable {
        /// What is written in it.
        public var text = EditableText()
        /// What is wrong with it, in words.
        public var problem: String?

        /// Begins with what was left there, selected, so that what is typed or pasted takes its place.
        public init(_ text: EditableText = EditableText()) {
            self.text = text
            if !text.isEmpty { self.text.apply(.selectAll) }
        }

        /// Changes what is written; what was wrong with it is not, any more.
        mutating func edit(_ command: EditCommand) {
            let before = text.text
            text.apply(command.onOneLine, limit: NewChat.fieldLimit)
            if text.text != before { problem = nil }
        }
    }

    /// The most characters of a field: paths and links have far less.
    static let fieldLimit = 4096

    /// The rows of the menu.
    public enum Entry: String, Codable, CaseIterable, Equatable, Sendable {
        /// Create a one-time link.
        case createLink
        /// Read the code of a link from an image.
        case scanCode
        /// Paste a link.
        case pasteLink
        /// Create a group.
        case createGroup
        /// Look for a contact or a chat.
        case findContact
        /// Open the notes to self.
        case notes
    }
}

extension CommandID {
    /// What of the menu a command begins.
    var newChatEntry: NewChat.Entry? {
        switch self {
        case .createLink: .createLink
        case .scanCode: .scanCode
        case .pasteLink: .pasteLink
        case .createGroup: .createGroup
        case .findContact: .findContact
        case .notes: .notes
        default: nil
        }
    }
}

extension NewChat.State {
    /// Where keys are typed.
    var keyContexts: [KeyContext] {
        switch self {
        case .menu, .follow: [.menu, .everywhere]
        case .link(let link) where link.answer != nil: [.question, .everywhere]
        case .link(let link): link.choosing == nil ? [.invitation, .dialog, .everywhere] : [.menu, .everywhere]
        case .paste: [.dialog, .text, .everywhere]
        case .scan(let scan): scan.links.isEmpty ? [.dialog, .text, .everywhere] : [.menu, .everywhere]
        case .group(let draft):
            draft.people == nil ? [.dialog, .text, .everywhere] : [.people, .dialog, .text, .everywhere]
        case .find: [.people, .dialog, .text, .everywhere]
        }
    }
}
