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
    /// The text of the new message.
    package var composer = EditableText()
    /// The mode of the field, which is always the same without the keys of vim.
    package var mode = FieldMode.insert
    /// The members who were found last for a mention; nil for none.
    package var foundMembers: FoundMembers?
    /// The emoji that were found last for a short name; nil for none.
    package var foundEmoji: FoundEmoji?
    /// The emoji that were used last; nil until they're needed.
    package var recentEmoji: RecentEmoji?
    /// The files that are sent with the text, which is the caption of the selected one.
    package var attachments: [DraftAttachment] = []
    /// The voice message that is being recorded.
    package var recording: VoiceRecording?
    /// The voice message that is being played, or was paused.
    package var playback: VoicePlayback?
    /// How often the player was started or stopped; it numbers the answers.
    package var playerRuns = 0
    /// The number of the last recording.
    package var recordings = 0
    /// The index of the selected file.
    package var selectedAttachment = 0
    /// The file that was removed last, and its index; nil once something else was written.
    package var removedAttachment: RemovedAttachment?
    /// The text that was pasted last and didn't fit, and what was in the field before; nil once something else was written.
    package var cutPaste: CutPaste?
    /// True if something that couldn't be sent comes back when the edit of a message ends.
    package var hasUnsent = false
    /// The offset of a path that was begun to attach a file; nil for none.
    package var begunPath: Int?
    /// The files and folders that were found last for a path; nil for none.
    package var foundPaths: FoundPaths?
    /// True if Enter was pressed behind a path whose files aren't known yet.
    package var submitsPath = false
    /// The selected suggestion for what is typed; nil for the best one.
    package var suggestion: String?
    /// The beginning of the text for which the user has closed the suggestions; nil for none.
    package var closedSuggestions: Int?
    /// The text that Ctrl-C has just cleared there; nil once something else was written.
    package var cleared: StyledText?
    /// Columns of the field for it.
    package var composerWidth = Int.max
    /// True if what was kept of an earlier time has been put into the field.
    package var isDraftLoaded = false
    /// The place in the chat as it was last saved; nil for its end.
    package var savedPlace: MessagePosition?
    /// The draft as it was last saved; nil if saving failed.
    package var savedDraft: Draft?
    /// The message that the text in the field answers or edits; nil for a new message.
    package var target: ComposerTarget?
    /// The last word to others about the user's typing.
    package var typing = Typing()
    /// The texts of the user's own messages that are being deleted for everyone, if the user agrees.
    package var revoking: [MessageID: StyledText] = [:]
    /// The texts that can be written again, because they were deleted for everyone a moment ago.
    package var revoked: [MessageID: Revoked] = [:]

    /// The part that keys go to.
    package var focus = Focus.timeline {
        // Who comes to the field comes to write.
        didSet { if oldValue != .composer { mode = .insert } }
    }

    /// The open chat `chat` of `profile`, nothing read yet.
    package init(chat: ChatSummary, of profile: ProfileID) {
        self.profile = profile
        self.chat = chat
        timeline = Timeline(.chat(chat.id))
        savedDraft = Draft(chat: chat.id, text: "")
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

    static let composerContexts: [KeyContext] = [.composer, .text, .everywhere]

    /// The contexts for keys, by the part that they go to.
    package var contexts: [KeyContext] {
        switch focus {
        case .timeline: chatSearch == nil ? [.timeline, .everywhere] : [.hits, .timeline, .everywhere]
        case .composer where mode.isNormal: [.normal, .composer, .everywhere]
        case .composer: (suggestions.isEmpty ? [] : [.slash]) + Self.composerContexts
        case .chatSearch: [.chatSearch, .text, .everywhere]
        }
    }

    /// The field for a new message, or the search in the chat.
    package var focusedField: EditableText? {
        switch focus {
        case .timeline: nil
        case .composer: composer
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
        /// The message that the draft answers or edits.
        package var draftTarget: Message?
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
