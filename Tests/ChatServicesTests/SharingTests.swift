import Foundation
import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Content on its way through the mailbox: stickers, cards, records, and kinds that nobody knows.
@Suite(.serialized) struct SharingTests {
    private static let entry = MergedRecord.Entry(
        senderName: "Cy", sentAt: Timestamp(milliseconds: 5), content: .text("from elsewhere"))

    private static let contents: [MessageContent] = [
        .text(StyledText("It was Snape", runs: [StyleRun(start: 7, length: 5, style: .secret)])),
        .sticker(Sticker(name: "A seal", emoji: "🦭", file: Attachment(name: "seal.webp", pixelWidth: 512))),
        .video(
            Attachment(
                name: "a.mp4", place: .stored(path: "files/film"),
                cover: StillPicture(pixelWidth: 9, pixelHeight: 16, place: .stored(path: "files/cover"))),
            seconds: 61, caption: "a film"),
        .voice(
            Voice(Attachment(name: "a.ogg", place: .stored(path: "files/v")), seconds: 9, levels: [0, 255]),
            caption: "Hi"),
        .contactCard(ContactCard(.group, name: "Choir", remoteID: RemoteID("group/g"), address: "confab:x")),
        .mergedRecord(MergedRecord(title: "Messages in Choir", entries: [entry, entry])),
        .unknown(UnknownContent(kind: "org.example.dice", fallback: "rolled a 6", raw: [0, 255, 6])),
    ]

