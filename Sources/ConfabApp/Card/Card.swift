public import Messenger
public import TerminalDOM

/// The card of a chat: who or what it is, and what can be done about it.
public struct Card: Feature {
    /// The chat, as its row shows it.
    public var chat: ChatSummary
    /// Details; nil until they were read.
    public var details: Details?
    /// The selected row of the menu.
    public var selection = 0
    /// The user's own name for it, as it's typed.
    public var alias: EditableText
    /// True if keys go to the field for that name.
    public var isNaming = false
    /// The scroll position of the facts.
    public var scroll = ListScroll<Int>(.start)
    /// The visible facts.
    public var viewport: ListViewport<Int>?
    /// True while the service accepts a request or joins a group.
    public var isBusy = false
    /// The sentence that says why that failed, or why a name is not valid.
    public var problem: String?

    /// The card of `chat`, not read yet; with the keys in the field for the user's own name if `isNaming`.
    public init(_ chat: ChatSummary, isNaming: Bool = false) {
        self.chat = chat
        alias = EditableText(chat.names.alias ?? "")
        if isNaming { name() }
    }

    /// Its actions.
    public enum Action: Codable, Equatable, Sendable {
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
    public struct Details: Codable, Equatable, Sendable {
        /// The row.
        public var chat: ChatSummary
        /// The contact behind it.
        public var contact: Contact?
        /// The group behind it.
        public var group: Group?
        /// The members of the group.
        public var members: [Member] = []
        /// The code of the user's own link.
        public var code: QRCode?
        /// The bytes of a record that cannot be read.
        public var record: [UInt8] = []

        /// The row of `chat`, and nothing else yet.
        public init(chat: ChatSummary) { self.chat = chat }
    }

    /// A row of the menu.
    enum Entry: Equatable {
        /// Goes to its messages.
        case open
        /// Lets someone connect who asks for it, under a random name when `incognito`.
        case accept(incognito: Bool)
        /// Removes who asks, without telling.
        case reject
        /// Joins the group that one was invited to, under a random name when `incognito`.
        case join(incognito: Bool)
        /// Deletes the invitation.
        case decline
        /// Copies the user's own link.
        case copyLink
        /// Goes to the field for the user's own name for it.
        case rename
        /// Asks whom to invite.
        case invite
        /// Goes to its tags.
        case tags
        /// Puts it away, or takes it back.
        case archive
        /// Asks whether to leave.
        case leave
        /// Asks whether to delete what is not a connection yet.
        case withdraw
        /// Copies the bytes of a record that cannot be read.
        case copyRecord
    }

    /// Its own keys, or those of the field for the user's own name.
    public var contexts: [KeyContext] {
        isNaming ? [.dialog, .text, .everywhere] : [.card, .menu, .everywhere]
    }

    /// True if the user can give it a name of their own.
    var hasAlias: Bool {
        switch chat.kind {
        case .direct, .group, .business, .pendingConnection: true
        case .notes, .contactRequest, .groupInvitation, .broken: false
        }
    }

    /// The rows of the menu.
    var entries: [Entry] {
        switch chat.kind {
        case .direct: return [.open, .rename, .tags, .archive]
        case .group, .business:
            let invites = chat.condition.canSend && (details?.group?.role ?? .owner) >= .admin
            return [.open] + (invites ? [.invite] : []) + [.rename, .tags, .archive]
                + (ChosenChat(chat).canLeave ? [.leave] : [])
        case .notes: return [.open, .archive]
        case .contactRequest: return [.accept(incognito: false), .accept(incognito: true), .reject]
        case .pendingConnection(let pending):
            return (pending.link == nil ? [] : [.copyLink]) + [.rename, .withdraw]
        case .groupInvitation: return [.join(incognito: false), .join(incognito: true), .decline]
        case .broken: return [.copyRecord]
        }
    }
}

extension ServiceCall.Asker {
    /// The card of a chat.
    public static let card = Self(rawValue: "card")
}
