internal import Glibc
internal import LMDB
internal import Messenger

/// Judges a database that may be damaged.
///
/// It reads through checked pages, so damage can't lead it astray. Still call it in a child process: liblmdb opens the file, a
/// repair writes through it, and a file that gets shorter meanwhile ends the process that reads it.
package enum Doctor {
    /// Reads everything in the data directory and compares the indexes with the records.
    ///
    /// It changes nothing that is stored, and nothing at all if a page is damaged. Opening an undamaged database may update it,
    /// create the files beside it, take the permissions of others away, and remove what a killed repair has left.
    ///
    /// - Parameters:
    ///   - directory: the data directory. It is not made when it does not exist.
    ///   - wait: hears of the process that is rewriting the data meanwhile, 0 if it didn't say which it is, and for which this
    ///     waits; nil when the wait is over.
    ///   - onTable: hears of every table that was read.
    package static func examine(
        _ directory: String, wait: (Int32?) -> Void = { _ in }, onTable: (DoctorReport.Table) -> Void = { _ in }
    ) -> DoctorReport {
        var report = DoctorReport(directory: directory)
        do {
            // Opening may update the database, which must not write to damaged pages.
            var structure = (try? DatabaseFile(path: directory + "/data.mdb"))?.checkStructure()
            structure?.checkNames(Tables.names)
            let isDamaged = structure?.isIntact == false
            let store = try isDamaged ? MessageStore(readOnly: directory) : MessageStore(reading: directory, wait: wait)
            report.exposedPaths = DataDirectory.exposedPaths(directory)
            // While others write, only an open environment can tell damage from changes.
            if structure?.isIntact != true { report.take(try store.environment.checkStructure()) }
            try store.read { reader in
                for table in reader.tables.all {
                    let table = table.examine(in: reader.transaction)
                    report.tables.append(table)
                    onTable(table)
                }
                // Comparing means reading all again, which is only worth it once all could be read.
                let isReadable = !report.tables.contains { $0.problem != nil }
                do {
                    let isWhole = try isReadable && reader.compareNumbers(&report)
                    report.losses = try reader.described(try reader.losses(withMessages: !isWhole))
                } catch let error as LMDBError where error.isDamage {
                    // The index that would know is itself damaged, and reported as that.
                }
                if isReadable {
                    report.contents = try reader.contents()
                    try reader.compareChats(&report)
                    try reader.compareOwners(&report)
                    try reader.compareIndexes(&report)
                    try reader.compareFiles(FileStore(directory: directory), &report)
                }
            }
        } catch {
            let failure = StoreError(error)
            var damage: String?
            if case .database(let error) = failure, error.isDamage {
                damage = "\(error.place): \(error.detail.isEmpty ? "\(error.reason)" : error.detail)"
            }
            if case .record(.damaged(let table, let reason)) = failure { damage = "\(table): \(reason)" }
            report.problem = StorageProblem(failure)
            report.isDamaged = damage != nil
            // Where it can't be opened, its pages still say how much of it is damaged.
            if report.tables.isEmpty, let file = try? DatabaseFile(path: directory + "/data.mdb") {
                var structure = file.checkStructure()
                structure.checkNames(Tables.names)
                report.take(structure)
                // Its pages are as they should be, so it's a record that opening needs.
                if let damage, report.pageProblemCount == 0 { report.notePage(damage) }
            }
        }
        return report
    }

    /// Forgets all records that are lost or damaged, so that the doctor no longer reports them. Messages whose chat is forgotten
    /// get a new chat.
    ///
    /// - Returns: what an examination finds afterwards.
    package static func acceptLosses(_ directory: String) throws(StoreError) -> DoctorReport {
        do {
            let store = try MessageStore(directory: directory)
            _ = try store.write { writer in
                for table in writer.tables.all { try table.removeDamaged(in: writer.transaction) }
                // Before the indexes forget to whom the chats belonged.
                _ = try writer.recoverChats()
                _ = try writer.recoverOwners()
                try writer.removeStrayMembers()
                try writer.accept(try writer.losses())
                _ = try writer.rebuildIndexes()
            }
            while try store.continueSearchIndex() != nil {}
        }
        return examine(directory)
    }

    /// Makes all indexes, counts and previews again from the records. Damaged records stay where they are.
    ///
    /// - Returns: what an examination finds afterwards.
    package static func repairIndexes(_ directory: String) throws(StoreError) -> DoctorReport {
        do {
            let store = try MessageStore(directory: directory)
            _ = try store.write { writer in
                let recovered = try writer.rebuildIndexes()
                for (table, count) in recovered { try writer.noteUnindexedLosses(count, of: table) }
            }
            while try store.continueSearchIndex() != nil {}
        }
        // The store is closed again here: an environment is open once in a process.
        return examine(directory)
    }
}

extension StoreReader {
    /// Counts the visible profiles, their chats, and the messages in these.
    fileprivate func contents() throws -> DoctorReport.Contents {
        var contents = DoctorReport.Contents()
        for profile in try profiles() {
            let chats = try chats(of: profile.id)
            contents.profiles += 1
            contents.chats += chats.count
            for chat in chats { contents.messages += try tables.messages.count(.prefix(chat), in: transaction) }
        }
        return contents
    }
}
