import Foundation
import Messenger
import ProcessTesting
import Synchronization
import RandomTesting
import Testing

@testable import MessageStore

/// Several processes, and the end of one of them.
@Suite struct ProcessTests {
    /// A data directory with a profile and three chats, closed again.
    private func prepared() throws -> TemporaryDirectory {
        let directory = TemporaryDirectory()
        let store = try MessageStore(directory: directory.path)
        try store.write { writer in
            let me = try writer.add(Profile(id: .unassigned, names: Names("Me")))
            for index in 0..<3 {
                _ = try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Notes \(index)")))
            }
        }
        return directory
    }

    /// kill -9 in the middle of writing, some hundred times: what was said to be committed is there, and of a transaction
    /// all or nothing.
    @Test func nothingCommittedIsLostWhenAWriterIsKilled() throws {
        let directory = try prepared()
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let kills = FuzzRounds.asked ?? 200
        for kill in 0..<kills {
            let probe = try ChildProcess("message-store-probe", ["write", directory.path])
            var said = 0
            // Somewhere within the next transactions; the first line means that it writes.
            for _ in 0...Int.random(in: 0...3, using: &random) { said = Int(probe.line() ?? "") ?? said }
            for _ in 0..<Int.random(in: 0...3000, using: &random) { _ = random.next() }
            probe.kill()
            while let line = probe.line() { said = Int(line) ?? said }
            // Opening every time costs; looking closely is for some of them and the last.
            let store = try MessageStore(directory: directory.path)
            try store.read { (reader) throws in
                let round = try reader.setting("round", of: ProfileID(1)).flatMap { Int($0) } ?? 0
                #expect(round >= said && round <= said + 1, "seed \(seed), kill \(kill)")
                let order = ChatOrder.allCases[round % ChatOrder.allCases.count]
                #expect(try reader.order(of: ProfileID(1)) == order, "seed \(seed), kill \(kill)")
                #expect(try reader.chatWindow(of: ProfileID(1)).elements.count == 3, "seed \(seed), kill \(kill)")
                for chat in try reader.chats(of: ProfileID(1)) {
                    #expect(
                        try reader.chat(chat)?.preview?.content == .text("round \(round)"), "seed \(seed), kill \(kill)"
                    )
                    guard kill % 50 == 0 || kill == kills - 1 else { continue }
                    let messages = try reader.messages(of: chat, .oldest, limit: .max / 2).messages
                    #expect(messages.map { $0.remoteID?.rawValue } == (0..<round).map { "m\($0 + 1)" }, "seed \(seed)")
                }
            }
        }
        #expect(Doctor.examine(directory.path).isHealthy)
    }

    @Test func aFullDiskIsAnErrorAndNothingIsLost() throws {
        let directory = try prepared()
        let result = try ChildProcess("message-store-probe", ["fill", directory.path, "600000"]).result()
        #expect(result.status == 0, "\(result.errors)")
        let lines = result.output.split(separator: "\n")
        try #require(lines.count == 3)
        let stored = Int(lines[0])
        #expect(lines[1].contains("diskFull"))
        #expect(lines[2] == lines[0])
        // And with space again, all goes on.
        let report = Doctor.examine(directory.path)
        #expect(report.isHealthy, "\(report)")
        let store = try MessageStore(directory: directory.path)
        let chat = try store.read { try $0.chats(of: ProfileID(1)) }[0]
        #expect(try store.read { try $0.messages(of: chat, .oldest, limit: 100_000).messages.count } == stored)
        try store.write { try $0.add(.fixture(in: chat)) }
    }

    @Test func anotherProcessHearsOfEveryChange() throws {
        let directory = try prepared()
        let store = try MessageStore(directory: directory.path)
        try store.setSynchronous(false)
        let probe = try ChildProcess("message-store-probe", ["watch", directory.path, "300"])
        #expect(probe.line() == "watching")
        for index in 0..<300 {
            try store.write { try $0.add(.fixture(in: ChatID(1), remoteID: "\(index)")) }
            // Every other time the reader must have heard before the next is written: no later change wakes it.
            guard index % 2 == 0 else { continue }
            while let heard = probe.line(), heard != "\(index + 1)" {}
        }
        while let heard = probe.line(), heard != "300" {}
        #expect(probe.result().status == 0)
    }

    @Test func aProfileIsHeldByOneProcess() throws {
        let directory = try prepared()
        let store = try MessageStore(directory: directory.path)
        let probe = try ChildProcess("message-store-probe", ["lock", directory.path, "1"])
        #expect(probe.line() == "locked 1")
        #expect(throws: StoreError.profileInUse(process: probe.number)) { try store.lock(ProfileID(1)) }
        #expect(try store.lockHolder(of: ProfileID(1)) == probe.number)
        // Reading and writing go on all the same.
        try store.write { try $0.add(.fixture(in: ChatID(1))) }
        probe.kill()
        let lock = try store.lock(ProfileID(1))
        #expect(lock.profile == ProfileID(1))
        #expect(try store.lockHolder(of: ProfileID(1)) == getpid())
    }

    @Test func lookingWhoHasAProfileTakesNothing() throws {
        let directory = try prepared()
        let store = try MessageStore(directory: directory.path)
        #expect(try store.lockHolder(of: ProfileID(1)) == nil)
        #expect(!FileManager.default.fileExists(atPath: directory.path + "/locks/profile-1"))
        // Others look all the time, and nobody is ever refused for it.
        let looks = Mutex(true)
        let looking = Thread { while looks.withLock({ $0 }) { _ = try? store.lockHolder(of: ProfileID(1)) } }
        looking.start()
        for _ in 0..<2000 { #expect(throws: Never.self) { _ = try store.lock(ProfileID(1)) } }
        looks.withLock { $0 = false }
        #expect(try store.lockHolder(of: ProfileID(1)) == nil)
    }
}
