/// An encoder of frames as text with SGR sequences (ECMA-48 8.3.117), for a pipe, a file, or a test.
///
/// Every sequence starts with a reset, and every row ends with the style it started with, so rows can be cut out,
/// joined, and compared. To draw on a terminal, use a ``FramePainter``, which moves the cursor and writes only the
/// changes.
public struct SGREncoder: Sendable {
    private static let codes: [(attribute: Attributes, code: Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strike, 9),
    ]
    private static let reset = "\u{1B}[0m"

    private var reduction: ColorReduction

    /// Creates an encoder for terminals of `depth`. Attributes such as bold and reverse are written even without
    /// colors.
    public init(depth: ColorDepth = .trueColor) { reduction = ColorReduction(to: depth) }

    /// Returns the rows of `frame`, each of which ends with `\n`.
    public mutating func encode(_ frame: Frame) -> String {
        var sequences: [StyleID: String] = [:]
        var text = ""
        for y in 0..<frame.size.height {
            var current = Self.reset
            for cell in frame.grid.row(y) where !cell.glyph.isContinuation {
                let wanted = sequences[cell.style] ?? encode(frame.styles[cell.style].style)
                sequences[cell.style] = wanted
                if wanted != current { text += wanted }
                current = wanted
                text.append(frame.character(cell.glyph))
            }
            if current != Self.reset { text += Self.reset }
            text += "\n"
        }
        return text
    }

    /// Returns the sequence that sets `style`, regardless of the style before it.
    public mutating func encode(_ style: Style) -> String {
        var numbers = [0]
        for (attribute, code) in Self.codes where style.attributes.contains(attribute) { numbers.append(code) }
        numbers += Self.numbers(of: reduction(style.foreground), base: 30)
        numbers += Self.numbers(of: reduction(style.background), base: 40)
        return "\u{1B}[" + numbers.map { String($0) }.joined(separator: ";") + "m"
    }

    private static func numbers(of color: Color, base: Int) -> [Int] {
        switch color {
        case .none: []
        case .ansi(let index): [index < 8 ? base + Int(index) : base + 60 + Int(index & 7)]
        case .indexed(let index): [base + 8, 5, Int(index)]
        case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
        }
    }
}
