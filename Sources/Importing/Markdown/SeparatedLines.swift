/// The lines of Markdown, with a blank one wherever the parser would take a line without a mark for more of the quote or list
/// item above it. In a chat, `> said` and an answer on the next line are two things.
struct SeparatedLines {
    /// The lines for the parser.
    private(set) var lines: [[UInt8]] = []
    /// The numbers of the blank lines that nobody typed, in order.
    private var added: [Int] = []

    private var depth = 0
    private var isInItem = false
    private var isAfterBlank = true
    /// The depth of quotes and the mark of a block of code that has begun.
    private var fence: (depth: Int, mark: UInt8)?

    private static let (space, quote) = (UInt8(ascii: " "), UInt8(ascii: ">"))

    init(_ text: [UInt8]) {
        for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) { add(Array(line)) }
    }

    /// Returns the numbers of lines as they were typed, counted from 1.
    func typed(_ lines: ClosedRange<Int>) -> ClosedRange<Int> { typed(lines.lowerBound)...typed(lines.upperBound) }

    private func typed(_ line: Int) -> Int { line - added.count { $0 <= line } }

    private mutating func add(_ line: [UInt8]) {
        let (depth, rest) = Self.quotes(line)
        if isCode(rest, depth) {
            lines.append(line)
            self.depth = depth
            return
        }
        let text = rest.drop { $0 == Self.space }
        let content = Self.content(text)
        let isItem = content != nil
        let isIndented = rest.count - text.count >= 2
        let isLazy = depth < self.depth || (depth == self.depth && isInItem && !isItem && !isIndented)
        if isLazy, !text.isEmpty, !isAfterBlank {
            lines.append(Array(repeating: Self.quote, count: depth))
            added.append(lines.count)
            isInItem = false
        }
        lines.append(line)
        isAfterBlank = text.isEmpty
        if text.isEmpty { return }
        isInItem = isItem || (isInItem && isIndented)
        self.depth = depth
        fence = Self.fence(content ?? text).map { (depth, $0) }
    }

    /// True if the line is in a block of code, or ends it.
    private mutating func isCode(_ rest: ArraySlice<UInt8>, _ depth: Int) -> Bool {
        guard let fence, depth >= fence.depth else {
            fence = nil
            return false
        }
        let text = rest.drop { $0 == Self.space }
        if text.prefix(3).count == 3, text.allSatisfy({ $0 == fence.mark || $0 == Self.space }),
            text.prefix(3).allSatisfy({ $0 == fence.mark })
        {
            self.fence = nil
            isAfterBlank = false
        }
        return true
    }

    /// Returns the number of marks of quotes at the beginning of a line, and what follows them.
    private static func quotes(_ line: [UInt8]) -> (depth: Int, rest: ArraySlice<UInt8>) {
        var depth = 0
        var rest = line[...]
        while true {
            let text = rest.drop { $0 == space }
            guard text.first == quote, rest.count - text.count < 4 else { return (depth, rest) }
            depth += 1
            rest = text.dropFirst()
            if rest.first == space { rest = rest.dropFirst() }
        }
    }

    /// Returns the text of a list item; nil for another line.
    private static func content(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let digits = text.prefix { (0x30...0x39).contains($0) }
        var rest = text.dropFirst(digits.count)
        guard let mark = rest.popFirst(), rest.isEmpty || rest.first == space else { return nil }
        if digits.isEmpty {
            guard [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(mark) else { return nil }
        } else {
            guard mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"), digits.count < 10 else { return nil }
        }
        return rest.drop { $0 == space }
    }

    /// Returns the mark of a block of code that begins with a text; nil if none does.
    private static func fence(_ text: ArraySlice<UInt8>) -> UInt8? {
        guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let info = text.drop { $0 == mark }
        guard text.count - info.count >= 3 else { return nil }
        return mark == UInt8(ascii: "`") && info.contains(mark) ? nil : mark
    }
}
