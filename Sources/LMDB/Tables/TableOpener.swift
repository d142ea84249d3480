internal import CLMDB

/// Opens the tables of an environment by name: see ``Environment/openTables(_:)``.
public struct TableOpener: ~Copyable {
    let transaction: OpaquePointer
    let mayCreate: Bool

    /// The table called `name`.
    public func table<Key: OrderedKey, Codec: ValueCodec>(
        _ name: String, key: Key.Type = Key.self, codec: Codec
    ) throws(LMDBError) -> Table<Key, Codec> {
        var handle: MDB_dbi = 0
        let code = mdb_dbi_open(transaction, name, mayCreate ? UInt32(MDB_CREATE) : 0, &handle)
        if code == MDB_NOTFOUND { throw LMDBError(.noTable, operation: "open", place: name) }
        try check(code, "open", name)
        return Table(name: name, codec: codec, handle: handle)
    }
}

extension Environment {
    /// Opens the tables that `body` names; makes those that are missing.
    ///
    /// Called once, before anything else: liblmdb allows no two transactions that open tables at a time.
    ///
    /// - Parameter names: the names of all tables, if they're known. If one is missing and there is a table with an
    ///   unknown name, that name is damaged, and nothing is made.
    public func openTables<Result>(
        named names: Set<String>? = nil, _ body: (borrowing TableOpener) throws(LMDBError) -> Result
    ) throws(LMDBError) -> Result {
        // A damaged list must not look like one without tables, which are then made.
        let found = try tableNames()
        do {
            // Usually all are there, and a start must not wait for whoever writes.
            return try openTables(mayCreate: false, body)
        } catch  where error.reason == .noTable {
            if let names, let unknown = found.first(where: { !names.contains($0) }) {
                throw .damaged("\(error.place) is missing, and there is an unknown table “\(unknown)”", path)
            }
            guard access == .readWrite else { throw error }
            return try openTables(mayCreate: true, body)
        }
    }

    private func openTables<Result>(
        mayCreate: Bool, _ body: (borrowing TableOpener) throws(LMDBError) -> Result
    ) throws(LMDBError) -> Result {
        let transaction = try begin(flags: mayCreate ? 0 : UInt32(MDB_RDONLY))
        defer { if mayCreate { writeEnded() } }
        let result: Result
        do {
            result = try body(TableOpener(transaction: transaction, mayCreate: mayCreate))
        } catch {
            mdb_txn_abort(transaction)
            throw error
        }
        // Handles live on only when their transaction is committed, a reading one included.
        try check(mdb_txn_commit(transaction), "open the tables of", path)
        return result
    }
}