    @Test func everyKindThatPeopleSendArrivesAsItWas() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        for content in Self.contents { try await ada.ask(.send(OutgoingMessage(content), to: chat)) }
        try await eventually("all of them") { try bea.texts(in: seen).count == Self.contents.count }
        #expect(try bea.messages(in: seen).map(\.content).filter(\.isSendable) == Self.contents)
    }

    @Test func aVoiceInTheFormOfEarlierVersionsIsReadAndOneArrivesUnheard() async throws {
        let file = Attachment(name: "a.ogg", byteCount: 5)
        let old =
            "{\"voice\":{\"_0\":\(String(decoding: try JSONEncoder().encode(file), as: UTF8.self)),"
            + "\"seconds\":9,\"isPlayed\":true}}"
        let read = try JSONDecoder().decode(SentContent.self, from: Data(old.utf8))
        #expect(read.content == .voice(Voice(file, seconds: 9), caption: .empty))
        let heard = MessageContent.voice(Voice(file, seconds: 9, levels: [1], isPlayed: true), caption: "Hi")
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.ask(.send(OutgoingMessage(heard), to: chat))
        try await eventually("the voice") { try bea.texts(in: seen).count == 1 }
        let arrived = try bea.messages(in: seen).map(\.content).first { $0.isSendable }
        #expect(arrived == .voice(Voice(file, seconds: 9, levels: [1]), caption: "Hi"))
    }

    @Test func whatOnlyTheProgramMakesIsNotSent() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let made: [MessageContent] = [
            .tip(.noEarlierMessages), .call(Call(outcome: .missed)), .groupEvent(.created), .contactEvent(.verified),
            .deleted(Deletion(by: .sender, at: .zero)), .undecryptable(.missingKey),
            .invitation(GroupInvitation(name: "x")), .report(Report(reason: .spam)), .damaged(reason: ""),
            .lost(count: 1),
        ]
        for content in made {
            await #expect(throws: ServiceError.unfit(.unsendable), "\(content)") {
                try await ada.ask(.send(OutgoingMessage(content), to: chat))
            }
        }
        // What someone forges has no effect, and what follows arrives.
        let seen = try bea.chat(with: ada)
        let before = try bea.messages(in: seen)
        try await ada.post(
            made.enumerated().map { .message(SentMessage(id: RemoteID("forged/\($0)"), content: SentContent($1))) },
            to: bea)
        #expect(try bea.messages(in: seen) == before)
        _ = try await ada.share("afterwards", with: bea)
    }

    @Test func aQuoteCarriesNothingThatOnlyTheProgramMakes() async throws {
        let (ada, bea) = try await House().friends()
        let seen = try bea.chat(with: ada)
        let quote = SentQuote(id: nil, sender: nil, name: "Ada", content: SentContent(.groupEvent(.created)))
        let message = SentMessage(id: RemoteID("a/1"), content: SentContent(.text("look")), quote: quote)
        try await ada.post([.message(message)], to: bea)
        #expect(try bea.find(RemoteID("a/1"), in: seen)?.quote?.content == .text(.empty))
    }

    @Test func theBytesOfAKindThatThisVersionDoesNotKnowSurviveTheMailbox() throws {
        let value =
            #"{"hologram":{"_0":{"big":18446744073709551615,"fallback":"a seal","half":0.5,"list":[1,-2,null,true,"ü/\n"]}}}"#
        let text =
            #"{"body":{"message":{"_0":{"content":\#(value),"id":"profile-a/1"}}},"from":{"address":"profile-a","fullName":"","name":"Ada"},"sentAt":1}"#
        guard case .message(let message) = try MailboxMessageCodec.decode(Array(text.utf8)).body else {
            Issue.record("not a message")
            return
        }
        let unknown = UnknownContent(kind: "hologram", fallback: "a seal", raw: Array(value.utf8))
        #expect(message.content.content == .unknown(unknown))
        let sent = SentMessage(id: RemoteID("b/1"), content: SentContent(.unknown(unknown)))
        let again = try JSONDecoder().decode(SentMessage.self, from: MailboxMessageCodec.encoder.encode(sent))
        #expect(again == sent)
    }

    @Test func aMailboxMessageThatIsNestedTooDeepIsSetAsideAndBlocksNothing() async throws {
        let (ada, bea) = try await House().friends()
        let deep = String(repeating: "[", count: 300) + String(repeating: "]", count: 300)
        let text =
            #"{"body":{"message":{"_0":{"content":{"hologram":\#(deep)},"id":"a/1"}}},"from":{"address":"a","fullName":"","name":"Ada"},"sentAt":1}"#
        _ = try bea.house.store.write { try $0.post(Array(text.utf8), id: RemoteID("deep"), to: bea.id) }
        try await eventually("news of it") { bea.log.asideReasons.count == 1 }
        _ = try await ada.share("afterwards", with: bea)
    }

    @Test func aRecordThatIsNestedAHundredDeepArrivesInThreeLevels() async throws {
        let (ada, bea) = try await House().friends()
        let seen = try bea.chat(with: ada)
        let deep = (0..<100).reduce(#"{"text":{"_0":{"plain":"deep","runs":[]}}}"#) { inner, level in
            #"{"mergedRecord":{"_0":{"title":"\#(level)","entries":[{"senderName":"A","sentAt":1,"content":\#(inner)}]}}}"#
        }
        _ = try bea.house.store.write { writer in
            let address = try #require(try writer.profile(ada.id)?.remoteID).rawValue
            let text =
                #"{"body":{"message":{"_0":{"content":\#(deep),"id":"a/1"}}},"from":{"address":"\#(address)","fullName":"","name":"Ada"},"sentAt":1}"#
            try writer.post(Array(text.utf8), id: RemoteID("deep"), to: bea.id)
        }
        try await bea.catchUp()
        guard case .mergedRecord(let record)? = try bea.find(RemoteID("a/1"), in: seen)?.content else {
            Issue.record("no record: \(try bea.messages(in: seen)), \(bea.log.asideReasons)")
            return
        }
        #expect(record.title == "99")
        #expect(record.record(at: [0, 0])?.title == "97")
        #expect(record.record(at: [0, 0, 0]) == nil)
    }

    @Test func aRecordThatIsTooLargeIsRefused() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let long = MessageContent.text(StyledText(String(repeating: "x", count: 600_000)))
        let entries = (0..<2).map { _ in MergedRecord.Entry(senderName: "Cy", sentAt: .zero, content: long) }
        let record = MessageContent.mergedRecord(MergedRecord(title: "long", entries: entries))
        await #expect(throws: ServiceError.self) { try await ada.ask(.send(OutgoingMessage(record), to: chat)) }
    }

    @Test func whoJoinsAGroupReadsThatEarlierMessagesAreMissing() async throws {
        let (ada, bea) = try await House().friends()
        let chats = try await ada.group("Choir", with: [bea])
        #expect(try bea.events(in: chats[1]).contains(.tip(.noEarlierMessages)))
        #expect(try !ada.events(in: chats[0]).contains(.tip(.noEarlierMessages)))
        #expect(!MessageContent.tip(.noEarlierMessages).countsAsUnread)
    }
}
