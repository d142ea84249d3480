import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// The memory that a history takes, however one moves through it.
@Suite struct TimelineLimitTests {
    private let chat = ChatID(2)

    /// Moves through a history of messages of random sizes, with a screen of some messages, and reads on as the timeline asks.
    @Test(arguments: 0..<8) func theScreenStaysLoadedAndTheRestWithinItsLimits(seed: UInt64) {
        var random = SeededGenerator(seed)
        let stored = (1...1500).map { id in
            let bytes = [5, 200, 4000, 64_000, 64_000][random.below(seed.isMultiple(of: 2) ? 5 : 3)]
            return Message.fixture(UInt64(id), String(repeating: "x", count: bytes))
        }
        var timeline = Timeline(.chat(chat))
        timeline.page = page(stored, .newest, 60)
        var top = timeline.messages.count - 3
        for _ in 0..<600 {
            let shown = 1 + random.below(20)
            top += random.below(2) == 0 ? -random.below(12) : random.below(9)
            top = max(0, min(top, timeline.messages.count - 1))
            let bottom = min(timeline.messages.count - 1, visibleEnd(timeline.messages, top, shown))
            let first = timeline.messages[top].id
            let last = timeline.messages[bottom].id
            let viewport = ListViewport(
                first: first, firstLine: 0, firstIndex: top, last: last, lastIndex: bottom, height: 30,
                isAtStart: top == 0, isAtEnd: bottom == timeline.messages.count - 1)
            answer(timeline.reduce(.viewportChanged(viewport)), stored, &timeline)
            let messages = timeline.messages
            #expect(messages.count <= 500)
            #expect(messages.reduce(0) { $0 + $1.loadedSize } <= 4_000_000)
            guard let index = messages.firstIndex(where: { $0.id == first }),
                messages.contains(where: { $0.id == last })
            else {
                Issue.record("the screen is gone")
                return
            }
            top = index
            let ids = messages.map(\.id.rawValue)
            #expect(ids == Array((ids.first ?? 0)...(ids.last ?? 0)))
            #expect(timeline.page?.hasOlder == (ids.first != 1) && timeline.page?.hasNewer == (ids.last != 1500))
        }
    }

    /// A screen shows few large messages.
    private func visibleEnd(_ messages: [Message], _ top: Int, _ shown: Int) -> Int {
        var lines = 0
        for index in top..<min(messages.count, top + shown) {
            lines += 1 + messages[index].content.text.plain.utf8.count / 60
            if lines > 60 { return index }
        }
        return top + shown - 1
    }

    private func page(_ stored: [Message], _ anchor: MessageAnchor, _ limit: Int) -> MessagePage {
        switch anchor {
        case .olderThan(let position):
            let older = stored.filter { $0.position < position }
            let count = older.count(within: limit, bytes: anchor.mostBytes, fromEnd: true)
            return MessagePage(Array(older.suffix(count)), hasOlder: older.count > count, hasNewer: true)
        case .newerThan(let position):
            let newer = stored.filter { $0.position > position }
            let count = newer.count(within: limit, bytes: anchor.mostBytes)
            return MessagePage(Array(newer.prefix(count)), hasOlder: true, hasNewer: newer.count > count)
        default:
            let count = stored.count(within: limit, bytes: anchor.mostBytes, fromEnd: true)
            return MessagePage(Array(stored.suffix(count)), hasOlder: stored.count > count)
        }
    }

    private func answer(_ effects: [Timeline.Work], _ stored: [Message], _ timeline: inout Timeline) {
        for effect in effects {
            guard case .perform(.query(.messages(_, let anchor, let limit)), _) = effect else {
                Issue.record("an unexpected question: \(effect)")
                continue
            }
            let read = page(stored, anchor, limit)
            answer(timeline.reduce(.pageLoaded(.chat(chat), anchor, read)), stored, &timeline)
        }
    }

    @Test func newMessagesPushLargeOnesOutAtTheFarEnd() {
        let large = (1...61).map { Message.fixture(UInt64($0), String(repeating: "x", count: 64_000)) }
        var timeline = Timeline(.chat(chat))
        timeline.page = MessagePage(large)
        timeline.scroll = ListScroll(.end)
        let range = PositionRange(MessagePosition(620), MessagePosition(640))
        let new = (62...64).map { Message.fixture(UInt64($0), String(repeating: "x", count: 64_000)) }
        _ = timeline.reduce(.rangeLoaded(.chat(chat), range, MessagePage(new)))
        #expect(timeline.messages.last?.id == MessageID(64) && timeline.page?.hasOlder == true)
        #expect(timeline.messages.reduce(0) { $0 + $1.loadedSize } <= MessagePage.mostBytes)
    }

    @Test func aRecordOfTenThousandMessagesKeepsFiveHundred() {
        let entries = (0..<10_000).map {
            MergedRecord.Entry(senderName: "Mo", sentAt: .zero, content: .text(StyledText("\($0)")))
        }
        let record = MergedRecord(title: "long", entries: entries)
        let source = TimelineSource.merged(MessageID(1), [])
        var timeline = Timeline(source)
        timeline.page = record.page(.oldest, limit: 60, in: chat)
        while let page = timeline.page, page.hasNewer, let last = page.messages.last {
            let anchor = MessageAnchor.newerThan(last.position)
            _ = timeline.reduce(.pageLoaded(source, anchor, record.page(anchor, limit: 60, in: chat)))
            #expect(timeline.messages.count <= 500)
        }
        #expect(timeline.messages.last?.content == .text("9999") && timeline.page?.hasOlder == true)
    }
}
