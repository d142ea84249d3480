import ChatServices
import Foundation
import MessageStore
import Messenger

/// Two profiles of one data directory that know each other, each open in a process of its own.
struct Relay {
    let subject: Subject

    /// The times from Enter in one process to the message's text on the screen of the other, in milliseconds.
    func measured(messages: Int = 300) async throws -> [Double] {
        let (sender, receiver) = try await start(in: "relay")
        return (0..<messages).compactMap { number in
            // A word that is written to the terminal in one piece, whatever was there before.
            let word = String(UInt64(number &* 7_919 &+ 1_000_003), radix: 36) + "qx"
            sender.type(word)
            _ = sender.drain(quiet: 30, limit: 200)
            let begin = TerminalProgram.now()
            sender.type("\r")
            let arrived = receiver.time(of: word, limit: 1000)
            _ = sender.drain(quiet: 30, limit: 200)
            _ = receiver.drain(quiet: 30, limit: 100)
            return arrived.map { Double($0 - begin) / 1e6 }
        }
    }

    /// The times from a letter in one process to the word on the screen of the other that says who types, in milliseconds.
    func typing(letters: Int = 100) async throws -> [Double] {
        var (sender, receiver) = try await start(in: "typing")
        return try (0..<letters).compactMap { _ in
            // A process tells it at most every ten seconds.
            sender.end()
            sender = try start("Ann", in: "typing")
            _ = receiver.drain(quiet: 100, limit: 400)
            let begin = TerminalProgram.now()
            sender.type("x")
            // The title says “typing…” where “online” was, of which it has the fourth letter and the fifth.
            let shown = receiver.time(of: "typ", limit: 1000)
            sender.type("\u{15}")
            for program in [sender, receiver] { _ = program.drain(quiet: 50, limit: 200) }
            return shown.map { Double($0 - begin) / 1e6 }
        }
    }

    /// Starts both, with their chat open.
    private func start(in folder: String) async throws -> (sender: TerminalProgram, receiver: TerminalProgram) {
        _ = try await Self.connect(in: subject.home + "/" + folder)
        return (try start("Ann", in: folder), try start("Ben", in: folder))
    }

    /// Starts the program of a profile, with the chat open.
    private func start(_ profile: String, in folder: String) throws -> TerminalProgram {
        let program = try subject.start(subject.home + "/" + folder, ["--profile", profile])
        _ = program.drain(quiet: 400)
        // The chat with the other is the newest.
        program.type("g\r")
        _ = program.drain(quiet: 400, limit: 2000)
        return program
    }

    /// Creates both profiles in a data directory, and connects them.
    static func connect(in data: String) async throws -> [ProfileID] {
        let store = try MessageStore(directory: data)
        let exchange = OnDeviceExchange(WriteQueue(store))
        let ann = try await exchange.open(try await exchange.createProfile(named: "Ann").id) { _ in }
        let ben = try await exchange.open(try await exchange.createProfile(named: "Ben").id) { _ in }
        try exchange.start()
        guard case .link(let link, _) = try await ann.perform(.createLink) else {
            throw BenchError("A link was asked for and something else came.")
        }
        _ = try await ben.perform(.connect(link))
        for _ in 0..<1000 {
            let isConnected = try store.read { store in
                try [ann.profile, ben.profile].allSatisfy { profile in
                    try store.contacts(of: profile).contains { $0.connection == .ready }
                }
            }
            if isConnected {
                let profiles = [ann.profile, ben.profile]
                await exchange.stop()
                return profiles
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        throw BenchError("Two profiles did not get connected.")
    }
}
