/// Numbers, for quick answers whether one is among them.
struct NumberSet {
    let count: Int
    /// The least of them; nil when there is none.
    let first: UInt64?
    private let bits: SegmentNumbers
    /// Numbers that lie far apart must not take memory for all between them.
    private let others: Set<UInt64>

    init(_ numbers: [UInt64]) {
        let (least, greatest) = (numbers.min() ?? 0, numbers.max() ?? 0)
        first = numbers.isEmpty ? nil : least
        guard greatest - least < UInt64(64 * (numbers.count + 1024)) else {
            bits = SegmentNumbers(below: 0)
            others = Set(numbers)
            count = others.count
            return
        }
        var bits = SegmentNumbers(below: Int(greatest - least) + 1)
        for number in numbers { _ = bits.insert(Int(number - least)) }
        self.bits = bits
        others = []
        count = bits.count
    }

    var isEmpty: Bool { first == nil }

    func contains(_ number: UInt64) -> Bool {
        guard let first, number >= first else { return false }
        if bits.bound == 0 { return others.contains(number) }
        let place = number - first
        return place < UInt64(bits.bound) && bits.contains(Int(place))
    }
}
