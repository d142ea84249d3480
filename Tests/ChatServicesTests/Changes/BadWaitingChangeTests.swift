import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// Changes without effect that arrive before their message, and messages from impossible times.
@Suite(.serialized) struct BadWaitingChangeTests {
    private let later = RemoteID("later")
    /// When the message was sent: before its changes.
    private let sent = Timestamp.systemNow

    /// Lets the message arrive for which changes wait. Returns it.
    private func deliver(
        from ada: Person, to bea: Person, in chat: ChatID, group: RemoteID? = nil
    ) async throws -> Message {
        let message = SentMessage(id: later, group: group, content: SentContent(.text("mine")))
        try await ada.post([.message(message)], to: bea, at: sent)
        #expect(try bea.house.store.read { try $0.waitingCount(in: chat) } == 0)
        return try #require(try bea.find(later, in: chat))
    }

    private func expectUnchanged(_ message: Message, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(message.content == .text("mine"), sourceLocation: sourceLocation)
        #expect(message.edit == nil && message.earlierVersions.isEmpty, sourceLocation: sourceLocation)
        #expect(message.reactions.isEmpty && message.pin == nil, sourceLocation: sourceLocation)
    }

    @Test func waitingChangesBySomeoneWithoutTheRightHaveNoEffectWhenTheMessageArrives() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        for person in [ada, bea] { try await person.connect(with: cy) }
        let chats = try await ada.group("Choir", with: [bea, cy])
        let group = try #require(try ada.circle(in: chats[0]).remoteID)
        let changes = SentTarget(group: group, message: later).changes()
        try await cy.post([changes[0], changes[3]], to: bea)
        #expect(try house.store.read { try $0.waitingCount(in: chats[1]) } == 2)
        let message = try await deliver(from: ada, to: bea, in: chats[1], group: group)
        expectUnchanged(message)
        // The sender's own change has its effect afterward.
        try await ada.post([changes[0]], to: bea)
        #expect(try bea.text(message.id) == "changed")
    }

    @Test(arguments: [Timestamp.zero, Timestamp(seconds: 4_102_444_800), Timestamp(milliseconds: .max)])
    func waitingChangesFromImpossibleTimesHaveNoEffectWhenTheMessageArrives(_ moment: Timestamp) async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        try await ada.post(SentTarget(message: later).changes(), to: bea, at: moment)
        expectUnchanged(try await deliver(from: ada, to: bea, in: seenIn))
        _ = try await ada.share("afterwards", with: bea)
        #expect(try bea.texts(in: seenIn) == ["mine", "afterwards"])
        #expect(bea.log.asideReasons.isEmpty)
    }

    @Test func deletionFromAnImpossibleTimeDoesNotTakeThePlaceOfALaterOne() async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        let redaction = MailboxMessage.Body.redaction(
            SentRedaction(target: SentTarget(message: later), reason: ""))
        try await ada.post([redaction], to: bea, at: sent.advanced(byMilliseconds: -200 * 86_400_000))
        try await ada.post([redaction], to: bea)
        #expect(try await deliver(from: ada, to: bea, in: seenIn).content.isDeleted)
    }

    @Test func changesThatWaitTwiceHaveOneEffect() async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        let changes = Array(SentTarget(message: later).changes()[0..<3])
        try await ada.post(changes + changes, to: bea)
        let message = try await deliver(from: ada, to: bea, in: seenIn)
        #expect(message.content == .text("changed") && message.earlierVersions.count == 1)
        #expect(message.reactions.map(\.count) == [1] && message.pin != nil)
        // Once more, when they no longer have to wait.
        try await ada.post(changes, to: bea)
        #expect(try bea.message(message.id) == message)
    }

    @Test func changesOfAMessageInAnotherChatHaveNoEffectOnIt() async throws {
        let house = try House()
        let (ada, bea) = try await house.friends()
        let cy = try await house.person("Cy")
        for person in [ada, bea] { try await person.connect(with: cy) }
        let message = try await ada.share("mine", with: bea)
        let chats = try await ada.group("Choir", with: [bea, cy])
        let group = try #require(try ada.circle(in: chats[0]).remoteID)
        let before = try bea.texts(in: chats[1])
        // From the chat with Cy, and from a group that Ada is in as well.
        try await cy.post(message.target.changes(), to: bea)
        let named = SentTarget(group: group, message: message.remoteID)
        try await cy.post(named.changes(), to: bea)
        try await ada.post(named.changes(), to: bea)
        expectUnchanged(try #require(try bea.message(message.seen)))
        // Nobody is told to expect a message there.
        #expect(try bea.texts(in: chats[1]) == before)
        _ = try await ada.share("afterwards", with: bea)
        #expect(bea.log.asideReasons.isEmpty)
    }

    @Test(arguments: [Timestamp.zero, Timestamp(seconds: 4_102_444_800), Timestamp(milliseconds: .max)])
    func messagesFromImpossibleTimesArriveInTheirOrderAndTheirChatDoesNotStayOnTop(_ moment: Timestamp) async throws {
        let (ada, bea) = try await House().friends()
        let seenIn = try bea.chat(with: ada)
        _ = try await ada.share("first", with: bea)
        let message = SentMessage(id: later, content: SentContent(.text("mine")))
        try await ada.post([.message(message)], to: bea, at: moment)
        _ = try await ada.share("last", with: bea)
        #expect(try bea.texts(in: seenIn) == ["first", "mine", "last"])
        let activity = try #require(try bea.row(seenIn)).lastActivity
        #expect(abs(activity.milliseconds(since: .systemNow)) < 3_600_000)
    }
}
