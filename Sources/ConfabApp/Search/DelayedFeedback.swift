import Loop
public import Messenger

extension Search {
    /// What a search holds back for a moment: what is wrong with what is still being typed, and that it takes long.
    public struct DelayedFeedback: Codable, Equatable, Sendable {
        /// What is wrong with the query, or may turn out to be, only because it is still being typed.
        public var unfinished: [SearchProblem] = []
        /// What is waited for.
        public var waiting: ChatList.Waiting?

        /// Nothing held back.
        public init() {}

        /// Whether it takes so long that it is said.
        var isLong: Bool { waiting == .long }

        /// Holds back what is wrong with the last word until nothing was typed for a while.
        mutating func holdBack(_ unfinished: [SearchProblem], _ clock: SearchClock) -> [AppEffect] {
            self.unfinished = unfinished
            return unfinished.isEmpty ? [] : [clock.rest]
        }

        /// Says after a while that it takes long; every key would put that off.
        mutating func wait(_ clock: SearchClock) -> [AppEffect] {
            guard waiting == nil else { return [] }
            waiting = .begun
            return [.after(Search.patience, clock.waitedLong, id: clock.patience)]
        }

        /// It has taken long.
        mutating func lengthen() {
            if waiting == .begun { waiting = .long }
        }

        /// Waits for nothing any more.
        mutating func end(_ clock: SearchClock) -> [AppEffect] {
            guard waiting != nil else { return [] }
            waiting = nil
            return [.cancel(clock.patience)]
        }
    }

    /// What a search hears when a while is over.
    struct SearchClock {
        /// Nothing was typed for a while.
        var rested: AppAction
        var typing: EffectID
        /// What is waited for takes long.
        var waitedLong: AppAction
        var patience: EffectID

        /// The search of all chats.
        static let everywhere = SearchClock(
            rested: .search(.typingRested), typing: .searchTyping, waitedLong: .search(.waitedLong),
            patience: .searchPatience)
        /// The search in the open chat.
        static let inChat = SearchClock(
            rested: .conversation(.finderRested), typing: .finderTyping,
            waitedLong: .conversation(.finderWaitedLong), patience: .finderPatience)

        /// Tells when nothing was typed for a while.
        var rest: AppEffect { .after(Search.typingPause, rested, id: typing) }
    }
}
