import Messenger
import Testing

@testable import ConfabApp

/// The table of what can be done with which message.
@Suite struct MessageActionTests {
    private let direct = ChatSummary.fixtures[1]
    private let group = ChatSummary.fixtures[0]
    private let hour: Int64 = 3_600_000

    private func facts(
        _ chat: ChatSummary, role: MemberRole? = nil, hoursLater: Int64 = 0, readCounts: ReadCounts = ReadCounts()
    ) -> MessageAction.Facts {
        let now = Timestamp(milliseconds: LocalClock.fixture.now.milliseconds + hoursLater * hour)
        return MessageAction.Facts(
            chat: chat, role: role, capabilities: ServiceSession.fixture.capabilities, kinds: .builtIn, now: now,
            revokeHours: 24, rewritable: [], canShowPictures: true, transfers: Transfers(), replies: [:],
            readCounts: readCounts)
    }

    private func offered(_ message: Message, _ facts: MessageAction.Facts) -> [MessageAction] {
        MessageAction.offered(message, facts)
    }

    @Test func textsOfOthersCanBeAnsweredAndKeptButNotChanged() {
        let text = Message.fixture(1, "Hello", minutesAgo: 5)
        #expect(
            offered(text, facts(direct)) == [.reply, .react, .copy, .forward, .pin, .collect, .select, .info, .delete])
        #expect(offered(text, facts(group)).contains(.report))
    }

    @Test func ownTextsCanBeEditedForADayAndTenTimes() {
        var own = Message.fixture(1, "Hello", from: .me, minutesAgo: 0, delivery: .sent)
        #expect(offered(own, facts(direct)).contains(.edit))
        #expect(offered(own, facts(direct, hoursLater: 23)).contains(.edit))
        #expect(!offered(own, facts(direct, hoursLater: 24)).contains(.edit))
        own.earlierVersions = (0..<10).map { MessageVersion(content: .text("\($0)"), at: Timestamp(milliseconds: $0)) }
        #expect(!offered(own, facts(direct)).contains(.edit))
        let notes = ChatSummary.fixture(8, "", kind: .notes)
        #expect(offered(own, facts(notes, hoursLater: 1000)).contains(.edit))
    }

    @Test func forwardedTextsAndCaptionsCannotBeEdited() {
        for content: MessageContent in [.text("Hello"), .image(Attachment(name: "a.png"), caption: "Hello")] {
            var own = Message.fixture(1, from: .me, minutesAgo: 0, delivery: .sent, content: content)
            let facts = facts(direct)
            #expect(offered(own, facts).contains(.edit))
            own.forwardedFrom = "Birgitta"
            #expect(!offered(own, facts).contains(.edit))
            #expect(facts.refusal(of: .edit, [own], English()) == "Forwarded messages can't be edited")
        }
    }

    @Test func refusedEditsSayWhatIsInTheWay() {
        func reason(_ messages: Message..., hoursLater: Int64 = 0) -> String {
            facts(direct, hoursLater: hoursLater).refusal(of: .edit, messages, English())
        }
        let poll = MessageContent.poll(Poll(question: "Lunch?", answers: [.init("Yes"), .init("No")]))
        let kind = "This kind of message can't be edited"
        #expect(reason(.fixture(1, from: .me, delivery: .sent, content: poll)) == kind)
        var own = Message.fixture(1, "Hello", from: .me, minutesAgo: 0, delivery: .sent)
        #expect(reason(own, .fixture(2, "Hi", from: .me, delivery: .sent)) == "Select just one message for this")
        #expect(reason(own, hoursLater: 24) == "You can edit only your own messages, within 24 hours")
        own.edit = Edit(number: 10, at: own.sentAt)
        #expect(reason(own) == "You've edited this message 10 times, the most that's possible")
    }

    @Test func tipsAndEventsSayThatTheyAreNotMessages() {
        for content: MessageContent in [.contactEvent(.connected), .tip(.noEarlierMessages)] {
            for action in MessageAction.allCases {
                let reason = facts(direct).refusal(of: action, [.fixture(1, content: content)], English())
                #expect(reason == "This is a notice, not a message", "\(action)")
            }
        }
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(1) }
        for key in ["e", "+", "R"] {
            #expect(shown(typed(key, in: state)).contains("This is a notice, not a message"), "\(key)")
        }
    }

    /// Its sender isn't known, but it had one.
    @Test func aMessageThatCannotBeReadIsNoNotice() {
        let message = Message.fixture(1, from: .system, content: .damaged(reason: "bad checksum"))
        let reason = facts(direct).refusal(of: .reply, [message], English())
        #expect(reason == English().notPossible(.reply))
    }

    @Test func ownMessagesInGroupsHaveReaders() {
        let own = Message.fixture(1, "Hello", from: .me, delivery: .sent)
        let facts = facts(group)
        #expect(!offered(own, facts).contains(.readers))
        #expect(facts.refusal(of: .readers, [own], English()) == "No one has read this message yet")
        let only = "Only your own messages in groups show who has read them"
        #expect(facts.refusal(of: .readers, [.fixture(1, "Hello")], English()) == only)
        #expect(self.facts(direct).refusal(of: .readers, [own], English()) == only)
        let read = self.facts(group, readCounts: ReadCounts([own.position]))
        #expect(offered(own, read).contains(.readers))
        #expect(!offered(.fixture(1, "Hello"), read).contains(.readers))
    }

    @Test func ownMessagesCanBeDeletedForEveryoneWhileTheyAreYoung() {
        let own = Message.fixture(1, "Hello", from: .me, minutesAgo: 0, delivery: .read)
        #expect(MessageAction.allowsRevoking(own, facts(direct)))
        #expect(!MessageAction.allowsRevoking(own, facts(direct, hoursLater: 24)))
        let notes = ChatSummary.fixture(8, "", kind: .notes)
        #expect(!MessageAction.allowsRevoking(own, facts(notes)))
    }

    @Test func moderatorsCanDeleteAnyMessageForEveryone() {
        let text = Message.fixture(1, "Hello", minutesAgo: 60 * 24 * 30)
        for role in MemberRole.allCases {
            #expect(MessageAction.allowsRevoking(text, facts(group, role: role)) == (role >= .moderator), "\(role)")
        }
        #expect(!MessageAction.allowsRevoking(text, facts(direct)))
    }

    @Test func pollsAndVoiceMessagesAreForwardedWithoutVotesAndAsUnplayed() {
        let poll = Poll(question: "Lunch?", answers: [.init("Yes", votes: 2, isMine: true)], isClosed: true)
        let file = Attachment(name: "v")
        let messages = [
            Message.fixture(1, minutesAgo: 5, content: .poll(poll)),
            Message.fixture(
                2, minutesAgo: 4, content: .voice(Voice(file, seconds: 73, levels: [1], isPlayed: true), caption: "Hi")),
            Message.fixture(3, "Hello", from: .me, minutesAgo: 0, delivery: .failed(.offline)),
        ]
        #expect(messages.map { offered($0, facts(direct)).contains(.collect) } == [true, true, false])
        let forwarding = Switcher(forwarding: messages, of: direct, facts(direct), by: .conversation, .fixture)
            .forwarding
        let fresh = Poll(question: "Lunch?", answers: [.init("Yes")])
        #expect(
            forwarding?.messages.map(\.content) == [
                .poll(fresh), .voice(Voice(file, seconds: 73, levels: [1]), caption: "Hi"),
            ])
        #expect(forwarding?.skipped.unsent == 1)
    }

    @Test func videosAreOpenedAndSavedButNotPlayed() {
        let file = Attachment(
            name: "tide.mp4", byteCount: 9, place: .stored(path: "files/" + String(repeating: "ab", count: 32)))
        let video = Message.fixture(1, content: .video(file, seconds: 75, caption: .empty))
        let actions = offered(video, facts(direct))
        #expect(actions.contains(.open) && actions.contains(.save) && !actions.contains(.play))
        #expect(!ContentKinds.builtIn.kind(of: video.content).abilities.contains(.play))
    }

    @Test func failedMessagesCanOnlyBeResentChangedCopiedAndDeleted() {
        let failed = Message.fixture(1, "Hello", from: .me, minutesAgo: 0, delivery: .failed(.offline))
        #expect(offered(failed, facts(direct)) == [.copy, .edit, .select, .info, .resend, .delete])
        #expect(!MessageAction.allowsRevoking(failed, facts(direct)))
    }

    @Test func eventsAndPlaceholdersAllowNothingButWhatTheyHave() {
        #expect(offered(.fixture(1, content: .groupEvent(.created)), facts(group)).isEmpty)
        #expect(offered(.lost(1), facts(direct)).isEmpty)
        let deleted = Message.fixture(1, content: .deleted(Deletion(by: .sender, at: .zero)))
        #expect(offered(deleted, facts(direct)) == [.info, .delete])
        #expect(offered(.fixture(1, content: .tip(.noEarlierMessages)), facts(group)).isEmpty)
        let unknown = MessageContent.unknown(UnknownContent(kind: "org.example.dice", fallback: "rolled a 6"))
        #expect(offered(.fixture(1, content: unknown), facts(direct)).contains(.copy))
        #expect(offered(.fixture(1, content: unknown), facts(direct)).contains(.forward))
    }

    @Test func nothingIsSentToAChatInWhichTheUserCannotWrite() {
        let left = ChatSummary.fixture(9, "Old", kind: .group(GroupID(9)), condition: .left)
        let own = Message.fixture(1, "Hello", from: .me, minutesAgo: 0, delivery: .sent)
        for action in [MessageAction.reply, .react, .edit, .pin] {
            #expect(!offered(own, facts(left, role: .owner)).contains(action), "\(action)")
        }
    }
}
