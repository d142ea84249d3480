import RandomTesting
import TerminalDOM
import Testing

/// Layout of content before it is visible.
@Suite struct PreparationTests {
    private func rows(_ items: [Int], _ scroll: ListScroll<Int>, isUpwards: Bool = false) -> List<Said> {
        func input(_ item: Int) -> Int { item }
        return List(
            items, id: { $0 }, scroll: scroll, isUpwards: isUpwards, onViewport: Said.viewport, input: input,
            row: { item in
                Lazy(input(item)) { item in
                    Column { for line in 0...abs(item) % 3 { Text("\(item).\(line)") } }
                }
            })
    }

    private let size = Size(8, 6)

    @Test func aPageFurtherNothingIsBuilt() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        let items = Array(0..<1000)
        _ = renderer.render(rows(items, ListScroll(.row(300, line: 0))), size: size)
        #expect(!renderer.isPrepared)
        renderer.prepare()
        #expect(renderer.isPrepared)
        for place in [303, 300, 297, 300] {
            let scrolled = renderer.render(rows(items, ListScroll(.row(place, line: 0))), size: size)
            #expect(scrolled.counters.rowsBuilt == 0)
            #expect(scrolled.frame.text.hasPrefix("\(place).0\n\(place + 1).0\n\(place + 1).1\n\(place + 2).0"))
            renderer.prepare()
        }
        // One that has become another is what it is now.
        let other = renderer.render(rows(items.map { $0 * 5 }, ListScroll(.row(300, line: 0))), size: size)
        #expect(other.frame.text.hasPrefix("300.0\n305.0\n305.1"))
    }

    @Test func aListThatStaysWhereItIsIsPreparedOnce() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func draw(_ text: String) {
            _ = renderer.render(
                Column<Said> {
                    rows(Array(0..<50), ListScroll(.row(20, line: 0))).node.grow(); Text(text)
                }, size: size)
        }
        draw("a")
        renderer.prepare()
        draw("ab")
        #expect(renderer.isPrepared)
    }

    @Test func aScrollbarIsNoRow() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func draw(from first: Int) -> RenderCounters {
            let list = List<Said>(Array(0..<50), id: { $0 }, scroll: ListScroll(.row(first, line: 0))) { item in
                Lazy(item) { Text("\($0)") }
            }
            .scrollbar(ListScrollbar(thumb: Span("#"), track: Span(":")))
            return renderer.render(list, size: Size(6, 4)).counters
        }
        #expect(draw(from: 20).nodesBuilt == 4)
        renderer.prepare()
        #expect(draw(from: 24).nodesBuilt == 0)
        renderer.prepare()
        #expect(draw(from: 20).nodesBuilt == 0)
        renderer.prepare()
        _ = draw(from: 20)
        #expect(renderer.isPrepared)
    }

    @Test func whatARowHasToSayIsSaidWhenItIsSeen() {
        var renderer = Renderer<Said>(sheet: StyleSheet())
        func draw(from first: Int) -> [Said] {
            let list = List<Said>(Array(0..<50), id: { $0 }, scroll: ListScroll(.row(first, line: 0))) { item in
                Text("\(item)").node.onSize { .size(Size(item, $0.height)) }
            }
            return renderer.render(list, size: Size(4, 2)).actions
        }
        #expect(draw(from: 10) == [.size(Size(10, 1)), .size(Size(11, 1))])
        renderer.prepare()
        #expect(draw(from: 11) == [.size(Size(12, 1))])
        renderer.prepare()
        #expect(draw(from: 40) == [.size(Size(40, 1)), .size(Size(41, 1))])
    }

    /// Preparation is never visible, and sends nothing.
    @Test func aPreparedListLooksAndSaysWhatOneThatIsNotDoes() {
        var random = SeededGenerator(testSeed())
        for _ in 0..<40 {
            var prepared = Renderer<Said>(sheet: StyleSheet())
            var plain = Renderer<Said>(sheet: StyleSheet())
            var items = Array(0..<Int.random(in: 0...60, using: &random))
            let isUpwards = Bool.random(using: &random)
            for step in 0..<40 {
                switch Int.random(in: 0..<6, using: &random) {
                case 0: items.insert(1000 + step, at: Int.random(in: 0...items.count, using: &random))
                case 1 where !items.isEmpty: items.remove(at: Int.random(in: 0..<items.count, using: &random))
                case 2: items.shuffle(using: &random)
                default: break
                }
                let row = items.randomElement(using: &random) ?? 0
                let scroll: ListScroll<Int> =
                    switch Int.random(in: 0..<4, using: &random) {
                    case 0: ListScroll(.start, reveal: row)
                    case 1: ListScroll(.end)
                    default: ListScroll(.row(row, line: Int.random(in: -2...5, using: &random)))
                    }
                let size = Size(8, Int.random(in: 1...12, using: &random))
                let list = rows(items, scroll, isUpwards: isUpwards)
                let one = prepared.render(list, size: size)
                let other = plain.render(list, size: size)
                #expect(one.frame.text == other.frame.text)
                #expect(one.actions == other.actions)
                if Bool.random(using: &random) { prepared.prepare() }
            }
        }
    }
}
