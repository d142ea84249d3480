import ConfabApp
import Foundation
import LMDB
import Logging
import Messenger
import Synchronization
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// The data is opened by the first operation.
@Suite final class DataBackendTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let told = Log()

    /// The actions that aren't answers.
    private final class Log: Sendable {
        private let actions = Mutex<[AppAction]>([])

        var all: [AppAction] { actions.withLock { $0 } }

        func add(_ action: AppAction) { actions.withLock { $0.append(action) } }
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func backend() -> DataBackend {
        var places = Places(data: directory)
        places.state = directory + "-state"
        let opener = DataOpener(
            options: RunOptions(places: places), demo: nil, now: Timestamp(seconds: 1_790_000_000),
            log: Logger(label: "test")
        ) { _ in }
        return DataBackend(opener) { [told] in told.add($0) }
    }

    private func opened(_ backend: DataBackend, accepting risks: [LaunchRisk] = []) async -> AppAction? {
        await withCheckedContinuation { done in
            backend.start(.launch(.open(accepting: risks))) { done.resume(returning: $0) }
        }
    }

    /// Takes the data alone, as a process does that rewrites it, once a start has created it.
    private func claimAfterAStart() async throws -> UseLock {
        let first = backend()
        _ = await opened(first)
        first.noteReady()
        first.close()
        return try UseLock.claim(directory)
    }

    @Test func theSameProcessOpensClosesAndOpensAgain() async throws {
        let backend = backend()
        #expect(backend.store == nil && backend.descriptors.isEmpty)
        #expect(backend.takeChanges().isEmpty)
        for _ in 1...3 {
            #expect(await opened(backend) == .profilesLoaded(Launch.Facts()))
            // Asked for again, it's open already.
            let store = try #require(backend.store)
            #expect(await opened(backend) == .profilesLoaded(Launch.Facts()))
            #expect(backend.store === store)
            backend.close()
            #expect(backend.store == nil)
        }
        backend.noteReady()
    }

    @Test func whatCannotBeOpenedIsAProblemAndCanBeTriedAgain() async throws {
        try Data("a letter".utf8).write(to: URL(fileURLWithPath: directory))
        let backend = backend()
        #expect(
            await opened(backend) == .launchFailed(.storage(.directory(path: directory, .notADirectory))))
        #expect(backend.store == nil)
        #expect(try String(contentsOfFile: directory, encoding: .utf8) == "a letter")
        try FileManager.default.removeItem(atPath: directory)
        #expect(await opened(backend) == .profilesLoaded(Launch.Facts()))
        backend.close()
    }

    @Test func aLogBundleIsSavedWithoutOpenData() async throws {
        try Data("a letter".utf8).write(to: URL(fileURLWithPath: directory))
        let backend = backend()
        defer { try? FileManager.default.removeItem(atPath: directory + "-state") }
        _ = await opened(backend)
        let answer = await withCheckedContinuation { done in
            backend.start(.launch(.saveBundle)) { done.resume(returning: $0) }
        }
        guard case .failure(.bundleSaved(let path)) = answer else {
            Issue.record("\(String(describing: answer))")
            return
        }
        #expect(path.hasPrefix(directory + "-state/bundle-"))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("\nVersion\n") && text.contains("data.mdb: Not a directory"))
        backend.close()
    }

    @Test func theDataOfANewerVersionIsLeftAsItIsHoweverManyStartsEndedEarly() async throws {
        do {
            let store = try MessageStore(directory: directory)
            try store.environment.write { try store.tables.facts.put([2], for: "format", in: $0) }
        }
        for _ in 1...StartCounter.limit { StartCounter(directory).begin() }
        let before = FileManager.default.contents(atPath: directory + "/data.mdb")
        #expect(await opened(backend()) == .launchFailed(.storage(.newerFormat(found: 2, known: 1))))
        #expect(FileManager.default.contents(atPath: directory + "/data.mdb") == before)
    }

    @Test func aStartThatWasCanceledIsNotMadeTwice() async throws {
        var use: UseLock? = try await claimAfterAStart()
        let next = backend()
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        for number in 1...2 {
            next.start(.launch(.open(accepting: []))) { whenAnswered.yield($0) }
            // The second one hears whom it waits for, too.
            while told.all.count < number { try await Task.sleep(for: .milliseconds(2)) }
            #expect(told.all.last == .launch(.held(by: getpid())))
        }
        withExtendedLifetime(use) {}
        use = nil
        var iterator = answers.makeAsyncIterator()
        // The one that was canceled hears of nothing.
        #expect(await iterator.next() == .some(nil))
        #expect(await iterator.next() == .profilesLoaded(Launch.Facts()))
        next.close()
    }

    @Test func afterThreeStartsThatEndedEarlyTheUserIsAsked() async throws {
        let first = backend()
        _ = await opened(first)
        first.noteReady()
        first.close()
        for _ in 1...StartCounter.limit { StartCounter(directory).begin() }
        let next = backend()
        // The question answers nothing.
        for _ in 1...2 { #expect(await opened(next) == .launchFailed(.launch(.earlyEnds(count: 3)))) }
        #expect(next.store == nil)
        #expect(await opened(next, accepting: [.earlyEnds]) == .profilesLoaded(Launch.Facts()))
        // A start that is killed now counts, too.
        #expect(StartCounter(directory).count == 4)
        next.noteReady()
        #expect(StartCounter(directory).count == 0)
        next.close()
    }

    @Test func aStartThatFailsWithASentenceIsNoEarlyEnd() async throws {
        let first = backend()
        _ = await opened(first)
        first.noteReady()
        first.close()
        for _ in 1..<StartCounter.limit { StartCounter(directory).begin() }
        // The lock file of the database can't be opened.
        try FileManager.default.removeItem(atPath: directory + "/lock.mdb")
        try FileManager.default.createDirectory(atPath: directory + "/lock.mdb", withIntermediateDirectories: false)
        let next = backend()
        guard case .launchFailed(.storage) = await opened(next) else {
            Issue.record("It was opened.")
            return
        }
        #expect(StartCounter(directory).count == StartCounter.limit - 1)
        next.close()
    }

    @Test func aStartWaitsForTheProcessThatRewritesTheDataAndGoesOn() async throws {
        var use: UseLock? = try await claimAfterAStart()
        let next = backend()
        let (answers, whenAnswered) = AsyncStream.makeStream(of: AppAction?.self)
        next.start(.launch(.open(accepting: []))) { whenAnswered.yield($0) }
        while told.all.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
        #expect(told.all == [.launch(.held(by: getpid()))])
        withExtendedLifetime(use) {}
        use = nil
        let answer = await answers.first { _ in true }
        #expect(answer == .profilesLoaded(Launch.Facts()))
        #expect(told.all.last == .launch(.held(by: nil)))
        // While it's open, nobody rewrites it.
        #expect(throws: StoreError.self) { try UseLock.claim(directory) }
        next.close()
        #expect(throws: Never.self) { try UseLock.claim(directory) }
    }
}
