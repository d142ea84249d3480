import ConfabApp
import Glibc
import Logging
import Messenger
import TerminalDOM

/// Does what the app wants from the terminal and the system.
final class TerminalExecutor {
    private let screen: any Screen
    private let frames: FramePipeline
    private let backend: any Backend
    private let changes: StoreChanges
    private let dispatcher: Dispatcher
    private let loop: EventLoop
    private let log: Logger
    /// True once the user has quit.
    private(set) var hasQuit = false

    init(
        _ screen: any Screen, frames: FramePipeline, backend: any Backend, changes: StoreChanges,
        dispatcher: Dispatcher, loop: EventLoop, log: Logger
    ) {
        self.screen = screen
        self.frames = frames
        self.backend = backend
        self.changes = changes
        self.dispatcher = dispatcher
        self.loop = loop
        self.log = log
    }

    func perform(_ operation: TerminalOperation) {
        switch operation {
        case .copy(let text):
            frames.signal(.clipboard(text))
            TmuxBuffer.load(text)
        case .ring: frames.signal(.bell)
        case .notify(let title, let body): frames.signal(.notification(title: title, body: body))
        case .openLink(let address):
            if let problem = LinkOpener.open(address, with: dispatcher.state.options.linkOpener) {
                dispatcher.send(.failed(.opening(problem)))
            }
        case .refresh:
            changes.refresh()
            dispatcher.send(.status(.refreshed))
        case .redraw:
            screen.redrawAll()
            frames.redraw()
        case .log(let line): log.error("\(line)")
        case .suspend:
            // A process that is stopped while it writes would block all others that want to write.
            backend.pause { screen.suspend() }
            frames.needFrame()
            dispatcher.send(.resumed)
        case .edit(let text, let chat):
            var result: Result<String, EditorProblem> = .success(text)
            // A process that is stopped while it writes would block all others that want to write.
            let editor = ExternalEditor(stop: { [backend] in backend.pause { kill(getpid(), SIGSTOP) } })
            screen.lend { result = editor.edit(text) }
            frames.needFrame()
            dispatcher.send(.resumed)
            switch result {
            case .success(let text): dispatcher.send(.conversation(.composer(.editorClosed(chat, text))))
            case .failure(let problem): dispatcher.send(.failed(.editor(problem)))
            }
        case .quit:
            hasQuit = true
            loop.stop()
        }
    }
}
