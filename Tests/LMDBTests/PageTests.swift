import Foundation
import RandomTesting
import Testing

@testable import LMDB

/// Damaged pages: what a reading transaction says is what was written, or it throws. It never ends the process, and never runs on.
@Suite struct PageTests {
    private typealias CheckedTable = Table<UInt64, ChecksummedBytes>

    private let directory = TemporaryDirectory()
    private var file: String { directory.path + "/data.mdb" }

    private static let tables = ["one", "two"]
    private static let pageSize = 4096

    /// Two tables with some thousand entries, long values among them, and free pages.
    private func fill(_ random: inout SeededGenerator) throws -> [[UInt64: [UInt8]]] {
        let environment = try Environment(directory: directory.path)
        let tables = try open(environment)
        var contents: [[UInt64: [UInt8]]] = [[:], [:]]
        for _ in 0..<8 {
            try environment.write { transaction in
                for _ in 0..<600 {
                    let index = Int.random(in: 0...1, using: &random)
                    let key = UInt64.random(in: 0..<6000, using: &random)
                    if Int.random(in: 0..<4, using: &random) == 0 {
                        contents[index][key] = nil
                        try tables[index].remove(key, in: transaction)
                    } else {
                        let length = Int.random(in: 0..<50, using: &random) == 0 ? 9000 : 90
                        let value = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
                        contents[index][key] = value
                        try tables[index].put(value, for: key, in: transaction)
                    }
                }
            }
        }
        return contents
    }

    private func open(_ environment: Environment) throws -> [CheckedTable] {
        try environment.openTables { (opener) throws(LMDBError) in
            [
                try opener.table(Self.tables[0], codec: ChecksummedBytes()),
                try opener.table(Self.tables[1], codec: ChecksummedBytes()),
            ]
        }
    }

    @Test func aReadingTransactionSeesWhatLiblmdbSees() throws {
        var random = SeededGenerator(1)
        let contents = try fill(&random)
        let environment = try Environment(directory: directory.path)
        let tables = try open(environment)
        #expect(try environment.checkStructure().isIntact)
        for (table, content) in zip(tables, contents) {
            let keys = content.keys.sorted()
            for direction in [ScanDirection.ascending, .descending] {
                for _ in 0..<50 {
                    let (low, high) = (
                        UInt64.random(in: 0..<6000, using: &random), UInt64.random(in: 0..<6000, using: &random)
                    )
                    let range = KeyRange<UInt64>.from(low, through: high)
                    let read = try environment.read { try table.keys(range, direction, in: $0) }
                    let written = try environment.write { try table.keys(range, direction, in: $0) }
                    let expected = keys.filter { $0 >= low && $0 <= high }
                    #expect(read == (direction == .ascending ? expected : expected.reversed()))
                    #expect(read == written)
                }
            }
            try environment.read { transaction in
                for key in 0..<6000 as Range<UInt64> {
                    let value = try table.value(for: key, in: transaction)
                    #expect(value == content[key])
                }
                let count = try table.count(in: transaction)
                #expect(count == content.count)
            }
        }
    }

    /// liblmdb's own cursor goes on from a page that the transaction has changed to one that it hasn't.
    @Test(arguments: 0..<20) func aWriterSeesWhatItHasChanged(_ seed: Int) throws {
        var random = SeededGenerator(UInt64(seed))
        var content = try fill(&random)[0]
        let environment = try Environment(directory: directory.path)
        let table = try open(environment)[0]
        try environment.write { transaction in
            for _ in 0..<20 {
                let start = UInt64.random(in: 0..<6000, using: &random)
                let end = start + UInt64.random(in: 0..<400, using: &random)
                for key in start...end {
                    if seed.isMultiple(of: 2), Bool.random(using: &random) {
                        try table.put([1], for: key, in: transaction)
                        content[key] = [1]
                    } else {
                        try table.remove(key, in: transaction)
                        content[key] = nil
                    }
                }
                for direction in [ScanDirection.ascending, .descending] {
                    let low = UInt64.random(in: 0..<6000, using: &random)
                    let keys = content.keys.sorted()
                    let all = try table.keys(.all, direction, in: transaction)
                    #expect(all == (direction == .ascending ? keys : keys.reversed()))
                    let above = try table.keys(.from(low, through: UInt64.max), direction, in: transaction)
                    let expected = keys.filter { $0 >= low }
                    #expect(above == (direction == .ascending ? expected : expected.reversed()))
                }
            }
        }
    }

