import RandomTesting
import Testing

@testable import MessageStore

/// Encoding and decoding of terms and messages.
@Suite struct SearchCodingTests {
    @Test func numbersComeBack() {
        var random = SeededGenerator(testSeed())
        var bytes: [UInt8] = []
        let numbers: [UInt64] =
            [0, 1, 127, 128, 16_383, 16_384, .max]
            + (0..<200).map { _ in
                random.next() >> UInt64.random(in: 0..<64, using: &random)
            }
        for number in numbers {
            bytes.appendVarint(number)
            bytes.appendSigned(Int64(bitPattern: number))
        }
        bytes.withUnsafeBytes { bytes in
            var reader = VarintReader(bytes)
            for number in numbers {
                #expect(reader.number() == number)
                #expect(reader.signed() == Int64(bitPattern: number))
            }
            #expect(reader.isAtEnd && !reader.isOverrun)
            #expect(reader.number() == 0 && reader.isOverrun)
        }
    }

    @Test func postingsComeBackWhetherFewOrMany() {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        var encoder = PostingsEncoder()
        var kinds: Set<Bool> = []
        for _ in 0..<400 {
            let bound = Int.random(in: 1...32_000, using: &random)
            let share = [1, 2, 5, 9, 100, 5000].randomElement(using: &random) ?? 1
            var numbers = (0..<bound).filter { _ in Int.random(in: 0..<share, using: &random) == 0 }.map(Int32.init)
            if numbers.isEmpty { numbers = [Int32(bound - 1)] }
            numbers.withUnsafeBufferPointer { encoder.encode($0) }
            kinds.insert(encoder.isBits)
            #expect(encoder.bytes.count <= 4000)
            encoder.bytes.withUnsafeBytes { bytes in
                let postings = Postings(count: encoder.count, isBits: encoder.isBits, bytes: bytes)
                var set = SegmentNumbers(below: bound)
                #expect(postings.add(to: &set) && set.numbers == numbers, "seed \(seed)")
                #expect(set.count == numbers.count)
                let downward = sequence(state: bound) { end -> Int? in
                    let number = set.previous(before: end)
                    if let number { end = number }
                    return number
                }
                #expect(Array(downward) == numbers.reversed().map(Int.init), "seed \(seed)")
                var heard: [Int32] = []
                #expect(postings.forEach(below: bound) { heard.append(Int32($0)) } && heard == numbers, "seed \(seed)")
                // What lies beyond the segment is not taken for one of its messages.
                var less = SegmentNumbers(below: max(0, Int(numbers[numbers.count - 1])))
                #expect(!postings.add(to: &less) || postings.isBits)
            }
        }
        #expect(kinds.count == 2)
    }

    @Test func blocksOfTermsComeBackAndWhatIsCutIsFound() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<200 {
            let terms = Set(
                (0..<Int.random(in: 1...30, using: &random)).map { _ in
                    (0..<Int.random(in: 1...12, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
                }
            ).sorted { $0.lexicographicallyPrecedes($1) }
            var encoder = TermBlockEncoder()
            for (index, term) in terms.enumerated() {
                term.withUnsafeBytes { term in
                    [UInt8(index)].withUnsafeBytes { encoder.append(term, count: 1, isBits: false, $0) }
                }
            }
            try encoder.bytes.withUnsafeBytes { bytes in
                var reader = TermBlockReader(bytes, key: encoder.key)
                for (index, term) in terms.enumerated() {
                    let isThere = try reader.next()
                    #expect(isThere && reader.term == term && reader.postings.bytes[0] == UInt8(index))
                }
                let isMore = try reader.next()
                #expect(!isMore)
                let cut = UnsafeRawBufferPointer(rebasing: bytes.dropLast(1))
                var cutReader = TermBlockReader(cut, key: encoder.key)
                var isNoticed = false
                do { while try cutReader.next() {} } catch { isNoticed = true }
                #expect(isNoticed, "seed \(seed)")
            }
        }
    }
}
