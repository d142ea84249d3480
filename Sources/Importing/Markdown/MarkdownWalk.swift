import Messenger

/// One pass over a parsed document, in the order of the text, without recursion: the text decides how deep it is.
struct MarkdownWalk {
    private let source: MarkdownSource
    private var text = StyledTextBuilder()
    /// The last line of the source of which something was written.
    private var lastLine = 0
    private var lists: [Int?] = []
    /// The numbers that the next paragraphs begin with, the last one first.
    private var marks: [String] = []
    private var quotes = 0
    private var links = 0

    private struct Frame {
        var next: MarkdownNode?
        var ending: Ending
    }

    /// The work that's due at the end of a node.
    private struct Ending {
        var kind = MarkdownNode.Kind.paragraph
        /// The number of styles it started.
        var styles = 0
        /// The text for a node in which nothing was written since `start`.
        var empty = ""
        var start = 0
        /// The block whose beginning is the place of that text; nil if the text is at its place already.
        var block: MarkdownNode?
        /// The text behind a link that isn't one.
        var tail = ""
    }

    init(_ source: MarkdownSource) { self.source = source }

    /// Writes everything within `root`.
    mutating func visit(_ root: MarkdownNode) {
        var stack = [Frame(next: root.firstChild, ending: Ending())]
        while let last = stack.indices.last {
            guard let node = stack[last].next else {
                end(stack.removeLast().ending)
                continue
            }
            stack[last].next = node.next
            guard let kind = node.kind else {
                stack.append(Frame(next: node.firstChild, ending: Ending()))
                continue
            }
            if let ending = begin(node, kind) { stack.append(Frame(next: node.firstChild, ending: ending)) }
        }
    }

    /// The text. Styles of the same extent are in a fixed order, and what is styled in one go is one run.
    consuming func finished() -> StyledText {
        let styled = text.finished()
        return StyledText(styled.plain, runs: styled.runs.joiningInlineStyles())
    }

    /// Begins a node; nil if all of it is written.
    private mutating func begin(_ node: MarkdownNode, _ kind: MarkdownNode.Kind) -> Ending? {
        var ending = Ending(kind: kind, start: text.count)
        switch kind {
        case .quote:
            quotes += 1
            // Deeper ones can't be told apart.
            if quotes <= HTMLWalk.maximumNesting { ending.styles = text.begin(.quote) }
            ending.empty = ">"
            ending.block = node
        case .list(let first):
            marks = first == nil ? [] : typedNumbers(of: node).reversed()
            if marks.isEmpty { lists.append(first) } else { ending.kind = .paragraph }
        case .item where !marks.isEmpty: break
        case .item:
            beginItem(&ending)
            ending.block = node
        case .heading(let level):
            breakLine(node)
            ending.styles = text.begin(.heading(level: level))
            ending.empty = String(repeating: "#", count: level)
        case .paragraph:
            breakLine(node)
            write(marks.popLast() ?? "")
        case .codeBlock, .indented:
            writeCode(node, kind)
            return nil
        case .rule:
            breakLine(node)
            write("———")
            return nil
        case .text:
            writePieces(of: node.literal)
            return nil
        case .lineBreak:
            text.breakLine()
            return nil
        case .code:
            let styles = text.begin(.code)
            write(source.restored(node.literal))
            text.end(styles)
            return nil
        case .italic: ending.styles = begin(.italic)
        case .bold: ending.styles = begin(.bold)
        case .strikethrough: ending.styles = begin(.strikethrough)
        case .spoiler: ending.styles = begin(.secret)
        case .link: beginLink(node, &ending)
        }
        return ending
    }

    /// Returns the numbers of an ordered list that is text: one that is a single line, which more likely begins with a date
    /// or a year, and one whose numbers don't go on by one, which a list would change.
    private func typedNumbers(of list: MarkdownNode) -> [String] {
        let items = list.items
        let marks = items.compactMap(source.mark)
        guard marks.count == items.count, items.allSatisfy(\.isParagraph) else { return [] }
        let goesOn = zip(marks, marks.dropFirst()).allSatisfy { $0.number + 1 == $1.number }
        let isAlone = marks.count == 1 && items[0].firstChild?.lines.count == 1 && lists.isEmpty && quotes == 0
        return goesOn && !isAlone ? [] : marks.map(\.text)
    }

    private mutating func beginItem(_ ending: inout Ending) {
        guard let last = lists.indices.last else { return }
        let number = lists[last]
        if let number { lists[last] = number + 1 }
        ending.empty = number.map { "\($0)." } ?? "-"
        guard lists.count <= HTMLWalk.maximumNesting else { return }
        ending.styles = text.begin(.listItem(depth: last, number: number))
    }

