import ConfabApp
import MessageStore
import Messenger
import Synchronization
import Threads

/// Finds messages on a thread of its own: neither the screen nor what is being sent waits for a search, and no search for
/// what is being sent.
final class SearchDesk: Sendable {
    private typealias Answer = @Sendable (AppAction?) -> Void

    enum Search {
        /// Finds messages.
        case messages(SearchRequest)
        /// Finds the places in a chat.
        case places(ChatID, SearchQuery)
    }

    /// Searches that take each other's place while they wait.
    private enum Kind: Hashable {
        case firstPage(SearchScope)
        case furtherPage(SearchScope)
        case places

        init(_ search: Search) {
            switch search {
            case .messages(let request):
                self = request.after == nil ? .firstPage(request.scope) : .furtherPage(request.scope)
            case .places: self = .places
            }
        }
    }

    private struct State {
        var waiting: [Kind: (search: Search, answer: Answer)] = [:]
        /// Made by the first search; most sessions begin with none.
        var thread: SerialThread?
        var isClosed = false
    }

    private let store: MessageStore
    private let whenIncomplete: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameter whenIncomplete: called, on another thread, when the index did not hold all messages that were searched.
    init(_ store: MessageStore, whenIncomplete: @escaping @Sendable () -> Void = {}) {
        self.store = store
        self.whenIncomplete = whenIncomplete
    }

    /// Begins a search. One of its kind that still waits is answered with nil: a user who types on wants what was typed
    /// last.
    func start(_ search: Search, answer: @escaping @Sendable (AppAction?) -> Void) {
        let kind = Kind(search)
        let dropped: Answer? = state.withLock { state in
            if state.isClosed { return answer }
            if let replaced = state.waiting.updateValue((search, answer), forKey: kind) { return replaced.answer }
            let thread = state.thread ?? SerialThread("search")
            state.thread = thread
            thread.run { [self] in run(kind) }
            return nil
        }
        dropped?(nil)
    }

    private func run(_ kind: Kind) {
        guard let (search, answer) = state.withLock({ $0.waiting.removeValue(forKey: kind) }) else { return }
        answer(action(for: search))
    }

    private func action(for search: Search) -> AppAction {
        do {
            switch search {
            case .messages(let request):
                let results = try store.read { try $0.messages(request) }
                if results.indexing != nil { whenIncomplete() }
                return .search(.messagesFound(request, results))
            case .places(let chat, let query):
                let hits = try store.read { try $0.places(of: query, in: chat) }
                if hits.indexing != nil { whenIncomplete() }
                return .conversation(.searched(chat, query, hits))
            }
        } catch {
            switch search {
            case .messages(let request): return .search(.failed(.messages(request), "\(error)"))
            case .places(let chat, let query): return .conversation(.searchFailed(chat, query, "\(error)"))
            }
        }
    }

    /// Waits until all that was asked for is found: a process that is stopped while it reads would hold on to what it reads.
    func wait() { state.withLock(\.thread)?.wait() }

    /// Finds nothing any more. What is being looked for ends with the process.
    func close() {
        let dropped = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for search in dropped { search.answer(nil) }
    }
}
