import Foundation

/// A figure of the new and the old program over several rounds.
struct ComparedFigure {
    /// The figures of both programs in the same round; nil for a program that didn't print the figure.
    struct Round {
        let new: MeasuredFigure?
        let old: MeasuredFigure?
    }

    let name: String
    let rounds: [Round]

    /// The median of the rounds' ratios of new to old; nil if no round has both.
    ///
    /// The two values of a round come from the same minutes of the host, so their ratio means more than the ratio of the
    /// medians.
    var ratio: Double? {
        let ratios = rounds.compactMap { round -> Double? in
            guard let new = round.new?.value, let old = round.old?.value else { return nil }
            return new == old ? 1 : new / old
        }
        return ratios.isEmpty ? nil : ratios.median
    }

    /// The factor by which the new program is worse: the ratio, or its inverse for a figure that should be high.
    var worsening: Double? {
        guard case .atLeast = Bar.of[name] else { return ratio }
        return ratio.map { 1 / $0 }
    }

    /// The result, such as `start.large 11.20 ms, was 10.90 ms, ratio 1.03`.
    var line: String {
        switch (Self.median(rounds.compactMap(\.new)), Self.median(rounds.compactMap(\.old)), ratio) {
        case (let new?, let old?, let ratio?):
            "\(name) \(new), was \(old), ratio \(String(format: "%.2f", ratio))"
        case (let new?, let old?, nil): "\(name) \(new), was \(old) (never in the same round)"
        case (let new?, nil, _): "\(name) \(new) (only the new program measured it)"
        case (nil, let old?, _): "\(name) was \(old) (only the old program measured it)"
        case (nil, nil, _): "\(name) (not measured)"
        }
    }

    private static func median(_ figures: [MeasuredFigure]) -> String? {
        figures.first.map { first in
            "\(String(format: "%.\(first.digits)f", figures.map(\.value).median)) \(first.unit)"
        }
    }
}
