import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// The messages of a history, without the chat around them.
@Suite struct TimelineTests {
    private let chat = ChatID(2)

    private func timeline(_ ids: ClosedRange<UInt64>, hasOlder: Bool = false, hasNewer: Bool = false) -> Timeline {
        var timeline = Timeline(.chat(chat))
        timeline.page = MessagePage(ids.map { .fixture($0, "\($0)") }, hasOlder: hasOlder, hasNewer: hasNewer)
        return timeline
    }

    private func range(_ oldest: Int64, _ newest: Int64) -> PositionRange {
        PositionRange(MessagePosition(oldest), MessagePosition(newest))
    }

    private func shown(_ timeline: Timeline) -> [String] { timeline.messages.map(\.content.text.plain) }

    @Test func onlyTheChangedPositionsAreReadAgain() {
        let middle = timeline(10...40, hasOlder: true, hasNewer: true)
        #expect(
            middle.reread(range(200, 200)) == [.perform(.query(.messageRange(.chat(chat), range(200, 200), limit: 31)))]
        )
        #expect(
            middle.reread(range(50, 120)) == [.perform(.query(.messageRange(.chat(chat), range(100, 120), limit: 33)))])
        // Below what is loaded, and above it.
        #expect(middle.reread(range(900, 900)).isEmpty && middle.reread(range(10, 50)).isEmpty)
        // At the end, new messages belong to it.
        #expect(
            timeline(10...40).reread(range(410, 410)) == [
                .perform(.query(.messageRange(.chat(chat), range(410, 410), limit: 30)))
            ])
    }

    @Test func whatWasReadAgainReplacesWhatWasThere() {
        var timeline = timeline(1...4)
        timeline.selection = MessageID(3)
        timeline.marked = [MessageID(2), MessageID(3)]
        #expect(
            timeline.reduce(.rangeLoaded(.chat(chat), range(20, 30), MessagePage([.fixture(2, "two")]))).isEmpty)
        #expect(shown(timeline) == ["1", "two", "4"])
        #expect(timeline.selection == MessageID(4) && timeline.marked == [MessageID(2)])
        _ = timeline.reduce(
            .rangeLoaded(.chat(chat), range(50, 60), MessagePage([.fixture(5, "5"), .fixture(6, "6")])))
        #expect(shown(timeline) == ["1", "two", "4", "5", "6"])
    }

    @Test func theNumbersOfRepliesFollowWhatIsRead() {
        var timeline = timeline(1...4)
        timeline.page?.replies = [MessageID(1): 2, MessageID(2): 1]
        // A new reply to 1 tells its number; 2 was read again without one.
        let read = MessagePage([.fixture(2, "two"), .fixture(3, "three")], replies: [MessageID(1): 3])
        _ = timeline.reduce(.rangeLoaded(.chat(chat), range(20, 30), read))
        #expect(timeline.page?.replies == [MessageID(1): 3])
        let older = MessagePage([.fixture(0, "0")], replies: [MessageID(0): 7])
        _ = timeline.reduce(.pageLoaded(.chat(chat), .olderThan(MessagePosition(10)), older))
        #expect(timeline.page?.replies == [MessageID(1): 3, MessageID(0): 7])
    }

    @Test func moreNewMessagesThanTheMarginAreReadAsAPage() {
        var timeline = timeline(1...4)
        let cut = MessagePage([.fixture(5, "5")], hasNewer: true)
        #expect(
            timeline.reduce(.rangeLoaded(.chat(chat), range(50, 900), cut)) == [
                .perform(.query(.messages(chat, .newest, limit: 60)))
            ])
        #expect(shown(timeline) == ["1", "2", "3", "4"])
    }

    @Test func neverMoreThanTheLimitIsLoaded() {
        var timeline = timeline(1...500)
        timeline.scroll = ListScroll(.end)
        _ = timeline.reduce(.rangeLoaded(.chat(chat), range(5010, 5010), MessagePage([.fixture(501, "501")])))
        #expect(timeline.messages.count == 500 && timeline.page?.hasOlder == true)
        #expect(timeline.messages.last?.id == MessageID(501))
    }

    @Test func aHistoryThatIsGivenReadsNothing() {
        var timeline = Timeline(.given)
        timeline.page = MessagePage([.fixture(1)], hasOlder: true, hasNewer: true)
        #expect(timeline.reload().isEmpty && timeline.reread(.everything).isEmpty)
        #expect(timeline.move(.oldest) == [])
    }

    @Test func answersAboutAnotherHistoryAreIgnored() {
        var timeline = timeline(1...4)
        let before = timeline
        _ = timeline.reduce(.pageLoaded(.chat(ChatID(9)), .newest, MessagePage([])))
        _ = timeline.reduce(.rangeLoaded(.chat(ChatID(9)), .everything, MessagePage([])))
        _ = timeline.reduce(.pageFailed(.chat(ChatID(9)), .newest, .offline))
        #expect(timeline == before)
    }

    @Test(arguments: 0..<8) func randomChangesShowWhatAPlainListHas(seed: UInt64) {
        var random = SeededGenerator(seed)
        var stored = (1...UInt64.random(in: 20...200, using: &random)).map { Message.fixture($0, "\($0)") }
        var timeline = Timeline(.chat(chat))
        timeline.page = MessagePage(Array(stored.suffix(60)), hasOlder: stored.count > 60)
        var next = UInt64(stored.count + 1)
        for _ in 0..<200 {
            var range: PositionRange?
            let index = Int.random(in: 0..<max(1, stored.count), using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                stored.append(.fixture(next, "\(next)"))
                range = PositionRange(stored[stored.count - 1].position)
                next += 1
            case 1 where !stored.isEmpty:
                stored[index].content = .text(StyledText("changed \(index)"))
                range = PositionRange(stored[index].position)
            case 2 where stored.count > 1:
                range = PositionRange(stored.remove(at: index).position)
            default: break
            }
            guard let range else { continue }
            for effect in timeline.reread(range) {
                answer(effect, stored, &timeline)
            }
            guard let first = timeline.messages.first else { continue }
            let expected = stored.drop { $0.position < first.position }
            #expect(timeline.messages == Array(expected))
        }
    }

    /// Answers a question about the messages as the store would.
    private func answer(_ effect: Timeline.Work, _ stored: [Message], _ timeline: inout Timeline) {
        switch effect {
        case .perform(.query(.messageRange(_, let range, let limit)), _):
            let inside = stored.filter { range.contains($0.position) }
            let page = MessagePage(Array(inside.prefix(limit)), hasNewer: inside.count > limit)
            for effect in timeline.reduce(.rangeLoaded(.chat(chat), range, page)) { answer(effect, stored, &timeline) }
        case .perform(.query(.messages(_, let anchor, let limit)), _):
            let page = MessagePage(Array(stored.suffix(limit)), hasOlder: stored.count > limit)
            for effect in timeline.reduce(.pageLoaded(.chat(chat), anchor, page)) { answer(effect, stored, &timeline) }
        default: Issue.record("an unexpected question: \(effect)")
        }
    }
}
