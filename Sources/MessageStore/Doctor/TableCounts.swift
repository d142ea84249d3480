internal import Glibc
internal import LMDB
internal import Messenger

extension Doctor {
    /// Counts the entries of the tables, and changes nothing at all.
    ///
    /// - Returns: a report that has only the names and numbers of the tables, or the reason that there are none.
    package static func count(_ directory: String) -> DoctorReport {
        var report = DoctorReport(directory: directory)
        do {
            try DataDirectory.requireDatabase(directory)
            let store = try MessageStore(readOnly: directory)
            try store.read { reader in
                report.tables = reader.tables.all.map { table in
                    var counted = DoctorReport.Table(name: table.name)
                    do {
                        counted.entries = try table.count(in: reader.transaction)
                    } catch {
                        counted.problem = StorageProblem(StoreError(error))
                    }
                    return counted
                }
            }
        } catch {
            report.problem = StorageProblem(StoreError(error))
        }
        return report
    }

    /// Returns the process that rewrites or removes the data, 0 if it didn't say which it is; nil if none does.
    package static func rewriter(of directory: String) -> Int32? {
        guard let descriptor = try? RegularFile.open(directory + "/locks/use", O_RDONLY | O_NOFOLLOW) else {
            return nil
        }
        defer { close(descriptor) }
        return FileLock.isTakenExclusively(of: descriptor) ? ProcessLock.process(descriptor) ?? 0 : nil
    }
}
