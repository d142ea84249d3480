import Loop
import Messenger
import RandomTesting
import Testing

@testable import ConfabApp

/// Changes in a chat while a page of some of its messages is in front.
@Suite struct PageChangeTests {
    private static let chat = ChatSummary.fixtures[1]
    private static let root = MessageID(1)
    private static let pages: [TimelineSource] = [
        .pins(chat.id), .hits(chat.id, SearchQuery("moth")), .thread(chat.id, root),
    ]

    /// A message that is on all of these pages.
    private func member(_ number: UInt64, _ text: String = "A moth") -> Message {
        var message = Message.fixture(number, text)
        message.pin = Pin(by: .me, at: .minutesAgo(5))
        if message.id != Self.root { message.quote = reply(to: Self.root) }
        return message
    }

    private func reply(to message: MessageID) -> Quote {
        Quote(message: message, sender: .me, senderName: "Ada", content: .text("A moth"))
    }

    private func page(_ source: TimelineSource, _ messages: [Message]) -> MessagesPage {
        var page = MessagesPage(source, in: Conversation(chat: Self.chat, of: ProfileID(1)), .fixture)
        _ = page.reduce(.timeline(.pageLoaded(source, .oldest, MessagePage(messages))), .fixture)
        return page
    }

    /// Work of the messages as work of the page.
    private func work(_ work: [Timeline.Work]) -> [MessagesPage.Work] { work.map(action: MessagesPage.Action.timeline) }

    private func changed(_ range: PositionRange) -> ChangeSet {
        var changes = ChangeSet()
        changes.noteMessages(of: Self.chat.id, range)
        return changes
    }

