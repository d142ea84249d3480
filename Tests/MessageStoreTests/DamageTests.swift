import Foundation
import LMDB
import MessageStoreSamples
import Messenger
import ProcessTesting
import RandomTesting
import Testing

@testable import MessageStore

@Suite struct DamageTests {
    private let home: TemporaryStore
    private let chats: [ChatID]

    init() throws {
        home = try TemporaryStore()
        chats = [try home.chat("Ann"), try home.chat("Bob"), try home.chat("Eve")]
        for chat in chats { for index in 0..<5 { try home.add(.fixture("\(index)", in: chat, remoteID: "\(index)")) } }
    }

    /// Writes nonsense in place of a chat's record.
    private func damage(_ chat: ChatID) throws {
        try home.store.environment.write { transaction in
            let raw = try RawTable(home.store)
            try raw.chats.put([1, 0, 1, 2, 3, 4, 5, 6], for: chat, in: transaction)
        }
    }

    @Test func aChatWhoseRecordIsDamagedShowsAsBrokenInItsPlace() throws {
        let before = try home.list()
        try damage(chats[1])
        let window = try home.store.read { try $0.chatWindow(of: home.me) }
        #expect(window.elements.map(\.id) == before)
        let broken = try #require(window.elements.first { $0.id == chats[1] })
        guard case .broken(let reason) = broken.kind else {
            Issue.record("the row does not say that it is broken")
            return
        }
        #expect(reason == "its checksum does not match")
        #expect(throws: StoreError.self) { try home.store.write { try $0.add(.fixture(in: chats[1])) } }
        // The others go on.
        try home.add(.fixture(in: chats[0], at: 99))
        #expect(try home.list().first == chats[0])
    }

    @Test func aMessageThatIsDamagedSaysSoInItsPlace() throws {
        let page = try home.store.read { try $0.messages(of: chats[0], limit: 9) }
        try home.store.environment.write { transaction in
            let raw = try RawTable(home.store)
            try raw.messages.put([7], for: MessageKey(chats[0], page.messages[2].position), in: transaction)
        }
        let after = try home.store.read { try $0.messages(of: chats[0], limit: 9) }
        #expect(after.messages.map(\.position) == page.messages.map(\.position))
        guard case .damaged = after.messages[2].content else {
            Issue.record("the message does not say that it is damaged")
            return
        }
        #expect(after.messages[3] == page.messages[3])
    }

