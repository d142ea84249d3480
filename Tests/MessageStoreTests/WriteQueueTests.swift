import Foundation
import Messenger
import Synchronization
import Testing

@testable import MessageStore

@Suite struct WriteQueueTests {
    private let home: TemporaryStore
    private let queue: WriteQueue

    init() throws {
        home = try TemporaryStore()
        queue = WriteQueue(home.store)
    }

    @Test func operationsHappenInTheirOrderAndShareTransactions() throws {
        let chat = try home.chat()
        let before = try home.store.read { try $0.lastChange() }
        let gate = DispatchSemaphore(value: 0)
        queue.enqueue { _ in
            gate.wait()
            // It runs again when another of its batch fails.
            gate.signal()
        }
        for index in 0..<100 {
            queue.enqueue { try $0.add(.fixture("\(index)", in: chat)) }
        }
        gate.signal()
        queue.waitUntilIdle()
        let page = try home.store.read { try $0.messages(of: chat, limit: 200) }
        #expect(page.messages.map(\.content.text.plain) == (0..<100).map(String.init))
        // Those that waited went into one; at most the first was alone.
        #expect(try home.store.read { try $0.lastChange() } <= before + 2)
    }

    @Test func oneThatFailsDoesNotHarmTheOthers() throws {
        let chat = try home.chat()
        let failures = Mutex<[StoreError]>([])
        let gate = DispatchSemaphore(value: 0)
        queue.enqueue { _ in
            gate.wait()
            // It runs again when another of its batch fails.
            gate.signal()
        }
        for index in 0..<10 {
            queue.enqueue { writer in
                try writer.add(.fixture("\(index)", in: index == 4 ? ChatID(999) : chat))
            } then: { result in
                if case .failure(let error) = result { failures.withLock { $0.append(error) } }
            }
        }
        gate.signal()
        queue.waitUntilIdle()
        #expect(failures.withLock { $0 } == [.missing(.chat(ChatID(999)))])
        #expect(try home.chat(chat).stats.unread == 9)
    }

    @Test func aCallerCanWaitForItsResult() async throws {
        let chat = try home.chat()
        let added = try await queue.write { try $0.add(.fixture(in: chat)).id }
        #expect(try home.message(added).chat == chat)
        await #expect(throws: StoreError.missing(.chat(ChatID(999)))) {
            try await queue.write { try $0.markRead(ChatID(999)) }
        }
    }
}
