import ConfabApp
import FoundationEssentials
import MessageStore
import Messenger
import Synchronization
import Threads

/// Finds what can be attached to a message: files of the user, pictures that commands print, and stickers.
final class AttachmentExecutor: Sendable {
    /// Work of which only the newest piece counts.
    private enum Latest { case search }

    private let files: FileStore
    private let path: String
    private let home: String
    private let stickers: StickerFolder
    private let paths = Lane<Latest>("paths", keepsThread: false)
    /// A camera that takes its time keeps no path waiting.
    private let captures = Lane<Never>("capture", keepsThread: false)
    private let isClosed = Mutex(false)

    /// - Parameters:
    ///   - files: the files of messages.
    ///   - path: the folders to search for programs.
    ///   - home: the user's home.
    init(_ files: FileStore, path: String, home: String, stickers: StickerFolder) {
        self.files = files
        self.path = path
        self.home = home
        self.stickers = stickers
    }

    /// Starts an operation; calls `answer` once, with nil if it was dropped or isn't one of these.
    func start(_ operation: FileOperation, answer: @escaping Backend.Answer) {
        switch operation {
        case .findPaths(let typed, let chat):
            paths.add(.search) { [self] in
                let finder = PathFinder(home: home, folder: FileManager.default.currentDirectoryPath)
                let found = FoundPaths(typed: typed, finder.find(typed), unfit: finder.unfit(in: typed))
                answer(.conversation(.composer(.pathsFound(chat, found))))
            } dropped: {
                answer(nil)
            }
        case .attach(let paths, let typed, let chat, let limit):
            self.paths.add { [self] in
                answer(look(at: paths, typed, chat, limit))
            } dropped: {
                answer(nil)
            }
        case .attachText(let text, let chat):
            paths.add { [self] in
                answer(attach(text, in: chat))
            } dropped: {
                answer(nil)
            }
        case .capture(let source, let line, let chat, let limit):
            captures.add { [self] in
                do throws(AttachingProblem) {
                    let picture = try PictureCapture(source, line, in: path, files).run(limit: limit) { [self] in
                        isClosed.withLock { $0 }
                    }
                    answer(.conversation(.composer(.attached(chat, typed: "", [picture]))))
                } catch {
                    answer(.failed(.attaching(error)))
                }
            } dropped: {
                answer(nil)
            }
        case .findPrograms(let commands):
            paths.add { [self] in
                answer(.programsFound(missing: commands.compactMap { $0.problem(in: path) }))
            } dropped: {
                answer(nil)
            }
        case .readStickers:
            paths.add { [self] in
                answer(readStickers())
            } dropped: {
                answer(nil)
            }
        case .draw, .save, .open, .cancelSending, .keepUnused: answer(nil)
        }
    }

    /// Reads the user's catalogs of stickers.
    private func readStickers() -> AppAction {
        do throws(StoreError) {
            let contents = try stickers.read()
            return .stickerPicker(
                .loaded(
                    contents.catalogs, folder: stickers.path,
                    problems: contents.problems.map { Problem(inItsFolder: $0) }))
        } catch {
            return .failed(.storage(StorageProblem(error)))
        }
    }

    /// Stores a text among the files of messages, where it stays as long as a draft or a message names it.
    private func attach(_ text: String, in chat: ChatID) -> AppAction {
        let bytes = Array(text.utf8)
        do throws(StoreError) {
            let path = files.path(of: try files.add(bytes))
            let file = DraftAttachment(
                Files.real(path) ?? path, givenName: Self.pastedName, mediaType: "text/plain",
                byteCount: Int64(bytes.count))
            return .conversation(.composer(.attached(chat, typed: "", [file])))
        } catch {
            return .failed(.attaching(.notStored(path: Self.pastedName, StorageProblem(error))))
        }
    }

    private static let pastedName = "pasted.txt"

    /// Returns the files that can be attached, and the first reason that one can't.
    private func look(at paths: [String], _ typed: String, _ chat: ChatID, _ limit: Int64) -> AppAction {
        var files: [DraftAttachment] = []
        var problem: AttachingProblem?
        // A program that hangs over each of many files doesn't keep the user from quitting.
        for file in paths where !isClosed.withLock({ $0 }) {
            do throws(AttachingProblem) {
                files.append(try UserFile(path: file, programs: path).attachment(limit: limit))
            } catch {
                problem = problem ?? error
            }
        }
        if files.isEmpty, let problem { return .failed(.attaching(problem)) }
        return .conversation(.composer(.attached(chat, typed: typed, files, problem: problem)))
    }

    /// Ends what is running, and drops what waits.
    func close() {
        isClosed.withLock { $0 = true }
        paths.close()
        captures.close()
    }
}
