import Foundation
import Loop
import Testing

@Suite struct InstantTests {
    @Test func anInstantCountsNanosecondsSinceTheStart() {
        let later = Instant.start.advanced(by: .milliseconds(1500))
        #expect(later.nanoseconds == 1_500_000_000)
        #expect(Instant.start.duration(to: later) == .milliseconds(1500))
        #expect(later.duration(to: .start) == .milliseconds(-1500))
        #expect(Instant.start < later)
    }

    @Test func aSumBeyondTheLastMomentStaysThere() {
        let forever = Duration.seconds(Int64.max)
        #expect(Instant(forever).nanoseconds == .max)
        #expect(Instant(nanoseconds: 5).advanced(by: forever).nanoseconds == .max)
        #expect(Instant(.seconds(Int64.min)).nanoseconds == .min)
    }

    @Test func anInstantIsWrittenAsANumber() throws {
        let text = try JSONEncoder().encode([Instant(nanoseconds: 42)])
        #expect(String(decoding: text, as: UTF8.self) == "[42]")
        #expect(try JSONDecoder().decode([Instant].self, from: text) == [Instant(nanoseconds: 42)])
    }
}
