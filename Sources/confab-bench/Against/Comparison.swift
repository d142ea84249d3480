/// Measures two programs in turns, so that changes in the host's speed affect both alike.
struct Comparison {
    enum Program { case new, old }

    let rounds: Int
    /// Runs a program once and returns what it printed for a group of figures, such as `start`.
    let measure: (Program, _ group: String) throws -> [MeasuredFigure]

    /// The order of the programs in a round. It alternates, because the first program fills caches for the second.
    static func order(inRound round: Int) -> [Program] { round.isMultiple(of: 2) ? [.new, .old] : [.old, .new] }

    /// Runs all rounds of one group and returns its figures in the order in which they were first printed.
    func figures(of group: String) throws -> [ComparedFigure] {
        var names: [String] = []
        var printed: [[Program: [MeasuredFigure]]] = []
        for round in 0..<rounds {
            var figures: [Program: [MeasuredFigure]] = [:]
            for program in Self.order(inRound: round) {
                let now = try measure(program, group)
                figures[program] = now
                for figure in now where !names.contains(figure.name) { names.append(figure.name) }
            }
            printed.append(figures)
        }
        guard !names.isEmpty else {
            throw BenchError("Neither program measured “\(group)”. docs/benchmarks.md lists the figures.")
        }
        return names.map { name in
            ComparedFigure(
                name: name,
                rounds: printed.map { figures in
                    func figure(_ program: Program) -> MeasuredFigure? { figures[program]?.first { $0.name == name } }
                    return ComparedFigure.Round(new: figure(.new), old: figure(.old))
                })
        }
    }
}
