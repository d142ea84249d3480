import Messenger
import TerminalDOM

/// A QR code in characters: two modules one above the other in each, or two characters a module where only ASCII is shown.
/// Dark on light whatever the theme is, with the light border that readers need.
struct QRCodeView {
    let code: QRCode
    let isASCII: Bool

    init(_ code: QRCode, _ env: ViewEnvironment) {
        self.code = code
        isASCII = env.glyphs.asciiOnly
    }

    /// Modules on a side, with the border.
    private var modules: Int { code.size + 2 * QRCode.quietZone }

    /// Columns and rows that it takes.
    var size: Size { isASCII ? Size(modules * 2, modules) : Size(modules, (modules + 1) / 2) }

    /// Row `index` of the characters.
    func line(_ index: Int) -> [Span] { isASCII ? asciiLine(index) : [Span(halfBlocks(index), .qrCode)] }

    private func isDark(_ column: Int, _ row: Int) -> Bool {
        code.isDark(column: column - QRCode.quietZone, row: row - QRCode.quietZone)
    }

    private func halfBlocks(_ line: Int) -> String {
        String(
            (0..<modules).map { column -> Character in
                switch (isDark(column, line * 2), isDark(column, line * 2 + 1)) {
                case (true, true): "█"
                case (true, false): "▀"
                case (false, true): "▄"
                case (false, false): " "
                }
            })
    }

    private func asciiLine(_ line: Int) -> [Span] {
        var spans: [Span] = []
        var start = 0
        while start < modules {
            let dark = isDark(start, line)
            var end = start + 1
            while end < modules, isDark(end, line) == dark { end += 1 }
            let text = String(repeating: dark ? "##" : "  ", count: end - start)
            spans.append(Span(text, dark ? Role.qrCode.state("dark") : .qrCode))
            start = end
        }
        return spans
    }

    /// The code; it is not shrunk, for half of one is of no use.
    func node<Action>() -> Node<Action> {
        Column<Action> {
            for index in 0..<size.height { Text(line(index)).truncate(.tail, ellipsis: false).role(.qrCode) }
        }
        .width(size.width).height(size.height)
    }
}

extension QRCodeView {
    /// A place in a dialog.
    enum Place: Equatable {
        /// Beside the text.
        case beside
        /// Below the text.
        case below
        /// Nowhere: there is not so much room. The screen that would do.
        case nowhere(Size)
    }

    /// The fewest columns of text beside it.
    static let textWidth = 28
    /// Columns and rows of a dialog's border and padding.
    static let border = Size(4, 2)

    /// Returns the place on a screen of `screen`, beside or below text with `rows` rows.
    func place(on screen: Size, rows: Int) -> Place {
        // The footer has the last row.
        let height = screen.height - 1 - Self.border.height
        let width = screen.width - Self.border.width
        if width >= size.width + 2 + Self.textWidth, height >= size.height { return .beside }
        if width >= size.width, height - size.height >= rows { return .below }
        let needed = Size(size.width + 2 + Self.textWidth + Self.border.width, size.height + Self.border.height + 1)
        return .nowhere(needed)
    }
}
