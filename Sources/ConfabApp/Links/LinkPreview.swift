import Loop
package import Messenger

/// Someone's link, and what following it would do.
package struct LinkPreview: Codable, Equatable, Sendable {
    package var link: ConnectLink
    /// The effect of following it; nil until that's known.
    package private(set) var plan: LinkPlan?
    /// The chat that it leads to, once that was read; nil if it's no longer there.
    package private(set) var chat: ChatSummary?
    /// True if it's being followed.
    package private(set) var isBusy = false
    /// Why it wasn't followed.
    package private(set) var problem: Problem?
    /// Why nobody knows what it leads to.
    package private(set) var lookProblem: Problem?
    /// True if finding that out takes so long that it's said.
    private(set) var isLong = false
    private var isChatRead = false

    /// A link that nothing is known about yet.
    package init(_ link: ConnectLink) { self.link = link }

    /// The time before finding out takes long.
    static let patience = Duration.seconds(1)

    /// True if the plan is known, and the chat that it leads to.
    var isReady: Bool { plan.map { isChatRead || $0.chat == nil } ?? false }

    mutating func waitedLong() { isLong = plan == nil && lookProblem == nil }

    /// Takes what following it would do; again if something changed meanwhile.
    ///
    /// - Returns: the chat to read; nil if there is none.
    mutating func take(_ plan: LinkPlan) -> ChatID? {
        if chat?.id != plan.chat { (chat, isChatRead) = (nil, false) }
        self.plan = plan
        (isLong, lookProblem) = (false, nil)
        return plan.chat
    }

    /// Takes the chats that were read; false if the one that it leads to isn't among those `asked` for.
    mutating func take(_ chats: [ChatSummary], asked: [ChatID]) -> Bool {
        guard let wanted = plan?.chat, asked.contains(wanted) else { return false }
        chat = chats.first { $0.id == wanted }
        isChatRead = true
        return true
    }

    mutating func failLook(_ problem: Problem) { (lookProblem, isLong) = (problem, false) }

    /// Begins to follow it; false if that's going on.
    mutating func connect() -> Bool {
        guard !isBusy else { return false }
        (isBusy, problem) = (true, nil)
        return true
    }

    mutating func refuse(_ problem: Problem) { (isBusy, self.problem) = (false, problem) }

    /// Something that the user can do with a link.
    package enum Action: Equatable {
        /// Opens the chat that it leads to, or goes to its row.
        case open
        /// Follows it.
        case connect(incognito: Bool)
        /// Tries another link.
        case another
        /// Leaves it.
        case cancel
    }

    /// The actions that are possible, by what following the link would do.
    var actions: [Action] {
        let ways: [Action] = [.connect(incognito: false), .connect(incognito: true), .cancel]
        return switch plan {
        case .new: ways
        case .known, .own, .connecting: chat == nil ? [.cancel] : [.open, .cancel]
        case .used, .gone: [.another, .cancel]
        case nil: lookProblem == nil ? [.cancel] : ways
        }
    }
}

extension LinkPlan {
    /// The chat that a link leads to.
    var chat: ChatID? {
        switch self {
        case .known(let chat), .connecting(let chat): chat
        case .own(let chat): chat
        case .new, .used, .gone: nil
        }
    }
}
