internal import TerminalDOM

/// A filter for the output of ncurses on its way to the terminal.
///
/// It follows the cursor of ncurses and moves the terminal's cursor only where something is drawn. It takes styles from
/// the frame, replaces stand-ins by their characters, positions the cursor again after characters of disputed width,
/// and writes styles and movements as briefly as possible. ncurses writes only what ``Sequences`` allows, so the filter
/// understands all of it.
///
/// A terminal that uses more columns for a disputed character than Confab expects overwrites the following cells. The
/// filter draws these (``damage``) again from the frame, unless ncurses draws them next anyway.
struct OutputFilter {
    var styles: StyleWriter
    /// The look with which the terminal is cleared, whatever ncurses assumes.
    var ground = Look()
    private var column = 0
    private var row = 0
    private var scrollBottom: Int?
    private var scrollTop = 0
    private var damage: Range<Int>?
    private var cursor: CursorMover
    /// The look of the last cell, which the next cell usually shares.
    private var last: (style: StyleID, look: Look)?

    init(styles: StyleWriter, cursor: CursorMover) {
        self.styles = styles
        self.cursor = cursor
    }

    /// Rewrites `bytes`, which draw `frame`, and appends the result to `output`.
    mutating func rewrite(
        _ bytes: UnsafeBufferPointer<UInt8>, of frame: Frame, with cells: inout CellWriter, into output: inout [UInt8]
    ) {
        // Styles may have other numbers in another frame.
        last = nil
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20..<0x7F:
                put(UInt32(byte), frame, &cells, &output)
                index += 1
            case 0x80...:
                put(Self.scalar(in: bytes, at: &index), frame, &cells, &output)
            case 0x1B:
                let end = Self.endOfSequence(in: bytes, from: index)
                sequence(UnsafeBufferPointer(rebasing: bytes[index..<end]), frame, &cells, &output)
                index = end
            default:
                repair(frame, &cells, &output)
                control(byte, height: frame.size.height, &output)
                index += 1
            }
        }
        repair(frame, &cells, &output)
        // A hidden cursor may stay anywhere.
        if frame.cursor != nil { move(&output) }
    }

    // MARK: characters

    /// Moves the terminal's cursor to where ncurses assumes it is.
    private mutating func move(_ output: inout [UInt8]) {
        cursor.move(to: Point(x: column, y: row), lastRow: scrollBottom, into: &output)
    }

    /// Returns the look of the cell at the cursor.
    private mutating func look(in frame: Frame, _ cells: inout CellWriter) -> Look {
        let cell = frame.grid[column, row]
        if let last, last.style == cell.style { return last.look }
        let look = cells.look(of: cell, in: frame).look
        last = (cell.style, look)
        return look
    }

    private mutating func put(
        _ scalar: UInt32, _ frame: Frame, _ cells: inout CellWriter, _ output: inout [UInt8]
    ) {
        move(&output)
        styles.settle(look(in: frame, &cells), isBlank: scalar == 0x20, into: &output)
        let columns: Int
        if scalar < 0x80 {
            output.append(UInt8(scalar))
            columns = 1
        } else if StandIns.contains(scalar), let entry = cells.standIns[scalar] {
            if entry.isDisputed {
                put(disputed: entry, width: frame.size.width, &output)
                return
            }
            output.append(contentsOf: entry.bytes)
            columns = entry.columns
        } else {
            output.append(scalar: Unicode.Scalar(scalar) ?? " ")
            columns = CellWriter.columns(of: scalar)
        }
        advance(by: columns, width: frame.size.width)
    }

    private mutating func put(disputed entry: StandIns.Entry, width: Int, _ output: inout [UInt8]) {
        let end = column + entry.columns
        if entry.mayBeNarrower {
            // If the character takes only one column, the second one must not keep its old content.
            output.append(text: "  ")
            cursor.isAt(row: row, column: end < width ? end : nil)
            move(&output)
        }
        let wouldWrap = column + entry.mostColumns > width
        if wouldWrap { output.append(text: "\u{1B}[?7l") }
        output.append(contentsOf: entry.bytes)
        if wouldWrap { output.append(text: "\u{1B}[?7h") }
        let mostEnd = min(width, column + entry.mostColumns)
        advance(by: entry.columns, width: width)
        cursor.isAt(row: row, column: nil)
        if end < width { move(&output) }
        if mostEnd > max(end, damage?.upperBound ?? 0) { damage = end..<mostEnd }
    }

    private mutating func advance(by columns: Int, width: Int) {
        let end = column + columns
        // After writing the last column, the cursor stays on it.
        column = min(end, width - 1)
        cursor.isAt(row: row, column: end < width ? end : nil)
        guard let range = damage else { return }
        damage = end < range.upperBound ? end..<range.upperBound : nil
    }

    /// Draws the cells again that a disputed character may have overwritten.
    private mutating func repair(_ frame: Frame, _ cells: inout CellWriter, _ output: inout [UInt8]) {
        guard damage != nil else { return }
        let begin = column
        while let range = damage, row < frame.size.height {
            let cell = frame.grid[range.lowerBound, row]
            let scalar = cells.scalar(for: cell.glyph, in: frame, room: frame.size.width - range.lowerBound)
            put(scalar, frame, &cells, &output)
        }
        damage = nil
        column = begin
    }

    // MARK: controls and sequences

    private mutating func control(_ byte: UInt8, height: Int, _ output: inout [UInt8]) {
        switch byte {
        case 0x0D: column = 0
        case 0x08: column = max(0, column - 1)
        case 0x0A:
            guard row == scrollBottom ?? height - 1 else {
                row += 1
                return
            }
            prepareToScroll(&output)
            output.append(byte)
        default:
            move(&output)
            output.append(byte)
        }
    }

    /// Makes sure that rows that scrolling, inserting, or deleting adds are blank without a background, because the
    /// ncurses window has none.
    private mutating func prepareToScroll(_ output: inout [UInt8]) {
        move(&output)
        styles.settle(Look(), isBlank: true, into: &output)
    }

    private mutating func sequence(
        _ bytes: UnsafeBufferPointer<UInt8>, _ frame: Frame, _ cells: inout CellWriter, _ output: inout [UInt8]
    ) {
        guard bytes.count > 2, let final = bytes.last else {
            repair(frame, &cells, &output)
            if bytes.last == UInt8(ascii: "M"), row != scrollTop {
                row -= 1
                return
            }
            prepareToScroll(&output)
            output.append(contentsOf: bytes)
            return
        }
        repair(frame, &cells, &output)
        let (first, second) = Self.numbers(in: bytes)
        switch final {
        case UInt8(ascii: "H"):
            // Movements are only tracked.
            (row, column) = (max(1, first ?? 1) - 1, max(1, second ?? 1) - 1)
            return
        case UInt8(ascii: "r"):
            (row, column) = (0, 0)
            cursor.isAt(row: 0, column: 0)
            scrollTop = max(1, first ?? 1) - 1
            // A region that covers the whole screen must keep covering it after a resize, for which ncurses doesn't set
            // it again.
            scrollBottom = second.flatMap { scrollTop == 0 && $0 >= frame.size.height ? nil : $0 - 1 }
            if scrollTop == 0, scrollBottom == nil {
                output.append(text: "\u{1B}[r")
                return
            }
        case UInt8(ascii: "J") where first == 2:
            // After a resize, or if another program drew, the cursor may be anywhere.
            cursor.isAt(row: nil, column: nil)
            move(&output)
            styles.settle(ground, isBlank: true, into: &output)
        case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"):
            // Erased cells get the current background.
            move(&output)
            styles.settle(look(in: frame, &cells), isBlank: true, into: &output)
        case UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "S"), UInt8(ascii: "T"): prepareToScroll(&output)
        default: break
        }
        output.append(contentsOf: bytes)
    }

    // MARK: reading

    /// Returns the first two parameters of a sequence; none has more.
    private static func numbers(in bytes: UnsafeBufferPointer<UInt8>) -> (first: Int?, second: Int?) {
        var numbers: (first: Int?, second: Int?)
        var isSecond = false
        for byte in bytes[2..<bytes.count - 1] {
            let digit = Int(byte) - 0x30
            guard (0...9).contains(digit) else {
                isSecond = byte == UInt8(ascii: ";")
                continue
            }
            if isSecond {
                numbers.second = (numbers.second ?? 0) * 10 + digit
            } else {
                numbers.first = (numbers.first ?? 0) * 10 + digit
            }
        }
        return numbers
    }

    private static func endOfSequence(in bytes: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int {
        guard begin + 1 < bytes.count, bytes[begin + 1] == UInt8(ascii: "[") else { return min(begin + 2, bytes.count) }
        var index = begin + 2
        while index < bytes.count, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
        return min(index + 1, bytes.count)
    }

    /// Returns the scalar at `index`, and moves `index` past it. ncurses writes well-formed UTF-8.
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt32 {
        let lead = bytes[index]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for next in index + 1..<min(index + length, bytes.count) { value = value << 6 | UInt32(bytes[next] & 0x3F) }
        index = min(index + length, bytes.count)
        return value
    }
}
