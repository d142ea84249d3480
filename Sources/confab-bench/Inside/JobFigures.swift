import ChatServices
import ConfabRuntime
import Foundation
import MessageStore
import Messenger

/// The cost of the jobs that follow a start, on a copy of a data directory with two large profiles. In the one that isn't opened,
/// messages were being sent when a process ended.
struct JobFigures {
    private static let messages = 10_000
    private let folder: String

    init(twins: String) throws {
        folder = NSTemporaryDirectory() + "confab-jobs-\(getpid())"
        try Accounts.copy(twins, to: folder)
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// All jobs, in milliseconds.
    func times(_ rounds: Int = 5) throws -> [Double] {
        let store = try MessageStore(directory: folder)
        let exchange = OnDeviceExchange(WriteQueue(store))
        return try (0..<rounds).map { _ in
            try interrupt(store)
            let jobs = LaunchJobs.all(of: exchange)
            let begin = TerminalProgram.now()
            jobs.start()
            jobs.wait()
            return Double(TerminalProgram.now() - begin) / 1e6
        }
    }

    /// From a key that is pressed while the jobs run to the first byte of the answer, in milliseconds.
    func keys(_ subject: Subject, starts: Int = 10) throws -> [Double] {
        try (0..<starts).flatMap { _ in
            try interrupt(try MessageStore(directory: folder))
            let program = try subject.start(folder, ["--profile", ProfileFigures.names[0]])
            guard program.time(of: ProfileFigures.names[0], limit: 30_000) != nil else {
                throw BenchError("\(ProfileFigures.names[0]) doesn't open.")
            }
            // A key that follows the first frame within the interval between frames waits for the end of the interval.
            _ = program.drain(quiet: 10, limit: 10)
            return (0..<20).compactMap { number in
                let begin = TerminalProgram.now()
                program.type(number.isMultiple(of: 2) ? "j" : "k")
                return program.drain(quiet: 6, limit: 1000).first.map { Double($0 - begin) / 1e6 }
            }
        }
    }

    /// Leaves messages of the profile that isn't opened as a process does that is killed.
    private func interrupt(_ store: MessageStore) throws {
        _ = try store.write { writer in
            guard
                let profile = try writer.profiles().first(where: { $0.profile.names.shown() == ProfileFigures.names[1] }
                )
            else {
                throw BenchError("There's no profile \(ProfileFigures.names[1]).")
            }
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile.id, kind: .notes, names: Names("Interrupted")))
            for _ in 0..<Self.messages {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: AccountWriter.present, sender: .me,
                        content: .text("on its way"), delivery: .sending))
            }
        }
    }
}
