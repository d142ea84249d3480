import ChatServices
import Foundation
import MessageStore
import Messenger
import ServiceTesting

/// A data directory of its own, and this process's part in it.
///
/// Each watches its directory, and a user may have 128 watchers: suites of houses are serialized, so that no more are open at
/// once than there are suites.
final class House: Sendable {
    let path: String
    let store: MessageStore
    let queue: WriteQueue
    let exchange: OnDeviceExchange
    /// The service that opens profiles: the exchange, or one around it that is unreliable or has downloads.
    let provider: any ServiceProvider

    init(
        unreliable seed: UInt64? = nil, delivering isDelivering: Bool = false, now: (@Sendable () -> Timestamp)? = nil
    ) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
        store = try MessageStore(directory: path)
        queue = WriteQueue(store)
        let exchange = OnDeviceExchange(queue, now: now ?? { .systemNow })
        self.exchange = exchange
        if isDelivering {
            provider = DeliveringProvider(exchange, FileServer([:], piece: 1))
        } else {
            provider = seed.map { UnreliableProvider(exchange, seed: $0) } ?? exchange
        }
        try exchange.start()
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A new profile, open.
    func person(_ name: String) async throws -> Person {
        let profile = try await provider.createProfile(named: name)
        return try await open(profile.id)
    }

    func open(_ profile: ProfileID) async throws -> Person {
        let log = EventLog()
        let service = try await provider.open(profile) { log.add($0) }
        return Person(self, service, log)
    }

    /// Two who have connected by a link.
    func friends(_ first: String = "Ada", _ second: String = "Bea") async throws -> (Person, Person) {
        let (ada, bea) = (try await person(first), try await person(second))
        try await ada.connect(with: bea)
        return (ada, bea)
    }
}

extension House {
    /// Returns the result of `body`, run while someone else holds the write lock.
    func whileWriting<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        let (taken, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let store = store
        let thread = Thread {
            _ = try? store.write { _ in
                taken.signal()
                done.wait()
            }
        }
        thread.start()
        defer { done.signal() }
        await withCheckedContinuation { continuation in
            Thread {
                taken.wait()
                continuation.resume()
            }.start()
        }
        return try await body()
    }
}
