import ChatServices
import ConfabApp
import Foundation
import Loop
import MessageStore
import Messenger
import Synchronization
import TerminalDOM

/// The commits that it takes to tell a contact that the user types: the app, the service, and the store of one profile, and
/// the service of the contact's profile. The app's timers run on a simulated clock.
final class TypingFigures {
    /// The letters of a message that is typed without a pause, which is shorter than the longest message.
    private static let letters = 40
    private static let letter: Duration = .milliseconds(200)
    /// Long enough for the contact to hear that the user has stopped.
    private static let pause: Duration = .seconds(4)

    private let folder: String
    private let stage: Stage
    private let queue: WriteQueue
    private let exchange: OnDeviceExchange
    private let service: any ChatService
    private let heard = Heard()
    private var timers = SimulatedTimers()
    private var requests: [ServiceRequest] = []

    /// The signals that the contact's profile has received.
    private final class Heard: Sendable {
        let count = Mutex(0)
    }

    init() async throws {
        folder = NSTemporaryDirectory() + "confab-typing-\(getpid())"
        let profiles = try await Relay.connect(in: folder)
        stage = try Stage(folder)
        try stage.open()
        guard let user = stage.state.main?.profile.id, let other = profiles.first(where: { $0 != user }) else {
            throw BenchError("No profile is open.")
        }
        queue = WriteQueue(stage.store)
        exchange = OnDeviceExchange(queue)
        service = try await exchange.open(user) { _ in }
        let heard = heard
        _ = try await exchange.open(other) { event in
            if case .messages(.typing) = event { heard.count.withLock { $0 += 1 } }
        }
        try exchange.start()
    }

    func remove() async {
        await exchange.stop()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Types for an hour, with pauses. Nothing is sent, and no draft is stored.
    ///
    /// - Returns: the commits, and the signals that arrived.
    func hour() async throws -> (commits: Int, signals: Int) {
        try stage.press(.enter)
        guard stage.state.main?.conversation?.chat.kind.contact != nil else {
            throw BenchError("The chat does not open.")
        }
        stage.observer = { [unowned self] in take($0) }
        defer { stage.observer = nil }
        await queue.settled()
        let before = try commits()
        var sent = 0
        while timers.now < .seconds(3600) {
            for number in 0..<Self.letters {
                try stage.press(.character(number % 6 == 5 ? " " : "x"))
                sent += try await advance(by: Self.letter)
            }
            sent += try await advance(by: Self.pause)
            try stage.send(.command(.interrupt))
        }
        await queue.settled()
        return (try commits() - before, sent)
    }

    private func take(_ effects: [AppEffect]) {
        timers.take(effects)
        for effect in effects {
            guard case .perform(.service(let call), _) = effect, case .setTyping = call.request else { continue }
            requests.append(call.request)
        }
    }

    /// Lets time pass, and passes the app's requests on.
    ///
    /// - Returns: the number of signals, each of which has arrived.
    private func advance(by duration: Duration) async throws -> Int {
        let end = timers.now + duration
        var sent = try await passOn()
        while let action = timers.next(before: end) {
            try stage.send(action)
            sent += try await passOn()
        }
        return sent
    }

    private func passOn() async throws -> Int {
        defer { requests = [] }
        for request in requests {
            let before = heard.count.withLock { $0 }
            _ = try await service.perform(request)
            for _ in 0..<5000 where heard.count.withLock({ $0 }) == before {
                try await Task.sleep(for: .milliseconds(1))
            }
            guard heard.count.withLock({ $0 }) > before else { throw BenchError("A signal does not arrive.") }
        }
        return requests.count
    }

    /// The number of the database's last transaction that wrote something. The two meta pages at the beginning of the file
    /// have it, and the database's pages have the size of the system's.
    private func commits() throws -> Int {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder + "/data.mdb"))
        defer { try? file.close() }
        let numbers = try [0, getpagesize()].map { page in
            try file.seek(toOffset: UInt64(Int(page) + Self.transactionOffset))
            guard let bytes = try file.read(upToCount: 8), bytes.count == 8 else {
                throw BenchError("The database has no meta pages.")
            }
            return bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        return numbers.max() ?? 0
    }

    /// `mm_txnid` of `MDB_meta`, behind the header of a page.
    private static let transactionOffset = 144
}

extension WriteQueue {
    /// Waits until everything is written, on a thread that may wait.
    fileprivate func settled() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                self.waitUntilIdle()
                continuation.resume()
            }
        }
    }
}
