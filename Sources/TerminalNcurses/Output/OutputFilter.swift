internal import TerminalDOM

/// Rewrites what ncurses wrote before it goes to the terminal.
///
/// It follows the cursor as ncurses does and moves it where something is drawn, takes the looks from the frame, puts characters
/// in place of their stand-ins, sets the cursor anew behind those of disputed width, and writes looks and moves as short as can
/// be. What ncurses writes is only what ``Sequences`` lets it, so it is understood whole.
///
/// A terminal that takes more columns for a disputed character than it has here paints over its neighbours. Those
/// (``damage``) are drawn again from the frame unless ncurses goes on to draw them anyway.
struct OutputFilter {
    var styles: StyleWriter
    /// What the terminal is cleared with, whatever ncurses believes.
    var ground = Look()
    private var column = 0
    private var row = 0
    private var scrollBottom: Int?
    private var scrollTop = 0
    private var damage: Range<Int>?
    private var cursor: CursorMover
    /// The look that was asked for last, which the next cell mostly has, too.
    private var last: (style: StyleID, look: Look)?

    init(styles: StyleWriter, cursor: CursorMover) {
        self.styles = styles
        self.cursor = cursor
    }

    /// Rewrites `bytes`, which draw `frame`, to the end of `output`.
    mutating func rewrite(
        _ bytes: UnsafeBufferPointer<UInt8>, of frame: Frame, with cells: inout CellWriter, into output: inout [UInt8]
    ) {
        // In another frame the style may be another one.
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
        // Where nobody sees it, it may stay.
        if frame.cursor != nil { move(&output) }
    }

    // MARK: characters

    /// Puts the terminal's cursor to where ncurses believes it to be.
    private mutating func move(_ output: inout [UInt8]) {
        cursor.move(to: Point(x: column, y: row), lastRow: scrollBottom, into: &output)
    }

    /// What the cell at the cursor looks like.
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
            // Where it takes one column only, the other one must not keep what was there.
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
        // Behind the last column the cursor waits on it.
        column = min(end, width - 1)
        cursor.isAt(row: row, column: end < width ? end : nil)
        guard let range = damage else { return }
        damage = end < range.upperBound ? end..<range.upperBound : nil
    }

    /// Draws the cells again that a disputed character may have painted over.
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

    /// Sees to it that what comes in when rows are scrolled, inserted or deleted is blank, and nothing else: the window of
    /// ncurses has no background.
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
            // Moves are only followed.
            (row, column) = (max(1, first ?? 1) - 1, max(1, second ?? 1) - 1)
            return
        case UInt8(ascii: "r"):
            (row, column) = (0, 0)
            cursor.isAt(row: 0, column: 0)
            scrollTop = max(1, first ?? 1) - 1
            // All of the screen stays all of it when its size changes, of which ncurses says nothing.
            scrollBottom = second.flatMap { scrollTop == 0 && $0 >= frame.size.height ? nil : $0 - 1 }
            if scrollTop == 0, scrollBottom == nil {
                output.append(text: "\u{1B}[r")
                return
            }
        case UInt8(ascii: "J") where first == 2:
            // After a change of size, or of who draws, it may be anywhere.
            cursor.isAt(row: nil, column: nil)
            move(&output)
            styles.settle(ground, isBlank: true, into: &output)
        case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"):
            // What is erased takes the background that is set.
            move(&output)
            styles.settle(look(in: frame, &cells), isBlank: true, into: &output)
        case UInt8(ascii: "L"), UInt8(ascii: "M"), UInt8(ascii: "S"), UInt8(ascii: "T"): prepareToScroll(&output)
        default: break
        }
        output.append(contentsOf: bytes)
    }

    // MARK: reading

    /// The first two parameters of a sequence. None has more.
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

    /// The scalar at `index`, which moves behind it. ncurses writes well-formed UTF-8.
    private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt32 {
        let lead = bytes[index]
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for next in index + 1..<min(index + length, bytes.count) { value = value << 6 | UInt32(bytes[next] & 0x3F) }
        index = min(index + length, bytes.count)
        return value
    }
}
