internal import LMDB
internal import Messenger

/// A table as the doctor sees it, whatever its keys and values are.
protocol ExaminedTable: Sendable {
    var name: String { get }
    /// True if its entries can be told apart from those of every other table.
    var isSealed: Bool { get }

    func count(in transaction: borrowing Transaction<some TransactionAccess>) throws(LMDBError) -> Int
    /// Reads every entry.
    func examine(in transaction: borrowing Transaction<some TransactionAccess>) -> DoctorReport.Table
    /// Calls `body` with every file that a record names.
    func findFiles(in transaction: borrowing Transaction<some TransactionAccess>, _ body: (FileHash) -> Void) throws
    /// Returns true if an entry may have been written to this table.
    func wrote(_ value: UnsafeRawBufferPointer, for key: UnsafeRawBufferPointer) -> Bool
    /// Stores an entry as it is, unless there is one with its key.
    func insertStored(
        _ value: UnsafeRawBufferPointer, for key: UnsafeRawBufferPointer, in transaction: borrowing WriteTransaction
    ) throws(LMDBError) -> Bool
    /// Removes all entries that aren't what was written.
    func removeDamaged(in transaction: borrowing WriteTransaction) throws
}

extension Table: ExaminedTable where Codec: CheckedCodec {
    var isSealed: Bool { codec is any SealedCodec }

    func examine(in transaction: borrowing Transaction<some TransactionAccess>) -> DoctorReport.Table {
        var report = DoctorReport.Table(name: name)
        do {
            try scan(in: transaction) { entry in
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
            report.problem = StorageProblem(StoreError(error))
        }
        return report
    }

    func findFiles(in transaction: borrowing Transaction<some TransactionAccess>, _ body: (FileHash) -> Void) throws {
        guard let envelope = (codec as? any SealedCodec)?.envelope.unlogged else { return }
        try withCodec(NamedFilesCodec(envelope: envelope)).scan(in: transaction) { entry in
            try entry.value().forEach(body)
            return .more
        }
    }

    func wrote(_ value: UnsafeRawBufferPointer, for key: UnsafeRawBufferPointer) -> Bool {
        codec.isIntact(value, key: key) && isKey(key)
    }

    func removeDamaged(in transaction: borrowing WriteTransaction) throws {
        var damaged: [[UInt8]] = []
        try scan(in: transaction) { entry in
            do {
                _ = try entry.key()
                _ = try entry.value()
            } catch RecordError.newer {
                // A later version can read it.
            } catch {
                damaged.append(entry.storedKey)
            }
            return .more
        }
        for key in damaged { try remove(storedKey: key, in: transaction) }
    }
}

/// Stored values that tell whether they are what was written.
protocol CheckedCodec: ValueCodec {
    /// Returns true if `bytes` may have been written under `key` of this table.
    func isIntact(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> Bool
}

/// Values in an envelope, whose checksum covers the table and the key.
protocol SealedCodec: CheckedCodec {
    var envelope: RecordEnvelope { get }
}

extension SealedCodec {
    func isIntact(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> Bool {
        envelope.isIntact(bytes, key: key)
    }
}

extension RecordCodec: SealedCodec {}
extension NumbersCodec: SealedCodec {}
extension TextCodec: SealedCodec {}
extension FoldedNameCodec: SealedCodec {}
extension NameChunkCodec: SealedCodec {}
extension SealedBytes: SealedCodec {}

extension NoValue: CheckedCodec {
    /// Nothing is written under any key.
    func isIntact(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> Bool { bytes.isEmpty }
}
