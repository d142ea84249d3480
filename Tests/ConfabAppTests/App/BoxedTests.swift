import ConfabApp
import Foundation
import Messenger
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

    /// Recordings of before have no word of a part that was not there.
    @Test func whatARecordingDoesNotHaveIsNothing() throws {
        let main = Main(profile: .fixture())
        let written = try JSONSerialization.jsonObject(with: JSONEncoder().encode(main))
        var parts = try #require(written as? [String: Any])
        #expect(parts.removeValue(forKey: "search") != nil && parts.removeValue(forKey: "conversation") != nil)
        let read = try JSONDecoder().decode(Main.self, from: JSONSerialization.data(withJSONObject: parts))
        #expect(read == main)
    }
}
