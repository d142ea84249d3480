import ConfabApp
import Foundation
import Testing

struct BoxedTests {
    private struct State: Codable, Equatable {
        @Boxed var part: [String]?
        var number = 1

        init(_ part: [String]?) { self.part = part }
    }

    @Test func aCopyKeepsWhatItHad() {
        var state = State(["a"])
        let copy = state
        state.part?.append("b")
        #expect(state.part == ["a", "b"])
        #expect(copy.part == ["a"])
        #expect(state != copy)
        state.part = ["a"]
        #expect(state == copy)
        state.part = nil
        #expect(state.part == nil && state != copy)
    }

    @Test(arguments: [nil, ["a", "b"]])
    func whatIsWrittenIsReadAgain(part: [String]?) throws {
        var state = State(part)
        state.number = 7
        #expect(try JSONDecoder().decode(State.self, from: JSONEncoder().encode(state)) == state)
    }
}
