import Foundation
import LMDB
import Messenger
import ServiceTesting
import Testing

@testable import ChatServices
@testable import MessageStore
import RandomTesting

@Suite struct MailboxMessageTests {
    /// Mailbox messages as the first version wrote them: every later one must read them. None may be changed.
    private static let firstVersion = [
        #"{"body":{"connected":{"_0":7}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1793889000000}"#,
        #"{"body":{"message":{"_0":{"content":{"text":{"_0":{"plain":"Hi","runs":[{"length":2,"start":0,"style":{"bold":{}}}]}}},"group":"group/g","id":"profile-a/1","quote":{"content":{"text":{"_0":{"plain":"Ho","runs":[]}}},"id":"profile-b/2","name":"Bea","sender":"profile-b"}}}},"from":{"address":"profile-a","fullName":"Ada L","name":"Ada"},"sentAt":1}"#,
        #"{"body":{"receipt":{"_0":{"isRead":true,"messages":["profile-b/2"]}}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1}"#,
        #"{"body":{"invitation":{"_0":{"group":"group/g","members":[{"address":"profile-a","fullName":"","name":"Ada","role":5,"status":"joined"}],"name":"Choir","topic":""}}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1}"#,
        #"{"body":{"membership":{"_0":{"changes":[{"address":"profile-a","fullName":"","name":"Ada","role":2,"status":"left"}],"group":"group/g","known":["profile-b"]}}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1}"#,
    ]

    /// Kinds that came later, as they were first written: none may be changed either.
    private static let laterKinds =
        [
            #""edit":{"_0":{"content":{"text":{"_0":{"plain":"Hi","runs":[]}}},"number":1,"target":{"message":"profile-a/1"}}}"#,
            #""redaction":{"_0":{"reason":"","target":{"group":"group/g","message":"profile-b/1"}}}"#,
            #""reaction":{"_0":{"emoji":"👍","isOn":true,"number":1793889000000,"target":{"message":"profile-b/1"}}}"#,
            #""pin":{"_0":{"isOn":false,"number":1793889000001,"target":{"message":"profile-b/1"}}}"#,
            #""message":{"_0":{"content":{"sticker":{"_0":{"emoji":"👋","file":{"byteCount":0,"mediaType":"","name":"a","pixelHeight":0,"pixelWidth":5,"place":{"remote":{"_0":""}}},"name":"A seal"}}},"id":"profile-a/3"}}"#,
            #""message":{"_0":{"content":{"contactCard":{"_0":{"address":"","kind":{"person":{}},"name":"Cy"}}},"id":"profile-a/4"}}"#,
            #""message":{"_0":{"content":{"mergedRecord":{"_0":{"entries":[{"content":{"text":{"_0":{"plain":"Hi","runs":[]}}},"senderName":"Cy","sentAt":1}],"title":"Choir"}}},"id":"profile-a/5"}}"#,
            #""report":{"_0":{"group":"group/g","id":"profile-a/2","message":{"content":{"text":{"_0":{"plain":"Buy!","runs":[]}}},"id":"profile-b/1","name":"Bea","sender":"profile-b"},"reason":{"spam":{}},"text":"again"}}"#,
        ].map {
            #"{"body":{\#($0)},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1,"to":"profile-b"}"#
        }
        + endings

    private static let endings = [
        #"{"body":{"ended":{}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1,"to":"profile-b"}"#,
        #"{"body":{"dissolved":{"_0":"group/g"}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1,"to":"profile-b"}"#,
    ]

    @Test(arguments: firstVersion + laterKinds) func aLetterThatWasWrittenOnceIsReadAndWrittenAlike(
        _ text: String
    ) throws {
        let mail = try MailboxMessageCodec.decode(Array(text.utf8))
        try mail.validate()
        #expect(String(decoding: try MailboxMessageCodec.encode(mail), as: UTF8.self) == text)
    }

