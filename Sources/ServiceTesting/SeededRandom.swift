/// A generator whose numbers follow from its seed (SplitMix64), so that what a random test found can be found again.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The generator of `seed`.
    public init(seed: UInt64) { state = seed }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Whether something happens that happens in so many of a hundred cases.
    public mutating func happens(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

    /// A number from 0 to below `limit`.
    public mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
