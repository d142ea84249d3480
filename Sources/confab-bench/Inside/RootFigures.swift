import ConfabApp
import Foundation
import TerminalDOM
import TerminalNcurses
import Theming

/// The cost of leaving a profile to add another one, and of going back.
struct RootFigures {
    private let stage: Stage

    /// The account in `directory`, opened and drawn.
    init(_ directory: String) throws {
        stage = try Stage(directory)
        try stage.open()
    }

    /// From a change of the root to the first frame that shows the new one, in milliseconds, each way in turn.
    func changes(_ rounds: Int = 100) throws -> [Double] {
        try (0..<rounds).flatMap { _ in [try time(leave), try time(enter)] }
    }

    /// The growth of the memory that no file is behind, in megabytes, from the tenth round to the last.
    func growth(_ rounds: Int = 1_000) throws -> Double {
        func go(_ rounds: Int) throws {
            for _ in 0..<rounds {
                try leave()
                try enter()
            }
        }
        try go(10)
        let before = ProcessFigures(getpid()).anonymous
        try go(rounds - 10)
        return Double(ProcessFigures(getpid()).anonymous - before) / 1024
    }

    /// The bytes of a whole slide to the registration, and of a whole dissolve back, drawn by ncurses as fast as a session does.
    func transitionBytes() throws -> (slide: Int, dissolve: Int) {
        let main = stage.state
        try leave()
        let registration = stage.state
        try enter()
        let painter = try NcursesPainter(
            capabilities: TerminalCapabilities(environment: Stage.environment), size: main.size
        ) { _ in 1 }
        let theme = ThemeLibrary(userFolder: nil).load("dark", Stage.vocabulary).theme
        var renderer = Renderer<AppAction>(sheet: theme.sheet)
        let glyphs = Glyphs(overrides: theme.glyphs)
        func bytes(of state: AppState, to next: AppState) throws -> Int {
            let from = renderer.render(App.view(state, glyphs: glyphs), size: state.size).frame
            let to = renderer.render(App.view(next, glyphs: glyphs), size: state.size).frame
            try painter.present(from, patches: nil)
            let before = painter.counters.bytes
            let transition = state.root.kind.transition(to: next.root.kind)
            var shown = from
            for step in 1...Self.framesPerTransition {
                let time = Transition.duration * step / Self.framesPerTransition
                let frame = transition.frame(from: from, to: to, progress: Transition.progress(after: time))
                try painter.present(frame, patches: frame.patches(over: shown))
                shown = frame
            }
            return painter.counters.bytes - before
        }
        return (try bytes(of: main, to: registration), try bytes(of: registration, to: main))
    }

    /// At sixty frames per second.
    private static let framesPerTransition = 18

    private func leave() throws {
        try stage.send(.command(.addProfile))
        guard stage.state.root.kind == .registration else { throw BenchError("A profile was to be added.") }
    }

    private func enter() throws {
        try stage.press(.escape)
        guard stage.state.root.kind == .main else { throw BenchError("The profile was to be opened again.") }
    }

    private func time(_ body: () throws -> Void) rethrows -> Double {
        let begin = TerminalProgram.now()
        try body()
        return Double(TerminalProgram.now() - begin) / 1e6
    }
}
