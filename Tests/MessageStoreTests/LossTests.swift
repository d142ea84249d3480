import Foundation
import LMDB
import Messenger
import Testing

@testable import MessageStore

/// Records that an index knows and that are gone: the doctor counts them, a repair doesn't hide them, and answers say so.
@Suite struct LossTests {
    private let directory = TemporaryDirectory()
    private let me = ProfileID(1)

    /// An account that has lost every second message of its first chat; gives that chat and how many are lost.
    private func lose() throws -> (chat: ChatID, count: Int) {
        let store = try MessageStore(directory: directory.path)
        try store.write { try SampleAccount.add(to: $0) }
        let chat = try #require(try store.read { try $0.chatWindow(of: me) }.elements.first).id
        let positions = try store.read { try $0.messages(of: chat, .oldest, limit: 100).messages.map(\.position) }
        let lost = positions.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        try store.environment.write { transaction in
            for position in lost { try store.tables.messages.remove(MessageKey(chat, position), in: transaction) }
        }
        return (chat, lost.count)
    }

    @Test func aNumberWithoutARecordIsReportedAndStaysKnownThroughARepair() throws {
        let (chat, count) = try lose()
        let sick = Doctor.examine(directory.path)
        #expect(sick.losses.map(\.count) == [count])
        #expect(sick.losses.map(\.chat) == [chat])
        #expect(!sick.isHealthy)
        let repaired = try Doctor.repairIndexes(directory.path)
        #expect(repaired.losses.map(\.count) == [count], "\(repaired)")
        #expect(!repaired.isHealthy && repaired.mismatchCount == 0, "\(repaired)")
        #expect("\(repaired)".contains("--accept-losses"))
        let accepted = try Doctor.acceptLosses(directory.path)
        #expect(accepted.isHealthy, "\(accepted)")
    }

    @Test func whatAnAccountShouldHaveCountsLostMessages() throws {
        let (_, lost) = try lose()
        let store = try MessageStore(directory: directory.path)
        let counts = try store.read { try $0.expectedCounts(of: me) }
        #expect(counts.messages >= lost)
        try Doctor.forget(store)
        #expect(try store.read { try $0.expectedCounts(of: me) }.messages == counts.messages - lost)
    }

    @Test func everyRecordThatCantBeReadIsCountedOnce() throws {
        let store = try MessageStore(directory: directory.path)
        try store.write { try SampleAccount.add(to: $0) }
        let chat = try #require(try store.read { try $0.chatWindow(of: me) }.elements.first).id
        try store.environment.write { transaction in
            try store.tables.chats.withCodec(RawBytes()).put([1, 0, 9, 9, 9, 9, 9], for: chat, in: transaction)
        }
        #expect(store.problems.isEmpty)
        for _ in 0..<2 {
            _ = try store.read { try $0.chatWindow(of: me) }
            #expect(store.problems.damaged == [.chat: 1])
        }
    }
}

extension Doctor {
    /// Forgets all losses in an open store.
    fileprivate static func forget(_ store: MessageStore) throws {
        try store.write { try $0.accept(try $0.losses()) }
    }
}
