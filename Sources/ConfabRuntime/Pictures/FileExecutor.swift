import ConfabApp
import Glibc
import MessageStore
import Messenger
import Synchronization
import TerminalDOM
import Threads

/// Draws, saves, and opens the files of messages. Pictures have a lane of their own: none waits for a large file.
final class FileExecutor: Sendable {
    private enum Kind: Hashable { case picture }

    private struct State {
        /// True once nothing more is drawn.
        var isClosed = false
        /// The process that draws now.
        var process: pid_t?
    }

    private let files: FileStore
    private let path: String
    private let home: String
    private let pictures = Lane<Kind>("pictures")
    private let copies = Lane<Kind>("files", keepsThread: false)
    private let state = Mutex(State())

    /// - Parameters:
    ///   - files: the files of messages.
    ///   - path: the folders to search for programs.
    ///   - home: the user's home.
    init(
        _ files: FileStore, path: String = Places.environment("PATH") ?? "",
        home: String = Places.environment("HOME") ?? ""
    ) {
        self.files = files
        self.path = path
        self.home = home
    }

    /// Starts an operation; calls `answer` once, with nil if it was dropped or there's nothing to say.
    func start(_ operation: FileOperation, answer: @escaping Backend.Answer) {
        switch operation {
        case .draw(let request):
            pictures.add(.picture) { [self] in
                let maker = PictureMaker(path: path) { [self] process in
                    state.withLock { state in
                        state.process = process
                        if let process, state.isClosed { kill(-process, SIGKILL) }
                    }
                }
                let outcome = maker.draw(files.path(of: request.file), request)
                answer(.pictures(.drawn(request, PictureOutcome(outcome))))
            } dropped: {
                answer(nil)
            }
        case .save(let file, let name, let folder):
            copies.add { [self] in
                answer(
                    FileCopy(from: files.path(of: file), name: name, folder: folder.withHome(home)).run().action)
            } dropped: {
                answer(nil)
            }
        case .open(let file, let name, let program):
            let path = files.path(of: file)
            guard access(path, R_OK) == 0 else { return answer(.failed(.saving(.noFile(name: name)))) }
            answer(LinkOpener.open(file: path, with: program).map { .failed(.opening($0)) })
        }
    }

    /// Ends what is being drawn, drops what waits, and waits for what is being copied.
    func close() {
        state.withLock { state in
            state.isClosed = true
            if let process = state.process { kill(-process, SIGKILL) }
        }
        pictures.close()
        copies.close()
    }
}

extension Result<String, SavingProblem> {
    /// The action that says where the file is now, or why it isn't there.
    fileprivate var action: AppAction {
        switch self {
        case .success(let path): .fileSaved(path)
        case .failure(let problem): .failed(.saving(problem))
        }
    }
}

extension PictureOutcome {
    fileprivate init(_ result: Result<PictureCells, PictureProblem>) {
        switch result {
        case .success(let cells): self = .drawn(cells)
        case .failure(let problem): self = .failed(problem)
        }
    }
}

extension String {
    /// The path with the user's home in the place of `~`.
    fileprivate func withHome(_ home: String) -> String {
        self == "~" ? home : hasPrefix("~/") ? home + dropFirst() : self
    }
}
