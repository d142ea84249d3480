/// Random numbers that are the same for the same seed on every machine (SplitMix64, Steele, Lea and Flood 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `bound`, which is not reached. The bias is less than one in 2³².
    mutating func below(_ bound: Int) -> Int {
        bound < 2 ? 0 : Int(((next() >> 32) &* UInt64(bound)) >> 32)
    }

    /// True in `percent` of a hundred cases.
    mutating func chance(_ percent: Double) -> Bool { unit() * 100 < percent }

    /// A number from 0 to 1, which is not reached.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// One of `choices`, which are not empty.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
