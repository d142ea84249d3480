import ConfabApp
import MessageStore
import Messenger
import Synchronization
import Threads

/// Runs slow queries. Searches, long reads, passwords, and codes each have a lane, so that none waits for the others.
final class SlowQueryExecutor: Sendable {
    /// The kinds of queries of which only the newest is wanted.
    private enum Kind: Hashable {
        case firstPage(SearchScope), furtherPage(SearchScope), places, hits, furtherHits
        case chosen, readCounts, belongings(ProfileID), hiddenProfiles
    }

    private let store: MessageStore
    private let whenIncomplete: @Sendable () -> Void
    private let searches = Lane<Kind>("search")
    private let reads = Lane<Kind>("reads")
    /// Passwords are slow on purpose.
    private let passwords = Lane<Kind>("passwords")
    private let codes = CodeExecutor()
    private let isClosed = Mutex(false)

    /// - Parameters:
    ///   - store: where to search.
    ///   - whenIncomplete: called on another thread if the index lacked messages that were searched for.
    init(_ store: MessageStore, whenIncomplete: @escaping @Sendable () -> Void = {}) {
        self.store = store
        self.whenIncomplete = whenIncomplete
    }

    /// Starts a query; calls `answer` once, with nil if a newer query of its kind replaces it or the executor is closed.
    func start(_ query: SlowQuery, answer: @escaping Backend.Answer) {
        func add(_ kind: Kind, to lane: Lane<Kind>, _ action: @escaping @Sendable () -> AppAction) {
            lane.add(kind) {
                answer(action())
            } dropped: {
                answer(nil)
            }
        }
        switch query {
        case .messages(let request):
            let kind = request.after == nil ? Kind.firstPage(request.scope) : .furtherPage(request.scope)
            add(kind, to: searches) { [self] in messages(request) }
        case .places(let chat, let query, let cursor):
            add(.places, to: searches) { [self] in places(chat, query, after: cursor) }
        case .hits(let chat, let query, let anchor, let cursor, let limit):
            // To read on must not replace what a change has made necessary.
            add(anchor.continuesPage ? .furtherHits : .hits, to: reads) { [self] in
                hits(chat, query, anchor, from: cursor, limit)
            }
        case .chosen(let request, let chats): add(.chosen, to: reads) { [self] in chosen(request, chats) }
        case .readCounts(let chat): add(.readCounts, to: reads) { [self] in readCounts(of: chat) }
        case .belongings(let id): add(.belongings(id), to: reads) { [self] in belongings(of: id) }
        case .hiddenProfiles(let password, let attempt):
            add(.hiddenProfiles, to: passwords) { [self] in
                .profilesPage(.unlocked(attempt, hiddenProfiles(password: password)))
            }
        case .code(let path): codes.start(path, answer: answer)
        }
    }

    /// Calls `body` while nothing is read from the store.
    func pause(during body: () -> Void) {
        searches.pause { reads.pause { passwords.pause(during: body) } }
    }

    /// Drops what waits, and waits for what runs.
    func close() {
        isClosed.withLock { $0 = true }
        codes.close()
        for lane in [searches, reads, passwords] { lane.close() }
    }

    private func messages(_ request: SearchRequest) -> AppAction {
        do {
            let results = try store.read { try $0.messages(request) }
            if results.indexing != nil { whenIncomplete() }
            return .search(.messagesFound(request, results))
        } catch {
            return .search(.failed(.messages(request), Problem(error)))
        }
    }

    private func places(_ chat: ChatID, _ query: SearchQuery, after cursor: SearchCursor?) -> AppAction {
        do {
            let hits = try StoreReads(store: store).places(of: query, in: chat, after: cursor)
            if hits.indexing != nil { whenIncomplete() }
            return .conversation(.searched(chat, query, after: cursor, hits))
        } catch {
            return .conversation(.searchFailed(chat, query, Problem(error)))
        }
    }

    /// Returns a page of matches, unless the executor is closed.
    private func hits(
        _ chat: ChatID, _ query: SearchQuery, _ anchor: MessageAnchor, from cursor: SearchCursor?, _ limit: Int
    ) -> AppAction {
        let source = TimelineSource.hits(chat, query)
        do {
            let page = try StoreReads(store: store).matches(of: query, in: chat, anchor, from: cursor, limit: limit) {
                !isClosed.withLock { $0 }
            }
            return .messagesPage(.timeline(.pageLoaded(source, anchor, page)))
        } catch {
            return .messagesPage(.timeline(.pageFailed(source, anchor, Problem(error))))
        }
    }

    private func chosen(_ request: ChatActionRequest, _ chats: [ChatID]) -> AppAction {
        do {
            return .chatList(.chosen(request, try StoreReads(store: store).chosen(chats)))
        } catch {
            return .failed(Problem(error))
        }
    }

    private func readCounts(of chat: ChatID) -> AppAction {
        do {
            let read = try store.read { try $0.receipts(of: chat) }.filter { $0.kind == .read }
            return .conversation(.readersCounted(chat, ReadCounts(read.map(\.position))))
        } catch {
            return .failed(Problem(error))
        }
    }

    private func belongings(of profile: ProfileID) -> AppAction {
        do {
            return .profilesPage(.counted(profile, try store.read { try $0.belongings(of: profile) }))
        } catch {
            return .profile(profile, .refused(Problem(error)))
        }
    }

    /// Returns the hidden profiles with this password. One that can't be read is left out: an error would reveal it.
    private func hiddenProfiles(password: String) -> [ProfileSummary] {
        let hashes = (try? store.read { try $0.passwordHashes() }) ?? []
        // Without a hidden profile this takes as long as with one. More profiles take longer, so the time reveals how many
        // there are, but not whether there is one.
        if hashes.isEmpty { _ = ProfilePassword.matches(password, ProfilePassword.nobodys) }
        let profiles = hashes.filter { ProfilePassword.matches(password, $0.hash) }.map(\.profile)
        return (try? store.read { reader in try profiles.compactMap { try reader.summary(of: $0) } }) ?? []
    }
}
