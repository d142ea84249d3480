import Loop
public import Messenger

extension NewChat {
    /// Someone's link, and what following it would do.
    public struct Followed: Codable, Equatable, Sendable {
        /// The link.
        public var link: ConnectLink
        /// What following it would do; nil until that is known.
        public var plan: LinkPlan?
        /// The chat that it leads to, once that was read; nil when it is not there any more.
        public var chat: ChatSummary?
        /// Whether that was read.
        public var isChatRead = false
        /// Whether the look at it takes so long that it is said.
        public var isLong = false
        /// Whether it is being followed.
        public var isBusy = false
        /// The selected row of what can be done.
        public var selection = 0
        /// Why it was not followed, in words.
        public var problem: String?
        /// Why it could not be looked at, in words.
        public var lookProblem: String?

        /// A link of which nothing is known yet.
        public init(_ link: ConnectLink) { self.link = link }

        /// What can be done, from the first to the last row; nothing while Enter would do another thing in a moment.
        var entries: [FollowedEntry] {
            let ways: [FollowedEntry] = [.connect(incognito: false), .connect(incognito: true), .cancel]
            switch plan {
            case .new: return ways
            case .known, .own, .connecting:
                guard isChatRead || plan?.chat == nil else { return [] }
                return (chat == nil ? [] : [.open]) + [.cancel]
            case .used, .gone: return [.another, .cancel]
            case nil: return lookProblem == nil ? [] : ways
            }
        }
    }

    /// What can be done with a link.
    enum FollowedEntry: Equatable {
        /// Follows it, under a random name when `incognito`.
        case connect(incognito: Bool)
        /// Goes to the chat that it leads to, or to its row.
        case open
        /// Goes back to where links are pasted.
        case another
        /// Leaves it.
        case cancel
    }

    /// After which time the look at a link is said.
    static let linkPatience = Duration.seconds(1)

    /// Begins with `link`: asks what following it would do.
    static func follow(_ link: ConnectLink, profile: ProfileID) -> (State, [AppEffect]) {
        (
            .follow(Followed(link)),
            [
                .request(.plan(link), of: profile, by: .newChat, id: .planNewLink),
                .after(linkPatience, .newChat(.planTakesLong), id: .newLinkPatience),
            ]
        )
    }

    /// Nothing about a link is awaited any more.
    static let letGo: [AppEffect] = [.cancel(.planNewLink), .cancel(.newLinkPatience)]

    static func reduce(_ followed: inout Followed, _ action: Action) -> [AppEffect] {
        switch action {
        case .planned(let link, let plan):
            guard link == followed.link, !followed.isBusy else { return [] }
            // Rows that change their meaning are not chosen by who does not see it: it begins with the first again.
            if followed.plan != plan { followed.selection = 0 }
            if followed.chat?.id != plan.chat {
                followed.chat = nil
                followed.isChatRead = false
            }
            followed.plan = plan
            followed.lookProblem = nil
            followed.isLong = false
            return [.cancel(.newLinkPatience)] + (plan.chat.map { [.perform(.query(.rows([$0])))] } ?? [])
        case .planFailed(let link, let sentence):
            guard link == followed.link, followed.plan == nil else { return [] }
            followed.lookProblem = sentence
            followed.isLong = false
            followed.selection = 0
            return [.cancel(.newLinkPatience)]
        case .planTakesLong: followed.isLong = followed.plan == nil && followed.lookProblem == nil
        case .chatsRead(let asked, let chats):
            guard let wanted = followed.plan?.chat, asked.contains(wanted) else { return [] }
            followed.chat = chats.first { $0.id == wanted }
            followed.isChatRead = true
            followed.selection = max(0, min(followed.selection, followed.entries.count - 1))
        case .connectFailed(let link, let sentence):
            guard link == followed.link else { return [] }
            followed.isBusy = false
            followed.problem = sentence
        default: break
        }
        return []
    }

    static func connect(_ followed: inout Followed, incognito: Bool, profile: ProfileID) -> [AppEffect] {
        guard !followed.isBusy else { return [] }
        followed.isBusy = true
        followed.problem = nil
        return [.request(.connect(followed.link, incognito: incognito), of: profile, by: .newChat)]
    }
}
