/// Writes frames as text with the sequences that give it its looks (SGR, ECMA-48 8.3.117): for a pipe, a file, a test.
///
/// Every sequence begins with a reset and every row ends as it began, so rows may be cut out, joined and compared.
/// ``FramePainter`` is what draws on a terminal: it moves the cursor and writes only what changed.
public struct SGREncoder: Sendable {
    private static let codes: [(attribute: Attributes, code: Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strike, 9),
    ]
    private static let reset = "\u{1B}[0m"

    private var reduction: ColorReduction

    /// An encoder for terminals of `depth`. Without colours, bold, reverse and the like are written all the same.
    public init(depth: ColorDepth = .trueColor) { reduction = ColorReduction(to: depth) }

    /// The rows of `frame`, each ending in `\n`.
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

    /// The sequence after which text looks like `style`, whatever it looked like before.
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
