/// Gives terms numbers, in the order in which they come.
///
/// A hash table in which a slot holds the first eight bytes of its term: most words are no longer, so that one look
/// into memory finds them, and a word costs no allocation.
struct TermTable {
    private struct Slot {
        /// The first bytes of the term, the first one highest, zeros behind a shorter one: terms have none.
        var beginning: UInt64 = 0
        /// One more than its number; zero in an empty slot.
        var number: Int32 = 0
        /// The message in which it was seen last.
        var lastSeen: Int32 = 0
    }

    private var slots: [Slot]
    private var arena: [UInt8] = []
    /// The ends of the terms in the arena.
    private var ends: [Int32] = [0]
    private var hashes: [UInt64] = []

    init() {
        slots = Array(repeating: Slot(), count: 1 << 12)
        arena.reserveCapacity(1 << 16)
    }

    var count: Int { hashes.count }

    /// The number of a term, which is given to it now unless it has one; nil when this message had the term already.
    mutating func number(of term: UnsafeRawBufferPointer, in message: Int32) -> Int32? {
        let beginning = Self.beginning(term, from: 0)
        var hash = beginning &* 0x9E37_79B9_7F4A_7C15
        var offset = 8
        while offset < term.count {
            hash = (hash ^ hash >> 29 ^ Self.beginning(term, from: offset)) &* 0xBF58_476D_1CE4_E5B9
            offset += 8
        }
        hash ^= hash >> 32
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: hash) & mask
        while slots[index].number != 0 {
            if slots[index].beginning == beginning, equals(Int(slots[index].number) - 1, term) {
                if slots[index].lastSeen == message { return nil }
                slots[index].lastSeen = message
                return slots[index].number - 1
            }
            index = (index + 1) & mask
        }
        let number = Int32(hashes.count)
        slots[index] = Slot(beginning: beginning, number: number + 1, lastSeen: message)
        hashes.append(hash)
        arena.append(contentsOf: term)
        ends.append(Int32(arena.count))
        if 2 * hashes.count > slots.count { grow() }
        return number
    }

    /// Calls `body` with the bytes of a term.
    func withTerm<Result>(_ number: Int, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try arena.withUnsafeBytes { arena in
            try body(UnsafeRawBufferPointer(rebasing: arena[Int(ends[number])..<Int(ends[number + 1])]))
        }
    }

    /// The numbers of all terms, in the order of the terms.
    func sorted() -> [Int32] {
        arena.withUnsafeBytes { arena in
            func term(_ number: Int32) -> UnsafeRawBufferPointer {
                UnsafeRawBufferPointer(rebasing: arena[Int(ends[Int(number)])..<Int(ends[Int(number) + 1])])
            }
            // Most are told apart by how they begin.
            var order = (0..<Int32(count)).map { (Self.beginning(term($0), from: 0), $0) }
            order.sort { left, right in
                left.0 != right.0 ? left.0 < right.0 : compareTerms(term(left.1), term(right.1)) < 0
            }
            return order.map(\.1)
        }
    }

    /// Up to eight bytes of a term, the first one highest.
    @inline(__always)
    private static func beginning(_ term: UnsafeRawBufferPointer, from offset: Int) -> UInt64 {
        if term.count - offset >= 8 {
            return UInt64(bigEndian: term.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        var beginning: UInt64 = 0
        var shift: UInt64 = 56
        for index in offset..<term.count {
            beginning |= UInt64(term[index]) << shift
            shift &-= 8
        }
        return beginning
    }

    /// True if the term, whose beginning matches, matches completely.
    @inline(__always)
    private func equals(_ number: Int, _ term: UnsafeRawBufferPointer) -> Bool {
        // Behind one of less than eight bytes stand zeros, which no other term has.
        if term.count < 8 { return true }
        let start = Int(ends[number])
        guard Int(ends[number + 1]) - start == term.count else { return false }
        return arena.withUnsafeBytes { arena in
            for index in 8..<term.count where arena[start + index] != term[index] { return false }
            return true
        }
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: 4 * old.count)
        let mask = slots.count - 1
        for slot in old where slot.number != 0 {
            var index = Int(truncatingIfNeeded: hashes[Int(slot.number) - 1]) & mask
            while slots[index].number != 0 { index = (index + 1) & mask }
            slots[index] = slot
        }
    }
}
