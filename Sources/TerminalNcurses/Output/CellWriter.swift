internal import CNcurses
internal import TerminalDOM

/// A converter of frame cells to ncurses cells.
struct CellWriter {
    var standIns = StandIns()
    private var looks: LookTable
    private let isUTF8: Bool

    init(looks: LookTable, isUTF8: Bool) {
        self.looks = looks
        self.isUTF8 = isUTF8
    }

    mutating func look(of cell: Cell, in frame: Frame) -> (look: Look, pair: Int32) {
        looks.look(of: cell.style, in: frame.styles)
    }

    /// Returns the scalar to draw for `glyph` with `room` columns left in the row.
    mutating func scalar(for glyph: Glyph, in frame: Frame, room: Int) -> UInt32 {
        // Half of a wide character is never drawn.
        guard !glyph.isContinuation, !glyph.isWide || room > 1 else { return 0x20 }
        guard let scalar = glyph.scalar else {
            guard isUTF8 else { return UInt32(UInt8(ascii: "?")) }
            let columns = glyph.isWide ? 2 : 1
            return standIns.standIn(for: frame.character(glyph), columns: columns, isDisputed: glyph.isDisputed)
        }
        let value = scalar.value
        if value < 0x7F { return max(0x20, value) }
        if value < 0xA0 { return 0x20 }
        guard isUTF8 else { return UInt32(UInt8(ascii: "?")) }
        let columns = glyph.isWide ? 2 : 1
        if !glyph.isDisputed, !StandIns.contains(value), cn_width(value) == columns { return value }
        return standIns.standIn(for: Character(scalar), columns: columns, isDisputed: glyph.isDisputed)
    }

    /// Converts `columns` of row `y`, which start and end between characters.
    mutating func cells(_ frame: Frame, row y: Int, columns: Range<Int>, into cells: inout [cn_cell]) {
        cells.removeAll(keepingCapacity: true)
        var known: (style: StyleID, attributes: UInt32, pair: Int32)?
        var x = columns.lowerBound
        while x < columns.upperBound {
            let cell = frame.grid[x, y]
            if known?.style != cell.style {
                let (look, pair) = look(of: cell, in: frame)
                known = (cell.style, UInt32(look.attributes.rawValue), pair)
            }
            let scalar = scalar(for: cell.glyph, in: frame, room: columns.upperBound - x)
            let attributes = known?.attributes ?? 0
            let pair = known?.pair ?? 0
            cells.append(cn_cell(scalar: scalar, attributes: attributes, pair: pair))
            x += 1
            guard cell.glyph.isWide, x < columns.upperBound else { continue }
            // A one-column stand-in for a two-column character is followed by a space.
            if scalar < 0x80 { cells.append(cn_cell(scalar: 0x20, attributes: attributes, pair: pair)) }
            x += 1
        }
    }
}

extension CellWriter {
    /// Returns the number of columns that ncurses counts for `scalar`.
    static func columns(of scalar: UInt32) -> Int { max(1, Int(cn_width(scalar))) }
}
