/// Some of the messages of a segment, by their numbers in it.
struct SegmentNumbers {
    /// The number of messages in the segment.
    let bound: Int
    private var words: [UInt64]

    /// None of them, or all.
    init(below bound: Int, all: Bool = false) {
        self.bound = bound
        words = Array(repeating: all ? .max : 0, count: (bound + 63) / 64)
        if all, bound % 64 != 0 { words[words.count - 1] = 1 << UInt64(bound % 64) - 1 }
    }

    /// Adds a number; one that is too great says so and is left out.
    mutating func insert(_ number: Int) -> Bool {
        guard number >= 0, number < bound else { return false }
        words[number >> 6] |= 1 << UInt64(number & 63)
        return true
    }

    /// Adds the numbers of bits that are set in stored bytes, the lowest first; says whether all of them are small
    /// enough.
    mutating func insert(bits: UnsafeRawBufferPointer) -> Bool {
        guard bits.count <= (bound + 7) / 8 else { return false }
        for (index, byte) in bits.enumerated() where byte != 0 {
            words[index >> 3] |= UInt64(byte) << UInt64((index & 7) * 8)
        }
        guard bound % 64 != 0, let last = words.last else { return true }
        return last >> UInt64(bound % 64) == 0
    }

    mutating func remove(_ number: Int) { words[number >> 6] &= ~(1 << UInt64(number & 63)) }

    func contains(_ number: Int) -> Bool { words[number >> 6] & 1 << UInt64(number & 63) != 0 }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    /// Keeps only what is in the other one, too, which is of the same segment.
    mutating func formIntersection(_ other: SegmentNumbers) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    /// The least number that is in it and not less than `start`.
    func next(from start: Int) -> Int? {
        guard start < bound else { return nil }
        var index = start >> 6
        var word = words[index] & .max << UInt64(start & 63)
        while word == 0 {
            index += 1
            guard index < words.count else { return nil }
            word = words[index]
        }
        return index << 6 + word.trailingZeroBitCount
    }

    /// The greatest number that is in it and less than `end`.
    func previous(before end: Int) -> Int? {
        let last = min(end, bound) - 1
        guard last >= 0 else { return nil }
        var index = last >> 6
        var word = words[index] & (.max >> UInt64(63 - (last & 63)))
        while word == 0 {
            index -= 1
            guard index >= 0 else { return nil }
            word = words[index]
        }
        return index << 6 + 63 - word.leadingZeroBitCount
    }

    /// The numbers, ascending.
    var numbers: [Int32] {
        var numbers: [Int32] = []
        var next = next(from: 0)
        while let number = next {
            numbers.append(Int32(number))
            next = self.next(from: number + 1)
        }
        return numbers
    }
}
