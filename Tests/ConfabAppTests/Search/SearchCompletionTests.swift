import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Completing names after `from:` and `in:`.
@Suite struct SearchCompletionTests {
    private let me = ProfileID(1)

    /// The search with `text` typed, and the names that complete it.
    private func completing(_ text: String, _ names: [String]) throws -> AppState {
        var state = AppState.searching(text)
        let completion = try #require(SearchCompletion(text))
        _ = App.reduce(&state, .search(.completionsFound(completion, names)))
        return state
    }

    @Test func namesAreAskedForAfterAnOperator() throws {
        var state = AppState.searching("from:a")
        #expect(state.search?.hasCompletions == false)
        let effects = App.reduce(&state, .key("n"))
        let completion = try #require(SearchCompletion("from:an"))
        #expect(effects.contains(.perform(.query(.completions(me, completion)), id: "search-completions")))
        // Those of other letters come too late.
        let old = try #require(SearchCompletion("from:a"))
        _ = App.reduce(&state, .search(.completionsFound(old, ["Abe"])))
        #expect(state.search?.hasCompletions == false)
        _ = App.reduce(&state, .search(.completionsFound(completion, ["Ann", "Anna Lee"])))
        #expect(App.lines(state).filter { ["Ann", "Anna Lee"].contains($0) } == ["Ann", "Anna Lee"])
        #expect(typed("space", in: state).search?.completions == nil)
        #expect(typed("escape", in: state).search?.completions == nil)
    }

    @Test func tabCompletesTheFirstNameInQuotesIfNeeded() throws {
        let state = typed("tab", in: try completing("tea from:an", ["Anna Lee", "Ann"]))
        #expect(state.search?.field.text == "tea from:\"Anna Lee\" ")
        #expect(state.search?.query.senders == ["Anna Lee"])
        #expect(state.search?.completions == nil && state.main?.focus == .search)
        #expect(typed("tab", in: try completing("in:", ["Lunch"])).search?.field.text == "in:Lunch ")
        // With nothing to complete, Tab goes on to the next pane.
        var search = try #require(try completing("in:xyz", []).search)
        #expect(search.perform(.nextPane, .fixture) == nil)
    }

    @Test func aClickCompletes() throws {
        let state = clicked("Anna Lee", in: try completing("from:an", ["Ann", "Anna Lee"]))
        #expect(state.search?.field.text == "from:\"Anna Lee\" ")
    }

    @Test func theWheelChoosesAmongTheNames() throws {
        var state = try completing("from:an", ["Ann", "Anna Lee", "Annie"])
        _ = App.reduce(&state, .search(.completionsTurned(1)))
        #expect(typed("tab", in: state).search?.field.text == "from:Ann ")
        _ = App.reduce(&state, .search(.completionsTurned(9)))
        #expect(typed("tab", in: state).search?.field.text == "from:Annie ")
    }

    @Test func upLeadsFromTheResultsToTheNames() throws {
        var state = try completing("in:moth", ["The Moths", "Mothra"])
        state.answerNames(.fixture)
        state.answerMessages(MessageHit.fixtures)
        #expect(state.search?.completions?.selection == nil)
        // Enter opens what was found, until the user moves to a name.
        #expect(typed("enter", in: state).main?.conversation != nil)
        #expect(typed("down", "up", in: state).search?.completions?.selection == nil)
        state = typed("up", in: state)
        #expect(state.search?.completions?.selection == 1)
        #expect(typed("enter", in: state).search?.field.text == "in:Mothra ")
        #expect(typed("down", in: state).search?.completions?.selection == nil)
        state = typed("up", "up", in: state)
        #expect(state.search?.completions?.selection == 0)
        #expect(typed("tab", in: state).search?.field.text == "in:\"The Moths\" ")
        #expect(typed("x", in: state).search?.completions?.selection == nil)
    }

    @Test func withoutResultsBothArrowsLeadToTheNames() throws {
        var state = try completing("from:an", ["Ann", "Anna"])
        state.answerNames(NameResults())
        state.answerMessages([])
        #expect(typed("down", in: state).search?.completions?.selection == 0)
        #expect(typed("down", "down", "down", in: state).search?.completions?.selection == 1)
        #expect(typed("up", in: state).search?.completions?.selection == 1)
    }

    @Test func theNamesStandAboveTheResults() throws {
        var state = try completing("from:gr", ["Grace Hopper", "Graham Bell"])
        state.answerNames(NameResults())
        state.answerMessages(MessageHit.fixtures)
        assertSnapshot(of: typed("up", in: state), as: .screen())
    }

    @Test func aRecordingHasNoneOfTheNames() throws {
        let completion = try #require(SearchCompletion("from:an"))
        let redacted = AppAction.search(.completionsFound(completion, ["Ann"])).redacted(
            by: Redaction(width: DisplayWidth.of))
        #expect(redacted == .search(.completionsFound(.none, [])))
    }
}
