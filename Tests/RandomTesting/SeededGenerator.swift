import Foundation

/// A generator whose numbers follow from its seed (SplitMix64), so that what a random test found can be found again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The numbers that follow from `seed`.
    package init(_ seed: UInt64) { state = seed }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns true in so many of a hundred cases.
    package mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    /// A number from 0 to below `limit`.
    package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}

/// The seed of a random test: what `CONFAB_SEED` says, else another one each time.
///
/// It is said before it is used: a crash that it leads to says nothing.
package func testSeed(file: String = #fileID, line: Int = #line) -> UInt64 {
    let seed =
        ProcessInfo.processInfo.environment["CONFAB_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0 ... .max)
    FileHandle.standardError.write(Data("\(file):\(line): CONFAB_SEED=\(seed)\n".utf8))
    return seed
}

/// The number of rounds that random tests run.
package enum FuzzRounds {
    /// The value of `CONFAB_FUZZ`.
    package static var asked: Int? { ProcessInfo.processInfo.environment["CONFAB_FUZZ"].flatMap { Int($0) } }

    /// Returns `count`, or as many times more as `CONFAB_FUZZ` says.
    package static func count(usually count: Int) -> Int { count * max(1, asked ?? 1) }
}
