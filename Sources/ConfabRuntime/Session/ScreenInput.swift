import ConfabApp
import TerminalDOM

/// Sends what comes from the screen: keys, the mouse, resizes, and signals.
final class ScreenInput: EventSource {
    private let screen: any Screen
    private let frames: FramePipeline
    private let changes: StoreChanges
    private let themes: ThemeExecutor
    private let dispatcher: Dispatcher
    private let loop: EventLoop

    init(
        _ screen: any Screen, frames: FramePipeline, changes: StoreChanges, themes: ThemeExecutor,
        dispatcher: Dispatcher, loop: EventLoop
    ) {
        self.screen = screen
        self.frames = frames
        self.changes = changes
        self.themes = themes
        self.dispatcher = dispatcher
        self.loop = loop
    }

    var descriptors: [Int32] { screen.descriptors }
    var patience: Duration? { screen.patience }

    func takeEvents(from ready: [Int32]) throws {
        for event in try screen.takeEvents(from: ready) {
            switch event {
            case .terminal(.mouse(let mouse)):
                if case .press = mouse.kind { frames.endTransition() }
                for action in frames.actions(for: mouse) { dispatcher.send(action) }
                frames.followPointer()
            case .terminal(let event):
                prepare(for: event)
                dispatcher.send(.terminal(event))
            case .continued:
                screen.redrawAll()
                frames.redraw()
            case .suspendRequested: dispatcher.send(.command(.suspend))
            case .terminationRequested: loop.stop()
            }
        }
    }

    /// Does what the app has no part in.
    private func prepare(for event: TerminalEvent) {
        switch event {
        case .key, .paste, .resize: frames.endTransition()
        case .mouse, .focus, .reply: break
        }
        switch event {
        case .key, .focus(false): frames.forgetPointer()
        case .focus(true): changes.refresh()
        case .reply:
            if let isDark = screen.isDark { themes.noteBackground(isDark: isDark) }
        case .mouse, .paste, .resize: break
        }
    }
}
