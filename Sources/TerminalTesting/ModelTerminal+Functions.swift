import TerminalDOM

// The functions of control sequences.
extension ModelTerminal {
    mutating func perform(_ function: ControlFunction) {
        if function.name != "m" { joinable = nil }
        switch function.name {
        case "m": select(function.numbers)
        case "H": move(x: function.count(1) - 1, y: function.count() - 1)
        case "G": move(x: function.count() - 1, y: cursor.y)
        case "d": move(x: cursor.x, y: function.count() - 1)
        case "A": move(x: cursor.x, y: cursor.y - function.count())
        case "B": move(x: cursor.x, y: cursor.y + function.count())
        case "C": move(x: cursor.x + function.count(), y: cursor.y)
        case "D": move(x: cursor.x - function.count(), y: cursor.y)
        case "J": eraseDisplay(function.numbers.first ?? 0)
        case "K": eraseLine(function.numbers.first ?? 0)
        case "X": erase(row: cursor.y, cursor.x..<min(size.width, cursor.x + function.count()))
        case "L" where scrollRows.contains(cursor.y):
            scroll(cursor.y..<scrollRows.upperBound, by: -function.count())
        case "M" where scrollRows.contains(cursor.y):
            scroll(cursor.y..<scrollRows.upperBound, by: function.count())
        case "L", "M": break
        case "S": scroll(scrollRows, by: function.count())
        case "T": scroll(scrollRows, by: -function.count())
        case "r":
            let top = function.count() - 1
            let bottom = min(function.numbers.count > 1 ? function.count(1) : size.height, size.height)
            guard top < bottom else { return }
            scrollRows = top..<bottom
            move(x: 0, y: 0)
        case " q": cursorShape = function.numbers.first ?? 0
        case "?h": for mode in function.numbers { set(mode) }
        case "?l": for mode in function.numbers { reset(mode) }
        case ">u": keyboardFlags.append(function.numbers.first ?? 0)
        case "<u": keyboardFlags = keyboardFlags.dropLast(function.count())
        case "t" where function.numbers.first == 22: savedTitles.append(title)
        case "t" where function.numbers.first == 23: title = savedTitles.popLast() ?? title
        // Queries, and the older way to tell keys apart.
        case "?$p", "?u", "?n", "c", ">m": answer(function)
        default: unknown.append("CSI \(function.numbers) \(function.name)")
        }
    }

    private mutating func set(_ mode: Int) {
        if mode == 1049, !modes.contains(1049) { enterAlternateScreen() }
        // One mode of mouse reports replaces the others.
        if (1000...1003).contains(mode) { modes.subtract([1000, 1002, 1003]) }
        modes.insert(mode)
    }

    private mutating func reset(_ mode: Int) {
        if mode == 1049, modes.contains(1049) { swap(&rows, &otherScreen) }
        modes.remove(mode)
    }

    private mutating func enterAlternateScreen() {
        swap(&rows, &otherScreen)
        rows = rows.map { $0.map { _ in Cell(" ", .plain) } }
    }

    private mutating func move(x: Int, y: Int) {
        cursor = Point(x: max(0, min(x, size.width - 1)), y: max(0, min(y, size.height - 1)))
        wrapsNext = false
    }

    mutating func lineFeed() {
        wrapsNext = false
        if cursor.y == scrollRows.upperBound - 1 {
            scroll(scrollRows, by: 1)
        } else {
            cursor.y = min(cursor.y + 1, size.height - 1)
        }
    }

    mutating func reverseLineFeed() {
        wrapsNext = false
        if cursor.y == scrollRows.lowerBound { scroll(scrollRows, by: -1) } else { cursor.y = max(0, cursor.y - 1) }
    }

    private var erased: Cell {
        Cell(" ", erasesWithBackground ? Style(background: style.background) : .plain)
    }

    private mutating func scroll(_ region: Range<Int>, by count: Int) {
        guard scrollRows.contains(cursor.y) || region == scrollRows else { return }
        let old = rows
        for y in region {
            rows[y] = region.contains(y + count) ? old[y + count] : Array(repeating: erased, count: size.width)
        }
    }

    private mutating func erase(row: Int, _ columns: Range<Int>) {
        for x in columns {
            blank(Point(x: x, y: row))
            rows[row][x] = erased
        }
    }

    private mutating func eraseLine(_ part: Int) {
        switch part {
        case 0: erase(row: cursor.y, cursor.x..<size.width)
        case 1: erase(row: cursor.y, 0..<cursor.x + 1)
        default: erase(row: cursor.y, 0..<size.width)
        }
    }

    private mutating func eraseDisplay(_ part: Int) {
        if part == 0 {
            eraseLine(0)
            for y in cursor.y + 1..<max(cursor.y + 1, size.height) { erase(row: y, 0..<size.width) }
        } else if part == 2 {
            for y in 0..<size.height { erase(row: y, 0..<size.width) }
        }
    }

    private mutating func select(_ numbers: [Int]) {
        var numbers = numbers.isEmpty ? [0] : numbers
        let attributes: [Int: Attributes] = [
            1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strike,
        ]
        let off: [Int: Attributes] = [22: [.bold, .dim], 23: .italic, 24: .underline, 27: .reverse, 29: .strike]
        while let number = numbers.first {
            numbers.removeFirst()
            switch number {
            case 0: style = .plain
            case 30...37: style.foreground = .ansi(UInt8(number - 30))
            case 90...97: style.foreground = .ansi(UInt8(number - 82))
            case 40...47: style.background = .ansi(UInt8(number - 40))
            case 100...107: style.background = .ansi(UInt8(number - 92))
            case 38: style.foreground = color(&numbers)
            case 48: style.background = color(&numbers)
            case 39: style.foreground = .none
            case 49: style.background = .none
            default:
                if let attribute = attributes[number] {
                    style.attributes.insert(attribute)
                } else if let attribute = off[number] {
                    style.attributes.remove(attribute)
                } else {
                    unknown.append("SGR \(number)")
                }
            }
        }
    }

    private mutating func color(_ numbers: inout [Int]) -> Color {
        let kind = numbers.first
        let values = numbers.dropFirst().map { UInt8(clamping: $0) }
        if kind == 5, let index = values.first {
            numbers.removeFirst(2)
            return index < 16 ? .ansi(index) : .indexed(index)
        }
        if kind == 2, values.count >= 3 {
            numbers.removeFirst(4)
            return .rgb(values[0], values[1], values[2])
        }
        unknown.append("SGR color \(numbers)")
        numbers = []
        return .none
    }
}