    @Test(arguments: 0..<60) func aPageInTheWrongPlaceIsNeverTakenForAnother(_ seed: Int) throws {
        var random = SeededGenerator(UInt64(seed))
        let contents = try fill(&random)
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let pages = bytes.count / Self.pageSize
        func range(_ page: Int) -> Range<Int> { page * Self.pageSize..<(page + 1) * Self.pageSize }
        let (page, other) = (Int.random(in: 2..<pages, using: &random), Int.random(in: 2..<pages, using: &random))
        let before = Array(bytes[range(page)])
        switch seed % 4 {
        case 0:
            bytes.replaceSubrange(range(page), with: bytes[range(other)])
            bytes.replaceSubrange(range(other), with: before)
        case 1: bytes.replaceSubrange(range(page), with: bytes[range(other)])
        case 2: bytes.replaceSubrange(range(page), with: repeatElement(0, count: Self.pageSize))
        default:
            bytes.replaceSubrange(range(page), with: before.map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        try Data(bytes).write(to: URL(fileURLWithPath: file))

        let isIntact = try DatabaseFile(path: file).checkStructure().isIntact
        var isSeen = false
        var hasMismatch = false
        do {
            let environment = try Environment(directory: directory.path)
            let tables = try open(environment)
            for (table, content) in zip(tables, contents) {
                let keys = content.keys.sorted()
                for direction in [ScanDirection.ascending, .descending] {
                    let found = seenOrEqual(&isSeen, &hasMismatch) {
                        try environment.read { try table.keys(.all, direction, in: $0) }
                    }
                    if let found { #expect(found == (direction == .ascending ? keys : keys.reversed())) }
                    let written = seenOrEqual(&isSeen, &hasMismatch) {
                        try environment.write { try table.keys(.all, direction, in: $0) }
                    }
                    #expect(written == found)
                    let (low, high) = (
                        UInt64.random(in: 0..<6000, using: &random), UInt64.random(in: 0..<6000, using: &random)
                    )
                    let some = seenOrEqual(&isSeen, &hasMismatch) {
                        try environment.write { try table.keys(.from(low, through: high), direction, in: $0) }
                    }
                    let expected = keys.filter { low <= $0 && $0 <= high }
                    if let some { #expect(some == (direction == .ascending ? expected : expected.reversed())) }
                }
                _ = seenOrEqual(&isSeen, &hasMismatch) {
                    try environment.read { transaction in
                        try table.scan(in: transaction) { entry in
                            _ = try entry.value()
                            return .more
                        }
                    }
                }
                for key in stride(from: 0, to: 6000, by: 61) as StrideTo<UInt64> {
                    let found = seenOrEqual(&isSeen, &hasMismatch) {
                        try environment.read { [try table.value(for: key, in: $0)] }
                    }
                    if let found { #expect(found == [content[key]]) }
                    let next = seenOrEqual(&isSeen, &hasMismatch) {
                        try environment.read { try table.keys(.from(key, through: UInt64.max), limit: 1, in: $0) }
                    }
                    if let next { #expect(next == keys.first { $0 >= key }.map { [$0] } ?? []) }
                }
            }
        } catch is LMDBError {
            isSeen = true
        }
        // Damage that a reader meets is damage that the check finds; what it finds may also lie in the list of free pages.
        if isSeen { #expect(!isIntact) }
        if isIntact, !hasMismatch {
            let isWhole = try salvaged() == entries(contents)
            #expect(isWhole)
        }
    }

    /// Nil, and `isSeen`, where `body` throws an error of the database.
    private func seenOrEqual<Value>(
        _ isSeen: inout Bool, _ hasMismatch: inout Bool, _ body: () throws -> Value
    ) -> Value? {
        do { return try body() } catch is LMDBError {
            isSeen = true
        } catch {
            // The pages of a long value have no numbers of their own behind the first; there the checksum says it.
            #expect(error is ChecksummedBytes.Mismatch)
            hasMismatch = true
        }
        return nil
    }

    private func salvaged() throws -> Set<[UInt8]> {
        var found: Set<[UInt8]> = []
        try DatabaseFile(path: file).forEachSalvagedEntry { _, key, value in
            if let bytes = try? ChecksummedBytes().decode(value, key: key) { found.insert(Array(key) + bytes) }
        }
        return found
    }

    @Test func pagesThatHaveSwappedPlacesAreSalvagedWhole() throws {
        var random = SeededGenerator(5)
        let contents = try fill(&random)
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        // Leaves say so in byte 10.
        let leaves = (2..<bytes.count / Self.pageSize).filter { bytes[$0 * Self.pageSize + 10] == 2 }
        let (first, second) = (leaves[3] * Self.pageSize, leaves[20] * Self.pageSize)
        for offset in 0..<Self.pageSize { bytes.swapAt(first + offset, second + offset) }
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        #expect(try !DatabaseFile(path: file).checkStructure().isIntact)
        let missing = try entries(contents).subtracting(salvaged())
        #expect(missing.isEmpty)
    }

    /// A database whose last pages are unused; how many, and how many pages there are.
    private func fillWithUnusedEnd() throws -> (unused: Int, pages: Int) {
        do {
            let environment = try Environment(directory: directory.path)
            let table = try open(environment)[0]
            func write(_ keys: Range<UInt64>, _ value: [UInt8]?) throws {
                try environment.write { transaction in
                    for key in keys {
                        if let value {
                            try table.put(value, for: key, in: transaction)
                        } else {
                            try table.remove(key, in: transaction)
                        }
                    }
                }
            }
            try write(0..<1000, [UInt8](repeating: 1, count: 100))
            // Later transactions find room in the places of these.
            try write(200..<900, nil)
            for _ in 0..<3 { try write(0..<1, [2]) }
            try write(2000..<2100, [UInt8](repeating: 3, count: 9000))
            try write(2000..<2100, nil)
        }
        let pages = try #require(try FileHeader.read(path: file)).requiredSize / Int64(Self.pageSize)
        let free = try freePages()
        let unused = (0..<Int(pages)).reversed().prefix { free.contains(UInt64($0)) }.count
        try #require(unused > 10 && unused < pages)
        return (unused, Int(pages))
    }

    /// The state of the file after a writer was killed between its commit and the extension of the file.
    @Test(arguments: [1, 7, nil]) func aFileThatLacksOnlyUnusedPagesIsMadeLongEnough(_ missing: Int?) throws {
        let (unused, pages) = try fillWithUnusedEnd()
        let kept = (pages - (missing ?? unused)) * Self.pageSize
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file)).prefix(kept)
        try bytes.write(to: URL(fileURLWithPath: file))
        do {
            // Where nothing can be written, it's read as it is.
            let environment = try Environment(directory: directory.path, access: .readOnly)
            let table = try open(environment)[0]
            #expect(try environment.read { try table.count(in: $0) } == 300)
            #expect(try environment.checkStructure().isIntact)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
        do {
            let environment = try Environment(directory: directory.path)
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == pages * Self.pageSize)
            let table = try open(environment)[0]
            #expect(try environment.read { try table.keys(.all, .ascending, in: $0) }.count == 300)
            try environment.write { transaction in
                for key in 3000..<3100 as Range<UInt64> {
                    try table.put([UInt8](repeating: 4, count: 9000), for: key, in: transaction)
                }
            }
            #expect(try environment.checkStructure().isIntact)
        }
        let environment = try Environment(directory: directory.path)
        let table = try open(environment)[0]
        #expect(try environment.read { try table.count(in: $0) } == 400)
    }

    @Test func aFileThatLacksAPageInUseIsRefusedAndNotChanged() throws {
        let (unused, pages) = try fillWithUnusedEnd()
        for kept in [pages - unused - 1, 3] {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: file)).prefix(kept * Self.pageSize)
            try bytes.write(to: URL(fileURLWithPath: file))
            for access in [Environment.Access.readWrite, .readOnly] {
                #expect { try Environment(directory: directory.path, access: access) } throws: {
                    ($0 as? LMDBError)?.reason
                        == .cutShort(expected: Int64(pages * Self.pageSize), actual: Int64(bytes.count))
                }
            }
            #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
        }
    }

    @Test func aBranchThatLeadsToAFreePageBringsNothingBack() throws {
        var random = SeededGenerator(6)
        let contents = try fill(&random)
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let free = try freePages()
        func pages(of kind: UInt8) -> [Int] {
            (2..<whole.count / Self.pageSize).filter { whole[$0 * Self.pageSize + 10] == kind }
        }
        let branch = try #require(pages(of: 1).first { !free.contains(UInt64($0)) }) * Self.pageSize
        let oldLeaves = pages(of: 2).filter { free.contains(UInt64($0)) }
        #expect(!oldLeaves.isEmpty)
        for leaf in oldLeaves.prefix(20) {
            var bytes = whole
            let node = branch + Int(bytes[branch + 18]) + Int(bytes[branch + 19]) << 8
            bytes[node] = UInt8(leaf & 0xFF)
            bytes[node + 1] = UInt8(leaf >> 8)
            try Data(bytes).write(to: URL(fileURLWithPath: file))
            let found = try salvaged()
            #expect(found == entries(contents), "page \(leaf)")
        }
    }

    private func newestSnapshot() throws -> Snapshot {
        let map = try PageMap(path: file)
        let transactions = [map.metaPages().first, map.metaPages().second].compactMap { $0?.transaction }
        return try #require(try map.snapshot(transactions.max() ?? 0, path: file, mayBeShort: true))
    }

    private func freePages() throws -> Set<UInt64> { try #require(StructureCheck(newestSnapshot()).freePages()) }

    /// A flipped bit in what leads to a table makes a reader throw, or changes nothing.
    @Test func aFlippedBitInTheRecordOfATableIsNoticed() throws {
        var random = SeededGenerator(11)
        let contents = try fill(&random)
        // One table with a single leaf, which no branch can tell from another.
        do {
            let environment = try Environment(directory: directory.path)
            let small = try environment.openTables { (opener) throws(LMDBError) in
                try opener.table("small", codec: ChecksummedBytes()) as CheckedTable
            }
            try environment.write { transaction in
                for key in 0..<3 as Range<UInt64> { try small.put([UInt8(key)], for: key, in: transaction) }
            }
        }
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        let start = Int(try newestSnapshot().meta.main.page) * Self.pageSize
        let names = ["one", "two", "small"]
        for name in names {
            let bytes = Array(name.utf8)
            let record =
                try #require(
                    (start..<start + Self.pageSize).first {
                        Array(whole[$0..<min($0 + bytes.count, whole.count)]) == bytes && whole[$0 - 2] == bytes.count
                    }) + bytes.count
            // The first four bytes aren't used.
            for bit in 32..<TreeRoot.length * 8 {
                var bytes = whole
                bytes[record + bit / 8] ^= 1 << UInt8(bit % 8)
                try Data(bytes).write(to: URL(fileURLWithPath: file))
                let isIntact = try DatabaseFile(path: file).checkStructure().isIntact
                #expect(!isIntact, "bit \(bit) of \(name)")
                do {
                    let environment = try Environment(directory: directory.path, access: .readOnly)
                    let tables = try environment.openTables { (opener) throws(LMDBError) in
                        try names.map { (name) throws(LMDBError) in
                            try opener.table(name, codec: ChecksummedBytes()) as CheckedTable
                        }
                    }
                    let table = tables[names.firstIndex(of: name) ?? 0]
                    let content =
                        name == "small" ? [0: [0], 1: [1], 2: [2]] : contents[names.firstIndex(of: name) ?? 0]
                    try environment.read { transaction in
                        for key in [0, 1, 2, 3001, 5999] as [UInt64] {
                            let found = try table.value(for: key, in: transaction)
                            #expect(found == content[key], "bit \(bit) of \(name)")
                        }
                        let keys = try table.keys(in: transaction)
                        #expect(keys == content.keys.sorted(), "bit \(bit) of \(name)")
                    }
                } catch is LMDBError {
                } catch is ChecksummedBytes.Mismatch {
                }
            }
        }
    }

    /// A count of the pages behind the end became negative, and the check trapped.
    @Test func aPageBehindTheEndThatIsFreeTwiceIsReported() throws {
        let (unused, pages) = try fillWithUnusedEnd()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file)).prefix((pages - unused) * Self.pageSize)
        try bytes.write(to: URL(fileURLWithPath: file))
        func isIntact() throws -> Bool { try DatabaseFile(path: file).checkStructure().isIntact }
        #expect(try isIntact())
        let snapshot = try newestSnapshot()
        let lastPage = snapshot.meta.lastPage
        let cursor = PageCursor(snapshot, snapshot.meta.free, place: "the list of free pages")
        var isDoubled = false
        var next = try cursor.first()
        while let entry = next {
            // A count, and the numbers of the pages, the greatest first.
            let first = entry.value.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            if first < UInt64(pages - unused), let range = bytes.range(of: Data(entry.value)) {
                withUnsafeBytes(of: lastPage) {
                    bytes.replaceSubrange(range.lowerBound + 8..<range.lowerBound + 16, with: $0)
                }
                isDoubled = true
            }
            next = try cursor.next()
        }
        try #require(isDoubled)
        try bytes.write(to: URL(fileURLWithPath: file))
        #expect(try !isIntact())
    }

