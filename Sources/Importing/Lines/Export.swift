package import MessageStore
package import Messenger

/// Writes a profile as lines of JSON: everything that belongs to it, as it is at one moment, while others go on writing.
///
/// Left out are what waits in the mailbox, the links by which someone could still connect, and files beside the database.
package struct Export: Sendable {
    private let store: MessageStore
    private let profile: ProfileID

    /// The result of an export.
    package struct Summary: Equatable, Sendable {
        /// Lines that were written.
        package var lines = 0
        /// Messages among them.
        package var messages = 0
        /// The chats that can't be read and are missing.
        package var unreadable: [UnreadableChat] = []
        /// The expected contents of the profile.
        package var expected = AccountCounts()
        /// The contents that were read and written.
        package var written = AccountCounts()
    }

    /// A chat that can't be read, and the reason.
    package struct UnreadableChat: Equatable, Sendable {
        package var chat: ChatID
        package var problem: RecordProblem
    }

    /// An export of `profile`.
    package init(_ profile: ProfileID, of store: MessageStore) {
        self.profile = profile
        self.store = store
    }

    /// Runs the export.
    ///
    /// - Parameters:
    ///   - progress: is called after each page of messages, and at the end.
    ///   - write: gets the bytes in pieces of many lines.
    /// - Throws: ``ImportError/store(_:)``, or ``ImportError/output(_:)`` with what `write` throws.
    package func run(
        progress: (TransferProgress) -> Void = { _ in }, to write: ([UInt8]) throws -> Void
    ) throws(ImportError) -> Summary {
        var failure: (any Error)?
        do {
            // A reader of everything has the time to look at everything.
            try store.checkPages()
            return try store.read { reader in
                guard let profile = try reader.profile(profile) else { throw StoreError.missing(.profile(profile)) }
                return try withoutActuallyEscaping(write) { write in
                    var writing = LineWriting { bytes in
                        do {
                            try write(bytes)
                        } catch {
                            failure = error
                            throw error
                        }
                    }
                    try writing.writeAccount(profile, reader, progress)
                    return writing.summary
                }
            }
        } catch {
            if let failure { throw .output("\(failure)") }
            throw ImportError(error)
        }
    }

    /// Runs the export into memory.
    package func lines() throws(ImportError) -> [UInt8] {
        var bytes: [UInt8] = []
        _ = try run { bytes += $0 }
        return bytes
    }
}
