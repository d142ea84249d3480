import ConfabApp
import Glibc
import Messenger
import Synchronization
import Threads

/// Reads codes on a thread of its own, one image at a time: who names another image does not wait for the one before.
final class CodeDesk: Sendable {
    private struct State {
        /// Made by the first image; most sessions have none.
        var thread: SerialThread?
        /// The process that reads just now.
        var process: pid_t?
        var isClosed = false
    }

    private let path: String
    private let home: String
    private let state = Mutex(State())

    /// - Parameters:
    ///   - path: folders in which programs are looked for.
    ///   - home: the user's home.
    init(path: String = variable("PATH"), home: String = variable("HOME")) {
        self.path = path
        self.home = home
    }

    /// Begins to read the codes in the image at `text`; `answer` is called once, from another thread.
    func start(_ text: String, answer: @escaping @Sendable (AppAction?) -> Void) {
        let thread: SerialThread? = state.withLock { state in
            if state.isClosed { return nil }
            if let process = state.process { kill(-process, SIGKILL) }
            let thread = state.thread ?? SerialThread("codes")
            state.thread = thread
            return thread
        }
        guard let thread else {
            return answer(nil)
        }
        thread.run { [self] in
            let reader = CodeReader(path: path, home: home) { [self] process in
                state.withLock { state in
                    state.process = process
                    if let process, state.isClosed { kill(-process, SIGKILL) }
                }
            }
            answer(.newChat(.codeRead(text, reader.read(text))))
        }
    }

    /// Reads nothing any more; what is being read is given up.
    func close() {
        state.withLock { state in
            state.isClosed = true
            if let process = state.process { kill(-process, SIGKILL) }
        }
    }
}

/// A variable of the environment; empty where it is not set.
private func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
