package import Messenger
package import TerminalDOM

/// The open chat: a stretch of its messages around the screen, and the field for a new one.
package struct Conversation: Feature {
    /// The profile whose chat it is.
    package var profile: ProfileID
    package var chat: ChatSummary
    /// The details shown beside its name.
    package var details = Details()
    /// Its messages around the screen.
    package var timeline: Timeline
    /// The numbers of people who have read the messages of a group.
    package var readCounts = ReadCounts()
    /// Messages up to here were seen and noted.
    package var seenUpTo: MessagePosition
    /// The search in the chat, while it is open.
    package var chatSearch: ChatSearch?
    /// The field for a new message, with everything that is being written.
    package var composer: Composer
    /// The voice message that is being played, or was paused.
    package var playback: VoicePlayback?
    /// How often the player was started or stopped; it numbers the answers.
    package var playerRuns = 0
    /// The place in the chat as it was last saved; nil for its end.
    package var savedPlace: MessagePosition?
    /// The texts of the user's own messages that are being deleted for everyone, if the user agrees.
    package var revoking: [MessageID: Revoked] = [:]
    /// The texts that can be written again, because they were deleted for everyone a moment ago.
    package var revoked: [MessageID: Revoked] = [:]

    /// The part that keys go to.
    package var focus = Focus.timeline {
        // Who comes to the field comes to write.
        didSet { if oldValue != .composer { composer.mode = .insert } }
    }

    /// The open chat `chat` of `profile`, nothing read yet.
    package init(chat: ChatSummary, of profile: ProfileID) {
        self.profile = profile
        self.chat = chat
        timeline = Timeline(.chat(chat.id))
        composer = Composer(for: chat.id, of: profile)
        focus = chat.condition.canSend ? .composer : .timeline
        seenUpTo = .first
    }

    /// The open chat at a message; one that was found comes with the search in it, ready to go on from there.
    init(chat: ChatSummary, of profile: ProfileID, at target: Timeline.Target, _ chatSearch: ChatSearch? = nil) {
        self.init(chat: chat, of: profile)
        timeline.target = target
        self.chatSearch = chatSearch
        focus = .timeline
    }

    /// The contexts for keys, by the part that they go to.
    package var contexts: [KeyContext] {
        switch focus {
        case .timeline: chatSearch == nil ? [.timeline, .everywhere] : [.hits, .timeline, .everywhere]
        case .composer: composer.contexts(surroundings)
        case .chatSearch: [.chatSearch, .text, .everywhere]
        }
    }

    /// The field for a new message, or the search in the chat.
    package var focusedField: EditableText? {
        switch focus {
        case .timeline: nil
        case .composer: composer.field
        case .chatSearch: chatSearch?.field
        }
    }

    /// A part of the open chat that keys can go to.
    package enum Focus: String, Codable, Equatable, Sendable {
        /// The messages.
        case timeline
        /// The field for a new message.
        case composer
        case chatSearch
    }

    /// Details shown beside the name of a chat.
    package struct Details: Codable, Equatable, Sendable {
        /// The number of members of a group; 0 for another chat.
        package var memberCount = 0
        /// The topic of a group.
        package var topic = ""
        /// The seconds after which messages are deleted for everyone; nil if they stay.
        package var messageLifetime: Int?
        /// The user's random name in the chat; nil if the user appears under the real name, empty if the random name isn't known.
        package var incognitoName: String?
        /// The draft saved for the chat.
        package var draft: Draft?
        /// The message that the draft edits.
        package var editedMessage: Message?
        /// The message that the draft answers.
        package var answeredMessage: Message?
        /// The messages that were pinned last, at most ``Conversation/mostPinLines``.
        package var pins: [Message] = []
        /// The people whom these messages name.
        package var people = People()
        /// The number of pinned messages.
        package var pinCount = 0
        /// The user's role in a group; nil for another chat.
        package var role: MemberRole?
        /// Messages up to here were read.
        package var readUpTo = MessagePosition.first
        /// The position of the first message on the screen when the user left the chat; nil for its end.
        package var place: MessagePosition?
        /// The positions from the oldest message to the newest one; nil while they aren't known.
        package var span: ClosedRange<MessagePosition>?

        /// Nothing.
        package init() {}
    }
}

extension ServiceCall.Asker {
    /// The open chat.
    package static let conversation = Self(rawValue: "conversation")
}
