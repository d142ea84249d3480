import ServiceTesting
import Testing

@testable import ChatServices
import RandomTesting

@Suite struct RandomNameTests {
    @Test func thereAreMoreThanTenThousandNames() {
        #expect(Set(RandomName.qualities).count == RandomName.qualities.count)
        #expect(Set(RandomName.beings).count == RandomName.beings.count)
        #expect(RandomName.qualities.count * RandomName.beings.count > 10_000)
    }

    @Test func aNameIsTwoWordsThatAreNotOnesOwn() {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed)
        let own = ["Heron", "quiet HERON", "Gentle-Otter (work)"]
        for _ in 0..<5_000 {
            let words = RandomName.make(avoiding: own, using: &random).split(separator: " ").map(String.init)
            #expect(words.count == 2)
            #expect(Set(words).isDisjoint(with: ["Heron", "Quiet", "Gentle", "Otter"]))
        }
    }

    @Test func whoseNamesHaveAllWordsGetsANameAllTheSame() {
        var random = SeededGenerator(1)
        #expect(!RandomName.make(avoiding: RandomName.beings + RandomName.qualities, using: &random).isEmpty)
    }
}
