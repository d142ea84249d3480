import Loop
public import Messenger

extension NewChat {
    /// A link of the user's own that is created and given away.
    public struct Invitation: Codable, Equatable, Sendable {
        /// How far it is.
        public var progress = Progress.creating
        /// The selected answer, while it is asked whether to keep a link that nobody has used.
        public var answer: Int?

        /// One that is to be created.
        public init(_ progress: Progress = .creating) { self.progress = progress }

        /// The link that is shown.
        var made: MadeLink? { if case .made(let made) = progress { made } else { nil } }
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
            return [.perform(.copy(made.link.address)), .notice(words.copied())]
        case .retried:
            guard case .failed = invitation.progress else { return [] }
            invitation.progress = .creating
            return [.perform(.createLink(profile))]
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
