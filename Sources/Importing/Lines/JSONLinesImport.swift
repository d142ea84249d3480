package import MessageStore
package import Messenger

/// Reads the file that an ``Export`` has written into a new profile: all of it, or nothing.
package struct JSONLinesImport: Sendable {
    /// The file.
    package let path: String

    /// An import of the file at `path`.
    package init(path: String) { self.path = path }

    /// The setting with the file that a profile came from, so that importing it again does nothing.
    static let originSetting = "imported"

    /// Runs the import.
    ///
    /// A profile of that name must not exist, or hold nothing yet; when it came from this very file, nothing is done.
    ///
    /// - Parameters:
    ///   - name: what the profile will be called; nil for the name in the file.
    ///   - now: when it was made, unless the file says so.
    ///   - progress: hears how far it is; false stops the import, and nothing of it is stored.
    package func run(
        into store: MessageStore, profileNamed name: String? = nil, now: Timestamp,
        progress: (TransferProgress) -> Bool = { _ in true }
    ) throws(ImportError) -> ImportSummary {
        let origin = try origin()
        let name = try name.map { name throws(ImportError) in try ProfileByName.check(name) }
        let reader = try LineReader(path: path)
        // The writer's errors are the store's; a line's problem gets its place here.
        var failure: ImportError?
        do {
            return try store.write { writer in
                do {
                    var reading = LineReading(name: name, origin: origin, path: path, now: now)
                    return try reading.run(reader, writer, progress: progress)
                } catch let error as ImportError {
                    failure = error
                    throw error
                } catch let error as LineProblem {
                    let placed = ImportError.brokenLine(path: path, line: reader.number, reason: error.reason)
                    failure = placed
                    throw placed
                }
            }.result
        } catch {
            throw failure ?? ImportError(error)
        }
    }

    /// Returns the identity of the file's content: its length and a hash.
    private func origin() throws(ImportError) -> String {
        let reader = try LineReader(path: path)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var lines = 0
        while let line = try reader.next() {
            for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            lines += 1
        }
        return "\(lines) \(String(hash, radix: 16))"
    }
}
