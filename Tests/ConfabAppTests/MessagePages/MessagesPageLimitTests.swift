import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// The memory that pages of matches and of collected messages take, wherever one moves. ``WalkedPage`` checks it with every
/// answer, and that the view doesn't jump.
@Suite struct MessagesPageLimitTests {
    typealias Source = WalkedPage.Source

    private func ids(_ messages: [Message]) -> [UInt64] { messages.map(\.id.rawValue) }

    @Test(arguments: Source.allCases) func theKeysReachEachOfManyMessagesOnceInBothDirections(source: Source) {
        var walk = WalkedPage(source, WalkedPage.messages(source, 2000))
        let all = walk.stored.map(\.id)
        var seen = [walk.timeline.selection].compactMap(\.self)
        var mostLoaded = 0
        for (command, expected) in [(CommandID.newerMessage, all), (.olderMessage, all.reversed())] {
            for _ in 1..<all.count {
                walk.press(command)
                walk.settle()
                #expect(walk.timeline.selection.map { walk.visible.contains($0) } == true)
                seen += [walk.timeline.selection].compactMap(\.self)
                mostLoaded = max(mostLoaded, walk.timeline.messages.count)
            }
            #expect(seen == expected)
            seen = [walk.timeline.selection].compactMap(\.self)
        }
        #expect(mostLoaded == 500)
        #expect(walk.timeline.page?.hasOlder == false && walk.timeline.page?.hasNewer == true)
    }

    @Test(arguments: Source.allCases) func largeMessagesStayWithinFourMegabytes(source: Source) {
        let stored = WalkedPage.messages(source, 400) { [64_000, 64_000, 10, 3000][$0 % 4] }
        var walk = WalkedPage(source, stored)
        for (command, last) in [(CommandID.scrollDown, MessageID(1)), (.scrollUp, MessageID(400))] {
            var seen = Set(walk.visible)
            for _ in 0..<100 where !walk.visible.contains(last) {
                walk.press(command)
                walk.settle()
                seen.formUnion(walk.visible)
            }
            #expect(seen == Set(stored.map(\.id)))
            #expect(walk.timeline.messages.count < 200)
        }
    }

    @Test(arguments: Source.allCases) func theWheelTakesTheSelectionAlong(source: Source) {
        var walk = WalkedPage(source, WalkedPage.messages(source, 2000))
        for _ in 0..<100 {
            walk.turnWheel(1)
            walk.settle()
        }
        #expect(walk.timeline.selection.map(walk.visible.contains) == true)
        #expect(!walk.visible.contains(MessageID(2000)))
        for _ in 0..<300 {
            walk.turnWheel(1)
            walk.settle()
        }
        #expect(walk.timeline.message(MessageID(2000)) == nil)
        let selection = walk.timeline.selection
        walk.press(.newerMessage)
        #expect(walk.timeline.selection != selection && walk.timeline.selectedMessage != nil)
        for _ in 0..<900 {
            walk.turnWheel(-1)
            walk.settle()
        }
        #expect(walk.visible.first == MessageID(2000) && walk.timeline.page?.hasOlder == false)
    }

    @Test(arguments: Source.allCases) func theEndsAreThoseOfAllMessages(source: Source) {
        var walk = WalkedPage(source, WalkedPage.messages(source, 2000))
        for _ in 0..<2 {
            walk.press(.newest)
            walk.settle()
            #expect(walk.timeline.selection == MessageID(1) && walk.visible.last == MessageID(1))
            #expect(walk.timeline.page?.hasNewer == false && walk.timeline.page?.hasOlder == true)
            for _ in 0..<700 {
                walk.press(.olderMessage)
                walk.settle()
            }
            #expect(walk.timeline.selection == MessageID(701) && walk.visible.first == MessageID(701))
            walk.press(.oldest)
            walk.settle()
            #expect(walk.timeline.selection == MessageID(2000) && walk.visible.first == MessageID(2000))
        }
    }

    @Test func whatWasAskedBeforeGoingToAnEndIsNotShown() {
        var walk = WalkedPage(.hits, WalkedPage.messages(.hits, 2000))
        for _ in 0..<400 {
            walk.turnWheel(1)
            walk.settle()
        }
        walk.noteChange()
        walk.press(.newest)
        // The search for the end takes the place of the one that waited.
        walk.answerNext()
        #expect(walk.timeline.selection == MessageID(1) && walk.waiting.isEmpty)
        for _ in 0..<600 {
            walk.turnWheel(-1)
            walk.settle()
        }
        // Both were asked: what's above, and then the end.
        while walk.waiting.isEmpty { walk.turnWheel(-1) }
        walk.press(.newest)
        #expect(walk.waiting.count == 2)
        walk.answerNext()
        #expect(walk.timeline.page == nil)
        walk.answerNext()
        #expect(walk.timeline.selection == MessageID(1) && walk.visible.last == MessageID(1))
    }

