import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabRuntime

/// Transitions as the loop draws them: the state is ahead of them, and keys aren't lost.
@Suite struct FramePipelineTests {
    /// The main screen of a profile, drawn once.
    private func session(_ change: (inout AppState) -> Void = { _ in }) throws -> Session {
        var state = AppState(size: Size(80, 24), clock: LocalClock(now: Timestamp(seconds: 1_000)))
        change(&state)
        _ = App.reduce(&state, .profileOpened(Profile(id: ProfileID(1), names: Names("Ada")), ServiceSession([])))
        let session = Session(state)
        try session.frames.draw()
        return session
    }

    private func isFinished(_ text: String) -> Bool {
        text.contains("New profile") || text.contains("What's your name?")
    }

    @Test func aProfileThatIsAddedSlidesIn() throws {
        var texts: [String] = []
        // A machine that is busy for a moment ends a transition early.
        for _ in 0..<20 where texts.count < 5 {
            let session = try session()
            session.send(.command(.addProfile))
            #expect(session.state.root.kind == .registration)
            try session.drawAll()
            texts = session.screen.texts
        }
        let between = texts.dropFirst().dropLast()
        #expect(between.count > 2 && between.count < 30)
        #expect(isFinished(texts.last ?? ""))
        #expect(texts.first != between.first || between.first != between.last)
    }

    @Test func aKeyEndsTheTransitionAndCountsOnce() throws {
        let session = try session()
        session.send(.command(.addProfile))
        try session.frames.draw()
        #expect(session.frames.deadline != nil)
        session.frames.endTransition()
        session.send(.terminal(.key(KeyPress(.character("Z")))))
        try session.frames.draw()
        #expect(session.frames.deadline == nil)
        let shown = session.screen.texts.last ?? ""
        #expect(isFinished(shown) && shown.contains("│ Z "))
        #expect(session.screen.painted == session.screen.last?.grid)
    }

    @Test(arguments: 1...12) func aKeyInEveryFrameLeadsToTheScreenOfTheNewRoot(count: Int) throws {
        let session = try session()
        session.send(.command(.addProfile))
        for number in 0..<count {
            session.frames.endTransition()
            session.send(number % 3 == 2 ? .terminal(.paste("é")) : .terminal(.key(KeyPress(.character("田")))))
            try session.frames.draw()
        }
        try session.drawAll()
        guard case .registration(let registration) = session.state.root else {
            Issue.record("no name is asked for")
            return
        }
        #expect(registration.name.text.count == count)
        #expect((session.screen.texts.last ?? "").contains(registration.name.text))
        #expect(session.screen.painted == session.screen.last?.grid)
    }

    @Test(arguments: 1...12) func aResizeInEveryFrameLeadsToTheScreenOfTheNewRoot(count: Int) throws {
        let session = try session()
        session.send(.command(.addProfile))
        for number in 1...count {
            try session.frames.draw()
            session.resize(to: Size(80 - number, 24 - number))
        }
        try session.drawAll()
        #expect(session.screen.last?.size == Size(80 - count, 24 - count))
        #expect(isFinished(session.screen.texts.last ?? ""))
        #expect(session.screen.painted == session.screen.last?.grid)
    }

    @Test func aTerminalWithoutColorsAndTheOptionHaveNone() throws {
        for change in [
            { (state: inout AppState) in state.options.transitions = false },
            { (state: inout AppState) in state.pictures.use(.none) },
        ] {
            let session = try session(change)
            session.send(.command(.addProfile))
            try session.frames.draw()
            #expect(session.frames.deadline == nil)
            #expect(isFinished(session.screen.texts.last ?? ""))
        }
        let once = try session()
        once.frames.disableTransitions()
        once.send(.command(.addProfile))
        try once.frames.draw()
        #expect(once.frames.deadline == nil)
    }
}

/// A pipeline with a store that does no work.
private final class Session: EffectHandler {
    typealias Operation = AppOperation
    typealias Action = AppAction
    typealias Subscription = AppSubscription

    let screen: RecordingScreen
    let frames: FramePipeline
    private let dispatcher: Dispatcher

    init(_ state: AppState) {
        let clock = SystemClock()
        screen = RecordingScreen(size: state.size)
        dispatcher = Dispatcher(state, recorder: nil, clock: clock)
        frames = FramePipeline(
            screen, scheduler: FrameScheduler(interval: .zero), dispatcher: dispatcher, clock: clock)
        dispatcher.store.start(self)
    }

    var state: AppState { dispatcher.state }

    func send(_ action: AppAction) { dispatcher.send(action) }

    /// Gives the terminal another size, as a window does that is dragged.
    func resize(to size: Size) {
        screen.size = size
        frames.endTransition()
        send(.terminal(.resize(size)))
    }

    /// Draws until no frame is due.
    func drawAll() throws {
        while frames.deadline != nil { try frames.drawIfDue() }
    }

    func perform(_ effects: [AppEffect]) {}
    func subscribe(_ change: SubscriptionChange<AppSubscription>) {}
    func stateChanged() { frames.needFrame() }
}

/// A screen that keeps what it's shown, and the cells that the patches lead to.
private final class RecordingScreen: Screen {
    var size: Size
    let descriptors: [Int32] = []
    let patience: Duration? = nil
    let isDark: Bool? = nil
    private(set) var texts: [String] = []
    private(set) var last: Frame?
    private(set) var painted: Grid?

    init(size: Size) { self.size = size }

    func takeEvents(from ready: [Int32]) -> [ScreenEvent] { [] }

    func present(_ frame: Frame, patches: [Patch]?) {
        texts.append(frame.text)
        last = frame
        guard let patches, var painted else {
            painted = frame.grid
            return
        }
        for patch in patches {
            for x in patch.columns { painted[x, patch.row] = frame.grid[x, patch.row] }
        }
        self.painted = painted
    }

    func redrawAll() {}
    func suspend() {}
    func lend(_ body: () -> Void) { body() }
    func close() {}
}