    private mutating func beginLink(_ node: MarkdownNode, _ ending: inout Ending) {
        let address = source.restored(node.address)
        if let safe = LinkAddress.safe(address, base: nil), LinkAddress.hasScheme(safe) {
            ending.styles = text.begin(.link(safe))
            ending.empty = safe
        } else {
            write("[")
            ending.tail = "](\(address))"
        }
        links += 1
    }

    private mutating func end(_ ending: Ending) {
        let isEmpty = text.count == ending.start && !ending.empty.isEmpty
        if isEmpty, ending.kind == .link { write(ending.empty) }
        write(ending.tail)
        text.end(ending.styles)
        // Nothing bears the style of a block, so its markup is text.
        if isEmpty, ending.kind != .link {
            if let block = ending.block { breakLine(block) }
            write(ending.empty)
        }
        switch ending.kind {
        case .list: lists.removeLast()
        case .quote: quotes -= 1
        case .link: links -= 1
        default: break
        }
    }

    /// Writes a block of code; indented text, which only looks like one, is text.
    private mutating func writeCode(_ node: MarkdownNode, _ kind: MarkdownNode.Kind) {
        breakLine(node)
        let code = source.restored(node.literal)
        guard kind == .codeBlock else {
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
            write(lines, lines: true)
            text.endCode()
            return
        }
        let info = source.restored(node.fenceInfo)
        // Anything but the name of a language is code that was begun on the line of the fence.
        let isLanguage = info.allSatisfy { $0.isLetter || $0.isNumber || "+-#._".contains($0) }
        let lines = isLanguage ? code : info + "\n" + code
        guard lines.contains(where: { !$0.isNewline }) else {
            write("```" + info)
            return
        }
        text.beginCode()
        let styles = text.begin(.codeBlock(language: isLanguage && !info.isEmpty ? info : nil))
        write(lines, lines: true)
        text.endCode()
        text.end(styles)
    }

    /// Starts a block as many lines below the last one as it was typed.
    private mutating func breakLine(_ block: MarkdownNode) {
        let lines = source.lines(of: block)
        text.breakLine(lastLine == 0 ? 1 : max(1, lines.lowerBound - lastLine))
        lastLine = lines.upperBound
    }

    private mutating func begin(_ style: TextStyle) -> Int { text.isOpen(style) ? 0 : text.begin(style) }

    private mutating func writePieces(of literal: String) {
        for piece in source.pieces(of: literal) {
            switch piece {
            case .address(let address): writeAddress(address)
            case .mention(let name, let style):
                let styles = text.begin(style)
                write(name)
                text.end(styles)
            // Some addresses only looked like the target of a link.
            case .text(let words): writeFindingAddresses(in: words)
            }
        }
    }

    private mutating func writeFindingAddresses(in words: String) {
        let bytes = Array(words.utf8)
        var place = 0
        for range in StyledText.addresses(in: bytes, isMarkdown: true) {
            write(String(decoding: bytes[place..<range.lowerBound], as: UTF8.self))
            writeAddress(String(decoding: bytes[range], as: UTF8.self))
            place = range.upperBound
        }
        write(String(decoding: bytes[place...], as: UTF8.self))
    }

    private mutating func writeAddress(_ address: String) {
        let styles = links == 0 ? text.begin(.link(address)) : 0
        write(address)
        text.end(styles)
    }

    private mutating func write(_ words: String, lines: Bool = false) {
        var words = words
        words.withUTF8 { if !$0.isEmpty { text.appendLiterally($0, lines: lines) } }
    }
}

extension [StyleRun] {
    /// Joins runs of a style that can't be told apart from one run, and orders those of the same extent.
    fileprivate func joiningInlineStyles() -> [StyleRun] {
        var joined: [StyleRun] = []
        var last: [TextStyle: Int] = [:]
        for run in sorted(by: { $0.start < $1.start }) {
            guard run.style.isJoined else {
                joined.append(run)
                continue
            }
            if let index = last[run.style], joined[index].end >= run.start {
                joined[index].length = Swift.max(joined[index].end, run.end) - joined[index].start
            } else {
                last[run.style] = joined.count
                joined.append(run)
            }
        }
        return joined.sorted { $0.isOutside($1) }
    }
}

extension TextStyle {
    fileprivate var isJoined: Bool {
        switch self {
        case .bold, .italic, .strikethrough, .secret: true
        default: false
        }
    }
}