    @Test(arguments: Source.allCases) func aChangeInTheMiddleKeepsTheViewAndTheSelection(source: Source) throws {
        var walk = WalkedPage(source, WalkedPage.messages(source, 2000))
        for _ in 0..<1000 {
            walk.press(.newerMessage)
            walk.settle()
        }
        #expect(walk.timeline.page?.hasOlder == true && walk.timeline.page?.hasNewer == true)
        let selection = try #require(walk.timeline.selection)
        var visible = walk.visible
        // Far above, far below, and a change of the text.
        walk.stored.removeFirst(30)
        walk.stored.removeLast(30)
        let index = try #require(walk.stored.index(of: selection))
        walk.stored[index].content = .text("changed")
        walk.noteChange()
        walk.settle()
        #expect(walk.visible == visible && walk.timeline.selection == selection)
        #expect(walk.timeline.selectedMessage?.content == .text("changed"))
        #expect(walk.timeline.messages.count >= 400)
        // The first one on the screen.
        let first = visible.removeFirst()
        walk.stored.removeAll { $0.id == first }
        walk.noteChange()
        walk.settle()
        #expect(walk.visible.filter { visible.contains($0) } == visible && walk.timeline.selection == selection)
        // The selected one: the next one is selected.
        let place = try #require(walk.stored.index(of: selection))
        walk.stored.remove(at: place)
        walk.noteChange()
        walk.settle()
        #expect(walk.timeline.selection == walk.stored[place].id)
    }

    @Test func theSelectionAfterScrollingIsKeptByAChange() {
        var walk = WalkedPage(.hits, WalkedPage.messages(.hits, 2000))
        for _ in 0..<120 {
            walk.turnWheel(1)
            walk.settle()
        }
        let (visible, selection) = (walk.visible, walk.timeline.selection)
        walk.noteChange()
        walk.settle()
        #expect(walk.visible == visible && walk.timeline.selection == selection)
        #expect(walk.timeline.selectedMessage != nil)
    }

    @Test func aNewMatchAppearsAtTheTop() {
        var walk = WalkedPage(.hits, WalkedPage.messages(.hits, 300))
        var new = Message.fixture(301, "new")
        new.sentAt = Timestamp(milliseconds: 500)
        walk.stored.insert(new, at: 0)
        walk.noteChange()
        walk.settle()
        #expect(walk.visible.first == MessageID(301) && walk.timeline.selection == MessageID(300))
    }

    @Test func aLateAnswerDropsNothingThatIsVisibleMeanwhile() {
        var walk = WalkedPage(.hits, WalkedPage.messages(.hits, 300) { _ in 64_000 })
        for _ in 0..<60 where walk.waiting.isEmpty { walk.press(.scrollDown) }
        #expect(walk.waiting.map(\.anchor.continuesPage) == [true])
        walk.press(.oldest)
        #expect(walk.visible == (291...300).reversed().map { MessageID($0) })
        walk.answerNext()
        #expect(walk.visible == (291...300).reversed().map { MessageID($0) })
    }

    /// Moves, changes, and answers that come late. Once everything is answered, the page has what a plain list has.
    @Test(arguments: Source.allCases, 0..<4) func whateverHappensThePageIsAPartOfAPlainList(
        source: Source, round: UInt64
    ) {
        let seed = testSeed() &+ round
        var random = SeededGenerator(seed)
        let isLarge = round.isMultiple(of: 3)
        var walk = WalkedPage(
            source, WalkedPage.messages(source, 900) { _ in isLarge ? [64_000, 100][random.below(2)] : 5 }, seed: seed)
        for _ in 0..<300 {
            for _ in 0..<1 + random.below(6) { move(&walk, &random) }
            if random.below(4) == 0 {
                change(&walk.stored, source, &random)
                walk.noteChange()
            }
            for _ in 0..<[0, 0, 0, 1, 2][random.below(5)] { walk.answerNext() }
            guard random.below(4) == 0 else { continue }
            walk.settle()
            compare(walk, "seed \(seed)")
        }
    }

    private func move(_ walk: inout WalkedPage, _ random: inout SeededGenerator) {
        switch random.below(40) {
        case 0: walk.press(.oldest)
        case 1: walk.press(.newest)
        case 2..<14: walk.press(.newerMessage)
        case 14..<20: walk.press(.olderMessage)
        case 20..<26: walk.press(.scrollDown)
        case 26..<30: walk.press(.scrollUp)
        case 30..<37: walk.turnWheel(1)
        default: walk.turnWheel(-1)
        }
    }

    private func change(_ stored: inout [Message], _ source: Source, _ random: inout SeededGenerator) {
        guard stored.count > 400 else { return }
        let index = random.below(stored.count)
        switch random.below(3) {
        case 0: stored.removeSubrange(index..<min(stored.count, index + 1 + random.below(3)))
        case 1: stored[index].content = .text(StyledText("changed \(random.below(1000))"))
        default:
            // A message that arrives late is a match among the others; a copy is always the newest one.
            var new = stored[index]
            new.id = MessageID((stored.map(\.id.rawValue).max() ?? 0) + 1)
            switch source {
            case .hits:
                new.position = MessagePosition((stored.map(\.position.rawValue).max() ?? 0) + 1)
                let place = stored.firstIndex { ($0.sentAt, $0.id) < (new.sentAt, new.id) } ?? stored.count
                stored.insert(new, at: place)
            case .collected:
                new.position = MessagePosition((stored.map(\.position.rawValue).min() ?? 0) - 1)
                stored.insert(new, at: 0)
            }
        }
    }

    private func compare(_ walk: WalkedPage, _ what: String) {
        guard let page = walk.timeline.page, let first = page.messages.first,
            let start = walk.stored.index(of: first.id)
        else {
            Issue.record("nothing is loaded: \(what)")
            return
        }
        let end = min(walk.stored.count, start + page.messages.count)
        #expect(ids(page.messages) == ids(Array(walk.stored[start..<end])), "\(what)")
        #expect(page.messages == Array(walk.stored[start..<end]), "\(what)")
        #expect(page.hasOlder == (start > 0) && page.hasNewer == (end < walk.stored.count), "\(what)")
        #expect(walk.visible.count == WalkedPage.height, "\(what)")
    }
}