    @Test(arguments: Self.pages) func onlyTheChangedPositionsAreReadAgain(source: TimelineSource) {
        var page = page(source, [member(1), member(3), member(5)])
        let range = PositionRange(MessagePosition(30), MessagePosition(40))
        #expect(
            page.storeChanged(changed(range), .fixture).effects == [
                .perform(.query(.messageRange(source, range, limit: 31)))
            ])
        // A search leaves others out itself.
        let others = source == .hits(Self.chat.id, SearchQuery("moth")) ? [] : [Message.fixture(4, "A moth?")]
        let read = MessagePage([member(3, "Moths")] + others)
        #expect(page.reduce(.timeline(.rangeLoaded(source, range, read)), .fixture) == Outcome())
        #expect(page.timeline.messages.map(\.content.text.plain) == ["A moth", "Moths", "A moth"])
    }

    @Test(arguments: Self.pages) func aPageIsReadAgainIfAMessageComesOrGoes(source: TimelineSource) {
        let before = page(source, [member(1), member(3), member(5)])
        let range = PositionRange(MessagePosition(30), MessagePosition(40))
        for read in [[], [member(3), member(4)], [member(4)]] {
            var page = before
            let outcome = page.reduce(.timeline(.rangeLoaded(source, range, MessagePage(read))), .fixture)
            #expect(!outcome.effects.isEmpty && outcome.effects == work(before.timeline.reload()))
        }
    }

    /// A search that began before a change may answer after it.
    @Test func aPageOfMatchesThatIsBeingReadIsReadAgain() {
        let source = Self.pages[1]
        var page = page(source, [member(1), member(3)])
        page.timeline.isLoading = true
        #expect(
            page.storeChanged(changed(.everything), .fixture).effects == work(page.timeline.reload()))
    }

    /// The answer had the message as it was before the change, and the page kept that.
    @Test func theFirstSearchOfAPageIsAnsweredBeforeTheOneAfterAChange() {
        let source = Self.pages[1]
        var page = MessagesPage(source, in: Conversation(chat: Self.chat, of: ProfileID(1)), .fixture)
        let range = PositionRange(MessagePosition(30))
        let answer = MessagesPage.Action.timeline(.pageLoaded(source, .oldest, MessagePage([member(1), member(3)])))
        #expect(!page.open(.fixture).effects.isEmpty && !page.storeChanged(changed(range), .fixture).effects.isEmpty)
        _ = page.reduce(answer, .fixture)
        let reload = work(page.timeline.reload())
        #expect(page.storeChanged(changed(range), .fixture).effects == reload)
    }

    @Test func aPageOfMatchesThatIsReadAgainIsReadOnceMoreAfterAChange() {
        let source = Self.pages[1]
        var page = page(source, [member(1), member(3)])
        let range = PositionRange(MessagePosition(30))
        let reload = work(page.timeline.reload())
        // A new match came.
        let come = MessagePage([member(3), member(4)])
        #expect(page.reduce(.timeline(.rangeLoaded(source, range, come)), .fixture).effects == reload)
        #expect(page.storeChanged(changed(range), .fixture).effects == reload)
        let answer = MessagesPage.Action.timeline(.pageLoaded(source, .oldest, MessagePage([member(1), member(3)])))
        _ = page.reduce(answer, .fixture)
        // The last one takes the place of the one that waits, which is never answered.
        for _ in 0..<2 { #expect(page.storeChanged(changed(range), .fixture).effects == reload) }
        for _ in 0..<2 { _ = page.reduce(answer, .fixture) }
        #expect(page.storeChanged(changed(range), .fixture).effects != reload)
    }

    @Test(arguments: Self.pages) func afterAnyChangesAPageHasWhatTheStoreHas(source: TimelineSource) {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        var store = [member(1)]
        var page = page(source, store)
        for number in UInt64(2)...300 {
            let index = Int.random(in: 0..<store.count, using: &random)
            var range = PositionRange(store[index].position)
            switch Int.random(in: 0..<6, using: &random) {
            case 0...1:
                var message = Message.fixture(number, Bool.random(using: &random) ? "A moth" : "Rain")
                if Bool.random(using: &random) { message.quote = reply(to: store[index].id) }
                if Bool.random(using: &random) { message.pin = Pin(by: .me, at: message.sentAt) }
                store.append(message)
                range = PositionRange(message.position)
            case 2: store[index].pin = store[index].pin == nil ? Pin(by: .me, at: store[index].sentAt) : nil
            case 3: store[index].content = .text(StyledText("A moth \(number)"))
            case 4: store[index].content = .text(StyledText("Rain \(number)"))
            default:
                guard index > 0 else { continue }
                let gone = store.remove(at: index)
                // The store notes that their original is gone.
                for index in store.indices where store[index].quote?.message == gone.id {
                    store[index].quote?.message = nil
                    range = range.union(PositionRange(store[index].position))
                }
            }
            answer(page.storeChanged(changed(range), .fixture).effects, &page, store)
            #expect(page.timeline.messages == Self.messages(source, store), "seed \(seed), \(number)")
        }
    }

    /// Answers questions as the store would.
    private func answer(_ effects: [MessagesPage.Work], _ page: inout MessagesPage, _ store: [Message]) {
        let source = page.timeline.source
        for effect in effects {
            let answer: Timeline.Action
            switch effect {
            case .perform(.query(.messageRange(source, let range, let limit)), _):
                let inside = store.filter { range.contains($0.position) }
                var read = MessagePage(Array(inside.prefix(limit)), hasNewer: inside.count > limit)
                if case .hits = source { read.messages = Self.messages(source, read.messages).reversed() }
                answer = .rangeLoaded(source, range, read)
            case .perform(.query(.pins), _), .perform(.query(.thread), _):
                answer = .pageLoaded(source, .newest, MessagePage(Self.messages(source, store)))
            case .perform(.slowQuery(.hits(_, _, let anchor, _, _)), _):
                answer = .pageLoaded(source, anchor, MessagePage(Self.messages(source, store)))
            default:
                Issue.record("an unexpected question: \(effect)")
                continue
            }
            self.answer(page.reduce(.timeline(answer), .fixture).effects, &page, store)
        }
    }

    /// The messages of a page, as the store has them.
    private static func messages(_ source: TimelineSource, _ store: [Message]) -> [Message] {
        switch source {
        case .pins: return store.filter { $0.pin != nil }.reversed()
        case .hits: return store.filter { $0.content.text.plain.contains("moth") }.reversed()
        default:
            var thread: Set<MessageID> = [root]
            return store.filter { message in
                let belongs = message.id == root || message.quote?.message.map(thread.contains) == true
                if belongs { thread.insert(message.id) }
                return belongs
            }
        }
    }
}
