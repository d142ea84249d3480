package import Messenger
package import TerminalDOM

/// The menu of the floating action button, and what it opens.
package enum NewChat: Feature {
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

    /// A field in a dialog.
    package struct Field: Codable, Equatable, Sendable {
        package var text = EditableText()
        package var problem: Problem?

        /// Begins with what was left there, selected, so that what is typed or pasted takes its place.
        package init(_ text: EditableText = EditableText()) {
            self.text = text
            if !text.isEmpty { self.text.apply(.selectAll) }
        }

        /// Edits the text, which clears its problem.
        mutating func edit(_ command: EditCommand) {
            let before = text.text
            text.apply(command.onOneLine, limit: NewChat.fieldLimit)
            if text.text != before { problem = nil }
        }
    }

    /// The most characters of a field: paths and links have far less.
    static let fieldLimit = 4096

    /// The rows of the menu.
    package enum Entry: String, Codable, CaseIterable, Equatable, Sendable {
        /// Create an invite link.
        case createLink
        /// Read the code of a link from an image.
        case scanCode
        case pasteLink
        case createGroup
        /// Look for a contact or a chat.
        case findContact
        /// Open the notes to self.
        case notes
    }

    /// The layer behind a row of the menu; nil for the notes, which have none.
    init?(_ entry: Entry, _ saved: SavedInput) {
        switch entry {
        case .createLink: self = .link(Invitation())
        case .scanCode: self = .scan(Scan(Field(saved[.image])))
        case .pasteLink: self = .paste(Field(saved[.link]))
        case .createGroup: self = .group(GroupDraft(Field(saved[.group])))
        case .findContact: self = .find(People(isReadyOnly: false))
        case .notes: return nil
        }
    }
}

extension CommandID {
    /// The entry of the menu that the command chooses.
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

extension ServiceCall.Asker {
    package static let newChat = Self(rawValue: "newChat")
}
