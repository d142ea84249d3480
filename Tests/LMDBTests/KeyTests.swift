import LMDB
import Testing

@Suite struct KeyTests {
    /// Stores keys, reads them back in the order of their bytes.
    private func stored<Key: OrderedKey>(_ keys: [Key]) throws -> [Key] {
        let directory = TemporaryDirectory()
        let environment = try Environment(directory: directory.path)
        let table = try environment.openTables { (opener) throws(LMDBError) in
            try opener.table("keys", key: Key.self, codec: NoValue())
        }
        try environment.write { transaction in
            for key in keys { try table.put((), for: key, in: transaction) }
        }
        return try environment.read { try table.keys(in: $0) }
    }

    @Test func numbersSortAsNumbers() throws {
        let numbers: [UInt64] = [0, 1, 255, 256, 65_535, 1 << 40, .max]
        #expect(try stored(numbers.shuffled()) == numbers)
    }

    @Test func negativeNumbersComeFirst() throws {
        let numbers: [Int64] = [.min, -256, -1, 0, 1, 255, .max]
        #expect(try stored(numbers.shuffled()) == numbers)
    }

    @Test func textsSortByTheirBytesAndAShorterOneComesFirst() throws {
        let texts = ["", "\u{0}", "\u{0}a", "a", "a\u{0}", "a\u{0}b", "aa", "b", "é", "🎉"]
        #expect(try stored(texts.shuffled()) == texts)
    }

    @Test func descendingPartsSortTheOtherWayRound() throws {
        let numbers: [Int64] = [.max, 7, 0, -3, .min]
        #expect(try stored(numbers.shuffled().map { Descending($0) }).map(\.part) == numbers)
        let texts = ["b", "ab", "aa", "a", ""]
        #expect(try stored(texts.shuffled().map { Descending($0) }).map(\.part) == texts)
    }

    @Test func theFirstDifferentPartDecides() throws {
        let keys = [Pair("a", Int64(5)), Pair("a", 9), Pair("ab", -1), Pair("b", 0)]
        let back = try stored(keys.shuffled())
        #expect(back.map(\.first) == ["a", "a", "ab", "b"])
        #expect(back.map(\.second) == [5, 9, -1, 0])
    }

    @Test func aKeyThatIsTooLongIsRefusedByName() throws {
        #expect {
            try stored([String(repeating: "x", count: 600)])
        } throws: { error in
            (error as? LMDBError)?.reason == .keyTooLong && "\(error)".contains("keys")
        }
    }
}
