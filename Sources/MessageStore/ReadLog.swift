internal import LMDB
package import Messenger
internal import Synchronization

/// Every record that this process came upon and couldn't read, each counted once.
///
/// Records report themselves where their bytes are decoded (``RecordEnvelope``), so that no code that skips one can forget it.
final class ReadLog: Sendable {
    private struct Entries {
        var damaged: [ReadProblems.Kind: Set<[UInt8]>] = [:]
        var newer: [ReadProblems.Kind: Set<[UInt8]>] = [:]
        var damagedPlaces: Set<String> = []
        /// Records that something refers to and that aren't there.
        var missing: [ReadProblems.Kind: Set<[UInt8]>] = [:]
        /// Records that were lost before; some of them may be missed as well.
        var known: [ReadProblems.Kind: Int] = [:]
        /// Records that couldn't be read before; some of them may be met as well.
        var knownUnreadable: [ReadProblems.Kind: Int] = [:]
    }

    private let entries = Mutex(Entries())

    /// Notes that the record of `table` under `key` can't be read.
    func note(_ error: RecordError, table: String, key: UnsafeRawBufferPointer) {
        let kind = ReadProblems.Kind(table: table)
        let key = Array(key)
        entries.withLock { entries in
            switch error {
            case .damaged: _ = entries.damaged[kind, default: []].insert(key)
            case .newer: _ = entries.newer[kind, default: []].insert(key)
            }
        }
    }

    /// Notes that a record isn't there, though something refers to it by `key`.
    func noteMissing(_ kind: ReadProblems.Kind, _ key: UInt64...) {
        let key = key.flatMap { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
        _ = entries.withLock { $0.missing[kind, default: []].insert(key) }
    }

    /// Notes how many records are known to be lost, and how many to be unreadable.
    func noteKnown(lost: [ReadProblems.Kind: Int], unreadable: [ReadProblems.Kind: Int]) {
        entries.withLock { ($0.known, $0.knownUnreadable) = (lost, unreadable) }
    }

    /// Notes an error that ended a transaction.
    func note(_ error: StoreError) {
        guard case .database(let error) = error, error.isDamage else { return }
        _ = entries.withLock { $0.damagedPlaces.insert("\(error)") }
    }

    /// Notes pages of the database that can't be what was written.
    func note(_ pages: StructureReport) {
        entries.withLock { $0.damagedPlaces.formUnion(pages.problems.map { "\($0.place): \($0.detail)" }) }
    }

    /// All problems so far.
    var problems: ReadProblems {
        entries.withLock { entries in
            var problems = ReadProblems()
            let lost = entries.missing.mapValues(\.count).merging(entries.known, uniquingKeysWith: max)
            let unreadable = entries.damaged.mapValues(\.count)
                .merging(entries.knownUnreadable, uniquingKeysWith: max)
            problems.damaged = unreadable.merging(lost, uniquingKeysWith: +)
            problems.newer = entries.newer.mapValues(\.count)
            problems.damagedPlaces = entries.damagedPlaces.count
            return problems
        }
    }
}

extension ReadProblems.Kind {
    /// Returns the kind of the records in a table.
    init(table: String) {
        self =
            switch table {
            case "profiles": .profile
            case "contacts": .contact
            case "groups": .group
            case "members": .member
            case "chats": .chat
            case "messages": .message
            case "receipts": .receipt
            case "tags": .tag
            case "drafts": .draft
            case "links": .link
            case "mailbox": .letter
            case "settings", "facts": .setting
            case Tables.lastChange: .lastChange
            default: .index
            }
    }
}

extension LMDBError {
    /// True if the file contains something that wasn't written to it.
    var isDamage: Bool {
        switch reason {
        case .damaged, .badKey, .cutShort: true
        default: false
        }
    }
}

extension MessageStore {
    /// Everything that this process couldn't read so far, and what is known to be lost. What nobody has looked at yet, only
    /// ``Doctor`` finds.
    package var problems: ReadProblems { upkeep.log.problems }

    /// Checks every page of the database, and adds what is wrong with them to ``problems``: nothing else tells an outdated page,
    /// which is valid by itself.
    package func checkPages() throws(StoreError) {
        do { upkeep.log.note(try environment.checkStructure()) } catch { throw StoreError(error) }
    }

    /// Counts again what is known to be lost. Call it when something has changed; damage that keeps it from counting is itself noted.
    package func refreshKnownProblems() {
        let known = try? read {
            (try $0.tables.knownLosses(in: $0.transaction), try $0.tables.knownUnreadable(in: $0.transaction))
        }
        if let known { upkeep.log.noteKnown(lost: known.0, unreadable: known.1) }
    }
}
