import ConfabApp
import Foundation
import Logging
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// An index of messages that is missing is made behind the running app.
@Suite(.timeLimit(.minutes(30))) final class StoreBackendTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let profile: ProfileID

    init() throws {
        var limits = SearchIndex.Limits.standard
        // Of several steps, as one that takes its time.
        limits.step = 100
        store = try MessageStore(directory: directory, searchLimits: limits)
        profile = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            for number in 0..<500 {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: Timestamp(seconds: Int64(number)), sender: .me,
                        content: .text(StyledText("note \(number)"))))
            }
            return profile
        }.result
        while try store.continueSearchIndex() != nil {}
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    /// The search results once the profile is open and the index, deleted before that, is complete if it is rebuilt.
    private func run(readsOnly: Bool) async throws -> MessageResults {
        try store.write { try $0.resetSearch() }
        let (told, whenTold) = AsyncStream.makeStream(of: AppAction.self)
        let backend = try StoreBackend(
            store: store, profileName: nil, readsOnly: readsOnly, log: Logger(label: "test"),
            tell: { whenTold.yield($0) })
        backend.open()
        _ = await answer(of: .profile(.open(profile)), backend)
        _ = await answer(of: .launch(.runJobs), backend)
        if !readsOnly {
            // The start waits for none of it; when all of it is made everything is read again.
            for await action in told where action == .changed(.reload) { break }
        }
        whenTold.finish()
        let request = SearchRequest(SearchQuery("note 471"), in: .profile(profile))
        guard
            case .search(.messagesFound(request, let found)) = await answer(of: .slowQuery(.messages(request)), backend)
        else { throw Unanswered() }
        backend.close()
        return found
    }

    private struct Unanswered: Error {}

    private func answer(of operation: AppOperation, _ backend: StoreBackend) async -> AppAction? {
        await backend.answer(of: operation)
    }

    @Test func aMissingIndexIsMadeBehindTheAppAndThenEverythingIsReadAgain() async throws {
        let found = try await run(readsOnly: false)
        #expect(found.indexing == nil)
        #expect(found.hits.map(\.snippet.text) == ["note 471"])
    }

    @Test func whoOnlyReadsMakesNoneAndSaysWhatIsMissing() async throws {
        let found = try await run(readsOnly: true)
        #expect(found.indexing != nil)
        #expect(try store.read { try $0.searchExtent()?.isWhole } != true)
    }

    @Test func aChatIsReadWithThePositionsOfItsOldestAndItsNewestMessage() async throws {
        let chat = try #require(try store.read { try $0.chats(of: profile) }.first)
        let backend = try StoreBackend(
            store: store, profileName: nil, readsOnly: true, log: Logger(label: "test"),
            tell: { _ in })
        backend.open()
        _ = await answer(of: .profile(.open(profile)), backend)
        let answer = await answer(of: .query(.chat(chat)), backend)
        backend.close()
        guard case .conversation(.loaded(chat, _, let details)) = answer else { throw Unanswered() }
        #expect(details.span == MessagePosition(0)...MessagePosition(499 * MessagePosition.stride))
    }
}
