internal import Glibc
internal import Messenger

extension FileStore {
    /// A file in the folder.
    struct Entry: Equatable {
        /// The hash in its name; nil for a file that a killed process didn't finish.
        var hash: FileHash?
        var name: String
        var byteCount: Int
        /// The time when it was added last.
        var addedAt: Timestamp
    }

    /// Returns the files of the folder, and the unfinished ones. Whatever else is in it is left out.
    func entries() -> [Entry] {
        DataDirectory.entries(folder).compactMap { name in
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            guard let hash = FileHash(parts[0]), parts.count <= 2 else { return nil }
            return entry(parts.count == 1 ? hash : nil, name)
        }
    }

    private func entry(_ hash: FileHash?, _ name: String) -> Entry? {
        var facts = stat()
        guard lstat("\(folder)/\(name)", &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let added = Int64(facts.st_mtim.tv_sec) * 1000 + Int64(facts.st_mtim.tv_nsec) / 1_000_000
        return Entry(
            hash: hash, name: name, byteCount: Int(facts.st_size), addedAt: Timestamp(milliseconds: added))
    }

    /// Removes a file, unless it was added after `moment` or somebody is adding one now.
    ///
    /// - Returns: true if it's no longer there.
    func remove(_ name: String, addedBefore moment: Timestamp) -> Bool {
        // The folder is locked before the look, so that nobody can take the file for one that stays.
        FolderLock.exclusive(folder) {
            if let entry = entry(nil, name), entry.addedAt >= moment { return false }
            return unlink("\(folder)/\(name)") == 0 || errno == ENOENT
        } ?? false
    }
}
