import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Transitions as they look halfway. What is spoken is that of the new root: a transition only draws.
@Suite struct TransitionScreenTests {
    /// The state in which another profile is being created.
    private let registration = typed("B", "e", "a", in: AppState.people(open: ChatID(2)).after(.command(.addProfile)))

    private func report(from: AppState, to: AppState) throws -> String {
        let transition = from.root.kind.transition(to: to.root.kind)
        let pictures = try [Size.usual, .small, .large].map { size in
            var renderer = Renderer<AppAction>(sheet: StyleSheet())
            let frames = [from, to].map { state in
                var state = state
                state.size = size
                return renderer.render(App.view(state.settled()), size: size).frame
            }
            return try Picture(transition.frame(from: frames[0], to: frames[1], progress: 0.5), of: size)
        }
        return try Picture.report(pictures, spoken: App.lines(to))
    }

    @Test func addingAProfileSlidesIn() throws {
        let state = AppState.people(open: ChatID(2))
        assertSnapshot(of: try report(from: state, to: registration), as: .lines)
    }

    @Test func aNewProfileDissolvesIntoItsList() throws {
        assertSnapshot(of: try report(from: registration, to: .fixture(open: ChatID(2))), as: .lines)
    }

    @Test func otherRootsAreShownAtOnce() {
        for from in Root.Kind.allCases {
            for to in Root.Kind.allCases where Set([from, to]) != [.registration, .main] {
                #expect(from.transition(to: to) == .none)
            }
        }
        #expect(Root.Kind.main.transition(to: .registration) == .slideFromLeft)
        #expect(Root.Kind.registration.transition(to: .main) == .dissolve)
    }
}
