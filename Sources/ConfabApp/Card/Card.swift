package import Messenger
package import TerminalDOM

/// The card of a chat: who or what it is, and what can be done about it.
package struct Card: Feature {
    /// The chat, as its row shows it.
    package var chat: ChatSummary
    /// Details; nil until they were read.
    package var details: Details?
    /// The selected row of the menu.
    package var selection = 0
    /// The user's own name for it, as it's typed.
    package var alias: EditableText
    /// True if keys go to the field for that name.
    package var isNaming = false
    /// The scroll position of the facts.
    package var scroll = ListScroll<Int>(.start)
    /// The visible facts.
    package var viewport: ListViewport<Int>?
    /// True while the service accepts a request or joins a group.
    package var isBusy = false
    /// Why that failed, or why a name isn't valid.
    package var problem: Problem?

    /// The card of `chat`, not read yet; with the keys in the field for the user's own name if `isNaming`.
    package init(_ chat: ChatSummary, isNaming: Bool = false) {
        self.chat = chat
        alias = EditableText(chat.names.alias ?? "")
        if isNaming { name() }
    }

    package enum Action: Codable, Equatable, Sendable {
        /// The details were read; nil if the chat is gone.
        case loaded(ChatID, Details?)
        /// A row of the menu was chosen.
        case chosen(Int)
        /// The wheel was turned over the menu, by so many notches.
        case wheelTurned(Int)
        /// Other lines are seen.
        case viewportChanged(ListViewport<Int>)
        /// The facts are scrolled by so many lines.
        case scrolled(Int)
        /// The user's own link was clicked.
        case linkClicked
        /// The field for the user's own name was clicked, before so many characters.
        case placed(Int)
    }

    /// The details of a chat.
    package struct Details: Codable, Equatable, Sendable {
        /// The row.
        package var chat: ChatSummary
        /// The contact behind it.
        package var contact: Contact?
        /// The group behind it.
        package var group: Group?
        /// The members of the group.
        package var members: [Member] = []
        /// The seconds after which messages are deleted for everyone; nil if they stay.
        package var messageLifetime: Int?
        /// The code of the user's own link.
        package var code: QRCode?
        /// The bytes of a record that cannot be read.
        package var record: [UInt8] = []

        /// The row of `chat`, and nothing else yet.
        package init(chat: ChatSummary) { self.chat = chat }
    }

    /// Its own keys, or those of the field for the user's own name.
    package var contexts: [KeyContext] {
        isNaming ? [.dialog, .text, .everywhere] : [.card, .menu, .everywhere]
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        command == .open && isNaming ? .save : nil
    }

    /// The field for the user's own name, while it has the keys.
    package var focusedField: EditableText? { isNaming ? alias : nil }

    /// The rows of the menu.
    var entries: [ChatAction] { ChosenChat(chat, role: details?.group?.role).card }
}

extension ServiceCall.Asker {
    /// The card of a chat.
    package static let card = Self(rawValue: "card")
}
