import Loop
package import Messenger

extension Search {
    /// The feedback that a search holds back for a moment: problems with an unfinished query, and that it takes long.
    package struct DelayedFeedback: Codable, Equatable, Sendable {
        /// Problems with the query that may exist only because the user is still typing.
        package var unfinished: [SearchProblem] = []
        package var waiting: ChatList.Loading?

        /// True if it takes so long that it is said.
        var isLong: Bool { waiting == .long }

        /// Holds back what is wrong with the last word until nothing was typed for a while.
        mutating func holdBack<Action>(
            _ unfinished: [SearchProblem], _ timers: Timers<Action>
        ) -> [Effect<AppOperation, Action>] {
            self.unfinished = unfinished
            return unfinished.isEmpty ? [] : [timers.rest]
        }

        /// Says after a while that it takes long; every key would put that off.
        mutating func wait<Action>(_ timers: Timers<Action>) -> [Effect<AppOperation, Action>] {
            guard waiting == nil else { return [] }
            waiting = .begun
            return [.after(Search.patience, timers.waitedLong, id: timers.patience)]
        }

        /// It has taken long.
        mutating func lengthen() {
            if waiting == .begun { waiting = .long }
        }

        /// Stops waiting.
        mutating func end<Action>(_ timers: Timers<Action>) -> [Effect<AppOperation, Action>] {
            guard waiting != nil else { return [] }
            waiting = nil
            return [.cancel(timers.patience)]
        }
    }

    /// The actions of a search when a while is over.
    struct Timers<Action> {
        /// Nothing was typed for a while.
        var rested: Action
        var typing: EffectID
        var waitedLong: Action
        var patience: EffectID

        /// Tells when nothing was typed for a while.
        var rest: Effect<AppOperation, Action> { .after(Search.typingPause, rested, id: typing) }
    }
}

extension Search.Timers<Search.Action> {
    /// Those of the search of all chats.
    static var everywhere: Search.Timers<Search.Action> {
        Search.Timers(
            rested: .typingRested, typing: .searchTyping, waitedLong: .waitedLong, patience: .searchPatience)
    }
}

extension Search.Timers<Conversation.Action> {
    /// Those of the search in the open chat.
    static var inChat: Search.Timers<Conversation.Action> {
        Search.Timers(
            rested: .chatSearchRested, typing: .chatSearchTyping, waitedLong: .chatSearchWaitedLong,
            patience: .chatSearchPatience)
    }
}
