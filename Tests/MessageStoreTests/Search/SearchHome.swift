import LMDB
import Messenger

@testable import MessageStore

/// A store with an index of tiny segments, and what tests ask of it.
final class SearchHome {
    let directory: TemporaryDirectory
    let me: ProfileID
    private var open: MessageStore?

    init() throws {
        directory = TemporaryDirectory()
        let store = try MessageStore(directory: directory.path, searchLimits: SearchWorld.small)
        try store.setSynchronous(false)
        me = try store.write { try $0.add(Profile(id: .unassigned, names: Names("Me"))) }.result
        open = store
    }

    private init(_ other: SearchHome) throws {
        directory = other.directory
        me = other.me
        other.close()
        open = try MessageStore(directory: directory.path, searchLimits: SearchWorld.small)
    }

    var store: MessageStore {
        guard let open else { preconditionFailure("the store was closed") }
        return open
    }

    func close() { open = nil }

    /// The same, closed and opened again.
    func reopened() throws -> SearchHome { try SearchHome(self) }

    func chat(_ name: String) throws -> ChatID {
        try store.write { writer in
            let contact = try writer.add(Contact(id: .unassigned, profile: me, names: Names(name)))
            return try writer.add(
                Chat(id: .unassigned, profile: me, kind: .direct(contact), names: Names(name)))
        }.result
    }

    func request(_ text: String, limit: Int = 10_000) throws -> SearchRequest {
        SearchRequest(SearchQuery(text), in: .profile(me), limit: limit)
    }

    /// Returns the matches of a text, newest first.
    func ids(_ text: String) throws -> [MessageID] {
        let request = try request(text)
        return try store.read { try $0.messages(request, budget: 100_000).hits.map(\.id) }
    }

    func mismatches() throws -> [String] {
        try store.read { reader in
            var report = DoctorReport(directory: directory.path)
            try reader.compareSearch(&report)
            return report.mismatches
        }
    }

    /// All words that are in the index.
    func terms() throws -> [String] {
        try store.read { reader in
            var terms: [String] = []
            for segment in try reader.searchSegments(of: nil) {
                let stream = TermStream(segment, store.tables)
                try stream.next(in: reader.transaction)
                while let term = stream.term {
                    terms.append(String(decoding: term, as: UTF8.self))
                    try stream.next(in: reader.transaction)
                }
            }
            return terms
        }
    }

    /// Every key and value of the index, as text.
    func stored() throws -> [String] {
        try store.environment.read { transaction in
            var stored: [String] = []
            func add(_ key: String, _ bytes: [UInt8]) { stored.append(key + String(decoding: bytes, as: UTF8.self)) }
            let tables = store.tables
            try tables.searchTerms.withCodec(RawBytes()).scan(in: transaction) { entry in
                add(String(decoding: try entry.key().term, as: UTF8.self), try entry.value())
                return .more
            }
            try tables.searchMessages.withCodec(RawBytes()).scan(in: transaction) { entry in
                add("", try entry.value())
                return .more
            }
            try tables.searchSegments.withCodec(RawBytes()).scan(in: transaction) { entry in
                add("", try entry.value())
                return .more
            }
            try tables.searchAgain.scan(in: transaction) { entry in
                add("\(try entry.key())", [])
                return .more
            }
            return stored
        }
    }

    /// Changes a stored value of one of the three tables.
    func damage(table: Int, index: Int, _ change: (inout [UInt8]) -> Void) throws {
        let tables = store.tables
        switch table {
        case 0: try damage(tables.searchSegments, index, change)
        case 1: try damage(tables.searchMessages, index, change)
        default: try damage(tables.searchTerms, index, change)
        }
    }

    private func damage<Key, Codec>(
        _ table: Table<Key, Codec>, _ index: Int, _ change: (inout [UInt8]) -> Void
    ) throws {
        try store.environment.write { transaction in
            let raw = table.withCodec(RawBytes())
            let keys = try raw.keys(in: transaction)
            let key = keys[index * 7 % keys.count]
            guard var bytes = try raw.value(for: key, in: transaction) else { return }
            change(&bytes)
            try raw.put(bytes, for: key, in: transaction)
        }
    }
}
