import Testing

@testable import confab_bench

/// Two programs are measured in turns and compared round by round.
@Suite struct ComparisonTests {
    private func milliseconds(_ value: Double) -> MeasuredFigure { MeasuredFigure("key.p50", value, "ms", digits: 3) }

    private func compared(_ name: String, new: [Double?], old: [Double?]) -> ComparedFigure {
        ComparedFigure(
            name: name,
            rounds: zip(new, old).map { new, old in
                ComparedFigure.Round(
                    new: new.map { MeasuredFigure(name, $0, "ms", digits: 1) },
                    old: old.map { MeasuredFigure(name, $0, "ms", digits: 1) })
            })
    }

    @Test func aLineIsParsedIntoNameValueUnitAndPrecision() {
        #expect(
            MeasuredFigure(line: "start.large 11.23 ms") == MeasuredFigure("start.large", 11.23, "ms", digits: 2))
        #expect(
            MeasuredFigure(line: "bytes.move 361 bytes") == MeasuredFigure("bytes.move", 361, "bytes", digits: 0))
        #expect(MeasuredFigure(line: "relay.p99 inf ms")?.value == .infinity)
    }

    @Test(arguments: ["", "start.large", "start.large 11.23", "start.large fast ms", "key.p50 nan ms", "a 1 b c"])
    func aLineThatIsNotAFigureIsIgnored(_ line: String) { #expect(MeasuredFigure(line: line) == nil) }

    @Test func theOrderOfTheProgramsAlternatesFromRoundToRound() throws {
        var order: [Comparison.Program] = []
        let comparison = Comparison(rounds: 4) { program, group in
            #expect(group == "key")
            order.append(program)
            return [milliseconds(1)]
        }
        _ = try comparison.figures(of: "key")
        #expect(order == [.new, .old, .old, .new, .new, .old, .old, .new])
    }

    @Test func eachValueIsTheMedianOfItsRounds() {
        #expect(
            compared("key.p50", new: [30, 10, 22], old: [20, 20, 20]).line.hasPrefix("key.p50 22.0 ms, was 20.0 ms"))
        #expect(
            compared("key.p50", new: [1, 2, 3, 10], old: [1, 1, 1, 1]).line.hasPrefix("key.p50 2.5 ms, was 1.0 ms"))
    }

    @Test func theRatioIsTheMedianOfTheRoundsRatios() {
        // The ratio of the medians would be 6 to 5; the rounds' ratios are 2, 1/9 and 2.
        #expect(
            compared("key.p50", new: [10, 1, 6], old: [5, 9, 3]).line == "key.p50 6.0 ms, was 5.0 ms, ratio 2.00")
    }

    @Test func equalValuesHaveTheRatioOneEvenWhenTheyAreZero() {
        #expect(compared("bytes.idle", new: [0, 0], old: [0, 0]).ratio == 1)
        #expect(compared("relay.p99", new: [.infinity], old: [.infinity]).ratio == 1)
    }

    @Test func aFigureOfOnlyOneProgramHasANoteAndNoRatio() throws {
        let comparison = Comparison(rounds: 2) { program, _ in
            [milliseconds(1), MeasuredFigure(program == .new ? "key.new" : "key.old", 2, "ms", digits: 0)]
        }
        #expect(
            try comparison.figures(of: "key").map(\.line) == [
                "key.p50 1.000 ms, was 1.000 ms, ratio 1.00", "key.new 2 ms (only the new program measured it)",
                "key.old was 2 ms (only the old program measured it)",
            ])
    }

    @Test func aRoundThatLacksAFigureIsLeftOutOfTheRatio() {
        let figure = compared("key.p50", new: [1, nil, 3], old: [1, 5, nil])
        #expect(figure.line == "key.p50 2.0 ms, was 3.0 ms, ratio 1.00")
    }

    @Test func aGroupThatNeitherProgramKnowsIsAnError() {
        let comparison = Comparison(rounds: 1) { _, _ in [] }
        #expect(throws: BenchError.self) { try comparison.figures(of: "speed") }
    }

    @Test func aFigureThatShouldBeHighIsWorseWhenItIsLower() throws {
        #expect(compared("start.large", new: [2], old: [1]).worsening == 2)
        #expect(compared("import.rate", new: [2], old: [1]).worsening == 0.5)
    }
}
