package import MessageStore
package import Messenger

/// A source that can be imported.
package enum ImportSource: Sendable {
    case zulip(ZulipArchive)
    /// The file that an export has written.
    case lines(path: String)

    /// Detects the source at `path`.
    package init(path: String) throws(ImportError) {
        if try Files.isFolder(path) {
            self = .zulip(try ZulipArchive(path: path))
        } else {
            self = .lines(path: path)
        }
    }

    /// Brings it into the profile called `name`, which is made when there is none. Takes no profile lock: a program that
    /// shows the profile sees the chats come.
    ///
    /// - Parameters:
    ///   - now: when a profile that is made here was made.
    ///   - progress: hears how far it is, after everything that was stored; false stops the import.
    package func run(
        into store: MessageStore, profileNamed name: String, now: Timestamp,
        progress: (TransferProgress) -> Bool = { _ in true }
    ) throws(ImportError) -> ImportSummary {
        switch self {
        case .zulip(let archive):
            let profile = try ProfileByName.find(name, in: store, orMakeAt: now)
            return try ZulipImport(archive).run(into: store, profile: profile, progress: progress)
        case .lines(let path):
            return try JSONLinesImport(path: path).run(into: store, profileNamed: name, now: now, progress: progress)
        }
    }
}
