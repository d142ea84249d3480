/// Writes a styled text as Markdown, block by block.
struct MarkdownWriter {
    private let bytes: [UInt8]
    private let blocks: [StyleRun]
    private let inline: [StyleRun]
    private var output = ""
    /// The list items whose markers are written, and the columns of these.
    private var items: [(run: StyleRun, columns: Int)] = []
    private var lastNumber: [Int: (number: Int, mark: Character)] = [:]

    /// Lines that are written the same way, without the line break at the end.
    fileprivate struct Unit {
        var start: Int
        var end: Int
        /// The styles of whole lines, the outermost first.
        var containers: [StyleRun]
    }

    init(_ text: StyledText) {
        bytes = Array(text.plain.utf8)
        let runs = text.runs.sorted { $0.isOutside($1) }
        blocks = runs.filter(\.style.isBlock)
        inline = runs.filter { !$0.style.isBlock }
    }

    /// Returns the Markdown.
    mutating func write() -> String {
        var last: Unit?
        for unit in units() {
            if let last {
                let breaks = unit.start - last.end
                breakLines(between: last, and: unit, breaks)
            }
            if last == nil { output += String(repeating: "\n", count: unit.start) }
            write(unit)
            last = unit
        }
        return output + String(repeating: "\n", count: bytes.count - (last?.end ?? 0))
    }

    /// The text in units, with the blank lines left out.
    private func units() -> [Unit] {
        var units: [Unit] = []
        var open: [StyleRun] = []
        var waiting = blocks[...]
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            while let run = waiting.first, run.start <= start { open.append(waiting.removeFirst()) }
            open.removeAll { $0.end <= start }
            let containers = open.filter { $0.end >= end }
            if let last = units.indices.last, units[last].goesOn(with: start..<end, containers) {
                units[last].end = end
                continue
            }
            if start < end { units.append(Unit(start: start, end: end, containers: containers)) }
        }
        return units
    }

    /// Writes the line breaks between two units. Lines between that are in a quote are marked as such.
    private mutating func breakLines(between last: Unit, and next: Unit, _ breaks: Int) {
        // Otherwise, the parser would take the next lines for more of the last paragraph.
        let needsBlank = breaks == 1 && next.isParagraph(after: last)
        let common = zip(last.containers, next.containers).prefix { $0 == $1 }.map(\.0)
        for count in 1...max(1, breaks + (needsBlank ? 1 : 0)) {
            if count > 1 { output += prefix(common, beginsItems: false).trimmedEnd }
            output += "\n"
        }
    }

    private mutating func write(_ unit: Unit) {
        if let code = unit.containers.last, code.isCode {
            writeCode(unit, code)
            return
        }
        var marks = ""
        var containers = unit.containers
        if let heading = containers.last, case .heading(let level) = heading.style {
            containers.removeLast()
            marks = String(repeating: "#", count: max(1, min(6, level))) + " "
        }
        let first = prefix(containers, beginsItems: true)
        let rest = prefix(containers, beginsItems: false)
        let text = String(decoding: bytes[unit.start..<unit.end], as: UTF8.self)
        // It would be read as code, so the parser takes it as it is.
        let isLiteral = text.hasPrefix("    ")
        let line = isLiteral ? text : MarkdownLine(bytes, inline, unit.start..<unit.end).written()
        let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
        output += first + marks + lines.joined(separator: "\n" + rest)
    }

    private mutating func writeCode(_ unit: Unit, _ code: StyleRun) {
        let containers = unit.containers.dropLast()
        let text = String(decoding: bytes[unit.start..<unit.end], as: UTF8.self)
        let fence = String(repeating: "`", count: max(3, text.longestRun(of: "`") + 1))
        var language = ""
        if case .codeBlock(let name?) = code.style { language = name }
        output += prefix(Array(containers), beginsItems: true) + fence + language + "\n"
        let rest = prefix(Array(containers), beginsItems: false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            output += (line.isEmpty ? rest.trimmedEnd : rest + line) + "\n"
        }
        output += rest + fence
    }

    /// Returns what stands before a line in its quotes and list items.
    private mutating func prefix(_ containers: [StyleRun], beginsItems: Bool) -> String {
        var prefix = ""
        for run in containers {
            switch run.style {
            case .quote: prefix += "> "
            case .listItem(let depth, let number):
                if let item = items.last(where: { $0.run == run }) {
                    prefix += String(repeating: " ", count: item.columns)
                } else if beginsItems {
                    let mark = mark(depth: depth, number)
                    items.append((run, mark.count))
                    prefix += mark
                }
            default: break
            }
        }
        return prefix
    }

    /// Returns the mark of a list item. Another mark begins another list, if its numbers don't go on.
    private mutating func mark(depth: Int, _ number: Int?) -> String {
        guard let number else {
            lastNumber[depth] = nil
            return "- "
        }
        var mark: Character = "."
        if let last = lastNumber[depth] { mark = last.number + 1 == number ? last.mark : last.mark == "." ? ")" : "." }
        lastNumber[depth] = (number, mark)
        return "\(number)\(mark) "
    }
}

extension MarkdownWriter.Unit {
    /// True if the next line belongs to the unit.
    fileprivate func goesOn(with line: Range<Int>, _ containers: [StyleRun]) -> Bool {
        guard containers == self.containers else { return false }
        // Blank lines are a part of code.
        if containers.last?.isCode == true { return true }
        return !line.isEmpty && end + 1 == line.lowerBound && containers.last?.isHeading != true
    }

    /// True if the unit would belong to the last one's paragraph without a blank line between them.
    fileprivate func isParagraph(after last: Self) -> Bool {
        guard last.containers.last?.style.endsAtLine != true, containers.last?.style.endsAtLine != true else {
            return false
        }
        // A new item or a deeper quote begins with a mark. A quote or a list ends at a line without one.
        return containers == Array(last.containers.prefix(containers.count))
            && (containers.count == last.containers.count || containers.contains(where: \.isItem))
    }
}

extension StyleRun {
    fileprivate var isCode: Bool { if case .codeBlock = style { true } else { false } }
    fileprivate var isItem: Bool { if case .listItem = style { true } else { false } }
    fileprivate var isHeading: Bool { if case .heading = style { true } else { false } }
}

extension TextStyle {
    /// True for a block after which a paragraph can begin without a blank line.
    fileprivate var endsAtLine: Bool {
        switch self {
        case .heading, .codeBlock: true
        default: false
        }
    }
}

extension String {
    /// The text without the spaces at its end.
    fileprivate var trimmedEnd: String { String(self[...].dropLast(reversed().prefix { $0 == " " }.count)) }

    /// The length of the longest run of a character.
    func longestRun(of character: Character) -> Int {
        var longest = 0
        var count = 0
        for one in self {
            count = one == character ? count + 1 : 0
            longest = max(longest, count)
        }
        return longest
    }
}
