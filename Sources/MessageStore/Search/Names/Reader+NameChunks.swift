internal import LMDB
internal import Messenger

extension StoreReader {
    /// Returns the result of `body`, which reads the index of names; nil if the index is missing or damaged.
    func indexed<Result>(_ body: () throws -> Result) throws -> Result? {
        guard try areNamesWhole() else { return nil }
        do { return try body() } catch is RecordError {
            upkeep.noteNameDamage()
            return nil
        }
    }

    /// Calls `body` with the chunks of a family in a profile.
    func forEachChunk(_ family: NameFamily, _ profile: ProfileID, _ body: (NameChunk) throws -> Void) throws {
        try tables.names.scan(.prefix(NameFamilyKey(profile, family)), in: transaction) { entry in
            try body(try entry.value())
            return .more
        }
    }

    /// Calls `body` with every entry of some families that a name finds.
    func forEachEntry(
        _ search: NameSearch, in families: [NameFamily], _ profile: ProfileID, _ body: (NameChunk, Int) -> Void
    ) throws {
        guard !search.isEmpty else { return }
        var wanted = search.folded
        try wanted.withUTF8 { text in
            for family in families {
                try forEachChunk(family, profile) { chunk in
                    chunk.forEachHit(of: UnsafeRawBufferPointer(text)) { body(chunk, $0) }
                }
            }
        }
    }
}
