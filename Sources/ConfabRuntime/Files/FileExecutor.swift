import ConfabApp
import FoundationEssentials
import Glibc
import MessageStore
import Messenger
import Synchronization
import TerminalDOM
import Threads

/// Draws, saves, opens, and sends the files of messages. Pictures have a lane of their own: none waits for a large file.
final class FileExecutor: Sendable {
    private struct State {
        /// True once nothing more is drawn.
        var isClosed = false
        /// The process that draws now.
        var process: pid_t?
        /// The folder of the files that were opened.
        var folder: TemporaryFolder?
    }

    private let files: FileStore
    private let path: String
    private let home: String
    private let pictures = Lane<Never>("pictures", isBackground: true)
    private let attachments: AttachmentExecutor
    private let sender: FileSender
    private let copies = Lane<Never>("files", keepsThread: false)
    private let state = Mutex(State())

    /// - Parameters:
    ///   - files: the files of messages.
    ///   - path: the folders to search for programs.
    ///   - home: the user's home.
    ///   - stickers: the folder of the user's catalogs of stickers; empty for none.
    init(
        _ files: FileStore, stickers: String = "", path: String = Places.environment("PATH") ?? "",
        home: String = Places.environment("HOME") ?? ""
    ) {
        self.files = files
        sender = FileSender(files, programs: path)
        self.path = path
        self.home = home
        attachments = AttachmentExecutor(
            files, path: path, home: home, stickers: StickerFolder(path: stickers, files: files))
    }

    /// Starts an operation; calls `answer` once, with nil if it was dropped or there's nothing to say.
    func start(_ operation: FileOperation, answer: @escaping Backend.Answer) {
        switch operation {
        case .draw(let request):
            pictures.add { [self] in
                let maker = PictureMaker(path: path) { [self] process in
                    state.withLock { state in
                        state.process = process
                        if let process, state.isClosed { kill(-process, SIGKILL) }
                    }
                }
                answer(.pictures(.drawn(request, checked(maker.draw(files.path(of: request.file), request), request))))
            } dropped: {
                answer(nil)
            }
        case .findPaths, .findPrograms, .attach, .attachText, .capture, .readStickers:
            attachments.start(operation, answer: answer)
        // The search for unused files isn't done here.
        case .keepUnused: answer(nil)
        case .cancelSending(let name):
            sender.cancel(name)
            answer(nil)
        case .save(let file, let name, let folder):
            copies.add { [self] in
                answer(copy(file, name, into: absolute(folder)).action(for: file))
            } dropped: {
                answer(nil)
            }
        case .open(let file, let name, let program, let isAgreed):
            copies.add { [self] in
                if !isAgreed, ExecutableFile.isOne(files.path(of: file), named: name) {
                    return answer(.executableFound(file, name: name))
                }
                answer(open(file, name, program).map { .failed($0) })
            } dropped: {
                answer(nil)
            }
        }
    }

    /// Copies the file that a message sends, so that the service can be asked to send it.
    ///
    /// - Parameters:
    ///   - limit: the most bytes of a file that the service sends.
    ///   - tell: takes the progress.
    ///   - completion: takes the call with the copy; nil once its profile is gone.
    func copy(
        _ call: ServiceCall, limit: Int64, tell: @escaping @Sendable (AppAction) -> Void,
        completion: @escaping @Sendable (Result<ServiceCall, AttachingProblem>?) -> Void
    ) {
        guard case .send(let message, let chat) = call.request, let path = message.file, let name = call.transaction
        else { return completion(.success(call)) }
        sender.copy(
            message.content, from: path, named: name, of: call.profile, limit: limit,
            progress: { tell(.transfers(.copied(name, bytes: $0, of: $1))) },
            completion: { result in
                completion(
                    result?.map { content in
                        var copied = (message: message, call: call)
                        copied.message.content = content
                        copied.call.request = .send(copied.message, to: chat)
                        return copied.call
                    })
            })
    }

    /// Cancels the files that a profile sends, which no longer exists.
    func cancelSending(of profile: ProfileID) { sender.cancelAll(of: profile) }

    /// True while files are copied, to be sent.
    var isSending: Bool { sender.isBusy }

    /// Calls `body` while nothing is handed over to be sent.
    func pause(during body: () -> Void) { sender.pause(during: body) }

    /// Waits until the files that are being sent are copied, and their messages are handed over.
    func finishSending() { sender.close() }

    /// Opens a copy with the name that people know: no program can change the file that others have, too.
    private func open(_ file: FileHash, _ name: String, _ program: String) -> Problem? {
        guard let folder = temporaryFolder() else {
            return .saving(.notWritable(path: TemporaryFolder.parent, reason: Files.reason(errno)))
        }
        switch copy(file, name, into: folder) {
        case .failure(let problem): return .saving(problem)
        case .success(let path): return LinkOpener.open(file: path, named: name, with: program).map { .opening($0) }
        }
    }

    /// Returns the picture if its file has the bytes that the message names.
    private func checked(_ outcome: PictureOutcome, _ request: PictureRequest) -> PictureOutcome {
        if case .failed = outcome { return outcome }
        return files.isAltered(request.file) ? .failed(.noFile) : outcome
    }

    private func copy(_ file: FileHash, _ name: String, into folder: String) -> Result<String, SavingProblem> {
        let result = FileCopy(
            from: files.path(of: file), name: name, folder: folder, hash: file,
            isCanceled: { [self] in state.withLock(\.isClosed) }
        ).run()
        if case .failure(.noFile) = result { return .failure(.noFile(name: name, file: file)) }
        return result
    }

    /// The path of a folder that the user named. A relative one is in the user's home, wherever Confab was started.
    private func absolute(_ folder: String) -> String {
        let path = PastedPath.expanded(folder, home)
        return path.hasPathPrefix("/") ? path : "\(home)/\(path)"
    }

    private func temporaryFolder() -> String? {
        state.withLock { state in
            if state.folder == nil { state.folder = TemporaryFolder(for: .files) }
            return state.folder?.path
        }
    }

    /// Ends what is being drawn or copied, drops what waits, and removes the copies that were opened.
    func close() {
        state.withLock { state in
            state.isClosed = true
            if let process = state.process { kill(-process, SIGKILL) }
        }
        attachments.close()
        pictures.close()
        copies.close()
        state.withLock(\.folder)?.remove()
    }
}

extension Result<String, SavingProblem> {
    /// The action that says where the copy of a file is now, or why there is none.
    fileprivate func action(for file: FileHash) -> AppAction {
        switch self {
        case .success(let path): .fileSaved(path, file)
        case .failure(let problem): .failed(.saving(problem))
        }
    }
}
