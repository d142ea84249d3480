internal import Glibc
internal import LMDB
internal import Synchronization
internal import Threads

/// A file in which processes tell each other what matters only now, one line each.
///
/// Nothing of it reaches the database or waits for the disk; the file keeps the last lines. A line may be lost: if it's cut,
/// if the file just starts over, or if the disk is full.
package final class SignalFile: Sendable {
    /// Readable if there may be new lines.
    package var descriptor: Int32 { watch.descriptor }
    private let path: String
    private let file: Int32
    private let watch = FileWatch()
    /// The number of bytes that were read.
    private let end: Mutex<Int>
    /// The size at which the file starts over.
    private static let limit = 65_536

    fileprivate init?(_ path: String) {
        // The file starts over, so a link must not lead to another one.
        guard let file = try? RegularFile.open(path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW) else { return nil }
        self.path = path
        self.file = file
        end = Mutex(Self.size(of: file))
        guard Self.status(of: file)?.st_nlink == 1, watch.watch([path], .content).isEmpty else { return nil }
    }

    deinit { close(file) }

    /// True if others who open the file get this one; false if it was removed or replaced.
    package var isCurrent: Bool {
        var there = stat()
        guard let own = Self.status(of: file), lstat(path, &there) == 0 else { return false }
        return own.st_dev == there.st_dev && own.st_ino == there.st_ino
    }

    /// Adds a line, which must not contain line feeds, for all processes that have the directory open, this one included.
    package func send(_ line: some Collection<UInt8>) {
        guard line.count < Self.limit else { return }
        if Self.size(of: file) + line.count >= Self.limit { ftruncate(file, 0) }
        let bytes = line + [UInt8(ascii: "\n")]
        _ = bytes.withContiguousStorageIfAvailable { write(file, $0.baseAddress, $0.count) }
    }

    /// Returns the lines that are new since the last call.
    package func takeNewLines() -> [ArraySlice<UInt8>] {
        _ = watch.takeChanges()
        return end.withLock { end in
            let size = Self.size(of: file)
            if size < end { end = 0 }
            // Nobody writes as much at once: what is older no longer matters.
            end = max(end, size - 2 * Self.limit)
            let bytes = [UInt8](unsafeUninitializedCapacity: size - end) { buffer, count in
                count = max(0, pread(file, buffer.baseAddress, buffer.count, off_t(end)))
            }
            // The rest of a line that is still being written comes later.
            guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
            end += last + 1
            return bytes[..<last].split(separator: UInt8(ascii: "\n"))
        }
    }

    private static func size(of file: Int32) -> Int { status(of: file).map { Int($0.st_size) } ?? 0 }

    private static func status(of file: Int32) -> stat? {
        var status = stat()
        return fstat(file, &status) == 0 ? status : nil
    }
}

extension MessageStore {
    /// Opens the file in which the processes of this directory tell each other what matters only now; nil if the
    /// system watches nothing, or the file can't be opened.
    package func openSignals() -> SignalFile? {
        guard (try? DataDirectory.make(directory + "/locks")) != nil else { return nil }
        return SignalFile(directory + "/locks/signals")
    }
}
