package import Messenger

/// The chats that a value of an option is for.
package enum OptionTarget: Codable, Hashable, Sendable {
    /// All chats of all profiles.
    case all
    /// All chats of the open profile.
    case profile
    /// The chats of a kind in the open profile.
    case kind(KindOfChat)
    /// One chat, and its kind.
    case chat(ChatID, KindOfChat)

    /// The kinds of chats that options distinguish.
    package enum KindOfChat: String, CaseIterable, Codable, Hashable, Sendable {
        /// Chats with one person, requests and links; records that cannot be read, too.
        case direct
        /// Groups, invitations to them, and chats with a business, which are groups on the service.
        case group
        /// Notes to self.
        case notes
    }

    /// `chat`.
    package init(_ chat: ChatSummary) { self = .chat(chat.id, chat.kind.kindOfOptions) }

    /// The chats whose value applies if these have none.
    package var wider: OptionTarget? {
        switch self {
        case .all: nil
        case .profile: .all
        case .kind: .profile
        case .chat(_, let kind): .kind(kind)
        }
    }

    /// True for some chats of a profile only.
    package var isOfChats: Bool {
        switch self {
        case .all, .profile: false
        case .kind, .chat: true
        }
    }
}

extension ChatKind {
    /// The kind of chat for options.
    package var kindOfOptions: OptionTarget.KindOfChat {
        switch self {
        case .direct, .contactRequest, .pendingConnection, .broken: .direct
        case .group, .business, .groupInvitation: .group
        case .notes: .notes
        }
    }
}
