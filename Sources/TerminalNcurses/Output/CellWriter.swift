internal import CNcurses
internal import TerminalDOM

/// Turns cells of frames into what ncurses is given for them.
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

    /// The scalar to draw for `glyph` where there are `room` columns left in the row.
    mutating func scalar(for glyph: Glyph, in frame: Frame, room: Int) -> UInt32 {
        // Half a wide character is never drawn.
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

    /// What ncurses is given for `columns` of row `y`, which begin and end between characters.
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
            // A stand-in of one column where two are meant is followed by a blank.
            if scalar < 0x80 { cells.append(cn_cell(scalar: 0x20, attributes: attributes, pair: pair)) }
            x += 1
        }
    }
}

extension CellWriter {
    /// Columns that ncurses counts for `scalar`.
    static func columns(of scalar: UInt32) -> Int { max(1, Int(cn_width(scalar))) }
}
