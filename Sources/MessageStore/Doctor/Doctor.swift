internal import Glibc
internal import LMDB
internal import Messenger

/// Judges a database that may be damaged.
///
/// It reads through checked pages, so damage can't lead it astray. Still call it in a child process: liblmdb opens the file, a
/// repair writes through it, and a file that gets shorter meanwhile ends the process that reads it.
public enum Doctor {
    /// Reads everything in the data directory and compares the indexes with the records. Changes nothing.
    ///
    /// - Parameters:
    ///   - directory: the data directory. It is not made when it does not exist.
    ///   - onTable: hears of every table that was read.
    public static func examine(
        _ directory: String, onTable: (DoctorReport.Table) -> Void = { _ in }
    ) -> DoctorReport {
        var report = DoctorReport(directory: directory)
        do {
            let store = try MessageStore(reading: directory)
            report.permissionProblems = DataDirectory.permissionProblems(directory)
            report.take(try store.environment.checkStructure())
            try store.read { reader in
                for table in reader.readEverything() {
                    report.tables.append(table)
                    onTable(table)
                }
                do {
                    report.losses = try reader.described(try reader.losses())
                } catch let error as LMDBError where error.isDamage {
                    // The index that would know is itself damaged, and reported as that.
                }
                // Comparing means reading all again, which is only worth it once all could be read.
                if !report.tables.contains(where: { $0.problem != nil }) { try reader.compareIndexes(&report) }
            }
        } catch {
            report.problem = StoreError(error).description
            // Where it can't be opened, its pages still say how much of it is damaged.
            if report.tables.isEmpty, let file = try? DatabaseFile(path: directory + "/data.mdb") {
                report.take(file.checkStructure())
            }
        }
        return report
    }

    /// Forgets all records that are lost, so that the doctor no longer reports them.
    ///
    /// - Returns: what an examination finds afterwards.
    public static func acceptLosses(_ directory: String) throws(StoreError) -> DoctorReport {
        do {
            let store = try MessageStore(directory: directory)
            _ = try store.write { writer in
                try writer.accept(try writer.losses())
                try writer.rebuildIndexes()
            }
            while try store.continueSearchIndex() != nil {}
        }
        return examine(directory)
    }

    /// Makes all indexes, counts and previews again from the records. Damaged records stay where they are.
    ///
    /// - Returns: what an examination finds afterwards.
    public static func repairIndexes(_ directory: String) throws(StoreError) -> DoctorReport {
        do {
            let store = try MessageStore(directory: directory)
            _ = try store.write { writer in try writer.rebuildIndexes() }
            while try store.continueSearchIndex() != nil {}
        }
        // The store is closed again here: an environment is open once in a process.
        return examine(directory)
    }
}

extension StoreTransaction {
    /// Reads every entry of every table.
    fileprivate func readEverything() -> [DoctorReport.Table] {
        [
            read(tables.facts), read(tables.settings), read(tables.profiles), read(tables.contacts),
            read(tables.groups),
            read(tables.members), read(tables.chats), read(tables.messages), read(tables.receipts), read(tables.tags),
            read(tables.drafts), read(tables.links), read(tables.mailbox), read(tables.contactsOfProfile),
            read(tables.membersOfGroup), read(tables.chatsOfProfile), read(tables.chatsOfTag), read(tables.chatOfPeer),
            read(tables.messagePlaces), read(tables.lostMessages), read(tables.remotes), read(tables.outbox),
            read(tables.lists), read(tables.counts),
            read(tables.mutes), read(tables.linkSecrets), read(tables.mailboxIDs), read(tables.changes),
            read(tables.foldedNames), read(tables.names), read(tables.incognitoAddresses),
            read(tables.searchSegments), read(tables.searchMessages), read(tables.searchTerms),
            read(tables.searchAgain),
        ]
    }

    private func read<Key, Codec>(_ table: Table<Key, Codec>) -> DoctorReport.Table {
        var report = DoctorReport.Table(name: table.name)
        do {
            try table.scan(in: transaction) { entry in
                report.entries += 1
                do {
                    _ = try entry.key()
                    _ = try entry.value()
                } catch RecordError.newer {
                    report.newer += 1
                } catch {
                    report.damaged += 1
                }
                return .more
            }
        } catch {
            report.problem = StoreError(error).description
        }
        return report
    }
}
