internal import CLMDB

/// An opener of the tables of an environment: see ``Environment/openTables(named:_:)``.
package struct TableOpener: ~Copyable {
    let transaction: OpaquePointer
    let mayCreate: Bool

    /// Opens the table named `name`.
    package func table<Key: OrderedKey, Codec: ValueCodec>(
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
    /// Opens the tables that `body` names, and creates the missing ones.
    ///
    /// Call this once, before anything else, because liblmdb doesn't allow two simultaneous transactions that open
    /// tables.
    ///
    /// - Parameter names: the names of all tables if they are known. If one is missing and there is a table with an
    ///   unknown name, that name is damaged, and nothing is created.
    package func openTables<Result>(
        named names: Set<String>? = nil, _ body: (borrowing TableOpener) throws(LMDBError) -> Result
    ) throws(LMDBError) -> Result {
        // A damaged list must not be mistaken for an empty one, whose tables would be created.
        let found = try tableNames()
        do {
            // Usually all tables exist, and starting must not wait for a writer.
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
        // Handles remain valid only if their transaction is committed, even a reading one.
        try check(mdb_txn_commit(transaction), "open the tables of", path)
        return result
    }
}
