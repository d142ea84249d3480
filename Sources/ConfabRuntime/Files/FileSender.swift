import ConfabApp
import Glibc
import MessageStore
import Messenger
import Synchronization
import Threads

/// Copies the user's files that messages send to the files of messages, one after the other.
final class FileSender: Sendable {
    /// Takes the content with the copy; nil once the profile that sends it is gone.
    typealias Completion = @Sendable (Result<MessageContent, AttachingProblem>?) -> Void

    private struct Waiting {
        let profile: ProfileID
        let path: String
        let completion: Completion
    }

    private struct State {
        /// The messages whose files wait.
        var waiting: [TransactionID: Waiting] = [:]
        /// The message whose file is being copied, and its profile.
        var running: (name: TransactionID, profile: ProfileID)?
        /// True if it's no longer wanted.
        var isCanceled = false
        /// The profiles that were removed.
        var removed: Set<ProfileID> = []
    }

    private let files: FileStore
    private let programs: String
    private let lane = Lane<Never>("sending", keepsThread: false)
    private let state = Mutex(State())
    /// Held by ``pause(during:)``, so that no copy is handed over meanwhile.
    private let gate = Mutex(())

    /// - Parameters:
    ///   - files: the files of messages.
    ///   - programs: the folders to search for programs, as in `$PATH`.
    init(_ files: FileStore, programs: String) {
        self.files = files
        self.programs = programs
    }

    /// Copies the file of a message.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - name: the name of the message.
    ///   - profile: the profile that sends it.
    ///   - limit: the most bytes of the file.
    ///   - progress: takes the bytes that are copied, and all of them: about once for each hundredth.
    func copy(
        _ content: MessageContent, from path: String, named name: TransactionID, of profile: ProfileID,
        limit: Int64, progress: @escaping @Sendable (Int64, Int64) -> Void,
        completion: @escaping Completion
    ) {
        state.withLock { $0.waiting[name] = Waiting(profile: profile, path: path, completion: completion) }
        lane.add { [self] in
            let isWanted = state.withLock { state in
                guard state.waiting.removeValue(forKey: name) != nil else { return false }
                (state.running, state.isCanceled) = ((name, profile), false)
                return true
            }
            guard isWanted else { return }
            let result = Result { () throws(AttachingProblem) in
                try copy(content, from: path, limit: limit, progress)
            }
            let isRemoved = state.withLock { state in
                state.running = nil
                return state.removed.contains(profile)
            }
            gate.withLock { _ in completion(isRemoved ? nil : result) }
        } dropped: {
            self.cancel(name)
        }
    }

    /// Cancels a copy that is running or waiting.
    func cancel(_ name: TransactionID) {
        let waiting = state.withLock { state in
            if state.running?.name == name { state.isCanceled = true }
            return state.waiting.removeValue(forKey: name)
        }
        if let waiting { waiting.completion(.failure(.canceled(path: waiting.path))) }
    }

    /// Ends every copy for a profile that was removed.
    func cancelAll(of profile: ProfileID) {
        let dropped = state.withLock { state in
            state.removed.insert(profile)
            if state.running?.profile == profile { state.isCanceled = true }
            let dropped = state.waiting.filter { $0.value.profile == profile }
            for name in dropped.keys { state.waiting[name] = nil }
            return dropped.values.map(\.completion)
        }
        for completion in dropped { completion(nil) }
    }

    private func copy(
        _ content: MessageContent, from path: String, limit: Int64, _ progress: (Int64, Int64) -> Void
    ) throws(AttachingProblem) -> MessageContent {
        let file = try UserFile(path: path, programs: programs).open(limit: limit)
        defer { Glibc.close(file.descriptor) }
        var shown: Int64 = 0
        do throws(FileCopyError) {
            let hash = try files.add(copying: file.descriptor, byteCount: file.byteCount) { copied in
                if (copied - shown) * 100 >= file.byteCount {
                    shown = copied
                    progress(copied, file.byteCount)
                }
                return !state.withLock(\.isCanceled)
            }
            return renewed(content, hash).moved(to: .stored(path: hash.path), byteCount: file.byteCount)
        } catch {
            switch error {
            case .unreadable(let reason): throw .unreadable(path: path, reason: reason)
            case .changed: throw .changed(path: path)
            case .canceled: throw .canceled(path: path)
            case .store(let error): throw .notStored(path: path, StorageProblem(error))
            }
        }
    }

    /// The content as the bytes that were copied want it: another file may be at the path since it was attached.
    private func renewed(_ content: MessageContent, _ hash: FileHash) -> MessageContent {
        switch content {
        case .image, .video, .file: break
        default: return content
        }
        let copy = UserFile(path: files.path(of: hash), programs: programs)
        guard let old = content.attachment, var file = try? copy.attachment(limit: .max),
            !file.mediaType.isEmpty
        else { return content }
        file.givenName = old.name
        return file.content(caption: content.text)
    }

    /// True while a file is being copied or waits.
    var isBusy: Bool { state.withLock { $0.running != nil || !$0.waiting.isEmpty } }

    /// Calls `body` while no completion is called. A copy that is running goes on.
    func pause(during body: () -> Void) { gate.withLock { _ in body() } }

    /// Waits until every file is copied.
    func close() {
        lane.wait()
        lane.close()
    }
}
