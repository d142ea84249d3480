import Testing

@testable import ConfabApp

@Suite struct ListSelectionTests {
    @Test func movingStopsAtEitherEnd() {
        let rows = ListSelection(1, in: 0..<3)
        #expect(rows.moved(by: 1) == 2 && rows.moved(by: 9) == 2)
        #expect(rows.moved(by: -1) == 0 && rows.moved(by: -9) == 0)
        #expect(rows.moved(by: 0) == 1)
        #expect(ListSelection(0, in: 0..<3).moved(by: -1) == 0 && ListSelection(2, in: 0..<3).moved(by: 1) == 2)
    }

    @Test func commandsMoveTheSelection() {
        let rows = ListSelection("c", in: ["a", "b", "c", "d", "e", "f"])
        #expect(rows.moved(by: .next) == "d" && rows.moved(by: .previous) == "b")
        #expect(rows.moved(by: .first) == "a" && rows.moved(by: .last) == "f")
        #expect(rows.moved(by: .open) == nil)
    }

    @Test func aPageGoesToTheEndsUnlessItsHeightIsKnown() {
        #expect(ListSelection(4, in: 0..<9).moved(by: .pageDown) == 8)
        #expect(ListSelection(4, in: 0..<9).moved(by: .pageUp) == 0)
        #expect(ListSelection(4, in: 0..<9, page: 3).moved(by: .pageDown) == 7)
        #expect(ListSelection(4, in: 0..<9, page: 3).moved(by: .pageUp) == 1)
        #expect(ListSelection(4, in: 0..<9, page: 6).moved(by: .pageUp) == 0)
    }

    @Test func theNearestIndexIsOneThatIsThere() {
        #expect([-1, 1, 7].map { ListSelection($0, in: 0..<3).nearest } == [0, 1, 2])
        #expect(ListSelection(5, in: 0..<0).nearest == 0)
    }

    @Test func withoutASelectedRowTheFirstOneIsSelected() {
        #expect(ListSelection(nil, in: 0..<3).moved(by: .next) == 0)
        #expect(ListSelection("gone", in: ["a", "b"]).moved(by: -1) == "a")
        #expect(ListSelection(0, in: 0..<0).moved(by: .last) == nil && ListSelection(0, in: 0..<0).moved(by: 1) == nil)
    }
}
