@testable import LMDB
import RandomTesting
import Testing

@Suite struct TableTests {
    private let directory = TemporaryDirectory()
    private let environment: Environment
    private let table: NumberTable

    init() throws {
        environment = try Environment(directory: directory.path)
        table = try environment.openTables { (opener) throws(LMDBError) in
            try opener.table("numbers", codec: RawBytes())
        }
    }

    private func fill(_ numbers: some Sequence<UInt64>) throws {
        try environment.write { (transaction) throws in
            for number in numbers { try table.put([UInt8(truncatingIfNeeded: number)], for: number, in: transaction) }
        }
    }

    @Test func whatIsCommittedIsThere() throws {
        try fill(1...3)
        try environment.read { (transaction) throws in
            #expect(try table.value(for: 2, in: transaction) == [2])
            #expect(try table.value(for: 9, in: transaction) == nil)
            #expect(try table.count(in: transaction) == 3)
        }
    }

    @Test func whatThrowsIsUndone() throws {
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            try environment.write { (transaction) throws in
                try table.put([1], for: 1, in: transaction)
                throw Stop()
            }
        }
        #expect(try environment.read { try table.count(in: $0) } == 0)
    }

    @Test func aReaderSeesTheStateThatItBeganWith() throws {
        try fill([1])
        let reader = try environment.beginRead()
        try fill([2])
        #expect(try table.count(in: reader) == 1)
        #expect(try environment.read { try table.count(in: $0) } == 2)
    }

    @Test func aTransactionThatIsNotCommittedIsUndone() throws {
        do {
            let transaction = try environment.beginWrite()
            try table.put([1], for: 1, in: transaction)
        }
        #expect(try environment.read { try table.count(in: $0) } == 0)
    }

    @Test func aWriteInsideAWriteIsAnErrorAndNoDeadlock() throws {
        try environment.write { (transaction) throws in
            #expect(throws: LMDBError.self) { try environment.write { _ in } }
            try table.put([1], for: 1, in: transaction)
        }
        #expect(try environment.read { try table.count(in: $0) } == 1)
    }

    @Test func insertingRefusesAKeyThatIsTaken() throws {
        try fill([1])
        #expect {
            try environment.write { try table.insert([9], for: 1, in: $0) }
        } throws: {
            guard let error = $0 as? LMDBError else { return false }
            return (error.reason, error.operation, error.place) == (.keyExists, "insert into", "numbers")
        }
    }

    @Test func rangesHoldWhatTheySay() throws {
        try fill([10, 20, 30, 40])
        try environment.read { (transaction) throws in
            #expect(try table.keys(.all, in: transaction) == [10, 20, 30, 40])
            #expect(try table.keys(.all, .descending, in: transaction) == [40, 30, 20, 10])
            #expect(try table.keys(.from(UInt64(20), through: UInt64(30)), in: transaction) == [20, 30])
            #expect(try table.keys(.from(UInt64(15), through: UInt64(35)), .descending, in: transaction) == [30, 20])
            #expect(try table.keys(.after(UInt64(20), within: Whole()), in: transaction) == [30, 40])
            #expect(try table.keys(.before(UInt64(20), within: Whole()), in: transaction) == [10])
            #expect(try table.keys(.before(UInt64(35), within: Whole()), .descending, in: transaction) == [30, 20, 10])
            #expect(try table.keys(.after(UInt64(40), within: Whole()), in: transaction) == [])
            #expect(try table.keys(.before(UInt64(5), within: Whole()), .descending, in: transaction) == [])
            #expect(try table.firstKey(.all, .descending, in: transaction) == 40)
            #expect(try table.count(.from(UInt64(11), through: UInt64(99)), in: transaction) == 3)
        }
    }

    @Test func everythingInARangeIsRemoved() throws {
        try fill(0..<1000)
        let removed = try environment.write {
            try table.removeAll(in: .from(UInt64(100), through: UInt64(899)), in: $0)
        }
        #expect(removed == 800)
        #expect(try environment.read { try table.keys(in: $0) } == Array(0..<100) + Array(900..<1000))
    }

    @Test func aRangeThatHoldsEverythingEmptiesTheTable() throws {
        try fill(0..<1000)
        let counts = try environment.write { transaction in
            [
                try table.removeAll(in: .from(UInt64(1), through: UInt64(2000)), in: transaction),
                try table.removeAll(in: .from(UInt64(0), through: UInt64(0)), in: transaction),
                try table.removeAll(in: .all, in: transaction),
            ]
        }
        #expect(counts == [999, 1, 0])
        try fill([7])
        #expect(try environment.read { try table.keys(in: $0) } == [7])
    }

    @Test(arguments: [0, 500, 5000] as [UInt64]) func manyAreWrittenInOrderBehindOthersAndBetweenThem(
        _ first: UInt64
    ) throws {
        try fill(stride(from: 1000, to: 2000, by: 2))
        let new = Array(stride(from: first, to: first + 2001, by: 1))
        try environment.write { transaction in
            try table.putAscending(in: transaction) { put in for key in new { try put(key, [1]) } }
        }
        let expected = Set(new).union(stride(from: 1000, to: 2000, by: 2)).sorted()
        #expect(try environment.read { try table.keys(in: $0) } == expected)
    }

    @Test func bytesWithAndWithoutZerosAreKeysInTheOrderOfTheBytes() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        func key(_ bytes: [UInt8]) -> [UInt8] {
            keyBytes(Bytes(bytes: bytes))
        }
        for _ in 0..<2000 {
            let one = (0..<Int.random(in: 0...4, using: &random)).map { _ in UInt8.random(in: 0...3, using: &random) }
            let two = (0..<Int.random(in: 0...4, using: &random)).map { _ in UInt8.random(in: 0...3, using: &random) }
            #expect(
                key(one).lexicographicallyPrecedes(key(two)) == one.lexicographicallyPrecedes(two), "seed \(seed)")
            #expect(key(one) == keyBytes(Slice(bytes: one[...])), "seed \(seed)")
        }
    }

    /// Two parts, random contents, every kind of range, both directions, against a sorted array.
    @Test func randomScansAgreeWithASortedArray() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let pairs = try environment.openTables { (opener) throws(LMDBError) in
            try opener.table("pairs", key: Pair<UInt64, Int64>.self, codec: NoValue())
        }
        var model: Set<[Int64]> = []
        try environment.write { (transaction) throws in
            for _ in 0..<500 {
                let first = UInt64.random(in: 0...5, using: &random) &- (Bool.random(using: &random) ? 6 : 0)
                let second = Int64.random(in: -50...50, using: &random)
                try pairs.put((), for: Pair(first, second), in: transaction)
                model.insert([Int64(bitPattern: first), second])
            }
        }
        let firsts: [UInt64] = Array(0...6) + (0...6).map { UInt64.max - $0 }
        try environment.read { (transaction) throws in
            for first in firsts {
                let rows = model.filter { $0[0] == Int64(bitPattern: first) }.map { $0[1] }.sorted()
                #expect(try pairs.keys(.prefix(first), in: transaction).map(\.second) == rows, "seed \(seed)")
                #expect(
                    try pairs.keys(.prefix(first), .descending, in: transaction).map(\.second) == rows.reversed(),
                    "seed \(seed)")
                let bound = Int64.random(in: -60...60, using: &random)
                let key = Pair(first, bound)
                #expect(
                    try pairs.keys(.after(key, within: first), in: transaction).map(\.second)
                        == rows.filter { $0 > bound }, "seed \(seed)")
                #expect(
                    try pairs.keys(.before(key, within: first), .descending, in: transaction).map(\.second)
                        == rows.filter { $0 < bound }.reversed(), "seed \(seed)")
                #expect(
                    try pairs.keys(.from(key, through: first), .descending, in: transaction).map(\.second)
                        == rows.filter { $0 >= bound }.reversed(), "seed \(seed)")
            }
        }
    }
}

/// The beginning of every key.
struct Whole: OrderedKey {
    init() {}
    init(from reader: inout KeyReader) throws(KeyError) {}
    func write(to writer: inout KeyWriter) {}
}

/// A key of bytes.
private struct Bytes: OrderedKey {
    var bytes: [UInt8]
    init(bytes: [UInt8]) { self.bytes = bytes }
    init(from reader: inout KeyReader) throws(KeyError) { bytes = try reader.text() }
    func write(to writer: inout KeyWriter) { writer.append(bytes) }
}

/// The same, written byte by byte.
private struct Slice: OrderedKey {
    var bytes: ArraySlice<UInt8>
    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }
    init(from reader: inout KeyReader) throws(KeyError) { bytes = try reader.text()[...] }
    func write(to writer: inout KeyWriter) { writer.append(bytes) }
}
