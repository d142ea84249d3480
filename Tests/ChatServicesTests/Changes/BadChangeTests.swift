import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Changes that make no sense, or that nobody may make, have no effect, and whatever follows them arrives.
@Suite(.serialized) struct BadChangeTests {
    private static let hour: Int64 = 3_600_000

    private func changes(of target: SentTarget, number: Int = 1) -> [MailboxMessage.Body] {
        target.changes(number: number)
    }

    /// Expects that a message is as it was, and that messages still arrive.
    private func expectUnchanged(
        _ message: Shared, from ada: Person, at bea: Person, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let seen = try #require(try bea.message(message.seen), sourceLocation: sourceLocation)
        #expect(seen.content == .text("mine"), sourceLocation: sourceLocation)
        #expect(seen.edit == nil && seen.earlierVersions.isEmpty, sourceLocation: sourceLocation)
        #expect(seen.reactions.isEmpty && seen.pin == nil, sourceLocation: sourceLocation)
        _ = try await ada.share("afterwards", with: bea)
        #expect(bea.log.asideReasons.isEmpty, sourceLocation: sourceLocation)
    }

    @Test func changesOfAMessageThatNeverArrivesWaitForeverAndBlockNothing() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        try await ada.post(changes(of: SentTarget(message: RemoteID("nothing"))), to: bea)
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 4)
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func changesOfADeletedMessageHaveNoEffect() async throws {
        let (ada, bea) = try await House().friends()
        let deleted = try await ada.share("gone", with: bea)
        let message = try await ada.share("mine", with: bea)
        let here = try await ada.share("gone here", with: bea)
        try await ada.ask(.redact(deleted.id, reason: ""))
        try await bea.ask(.deleteMessages([here.seen]))
        try await bea.catchUp()
        let before = try bea.message(deleted.seen)
        #expect(before?.content.isDeleted == true)
        try await ada.post(changes(of: deleted.target) + changes(of: here.target), to: bea)
        #expect(try bea.message(deleted.seen) == before)
        #expect(try bea.message(here.seen) == nil)
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 0)
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func deletedMessageThatIsSentAgainDoesNotComeBack() async throws {
        let (ada, bea) = try await House().friends()
        let here = try await ada.share("gone", with: bea)
        try await bea.ask(.deleteMessages([here.seen]))
        let copy = SentMessage(id: here.remoteID, content: SentContent(.text("gone")))
        try await ada.post([.message(copy)], to: bea)
        #expect(try bea.texts(in: here.seenIn).isEmpty)
        _ = try await ada.share("next", with: bea)
        #expect(try bea.texts(in: here.seenIn) == ["next"])
    }

    @Test func editOfAForwardedMessageIsIgnored() async throws {
        let (ada, bea) = try await House().friends()
        let id = RemoteID("forwarded")
        let forwarded = SentMessage(id: id, content: SentContent(.text("theirs")), forwardedFrom: "Cy")
        let edit = SentEdit(target: SentTarget(message: id), number: 1, content: SentContent(.text("mine")))
        try await ada.post([.message(forwarded), .edit(edit)], to: bea)
        let seen = try #require(try bea.find(id, in: bea.chat(with: ada)))
        #expect(seen.content == .text("theirs") && !seen.isEdited)
    }

    @Test func longNameOfTheAuthorOfAForwardedMessageIsCutAndHarmless() async throws {
        let (ada, bea) = try await House().friends()
        let id = RemoteID("forwarded")
        let name = "\u{202E}Cy\n" + String(repeating: "e" + String(repeating: "\u{301}", count: 1000), count: 100)
        let forwarded = SentMessage(id: id, content: SentContent(.text("theirs")), forwardedFrom: name)
        try await ada.post([.message(forwarded)], to: bea)
        let seen = try #require(try bea.find(id, in: bea.chat(with: ada))?.forwardedFrom)
        #expect(seen == NameRule.cut(name) && seen.hasPrefix("Cy ") && seen.utf8.count <= NameRule.maximumBytes)
    }

    @Test func othersCannotEditOrDeleteAMessage() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        // From Bea to Ada: about Ada's own message.
        try await bea.post([changes(of: message.target)[0], changes(of: message.target)[3]], to: ada)
        #expect(try ada.message(message.id)?.content == .text("mine"))
        #expect(try ada.message(message.id)?.isEdited == false)
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func membersCannotDeleteMessagesOfOthersAndThoseOutsideCannotDoAnything() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        for person in [ada, bea] { try await person.connect(with: cy) }
        let chats = try await ada.group("Choir", with: [bea, cy])
        let id = try await ada.send("mine", to: chats[0])
        let remoteID = try #require(try ada.message(id)?.remoteID)
        let seen = try await bea.arrival(of: remoteID, in: chats[1])
        let group = try #require(try ada.circle(in: chats[0]).remoteID)
        let target = SentTarget(group: group, message: remoteID)
        try await cy.post([changes(of: target)[0], changes(of: target)[3]], to: bea)
        #expect(try bea.message(seen)?.content == .text("mine"))
        // A member who has left, and one who is blocked.
        try await cy.ask(.leaveGroup(chats[2]))
        try await bea.catchUp()
        try await cy.post(changes(of: target), to: bea)
        #expect(try bea.message(seen)?.reactions.isEmpty == true && bea.message(seen)?.pin == nil)
        _ = try house.store.write { writer in
            for member in try writer.members(of: try #require(try bea.row(chats[1])?.kind.group))
            where member.names.displayName == "Ada" {
                try writer.update(member.id) { $0.isBlocked = true }
            }
        }
        try await ada.post(changes(of: target), to: bea)
        #expect(try bea.message(seen)?.content == .text("mine"))
        #expect(try bea.message(seen)?.reactions.isEmpty == true && bea.message(seen)?.pin == nil)
    }

    @Test func blockedContactsCannotChangeAnything() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let contact = try #require(try bea.contact(named: "Ada")).id
        _ = try bea.house.store.write { try $0.update(contact) { $0.connection = .blocked } }
        try await ada.post(changes(of: message.target), to: bea)
        _ = try bea.house.store.write { try $0.update(contact) { $0.connection = .ready } }
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func changeThatArrivesTwiceHasOneEffect() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let all = changes(of: message.target)
        for _ in 0..<2 { try await ada.post(Array(all[0..<3]), to: bea) }
        let once = try #require(try bea.message(message.seen))
        #expect(once.content == .text("changed") && once.earlierVersions.count == 1)
        #expect(once.reactions.first?.count == 1 && once.pin != nil)
        for _ in 0..<2 { try await ada.post([all[3]], to: bea) }
        #expect(try bea.message(message.seen)?.content.isDeleted == true)
        // Changes from before the deletion that arrive once more.
        try await ada.post(Array(all[0..<3]), to: bea)
        #expect(try bea.message(message.seen)?.content.isDeleted == true)
        #expect(try bea.message(message.seen)?.reactions.isEmpty == true)
    }

    @Test(arguments: [Timestamp.zero, Timestamp(seconds: 4_102_444_800), Timestamp(milliseconds: .max)])
    func changesFromImpossibleTimesHaveNoEffect(_ moment: Timestamp) async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        try await ada.post(changes(of: message.target), to: bea, at: moment)
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func editsAreAcceptedForTwoDays() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let sent = try #require(try bea.message(message.seen)).sentAt
        let edit = changes(of: message.target)[0]
        try await ada.post([edit], to: bea, at: sent.advanced(byMilliseconds: 48 * Self.hour + 1))
        #expect(try bea.text(message.seen) == "mine")
        try await ada.post([edit], to: bea, at: sent.advanced(byMilliseconds: -1))
        #expect(try bea.text(message.seen) == "mine")
        try await ada.post([edit], to: bea, at: sent.advanced(byMilliseconds: 48 * Self.hour))
        #expect(try bea.text(message.seen) == "changed")
    }

    @Test func aHundredEditsAreAcceptedAndNoMore() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("0", with: bea)
        let edits = (1...101).map { number in
            MailboxMessage.Body.edit(
                SentEdit(
                    target: message.target, number: number, content: SentContent(.text(StyledText("\(number)")))))
        }
        try await ada.post(edits.shuffled(), to: bea)
        let edited = try #require(try bea.message(message.seen))
        #expect(edited.content == .text("100"))
        #expect(edited.earlierVersions.map(\.content.text.plain) == (0..<100).map(String.init))
    }

    @Test(arguments: [0, -1, 1 << 53, Int.max, Int.min]) func impossibleNumbersHaveNoEffect(_ number: Int) async throws
    {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let target = message.target
        try await ada.post(
            [
                .edit(SentEdit(target: target, number: number, content: SentContent(.text("changed")))),
                .reaction(SentReaction(target: target, emoji: "👍", isOn: true, number: Int64(number))),
                .pin(SentPin(target: target, isOn: true, number: Int64(number))),
            ], to: bea)
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func numberThatFitsIntoNoIntegerIsSetAsideAndBlocksNothing() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let from = try #require(try ada.house.store.read { try $0.profile(ada.id)?.remoteID }).rawValue
        let number = "18446744073709551616"
        let bodies = [
            #""edit":{"_0":{"content":{"text":{"_0":{"plain":"x","runs":[]}}},"number":\#(number),"target":{"message":"m"}}}"#,
            #""pin":{"_0":{"isOn":true,"number":\#(number),"target":{"message":"m"}}}"#,
        ]
        _ = try ada.house.store.write { writer in
            for (index, body) in bodies.enumerated() {
                let text = #"{"body":{\#(body)},"from":{"address":"\#(from)","fullName":"","name":"Ada"},"sentAt":1}"#
                try writer.post(Array(text.utf8), id: RemoteID("bad-\(index)"), to: bea.id)
            }
        }
        _ = try await ada.share("afterwards", with: bea)
        #expect(try bea.message(message.seen)?.content == .text("mine"))
    }

    @Test func namesThatCannotBeStoredAreSetAsideAndBlockNothing() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        for name in [String(repeating: "x", count: 400), "a\0b"] {
            for body in changes(of: SentTarget(message: RemoteID(name)))
                + changes(
                    of: SentTarget(group: RemoteID(name), message: message.remoteID))
            {
                #expect(throws: UnreadableMailboxMessage.self) {
                    try MailboxMessage(
                        from: Correspondent(address: RemoteID("a"), name: "", fullName: ""), to: nil, sentAt: .zero,
                        body: body
                    ).validate()
                }
            }
        }
        try await ada.post(changes(of: SentTarget(message: RemoteID("a\0b"))), to: bea)
        _ = try await ada.share("afterwards", with: bea)
        #expect(try bea.message(message.seen)?.content == .text("mine"))
        #expect(try bea.house.store.read { try $0.waitingCount(in: message.seenIn) } == 0)
    }

    @Test func ofTooManyWaitingChangesTheOldestAreDropped() async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        let remoteID = RemoteID("later")
        let target = SentTarget(message: remoteID)
        // The first one waits for the message, the others for one that never comes.
        let first = MailboxMessage.Body.edit(
            SentEdit(target: target, number: 1, content: SentContent(.text("first"))))
        let others = (0..<1000).map { number in
            MailboxMessage.Body.redaction(
                SentRedaction(target: SentTarget(message: RemoteID("never \(number)")), reason: ""))
        }
        try await ada.post([first] + others, to: bea)
        #expect(try bea.house.store.read { try $0.waitingCount(in: seenIn) } == 1000)
        try await ada.post([.message(SentMessage(id: remoteID, content: SentContent(.text("mine"))))], to: bea)
        #expect(try bea.texts(in: seenIn) == ["mine"])
    }

    /// A change for a message that never arrives kept any number of megabytes.
    @Test func longChangesThatWaitHaveALimitInBytes() async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        func target(_ number: Int) -> SentTarget { SentTarget(message: RemoteID("never \(number)")) }
        let reason = String(repeating: "x", count: 100_000)
        try await ada.post(
            (0..<10).map { .redaction(SentRedaction(target: target($0), reason: reason)) }, to: bea)
        #expect(try bea.house.store.read { try $0.waitingCount(in: seenIn) } == 0)
        let text = MessageContent.text(StyledText(String(repeating: "x", count: 1_000_000)))
        try await ada.post(
            (0..<20).map { .edit(SentEdit(target: target($0), number: 1, content: SentContent(text))) }, to: bea)
        #expect(try bea.house.store.read { try $0.waitingCount(in: seenIn) } == 8)
    }

    @Test func messagesThatAreTooLargeAreSetAsideAndBlockNothing() async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        let link = StyleRun(start: 0, length: 1, style: .link(String(repeating: "x", count: 9_000_000)))
        let contents: [MessageContent] = [
            .text(StyledText(String(repeating: "x", count: (1 << 20) + 1))), .text(StyledText("x", runs: [link])),
            .text("after them"),
        ]
        try await ada.post(
            contents.enumerated().map {
                .message(SentMessage(id: RemoteID("large \($0)"), content: SentContent($1)))
            }, to: bea)
        #expect(try bea.texts(in: seenIn) == ["after them"])
    }

    @Test func textOfAMebibyteCanBeEditedAndALargerOneCannot() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let limit = ProfileTransaction.maximumTextBytes
        let large = String(repeating: "x", count: limit)
        await #expect(throws: ServiceError.tooLarge(bytes: limit + 1, limit: limit)) {
            try await ada.ask(.edit(message.id, .text(StyledText(large + "x"))))
        }
        let edit = SentEdit(target: message.target, number: 5, content: SentContent(.text(StyledText(large + "x"))))
        try await ada.post([.edit(edit)], to: bea)
        #expect(try bea.text(message.seen) == "mine")
        try await ada.ask(.edit(message.id, .text(StyledText(large))))
        try await eventually("the edit") { try bea.text(message.seen) == large }
    }

    @Test(arguments: ["", " ", "👍👍", "ok", "\u{1B}", "\u{200D}", "a\u{202E}"]) func reactionsThatAreNoneHaveNoEffect(
        _ emoji: String
    ) async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let number = Timestamp.systemNow.milliseconds
        try await ada.post(
            [.reaction(SentReaction(target: message.target, emoji: emoji, isOn: true, number: number))], to: bea)
        try await expectUnchanged(message, from: ada, at: bea)
        await #expect(throws: ServiceError.unfit(.notAReaction)) {
            try await ada.ask(.react(message.id, emoji: emoji, isOn: true))
        }
    }

    @Test func editCannotEmptyATextOrChangeItsKind() async throws {
        let (ada, bea) = try await House().friends()
        let message = try await ada.share("mine", with: bea)
        let contents: [MessageContent] = [
            .text(" "), .deleted(Deletion(by: .sender, at: .zero)), .image(Attachment(name: "a"), caption: "x"),
            .unknown(UnknownContent(kind: "hologram")), .report(Report(reason: .spam)),
        ]
        try await ada.post(
            contents.map { .edit(SentEdit(target: message.target, number: 1, content: SentContent($0))) }, to: bea)
        try await expectUnchanged(message, from: ada, at: bea)
    }

    @Test func reportsReachOnlyModeratorsAndNobodyElseCanSendThem() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let chats = try await ada.group("Choir", with: [bea])
        let group = try #require(try ada.circle(in: chats[0]).remoteID)
        let quote = SentQuote(name: "", content: SentContent(.text("?")))
        let report = SentReport(id: RemoteID("r"), group: group, reason: .spam, text: "", message: quote)
        // Bea isn't a moderator.
        let forged = SentMessage(
            id: RemoteID("forged"), group: group, content: SentContent(.report(Report(reason: .spam))))
        try await ada.post([.report(report), .message(forged)], to: bea)
        #expect(try bea.find(RemoteID("r"), in: chats[1]) == nil)
        #expect(try bea.find(RemoteID("forged"), in: chats[1]) == nil)
        #expect(try bea.row(chats[1])?.stats.reports == 0)
        try await bea.ask(.leaveGroup(chats[1]))
        try await ada.catchUp()
        try await bea.post([.report(report)], to: ada)
        #expect(try ada.find(RemoteID("r"), in: chats[0]) == nil)
    }
}
