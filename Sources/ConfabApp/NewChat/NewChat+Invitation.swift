import Loop
public import Messenger

extension NewChat {
    /// A link of the user's own that is created and given away.
    public struct Invitation: Codable, Equatable, Sendable {
        /// How far it is.
        public var progress = Progress.creating
        /// The selected answer, while it is asked whether to keep a link that nobody has used.
        public var answer: Int?
        /// Whether it was given away, as far as is known: it was copied.
        public var isShared = false
        /// The selected profile, while it is being chosen for which of the user's own the link is.
        public var choosing: ProfileID?
        /// The profile that is being opened for a link of its own; nothing else can be chosen meanwhile.
        public var opening: ProfileID?
        /// Whether that takes long enough to say so.
        public var isSlow = false
        /// Why there is no link for the profile that was chosen, in words.
        public var problem: String?

        /// One that is to be created.
        public init(_ progress: Progress = .creating) { self.progress = progress }

        /// The link that is shown.
        var made: MadeLink? { if case .made(let made) = progress { made } else { nil } }
    }

    /// What can be answered when a link is left that nobody has used. What was typed before the question could be seen must
    /// not delete it: letters choose nothing here (``KeyContext/question``), and what deletes is not next to what is selected
    /// first.
    enum Answer: CaseIterable {
        /// It stays, and waits in the list.
        case keep
        /// It is shown again.
        case back
        /// It is taken back.
        case delete
    }

    /// How far a link is.
    public enum Progress: Codable, Equatable, Sendable {
        /// It is being created.
        case creating
        /// It was not created; the sentence says why.
        case failed(String)
        /// It is there.
        case made(MadeLink)
    }

    /// A link that was created.
    public struct MadeLink: Codable, Equatable, Sendable {
        /// The link.
        public var link: ConnectLink
        /// The row that waits for someone to use it.
        public var chat: ChatID
        /// Its code; nil when none could be made.
        public var code: QRCode?

        /// A link.
        public init(_ link: ConnectLink, chat: ChatID, code: QRCode?) {
            self.link = link
            self.chat = chat
            self.code = code
        }
    }

    static func reduce(
        _ invitation: inout Invitation, _ action: Action, profile: ProfileID, words: Words
    ) -> [AppEffect] {
        switch action {
        case .linkCreated(let link, let chat, let code):
            invitation.progress = .made(MadeLink(link, chat: chat, code: code))
        case .linkFailed(let sentence):
            if case .creating = invitation.progress { invitation.progress = .failed(sentence) }
        case .copyLink:
            guard let made = invitation.made else { return [] }
            invitation.isShared = true
            return [.perform(.terminal(.copy(made.link.address))), .notice(words.copied())]
        case .retried:
            guard case .failed = invitation.progress else { return [] }
            invitation.progress = .creating
            return [.request(.createLink, of: profile, by: .newChat)]
        default: break
        }
        return []
    }

    static func perform(
        _ invitation: inout Invitation, _ command: CommandID, profile: ProfileID, words: Words
    ) -> [AppEffect] {
        switch command {
        case .copyLink: return reduce(&invitation, .copyLink, profile: profile, words: words)
        case .open:
            let action = invitation.made == nil ? Action.retried : .copyLink
            return reduce(&invitation, action, profile: profile, words: words)
        default: return []
        }
    }
}
