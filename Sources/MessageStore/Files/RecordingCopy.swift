internal import Glibc
package import Messenger

/// A file with what the user is recording, so that it isn't lost with a process that is killed.
///
/// The process that records has it locked. One that isn't locked was left behind.
package final class RecordingCopy: Sendable {
    /// The chat to whose draft the recording belongs.
    package let chat: ChatID
    /// The path of the file.
    package let path: String
    /// The open file. It's read from its beginning.
    package let descriptor: Int32
    private let files: FileStore
    private let startedAt: Timestamp

    /// Opens a file; nil if that fails, for the reason in `errno`, or if another process has it.
    fileprivate init?(_ files: FileStore, _ chat: ChatID, startedAt: Timestamp, flags: Int32) {
        let path = "\(files.recordings)/\(chat.rawValue)-\(startedAt.milliseconds)"
        let descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
        (self.chat, self.path, self.descriptor) = (chat, path, descriptor)
        (self.files, self.startedAt) = (files, startedAt)
    }

    deinit {
        // A process that is just being started may have a copy of the descriptor.
        _ = flock(descriptor, LOCK_UN)
        close(descriptor)
    }

    /// Adds bytes at the end, as far as there is space.
    package func append(_ bytes: ArraySlice<UInt8>) {
        _ = bytes.withUnsafeBytes { files.write($0, to: descriptor) }
    }

    /// Removes the file: the recording is elsewhere, or nobody wants it.
    package func remove() { unlink(path) }

    /// The number of bytes, and the time in milliseconds from the start to the last of them; nil if it can't be read.
    /// The time can be anything, as clocks are set and files are touched.
    package var extent: (byteCount: Int64, milliseconds: Int64)? {
        var facts = stat()
        guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let end = Int64(facts.st_mtim.tv_sec) &* 1000 &+ Int64(facts.st_mtim.tv_nsec) / 1_000_000
        return (Int64(facts.st_size), Timestamp(milliseconds: end).milliseconds(since: startedAt))
    }

    /// The first bytes, which tell the format.
    package var beginning: [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return Array(bytes.prefix(max(0, count)))
    }
}

extension FileStore {
    fileprivate var recordings: String { "\(folder)/recordings" }

    /// Creates the file of a recording that begins now.
    ///
    /// - Throws: ``StoreError`` if it can't be written.
    package func beginRecording(for chat: ChatID, at now: Timestamp) throws(StoreError) -> RecordingCopy {
        try DataDirectory.make(recordings)
        guard let copy = RecordingCopy(self, chat, startedAt: now, flags: O_RDWR | O_APPEND | O_CREAT | O_EXCL) else {
            throw failure(recordings)
        }
        return copy
    }

    /// Returns when the recordings began that have a file, the oldest of each chat first. Some may still be running.
    package func recordingStarts() -> [ChatID: [Timestamp]] {
        var starts: [ChatID: [Timestamp]] = [:]
        for name in DataDirectory.entries(recordings) {
            let parts = name.split(separator: "-")
            guard parts.count == 2, let chat = UInt64(parts[0]), let start = Int64(parts[1]) else { continue }
            starts[ChatID(chat), default: []].append(Timestamp(milliseconds: start))
        }
        return starts.mapValues { $0.sorted() }
    }

    /// Opens a recording that a killed process left behind; nil if it's still running, or can't be read.
    package func lostRecording(of chat: ChatID, from start: Timestamp) -> RecordingCopy? {
        RecordingCopy(self, chat, startedAt: start, flags: O_RDONLY)
    }
}
