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
}

extension NewChat.Followed {
    /// The time before the dialog says that the look at a link takes long.
    static let patience = Duration.seconds(1)

    /// Nothing about a link is awaited any more.
    static let cancelled: [Effect<AppOperation, NewChat.Action>] = [.cancel(.planNewLink), .cancel(.newLinkPatience)]

    mutating func reduce(_ action: NewChat.Action) -> [Effect<AppOperation, NewChat.Action>] {
        switch action {
        case .planTakesLong: isLong = plan == nil && lookProblem == nil
        case .chatsRead(let asked, let chats):
            guard let wanted = plan?.chat, asked.contains(wanted) else { break }
            chat = chats.first { $0.id == wanted }
            isChatRead = true
            selection = max(0, min(selection, entries.count - 1))
        default: break
        }
        return []
    }

    /// Takes the answer of the service; nil if it's about another link.
    mutating func answered(
        _ request: ServiceRequest, _ outcome: ServiceOutcome
    ) -> [Effect<AppOperation, NewChat.Action>]? {
        switch (request, outcome) {
        case (.plan(link), .done(.plan(let plan))) where !isBusy: return take(plan)
        case (.plan(link), .failed(let failure)) where plan == nil:
            (lookProblem, isLong, selection) = (failure.sentence, false, 0)
            return [.cancel(.newLinkPatience)]
        case (.plan, _): return []
        case (.connect(link, _), .failed(let failure)):
            (isBusy, problem) = (false, failure.sentence)
            return []
        default: return nil
        }
    }

    private mutating func take(_ plan: LinkPlan) -> [Effect<AppOperation, NewChat.Action>] {
        // Rows that change their meaning are not chosen by who does not see it: it begins with the first again.
        if self.plan != plan { selection = 0 }
        if chat?.id != plan.chat { (chat, isChatRead) = (nil, false) }
        self.plan = plan
        (lookProblem, isLong) = (nil, false)
        return [.cancel(.newLinkPatience)] + (plan.chat.map { [.perform(.query(.rows([$0])))] } ?? [])
    }

    mutating func connect(incognito: Bool, _ shared: Shared) -> [Effect<AppOperation, NewChat.Action>] {
        guard !isBusy else { return [] }
        (isBusy, problem) = (true, nil)
        return shared.request(.connect(link, incognito: incognito), by: .newChat)
    }
}