    @Test func contentThatThisVersionDoesNotKnowIsKeptAsUnknown() throws {
        let text = Self.firstVersion[1].replacing(
            #"{"text":{"_0":{"plain":"Hi""#, with: #"{"hologram":{"_0":{"plain":"Hi""#)
        guard case .message(let message) = try MailboxMessageCodec.decode(Array(text.utf8)).body else {
            Issue.record("not a message")
            return
        }
        let raw = #"{"hologram":{"_0":{"plain":"Hi","runs":[{"length":2,"start":0,"style":{"bold":{}}}]}}}"#
        #expect(message.content.content == .unknown(UnknownContent(kind: "hologram", raw: Array(raw.utf8))))
    }

    @Test func aBrokenMailboxMessageIsPutAsideAndBlocksNothing() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        await bea.close()
        let tooLong = Self.firstVersion[1].replacing("profile-a/1", with: String(repeating: "x", count: 600))
        // One that names something so long that the database itself would refuse the key, two that are no mailbox messages, and one of a
        // kind that this version does not know.
        let later = Self.endings[0].replacing(#""ended""#, with: #""beamedUp""#)
        let bad = [Array(tooLong.utf8), [0xFF, 0x00], Array("{}".utf8), Array(later.utf8)]
        // In one transaction, so that nobody looks after the mailbox in between.
        _ = try house.store.write { writer in
            try writer.post(bad[0], id: RemoteID("bad-0"), to: bea.id)
            try writer.post(bad[1], id: RemoteID("bad-1"), to: bea.id)
            let good = try ProfileTransaction(ada.id, in: writer, now: .systemNow)
            _ = try good.send(.text("in between"), to: chat, .random(), in: writer)
            try writer.post(bad[2], id: RemoteID("bad-2"), to: bea.id)
            try writer.post(bad[3], id: RemoteID("bad-3"), to: bea.id)
        }
        let again = try await house.open(bea.id)
        try await eventually("what is good") { try again.texts(in: seen) == ["in between"] }
        try await eventually("an empty mailbox") { try house.store.read { try $0.mailbox(of: bea.id) }.isEmpty }
        try await ada.send("afterwards", to: chat)
        try await eventually("what comes later") { try again.texts(in: seen) == ["in between", "afterwards"] }
    }

    @Test func theUserHearsOfAMailboxMessageThatWasPutAside() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        _ = try house.store.write { try $0.post([0xFF], id: RemoteID("bad"), to: ada.id) }
        try await eventually("news of it") { ada.log.asideReasons.count == 1 }
    }

    @Test func whatIsDamagedInAMailboxIsPutAsideWithANoticeAndItsBytesAreKept() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        // Past the store, which damages nothing itself.
        try house.store.environment.write { transaction in
            let raw = house.store.tables.mailbox.withCodec(RawBytes())
            try raw.put([1, 0, 9, 9, 9, 9, 255], for: Pair(ada.id, 77_777), in: transaction)
        }
        ada.service.refresh()
        let reason = SetAsideReason.record(.damaged(table: "mailbox", finding: "its checksum does not match"))
        try await eventually("news of it") { ada.log.asideReasons == [reason] }
        let kept = try house.store.read { try $0.setting("set-aside/77777", of: ada.id) }
        #expect(kept == "\(reason)\n010009090909ff")
        #expect(try house.store.read { try $0.mailbox(of: ada.id) }.isEmpty)
        let chat = try ada.chat(with: bea)
        try await bea.send("afterwards", to: try bea.chat(with: ada))
        try await eventually("what comes later") { try ada.texts(in: chat) == ["afterwards"] }
    }

    /// True if a sanitizer makes everything many times slower.
    private var isSanitized: Bool { ProcessInfo.processInfo.environment["CONFAB_SANITIZED"] != nil }

    @Test func randomLettersNeverBlockAMailbox() async throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed)
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chat = try bea.chat(with: ada)
        _ = try house.store.write { writer in
            for number in 0..<(isSanitized ? 60 : 300) {
                let mail = Self.firstVersion + Self.laterKinds
                var bytes = Array(mail[random.below(mail.count)].utf8)
                for _ in 0...random.below(6) {
                    let index = random.below(bytes.count)
                    switch random.below(3) {
                    case 0: bytes[index] = UInt8(random.below(256))
                    case 1: bytes.remove(at: index)
                    default: bytes.insert(UInt8(random.below(128)), at: index)
                    }
                }
                try writer.post(bytes, id: RemoteID("\(number)"), to: bea.id)
            }
        }
        try await ada.send("through it all", to: try ada.chat(with: bea))
        try await eventually("the message") { try bea.texts(in: chat).contains("through it all") }
    }
}
