import TerminalDOM
import RandomTesting
import Testing

@testable import TerminalNcurses

/// Random bytes: the decoder never crashes, and how they are split between reads makes no difference.
@Suite struct DecoderFuzzTests {
    /// Set `CONFAB_FUZZ_ROUNDS` for longer runs.
    private static let rounds = TestEnvironment.number("CONFAB_FUZZ_ROUNDS") ?? 400

    private static let pieces = [
        "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]11;", "\u{1B}P", "[", "<0;5;5M", "\u{1B}[200~", "\u{1B}[201~",
        "\u{1B}[M",
        ";", ":", "5u", "A", "~", "$", "$y", "?", "\u{7}", "\u{1B}\\", "日", "🙂", "\r\n", "97;5u", "\u{18}",
    ].map { Array($0.utf8) }

    @Test func anySplitOfTheSameBytesGivesTheSameEvents() {
        let seed = testSeed()
        var generator = SeededGenerator(seed)
        for round in 0..<Self.rounds {
            let bytes = randomBytes(&generator)
            var whole = InputDecoder()
            let expected = whole.decode(bytes)
            var split = InputDecoder()
            var events: [TerminalEvent] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...min(7, rest.count), using: &generator)
                events += split.decode(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            #expect(events == expected, "seed \(seed), round \(round): \(bytes)")
            #expect(split.flush() == whole.flush(), "seed \(seed), round \(round): \(bytes)")
            guard events == expected else { return }
        }
    }

    @Test func whateverCameBeforeAKeyIsAKeyAgainAfterSilence() {
        let seed = testSeed()
        var generator = SeededGenerator(seed)
        for round in 0..<Self.rounds {
            let bytes = randomBytes(&generator)
            var decoder = InputDecoder()
            _ = decoder.decode(bytes)
            // A paste ends by its marker only.
            _ = decoder.decode("\u{1B}[201~".utf8)
            _ = decoder.flush()
            #expect(
                decoder.decode([0x61]) == [.key(KeyPress(.character("a")))], "seed \(seed), round \(round): \(bytes)")
        }
    }

    private func randomBytes(_ generator: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...60, using: &generator)).flatMap { _ in
            Bool.random(using: &generator)
                ? Self.pieces.randomElement(using: &generator) ?? []
                : [UInt8.random(in: 0...255, using: &generator)]
        }
    }
}
