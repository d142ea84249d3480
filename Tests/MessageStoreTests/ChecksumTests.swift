import RandomTesting
import Testing

@testable import MessageStore

@Suite struct ChecksumTests {
    /// A database may be read by a processor that has an instruction for it and by one that has not.
    @Test func processorAndTablesAgree() {
        var random = SeededGenerator(testSeed())
        for count in [0, 1, 7, 8, 9, 63, 64, 1000] {
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
            var (whole, tables, single) = (CRC32C(), CRC32C(), CRC32C())
            bytes.withUnsafeBytes { whole.add($0) }
            bytes.withUnsafeBytes { tables.addByTables($0) }
            for byte in bytes { single.add(byte) }
            #expect(whole.value == tables.value && single.value == tables.value, "\(count)")
        }
    }
}
