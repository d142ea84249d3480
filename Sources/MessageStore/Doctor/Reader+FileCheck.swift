internal import LMDB
internal import Messenger

extension StoreTransaction {
    /// Compares the files of the data directory with those that records name, and the bytes of those in messages with
    /// their hashes. If a record can't be read, nobody knows which files it names.
    func compareFiles(_ files: FileStore, _ report: inout DoctorReport) throws {
        do { report.files = try examined(files) } catch is RecordError {}
    }

    private func examined(_ files: FileStore) throws -> ExaminedFiles {
        var report = ExaminedFiles()
        var messages: [FileHash: Int] = [:]
        try forEachFileOfMessages { messages[$0, default: 0] += 1 }
        var others: Set<FileHash> = []
        try forEachFileOutsideMessages { others.insert($0) }
        let stored = files.entries()
        let hashes = Set(stored.compactMap(\.hash))
        for entry in stored {
            guard let hash = entry.hash else { continue }
            if messages[hash] == nil, !others.contains(hash) {
                report.noteUnused(hash.path, byteCount: entry.byteCount)
            } else {
                report.noteUsed(messages: messages[hash] ?? 0)
            }
        }
        for (hash, count) in messages.sorted(by: { $0.key.digits < $1.key.digits }) {
            if !hashes.contains(hash) {
                report.noteMissing(hash.path, messages: count)
            } else if files.isAltered(hash) {
                report.noteAltered(hash.path, messages: count)
            }
        }
        // Copies of messages, drafts, and pictures of people and groups.
        for hash in others.sorted(by: { $0.digits < $1.digits }) where messages[hash] == nil && !hashes.contains(hash) {
            report.noteMissing(hash.path, messages: 0)
        }
        return report
    }
}
