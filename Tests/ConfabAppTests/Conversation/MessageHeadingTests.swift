import Messenger
import RandomTesting
import Testing

@testable import ConfabApp

@Suite struct MessageHeadingTests {
    private func heading(
        _ minutesAgo: Int64, after previous: Int64?, sender: MessageSender = .contact(ContactID(2)),
        inGroup: Bool = false
    ) -> MessageHeading {
        MessageHeading(
            of: .fixture(2, "b", from: sender, minutesAgo: minutesAgo),
            after: previous.map { [.fixture(1, "a", minutesAgo: $0)] } ?? [], unread: nil, namesSenders: inGroup,
            clock: .fixture)
    }

    @Test func theFirstMessageTellsItsDay() {
        #expect(heading(5, after: nil).day?.description == "2026-11-05")
        #expect(heading(5, after: 11).day == nil)
    }

    @Test func aLongPauseHasALineOfItsOwnIfTheTimesSeparate() {
        func pauseEnd(seconds: Int64, _ separators: MessageLayout.Separators = .times) -> Timestamp? {
            let earlier = Message.fixture(1, "a", minutesAgo: 30)
            var later = Message.fixture(2, "b", minutesAgo: 30)
            later.sentAt = Timestamp(milliseconds: earlier.sentAt.milliseconds + seconds * 1000)
            var layout = MessageLayout()
            layout.separators = separators
            return MessageHeading(
                of: later, after: [earlier], unread: nil, namesSenders: false, clock: .fixture, layout: layout
            ).pauseEnd
        }
        #expect(pauseEnd(seconds: 300) == nil && pauseEnd(seconds: 301) != nil)
        #expect(pauseEnd(seconds: 301, .days) == nil && pauseEnd(seconds: 301, .none) == nil)
    }

    /// The distance between the two is more than numbers have room for.
    @Test(arguments: [Int64.min, -1 << 62, Int64.max]) func anyTimeHasAHeading(milliseconds: Int64) {
        var message = Message.fixture(2, "b")
        message.sentAt = Timestamp(milliseconds: milliseconds)
        for messages in [[Message.fixture(1, "a"), message], [message, Message.fixture(1, "a")]] {
            let heading = MessageHeading(
                of: messages[1], after: messages[..<1], unread: nil, namesSenders: true, clock: .fixture)
            #expect(heading.beginsCluster)
        }
    }

    @Test func reactionsEndAGroupOfMessages() {
        var reacted = Message.fixture(1, "a", minutesAgo: 5)
        func begins(after earlier: Message) -> Bool {
            MessageHeading(
                of: .fixture(2, "b", minutesAgo: 5), after: [earlier], unread: nil, namesSenders: true, clock: .fixture
            ).beginsCluster
        }
        #expect(!begins(after: reacted))
        reacted.reactions = [Reaction("👍", by: [Reaction.Author(.me)])]
        #expect(begins(after: reacted))
    }

    @Test func anotherDayHasALineOfItsOwn() {
        #expect(heading(14 * 60, after: 15 * 60).day?.description == "2026-11-05")
    }

    @Test func eachDayHasOneLineWhateverIsDeletedOrReadLater() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<100 {
            var messages = (1...40).map { (number: Int) -> Message in
                .fixture(UInt64(number), "a", minutesAgo: Int64((40 - number) * 300 + random.below(300)))
            }
            messages.removeAll { _ in random.happens(30) }
            // The oldest ones aren't loaded yet.
            messages.removeFirst(random.below(messages.count + 1))
            let days = messages.indices.compactMap { index in
                MessageHeading(
                    of: messages[index], after: messages[..<index], unread: nil, namesSenders: false, clock: .fixture
                ).day
            }
            let all = Set(messages.map { LocalClock.fixture.zone.localTime(at: $0.sentAt).date })
            #expect(days == all.sorted(), "seed \(seed)")
        }
    }

    @Test func lostMessagesHaveNoTimeAndLeaveThatOfTheOthers() {
        let first = Message.fixture(1, "a", from: .member(MemberID(2)), minutesAgo: 6)
        let lost = Message.lost(2)
        func heading(of message: Message, after earlier: [Message]) -> MessageHeading {
            MessageHeading(of: message, after: earlier[...], unread: nil, namesSenders: true, clock: .fixture)
        }
        let place = heading(of: lost, after: [first])
        #expect(place.day == nil && !place.showsTime && !place.showsName && !place.hasGap)
        let next = heading(
            of: .fixture(3, "b", from: .member(MemberID(2)), minutesAgo: 5), after: [first, lost])
        #expect(next.day == nil)
        #expect(next.showsName, "nobody knows who wrote what is lost")
        #expect(heading(of: first, after: [lost]).day != nil)
    }

    @Test func aTimeIsRepeatedOnlyForAnotherSender() {
        #expect(heading(5, after: nil).showsTime)
        #expect(heading(5, after: 11).showsTime)
        #expect(heading(5, after: 6).showsTime)
        #expect(!heading(5, after: 5).showsTime)
        #expect(heading(5, after: 5, sender: .me).showsTime)
    }

    @Test func namesStandAboveTheFirstOfSeveralByOneSenderInGroups() {
        #expect(heading(5, after: 6, inGroup: true).showsName == false)
        #expect(heading(5, after: 60, inGroup: true).showsName == true)
        #expect(heading(5, after: 6, sender: .member(MemberID(3)), inGroup: true).showsName == true)
        #expect(heading(5, after: 6, sender: .me, inGroup: true).showsName == false)
        #expect(heading(5, after: nil).showsName == false)
    }
}