    private func entries(_ contents: [[UInt64: [UInt8]]]) -> Set<[UInt8]> {
        Set(contents.joined().map { key, value in withUnsafeBytes(of: key.bigEndian) { Array($0) } + value })
    }

    @Test func aFlippedBitIsFoundByTheChecksumOrChangesNothing() throws {
        var random = SeededGenerator(9)
        let contents = try fill(&random)
        let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
        for _ in 0..<150 {
            var bytes = whole
            bytes[Int.random(in: 8192..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            try Data(bytes).write(to: URL(fileURLWithPath: file))
            do {
                let environment = try Environment(directory: directory.path)
                let tables = try open(environment)
                for (table, content) in zip(tables, contents) {
                    var found: [UInt64: [UInt8]] = [:]
                    try environment.read { transaction in
                        try table.scan(in: transaction) { entry in
                            found[try entry.key()] = try entry.value()
                            return .more
                        }
                    }
                    #expect(found == content)
                }
            } catch is LMDBError {
            } catch is ChecksummedBytes.Mismatch {
            }
        }
    }
}

/// Bytes with a checksum over them and their key.
private struct ChecksummedBytes: ValueCodec {
    struct Mismatch: Error {}

    func encode(_ value: [UInt8], key: UnsafeRawBufferPointer) -> [UInt8] {
        withUnsafeBytes(of: sum(value, key).littleEndian) { Array($0) } + value
    }

    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> [UInt8] {
        guard bytes.count >= 8 else { throw Mismatch() }
        let value = Array(bytes[8...])
        guard bytes.loadUnaligned(as: UInt64.self) == sum(value, key) else { throw Mismatch() }
        return value
    }

    private func sum(_ value: [UInt8], _ key: UnsafeRawBufferPointer) -> UInt64 {
        (Array(key) + value).reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
