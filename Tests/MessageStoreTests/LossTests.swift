import Foundation
import LMDB
import MessageStoreSamples
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

    @Test func aReportSaysThatARepairMayBringRecordsBackWhilePagesAreDamaged() {
        var report = DoctorReport(directory: directory.path)
        var named = DoctorReport.Loss(kind: .message, count: 2)
        named.chat = ChatID(1)
        named.chatName = "Bea"
        var nameless = DoctorReport.Loss(kind: .message, count: 1)
        nameless.chat = ChatID(27)
        report.losses = [named, nameless, DoctorReport.Loss(kind: .member, count: 3)]
        #expect(
            report.findings { "\($0)" } == """
                2 lost: messages in “Bea”
                1 lost: message in a chat without a name
                3 lost: group members
                """)
        report.notePage("page 7 is empty")
        #expect(
            report.findings { "\($0)" } == """
                1 problem with the pages of the file:
                  page 7 is empty
                6 records can't be read now; a repair may bring them back:
                  2: messages in “Bea”
                  1: message in a chat without a name
                  3: group members
                """)
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
        #expect(repaired.conclusion(doctorCommand: "confab doctor").contains("--accept-losses"))
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

    /// Damages or removes the record of a chat; gives the chat and how many messages it has.
    private func loseChat(_ damage: (MessageStore, ChatID) throws -> Void) throws -> (chat: ChatID, messages: Int) {
        let store = try MessageStore(directory: directory.path)
        try store.write { try SampleAccount.add(to: $0) }
        let chat = try #require(try store.read { try $0.chatWindow(of: me) }.elements.first).id
        let messages = try store.read { try $0.messages(of: chat, .oldest, limit: 1000).messages.count }
        try damage(store, chat)
        return (chat, messages)
    }

    @Test func messagesOfALostChatAreReportedAndARepairGivesThemANewOne() throws {
        let (chat, messages) = try loseChat { store, chat in
            _ = try store.environment.write { try store.tables.chats.remove(chat, in: $0) }
        }
        let sick = Doctor.examine(directory.path)
        #expect(sick.findings { "\($0)" }.contains("\(messages) messages are in chats that aren't there"), "\(sick)")
        #expect(!sick.isHealthy && sick.canRepair)
        let repaired = try Doctor.repairIndexes(directory.path)
        #expect(repaired.losses.map(\.kind) == [.chat], "\(repaired)")
        #expect(repaired.mismatchCount == 0, "\(repaired)")
        do {
            let store = try MessageStore(directory: directory.path)
            let row = try #require(try store.read { try $0.summary(of: chat) })
            #expect(row.names.displayName == "Recovered chat \(chat.rawValue)")
            #expect(row.stats.unread == 0 && row.condition == .readOnly && row.preview != nil)
            #expect(try store.read { try $0.messages(of: chat, .oldest, limit: 1000).messages.count } == messages)
        }
        #expect(try Doctor.acceptLosses(directory.path).isHealthy)
    }

    @Test func acceptingADamagedChatKeepsItsMessages() throws {
        let (chat, messages) = try loseChat { store, chat in
            try store.environment.write {
                try store.tables.chats.withCodec(RawBytes()).put([1, 0, 9, 9, 9, 9, 9], for: chat, in: $0)
            }
        }
        #expect(!Doctor.examine(directory.path).isHealthy)
        let accepted = try Doctor.acceptLosses(directory.path)
        #expect(accepted.isHealthy, "\(accepted)")
        let store = try MessageStore(directory: directory.path)
        #expect(store.problems.isEmpty)
        #expect(try store.read { try $0.messages(of: chat, .oldest, limit: 1000).messages.count } == messages)
        #expect(try store.read { try $0.chatWindow(of: me) }.elements.contains { $0.id == chat })
    }

    @Test func unreadableMessagesAreKnownAfterARepairThoughNoSearchMeetsThem() throws {
        let (chat, _) = try loseChat { store, chat in
            let messages = try store.read { try $0.messages(of: chat, .oldest, limit: 3).messages }
            try store.environment.write { transaction in
                let raw = store.tables.messages.withCodec(RawBytes())
                for message in messages.prefix(2) {
                    try raw.put([1, 0, 9, 9, 9], for: MessageKey(chat, message.position), in: transaction)
                }
                // One is lost as well, which the two must not hide.
                _ = try raw.remove(MessageKey(chat, messages[2].position), in: transaction)
            }
        }
        let repaired = try Doctor.repairIndexes(directory.path)
        #expect(repaired.losses.map(\.count) == [1], "\(repaired)")
        #expect(repaired.mismatchCount == 0, "\(repaired)")
        do {
            let store = try MessageStore(directory: directory.path)
            #expect(store.problems.damaged == [.message: 3])
            _ = try store.read { try $0.timeline(of: chat, .oldest, limit: 1000) }
            #expect(store.problems.damaged == [.message: 3])
        }
        #expect(try Doctor.acceptLosses(directory.path).isHealthy)
        #expect(try MessageStore(directory: directory.path).problems.isEmpty)
    }

    @Test func anImportBringsALostMessageBackToItsPlace() throws {
        let remote = RemoteID("one")
        let store = try MessageStore(directory: directory.path)
        let (chat, position) = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("")))
            let added = try writer.add(Self.note("one", remote, in: chat))
            try writer.add(Self.note("two", RemoteID("two"), in: chat))
            return (chat, added.position)
        }.result
        for isIndexed in [true, false] {
            _ = try store.environment.write { try store.tables.messages.remove(MessageKey(chat, position), in: $0) }
            if !isIndexed { _ = try store.write { try $0.rebuildIndexes() } }
            _ = try store.write { writer in
                var message = Self.note("one", remote, in: chat)
                message.position = position
                let isNew = try writer.add(message, asRead: true).isNew
                #expect(isNew)
            }
            #expect(
                try store.read { try $0.messages(of: chat, .oldest, limit: 9).messages.map(\.position) }.first
                    == position)
            store.refreshKnownProblems()
            #expect(store.problems.isEmpty)
        }
    }

    private static func note(
        _ text: String, _ remote: RemoteID, in chat: ChatID, by sender: MessageSender = .me
    ) -> Message {
        Message(
            id: .unassigned, chat: chat, remoteID: remote, sentAt: Timestamp(seconds: 1), sender: sender,
            content: .text(StyledText(text)))
    }

    /// Three unread messages; gives the key of the second.
    private func addUnread(to store: MessageStore) throws -> MessageKey {
        try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names("Bea")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: profile, kind: .direct(contact), names: Names("Bea")))
            let added = try ["one", "two", "three"].map {
                try writer.add(Self.note("ferry \($0)", RemoteID($0), in: chat, by: .contact(contact)))
            }
            return MessageKey(chat, added[1].position)
        }.result
    }

    @Test(arguments: [true, false], [true, false])
    func aMessageThatComesBackIsCountedAndFoundOnce(isMissing: Bool, isRepaired: Bool) throws {
        do {
            let store = try MessageStore(directory: directory.path)
            let key = try addUnread(to: store)
            while try store.continueSearchIndex() != nil {}
            try store.environment.write { transaction in
                if isMissing {
                    try store.tables.messages.remove(key, in: transaction)
                } else {
                    try store.tables.messages.withCodec(RawBytes()).put([1, 0, 9, 9, 9], for: key, in: transaction)
                }
            }
        }
        if isRepaired { #expect(try !Doctor.repairIndexes(directory.path).isHealthy) }
        do {
            let store = try MessageStore(directory: directory.path)
            let chat = try #require(try store.read { try $0.chats(of: me) }.first)
            let contact = try #require(try store.read { try $0.contacts(of: me) }.first)
            let isNew = try store.write {
                try $0.add(Self.note("ferry two", RemoteID("two"), in: chat, by: .contact(contact.id))).isNew
            }.result
            #expect(isNew)
            #expect(try store.read { try $0.chat(chat)?.stats.unread } == 3)
            let request = SearchRequest(SearchQuery("ferry two", zone: .utc), in: .profile(me), limit: 9)
            #expect(try store.read { try $0.messages(request) }.hits.count == 1)
        }
        let report = Doctor.examine(directory.path)
        #expect(report.isHealthy, "\(report)")
        #expect(try MessageStore(directory: directory.path).problems.isEmpty)
    }

    @Test func clearingAChatForgetsItsUnreadableMessages() throws {
        let store = try MessageStore(directory: directory.path)
        let key = try addUnread(to: store)
        try store.environment.write { transaction in
            try store.tables.messages.withCodec(RawBytes()).put([1, 0, 9, 9, 9], for: key, in: transaction)
        }
        _ = try store.write { try $0.rebuildIndexes() }
        store.refreshKnownProblems()
        #expect(store.problems.damaged == [.message: 1])
        _ = try store.write { try $0.removeMessages(of: key.first, me) }
        #expect(try store.read { try $0.tables.knownUnreadable(in: $0.transaction) }.isEmpty)
    }

    @Test func aNoteAboutUnreadableMessagesThatAreGoneIsRepaired() throws {
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { try SampleAccount.add(to: $0) }
            _ = try store.write { try $0.noteUnreadable(3) }
        }
        #expect(Doctor.examine(directory.path).canRepair)
        #expect(try Doctor.repairIndexes(directory.path).isHealthy)
    }

    @Test func aNumberThatWouldBeGivenTwiceIsReportedAndRepaired() throws {
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { try SampleAccount.add(to: $0) }
            try store.environment.write { try store.tables.facts.put([1], for: "last-MessageID", in: $0) }
        }
        #expect(Doctor.examine(directory.path).canRepair)
        #expect(try Doctor.repairIndexes(directory.path).isHealthy)
    }

    @Test func aDamagedRecordUnderADamagedKeyCanBeAccepted() throws {
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { try SampleAccount.add(to: $0) }
            _ = try store.environment.write { transaction in
                let (key, value): ([UInt8], [UInt8]) = ([0x7a, 0xff, 0xfe], [1, 0, 9, 9])
                return try key.withUnsafeBytes { key in
                    try value.withUnsafeBytes { try store.tables.facts.insertStored($0, for: key, in: transaction) }
                }
            }
        }
        #expect(Doctor.examine(directory.path).canAcceptLosses)
        #expect(try Doctor.acceptLosses(directory.path).isHealthy)
    }

    @Test func aLostChatWithoutMessagesIsALossAndNoDifference() throws {
        do {
            let store = try MessageStore(directory: directory.path)
            try store.write { try SampleAccount.add(to: $0) }
            let empty = try store.write { writer in
                try writer.add(Chat(id: .unassigned, profile: me, kind: .notes, names: Names("Empty")))
            }.result
            _ = try store.environment.write { try store.tables.chats.remove(empty, in: $0) }
        }
        let repaired = try Doctor.repairIndexes(directory.path)
        #expect(repaired.mismatchCount == 0 && repaired.losses.map(\.kind) == [.chat], "\(repaired)")
        #expect(try Doctor.acceptLosses(directory.path).isHealthy)
    }

    /// An outdated page of an index lacks entries, and nothing about it tells.
    @Test func whatAnIndexLacksIsExpectedAllTheSame() throws {
        let store = try MessageStore(directory: directory.path)
        try store.write { try SampleAccount.add(to: $0) }
        let before = try store.read { try $0.expectedCounts(of: me) }
        try store.environment.write { transaction in
            try store.tables.chatsOfProfile.removeAll(in: transaction)
            try store.tables.contactsOfProfile.removeAll(in: transaction)
            try store.tables.membersOfGroup.removeAll(in: transaction)
        }
        #expect(try store.read { try $0.expectedCounts(of: me) } == before)
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
