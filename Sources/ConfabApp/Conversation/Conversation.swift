public import Messenger
public import TerminalDOM

/// The open chat: a stretch of its messages around the screen, and the field for a new one.
public struct Conversation: Feature {
    /// The profile whose chat it is.
    public var profile: ProfileID
    /// The chat.
    public var chat: ChatSummary
    /// The details shown beside its name.
    public var details = Details()
    /// A stretch of its messages, oldest first; nil until they were read.
    public var page: MessagePage?
    /// Why some messages can't be read; nil once they can.
    public var pageProblem: PageProblem?
    /// Where the messages are scrolled to.
    public var scroll = ListScroll<MessageID>(.end)
    /// The visible rows.
    public var viewport: ListViewport<MessageID>?
    /// The selected message; nil if none is selected.
    public var selection: MessageID?
    /// The first message that was unread when the chat was opened, and how many there were.
    public var unread: Unread?
    /// Messages up to here were seen and noted.
    public var seenUpTo: MessagePosition
    /// How many messages came in while the newest were not on the screen.
    public var newBelow = 0
    /// True if older or newer messages are being read.
    public var isLoading = false
    /// The search in the chat, while it is open.
    public var chatSearch: ChatSearch?
    /// The message to show once it has been read.
    public var target: Target?
    /// The text of the new message.
    public var composer = EditableText()
    /// Columns of the field for it.
    public var composerWidth = Int.max
    /// True if what was kept of an earlier time has been put into the field.
    public var isDraftLoaded = false
    /// The draft as it was last saved; nil if saving failed.
    public var savedDraft: String? = ""

    /// The part that keys go to.
    public var focus = Focus.timeline

    /// The open chat `chat` of `profile`, nothing read yet.
    public init(chat: ChatSummary, of profile: ProfileID) {
        self.profile = profile
        self.chat = chat
        focus = chat.condition.canSend ? .composer : .timeline
        seenUpTo = .first
    }

    /// The open chat at a message that was found, with the search in it ready to go on from there.
    init(chat: ChatSummary, of profile: ProfileID, at target: Target, _ chatSearch: ChatSearch) {
        self.init(chat: chat, of: profile)
        self.target = target
        self.chatSearch = chatSearch
        focus = .timeline
    }

    /// The contexts for keys, by the part that they go to.
    public var contexts: [KeyContext] {
        switch focus {
        case .timeline: chatSearch == nil ? [.timeline, .everywhere] : [.hits, .timeline, .everywhere]
        case .composer: [.composer, .text, .everywhere]
        case .chatSearch: [.chatSearch, .text, .everywhere]
        }
    }

    /// A part of the open chat that keys can go to.
    public enum Focus: String, Codable, Equatable, Sendable {
        /// The messages.
        case timeline
        /// The field for a new message.
        case composer
        /// The search in the chat.
        case chatSearch
    }

    /// Messages that can't be read.
    public struct PageProblem: Codable, Equatable, Sendable {
        /// Where they are.
        public var anchor: MessageAnchor
        /// The reason, as a sentence.
        public var sentence: String
    }

    /// The messages that were unread when the chat was opened.
    public struct Unread: Codable, Equatable, Sendable {
        /// The first of the messages.
        public var first: MessageID
        /// How many there were.
        public var count: Int
    }

    /// Details shown beside the name of a chat.
    public struct Details: Codable, Equatable, Sendable {
        /// How many members a group has; 0 where it is none.
        public var memberCount = 0
        /// The topic of a group.
        public var topic = ""
        /// The user's random name in the chat; nil if the user appears under the real name, empty if the random name isn't known.
        public var incognitoName: String?
        /// The draft saved for the chat.
        public var draft: Draft?
        /// Messages up to here were read.
        public var readUpTo = MessagePosition.first

        /// Nothing.
        public init() {}
    }
}

extension ServiceCall.Asker {
    /// The open chat.
    public static let conversation = Self(rawValue: "conversation")
}
