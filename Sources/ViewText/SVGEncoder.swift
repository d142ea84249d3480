public import TerminalDOM

/// An encoder of frames as SVG 1.1 images, for documents and for viewing a view without a terminal.
///
/// Text stays text with an explicit length, so columns align in any fixed-width font.
public struct SVGEncoder: Sendable {
    private let foreground: UInt32
    private let background: UInt32
    private static let cell = (width: 9, height: 20)

    /// Creates an encoder for a terminal with the default colors `foreground` and `background` (`0xRRGGBB`).
    public init(foreground: UInt32, background: UInt32) {
        self.foreground = foreground
        self.background = background
    }

    /// Returns the image of `frame`.
    public func encode(_ frame: Frame) -> String {
        let width = frame.size.width * Self.cell.width
        let height = frame.size.height * Self.cell.height
        var lines = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
            font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="15" xml:space="preserve">
            """,
            "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(hexadecimal(background))\"/>",
        ]
        for y in 0..<frame.size.height {
            let pieces = pieces(of: frame, row: y)
            lines += pieces.compactMap { rectangle($0, y) } + pieces.compactMap { text($0, y) }
        }
        return lines.joined(separator: "\n") + "\n</svg>\n"
    }

    /// A run of cells in one style. A wide character is a piece of its own.
    private struct Piece {
        var column: Int
        var columns: Int
        var style: Style
        var text: String
        var isWide: Bool
    }

    private func pieces(of frame: Frame, row: Int) -> [Piece] {
        var pieces: [Piece] = []
        for (x, cell) in frame.grid.row(row).enumerated() {
            if cell.glyph.isContinuation {
                if var last = pieces.popLast() {
                    last.columns += 1
                    pieces.append(last)
                }
                continue
            }
            let style = frame.styles[cell.style].style
            let character = String(frame.character(cell.glyph))
            if let last = pieces.last, last.style == style, !last.isWide, !cell.glyph.isWide {
                pieces[pieces.count - 1].columns += 1
                pieces[pieces.count - 1].text += character
            } else {
                pieces.append(
                    Piece(column: x, columns: 1, style: style, text: character, isWide: cell.glyph.isWide))
            }
        }
        return pieces
    }

    private func rectangle(_ piece: Piece, _ row: Int) -> String? {
        let color = colors(of: piece.style).background
        guard color != background else { return nil }
        let (x, y) = (piece.column * Self.cell.width, row * Self.cell.height)
        let size = "width=\"\(piece.columns * Self.cell.width)\" height=\"\(Self.cell.height)\""
        return "<rect x=\"\(x)\" y=\"\(y)\" \(size) fill=\"\(hexadecimal(color))\"/>"
    }

    private func text(_ piece: Piece, _ row: Int) -> String? {
        let isBlank = piece.text.allSatisfy { $0 == " " }
        let lined = piece.style.attributes.intersection([.underline, .strike])
        guard !isBlank || !lined.isEmpty else { return nil }
        let (x, y) = (piece.column * Self.cell.width, row * Self.cell.height + 15)
        var attributes = "fill=\"\(hexadecimal(colors(of: piece.style).foreground))\""
        if piece.style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
        if piece.style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
        if piece.style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
        if lined.contains(.strike) {
            attributes += " text-decoration=\"line-through\""
        } else if lined.contains(.underline) {
            attributes += " text-decoration=\"underline\""
        }
        let width = "textLength=\"\(piece.columns * Self.cell.width)\" lengthAdjust=\"spacingAndGlyphs\""
        return "<text x=\"\(x)\" y=\"\(y)\" \(width) \(attributes)>\(escaped(piece.text))</text>"
    }

    private func colors(of style: Style) -> (foreground: UInt32, background: UInt32) {
        let pair = (
            number(style.foreground) ?? foreground, number(style.background) ?? background
        )
        return style.attributes.contains(.reverse) ? (pair.1, pair.0) : pair
    }

    private func number(_ color: Color) -> UInt32? {
        switch color {
        case .none: nil
        case .ansi(let index), .indexed(let index): XtermPalette.rgb(index)
        case .rgb(let red, let green, let blue): UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }

    private func hexadecimal(_ color: UInt32) -> String {
        let digits = String(color, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