    @Test func somethingDamagedInAMailboxSaysSoAndIsTakenOutWithTheRest() throws {
        try home.store.write { writer in
            for index in 0..<3 as Range<UInt8> { try writer.post([index], id: RemoteID("\(index)"), to: home.me) }
        }
        let before = try home.store.read { try $0.mailbox(of: home.me) }
        try home.store.environment.write { transaction in
            let raw = try RawTable(home.store)
            try raw.mailbox.put([1, 0, 9, 9, 9, 9, 9], for: Pair(home.me, before[1].number), in: transaction)
        }
        let items = try home.store.read { try $0.mailbox(of: home.me) }
        #expect(items.map(\.number) == before.map(\.number))
        #expect(items.map(\.payload) == [[0], [1, 0, 9, 9, 9, 9, 9], [2]])
        #expect(
            items[1].problem == .damaged(table: "mailbox", reason: "its checksum does not match"))
        try home.store.write { try $0.removeMailbox(of: home.me, through: items[1].number) }
        #expect(try home.store.read { try $0.mailbox(of: home.me).map(\.payload) } == [[2]])
        // What it was called is free again: the same may be sent once more.
        #expect(try home.store.write { try $0.post([1], id: RemoteID("1"), to: home.me) }.result)
        #expect(try home.store.write { try $0.post([2], id: RemoteID("2"), to: home.me) }.result == false)
    }

    @Test func aDamagedChatKeepsNoMuteFromEnding() throws {
        for chat in chats[..<2] { try home.set(chat) { $0.mutedUntil = Timestamp(milliseconds: 1000) } }
        try damage(chats[0])
        try home.store.write { try $0.expireMutes(of: home.me, now: Timestamp(milliseconds: 1000)) }
        #expect(try home.chat(chats[1]).settings.mutedUntil == nil)
        #expect(try home.store.read { try $0.nextMuteEnd(of: home.me) } == nil)
    }

    @Test func theDoctorSaysWhatIsDamagedAndRepairsTheIndexes() throws {
        let directory = TemporaryDirectory()
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { try SampleAccount.add(to: $0) }
        }
        let healthy = Doctor.examine(directory.path)
        #expect(healthy.isHealthy, "\(healthy)")
        let expected: ChatWindow
        do {
            let store = try MessageStore(directory: directory.path)
            expected = try store.read { try $0.chatWindow(of: ProfileID(1)) }
            try store.environment.write { transaction in
                try store.tables.lists.removeAll(in: transaction)
                try store.tables.counts.removeAll(in: transaction)
                try store.tables.messagePlaces.removeAll(in: transaction)
                try store.tables.chatOfPeer.removeAll(in: transaction)
                try store.tables.facts.put([1], for: "last-MessageID", in: transaction)
            }
        }
        let sick = Doctor.examine(directory.path)
        #expect(!sick.isHealthy && sick.canRepair, "\(sick)")
        let repaired = try Doctor.repairIndexes(directory.path)
        #expect(repaired.isHealthy, "\(repaired)")
        let store = try MessageStore(directory: directory.path)
        #expect(try store.read { try $0.chatWindow(of: ProfileID(1)) } == expected)
        // No number is given twice.
        let added = try store.write { try $0.add(.fixture(in: expected.elements[0].id)) }.result
        #expect(added.id.rawValue > UInt64(SampleAccount.contents.count))
    }

    @Test func aDamagedProfileDoesNotHideTheOthers() throws {
        let other = try home.store.write { try $0.add(Profile(id: .unassigned, names: Names("Other"))) }.result
        func damage(_ profile: ProfileID) throws {
            try home.store.environment.write { transaction in
                try home.store.tables.profiles.withCodec(RawBytes()).put([0], for: profile, in: transaction)
            }
        }
        try damage(home.me)
        #expect(try home.store.read { try $0.profiles().map(\.id) } == [other])
        try damage(other)
        // None at all must not look like a new data directory.
        #expect(throws: StoreError.self) { try home.store.read { try $0.profiles() } }
    }

    @Test func aRepairKeepsTheRowOfABrokenChat() throws {
        try damage(chats[2])
        try home.store.write { try $0.rebuildIndexes() }
        #expect(try Set(home.list()) == Set(chats))
    }

    @Test(arguments: ["", "no such directory/x"]) func theDoctorSaysWhenThereIsNothing(_ path: String) {
        let directory = TemporaryDirectory()
        let report = Doctor.examine(directory.path + "/" + path)
        guard case .noDatabase = report.problem else {
            Issue.record("\(report)")
            return
        }
        #expect(!FileManager.default.fileExists(atPath: directory.path + "/data.mdb"))
    }

    /// Files with a page of noise, checked by another process. It may crash, but it never reports a changed database as
    /// healthy, and it never hangs.
    @Test func aPageOfNoiseIsFoundInAChildProcess() throws {
        let directory = TemporaryDirectory()
        do {
            let store = try MessageStore(directory: directory.path)
            try store.setSynchronous(false)
            try store.write { writer in
                try SampleAccount.add(to: writer)
                let chat = try writer.chats(of: ProfileID(1))[0]
                for index in 0..<300 {
                    try writer.add(.fixture("message \(index)", in: chat, remoteID: "noise \(index)"))
                }
            }
        }
        let file = URL(fileURLWithPath: directory.path + "/data.mdb")
        let original = try Data(contentsOf: file)
        let pages = original.count / 4096
        let seed = testSeed()
        var random = SeededGenerator(seed)
        var outcomes: [String: Int] = [:]
        for _ in 0..<(FuzzRounds.asked ?? 24) {
            let page = Int.random(in: 0..<pages, using: &random)
            var damaged = original
            for index in page * 4096..<(page + 1) * 4096 { damaged[index] = .random(in: 0...255, using: &random) }
            try damaged.write(to: file)
            // It dies on purpose; who looks for the reason starts a process, which hangs under a sanitizer.
            let result = try ChildProcess(
                "message-store-probe", ["examine", directory.path], environment: ["SWIFT_BACKTRACE": "enable=no"]
            ).result()
            // Under a sanitizer a dying process ends with a status of the sanitizer's.
            if ![0, 2].contains(result.status) {
                outcomes["died", default: 0] += 1
            } else if result.status == 2 {
                outcomes["reported", default: 0] += 1
            } else {
                // A page that nobody uses: everything must read as it was.
                outcomes["unharmed", default: 0] += 1
                #expect(
                    result.output.contains(": all good")
                        && result.output.contains("messages: \(300 + SampleAccount.contents.count + 1)"),
                    "seed \(seed), page \(page): \(result.output)")
            }
        }
        // Most pages of a database that was just filled are in use.
        #expect(outcomes["died", default: 0] + outcomes["reported", default: 0] > 0, "seed \(seed)")
        try original.write(to: file)
        #expect(Doctor.examine(directory.path).isHealthy)
    }
}
