internal import Glibc
internal import LMDB
package import Messenger

extension MessageStore {
    /// Moves a data directory aside, with all that is in it, so that Confab can start with nothing.
    ///
    /// - Parameters:
    ///   - directory: the data directory.
    ///   - date: the day that the new name ends with.
    /// - Returns: where everything is now; nil if there was nothing of Confab's.
    package static func moveAside(_ directory: String, on date: CivilDate) throws(StoreError) -> String? {
        let identity = FileIdentity(path: directory)
        if DataDirectory.content(of: directory) == .nothing { return nil }
        guard !Environment.isUsed(in: directory) else { throw .inUse(directory: directory) }
        let use = try useLock(directory)
        let claim = try claim(directory)
        // Another process may have moved it aside meanwhile, so that this is the new one.
        guard FileIdentity(path: directory) == identity else { return nil }
        // A link to the directory stays where it is.
        guard let resolved = realpath(directory, nil) else { throw failure(directory) }
        defer { free(resolved) }
        let path = String(cString: resolved)
        let target = DataDirectory.unusedPath("\(path)-\(date)")
        guard rename(path, target) == 0 else { throw failure(directory) }
        try DataDirectory.make(path)
        _ = consume claim
        withExtendedLifetime(use) {}
        return target
    }

    /// Keeps others from using the directory, if it has a place for locks.
    private static func useLock(_ directory: String) throws(StoreError) -> UseLock? {
        guard UseLock.isPrepared(directory) else { return nil }
        do {
            return try UseLock.claim(directory)
        } catch {
            if case .inUse = error { throw error }
            return nil
        }
    }

    /// Keeps others from opening the database in `directory`, if there is one that can be opened.
    private static func claim(_ directory: String) throws(StoreError) -> DatabaseClaim? {
        do {
            return try DatabaseClaim(directory)
        } catch {
            if error.reason == .inUse { throw .inUse(directory: directory) }
            return nil
        }
    }

    private static func failure(_ directory: String) -> StoreError {
        .directory(path: directory, .notMovedAside(String(cString: strerror(errno))))
    }
}
