import ConfabApp
import Glibc
import Messenger
import Synchronization
import Threads

/// Reads the codes in images on a lane of its own. A newer image ends the reading of the one before.
final class CodeExecutor: Sendable {
    private enum Kind { case image }

    private struct State {
        /// The number of the newest image.
        var newest = 0
        /// The process that reads now.
        var process: pid_t?
    }

    private let path: String
    private let home: String
    private let lane = Lane<Kind>("codes")
    private let state = Mutex(State())

    /// - Parameters:
    ///   - path: the folders to search for programs.
    ///   - home: the user's home.
    init(path: String = Places.environment("PATH") ?? "", home: String = Places.environment("HOME") ?? "") {
        self.path = path
        self.home = home
    }

    /// Reads the codes in the image at `text`; calls `answer` once, with nil if a newer image takes its place.
    func start(_ text: String, answer: @escaping Backend.Answer) {
        let number = endReading()
        lane.add(.image) { [self] in
            let reader = CodeReader(path: path, home: home) { [self] process in
                state.withLock { state in
                    state.process = process
                    if let process, state.newest != number { kill(-process, SIGKILL) }
                }
            }
            answer(.newChat(.codeRead(text, reader.read(text))))
        } dropped: {
            answer(nil)
        }
    }

    /// Ends what is being read, and drops what waits.
    func close() {
        _ = endReading()
        lane.close()
    }

    /// Ends the process of every image that has been named so far, even if it hasn't started yet.
    ///
    /// - Returns: the number of the next image.
    private func endReading() -> Int {
        state.withLock { state in
            if let process = state.process { kill(-process, SIGKILL) }
            state.newest += 1
            return state.newest
        }
    }
}
