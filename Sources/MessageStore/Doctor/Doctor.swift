internal import Glibc
internal import LMDB
internal import Messenger

/// Judges a database that may be damaged.
///
/// liblmdb does not defend itself against damaged pages: reading one can end the process. So whoever calls this does so in a
/// child process, and takes a child that dies for "damaged beyond reading"; what it had found until then it has said by
/// `onTable`.
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
            try store.read { reader in
                for table in reader.readEverything() {
                    report.tables.append(table)
                    onTable(table)
                }
                // Comparing means reading all again, which is only safe once it was readable.
                if !report.tables.contains(where: { $0.problem != nil }) { try reader.compareIndexes(&report) }
            }
        } catch {
            report.problem = StoreError(error).description
        }
        return report
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
            read(tables.messagePlaces), read(tables.remotes), read(tables.outbox), read(tables.lists),
            read(tables.counts),
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
