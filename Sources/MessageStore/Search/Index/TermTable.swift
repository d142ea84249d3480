internal import Glibc

/// Gives terms numbers, in the order in which they come: a hash table over one piece of memory, so that a word costs no
/// allocation.
struct TermTable {
    private var arena: [UInt8] = []
    /// Where the terms end in the arena.
    private var ends: [Int] = [0]
    private var hashes: [UInt32] = []
    /// The terms by hash, one more than their number; zero where none is.
    private var slots: [Int32]

    init() {
        slots = Array(repeating: 0, count: 1 << 12)
        arena.reserveCapacity(1 << 16)
    }

    var count: Int { hashes.count }

    /// The number of a term, which is given to it now unless it has one.
    mutating func number(of term: UnsafeRawBufferPointer) -> Int {
        let hash = Self.hash(term)
        let mask = slots.count - 1
        var index = Int(hash) & mask
        while true {
            let slot = Int(slots[index])
            if slot == 0 { break }
            if hashes[slot - 1] == hash, equals(slot - 1, term) { return slot - 1 }
            index = (index + 1) & mask
        }
        let number = hashes.count
        slots[index] = Int32(number + 1)
        hashes.append(hash)
        arena.append(contentsOf: term)
        ends.append(arena.count)
        if 2 * hashes.count > slots.count { grow() }
        return number
    }

    /// Calls `body` with the bytes of a term.
    func withTerm<Result>(_ number: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try arena.withUnsafeBytes { arena in
            try body(UnsafeRawBufferPointer(rebasing: arena[ends[number]..<ends[number + 1]]))
        }
    }

    /// The numbers of all terms, in the order of the terms.
    func sorted() -> [Int32] {
        arena.withUnsafeBytes { arena in
            ends.withUnsafeBufferPointer { ends in
                // Most are told apart by how they begin.
                var order = (0..<count).map { (Self.beginning(arena, ends[$0]..<ends[$0 + 1]), Int32($0)) }
                order.sort { left, right in
                    if left.0 != right.0 { return left.0 < right.0 }
                    let (first, second) = (Int(left.1), Int(right.1))
                    return compareTerms(
                        UnsafeRawBufferPointer(rebasing: arena[ends[first]..<ends[first + 1]]),
                        UnsafeRawBufferPointer(rebasing: arena[ends[second]..<ends[second + 1]])) < 0
                }
                return order.map(\.1)
            }
        }
    }

    private static func beginning(_ arena: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
        var beginning: UInt64 = 0
        for index in 0..<8 {
            beginning = beginning << 8 | (index < range.count ? UInt64(arena[range.lowerBound + index]) : 0)
        }
        return beginning
    }

    private func equals(_ number: Int, _ term: UnsafeRawBufferPointer) -> Bool {
        let start = ends[number]
        guard ends[number + 1] - start == term.count else { return false }
        return arena.withUnsafeBytes { arena in
            for index in 0..<term.count where arena[start + index] != term[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: 4 * slots.count)
        let mask = slots.count - 1
        for (number, hash) in hashes.enumerated() {
            var index = Int(hash) & mask
            while slots[index] != 0 { index = (index + 1) & mask }
            slots[index] = Int32(number + 1)
        }
    }

    /// FNV-1a, its upper half mixed in.
    private static func hash(_ term: UnsafeRawBufferPointer) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in term { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
