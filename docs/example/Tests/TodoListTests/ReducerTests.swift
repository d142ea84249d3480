import Testing
import TodoList

@Suite struct ReducerTests {
    private func state(_ titles: String...) -> TodoState { TodoState(items: titles.map { .init($0) }) }

    @Test func anAddedItemIsSelectedAndSaved() {
        var state = state("milk")
        let effects = reduce(&state, .added("tea"))
        #expect(state.items.map(\.title) == ["milk", "tea"])
        #expect(state.selection == 1)
        #expect(effects == [.perform(.save(state.items), id: "save")])
    }

    @Test func theSelectionStaysWithinTheList() {
        var state = state("milk", "tea")
        #expect(reduce(&state, .selectionMoved(by: 5)).isEmpty)
        #expect(state.selection == 1)
        #expect(reduce(&state, .selectionMoved(by: -5)).isEmpty)
        #expect(state.selection == 0)
    }

    @Test func aNoticeExpires() {
        var state = state()
        #expect(reduce(&state, .saved(3)) == [.after(.seconds(3), .noticeExpired, id: "notice")])
        #expect(state.notice == "Saved 3")
        #expect(reduce(&state, .noticeExpired).isEmpty)
        #expect(state.notice == nil)
    }

    @Test func clearingLeavesTheSelectionOnAnItem() {
        var state = state("milk", "tea")
        state.selection = 1
        _ = reduce(&state, .toggled)
        _ = reduce(&state, .doneCleared)
        #expect(state == self.state("milk"))
    }

    @Test func togglingInAnEmptyListDoesNothing() {
        var state = state()
        #expect(reduce(&state, .toggled).isEmpty)
    }
}
