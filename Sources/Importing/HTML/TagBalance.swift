/// Balances the tags of a page and limits its depth, in one pass and linear time.
///
/// libgumbo builds the same tree as browsers, and some pages take browsers time proportional to the square of their
/// length: elements nested a hundred thousand deep, and formatting that is never closed and continues in every
/// paragraph. The output has neither.
struct TagBalance {
    /// A page with no more tags than this needs no balance: the square of it is little.
    static let trustedTags = 2048
    /// The maximum nesting of elements; tags of deeper ones are removed, and their text stays.
    static let maximumDepth = 128

    private let html: UnsafeBufferPointer<UInt8>
    private let depth: Int
    private var output: [UInt8] = []
    private var open: [Range<Int>] = []
    /// Elements that are open and were left out.
    private var tooDeep = 0
    private var index = 0

    /// `html` with balanced tags that are nested at most `depth` deep; 0 leaves all tags out.
    static func balanced(_ html: UnsafeBufferPointer<UInt8>, depth: Int) -> [UInt8] {
        var balance = TagBalance(html: html, depth: depth)
        balance.run()
        return balance.output
    }

    private init(html: UnsafeBufferPointer<UInt8>, depth: Int) {
        self.html = html
        self.depth = depth
        output.reserveCapacity(html.count + 64)
    }

    private mutating func run() {
        while index < html.count {
            let start = index
            while index < html.count, html[index] != UInt8(ascii: "<") { index += 1 }
            output.append(contentsOf: html[start..<index])
            guard index < html.count else { break }
            readMarkup()
        }
        while let name = open.popLast() { writeEndTag(name) }
    }

    private mutating func readMarkup() {
        let next = index + 1 < html.count ? html[index + 1] : 0
        if next.isLetter {
            readStartTag()
        } else if next == UInt8(ascii: "/"), index + 2 < html.count, html[index + 2].isLetter {
            readEndTag()
        } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == UInt8(ascii: "/") {
            skipComment()
        } else {
            // With what is left out between them, a letter may follow that makes it a tag.
            output.append(contentsOf: "&lt;".utf8)
            index += 1
        }
    }

    private mutating func readStartTag() {
        let start = index
        let name = readName(at: index + 1)
        skipAttributes()
        let kind = kind(of: name)
        if kind == .plaintext { return }
        for implied in kind.endsBefore {
            while let last = open.last, implied.contains(self.kind(of: last)) {
                open.removeLast()
                writeEndTag(last)
            }
        }
        let isDeep = open.count >= depth
        if kind == .void {
            if depth > 0 || isNamed("br", at: name) { output.append(contentsOf: html[start..<index]) }
        } else if isDeep {
            tooDeep += 1
            if kind != .other { output.append(contentsOf: "<br>".utf8) }
        } else {
            open.append(name)
            output.append(contentsOf: html[start..<index])
        }
    }

    private mutating func readEndTag() {
        let name = readName(at: index + 2)
        skipAttributes()
        // Which of the deep elements ends is not known, and does not matter.
        if tooDeep > 0 {
            tooDeep -= 1
            return
        }
        guard let match = open.lastIndex(where: { isSame($0, name) }) else { return }
        while open.count > match { writeEndTag(open.removeLast()) }
    }

    private mutating func writeEndTag(_ name: Range<Int>) {
        output.append(contentsOf: "</".utf8)
        output.append(contentsOf: html[name])
        output.append(UInt8(ascii: ">"))
    }

    private mutating func readName(at start: Int) -> Range<Int> {
        index = start
        while index < html.count, !html[index].endsName { index += 1 }
        return start..<index
    }

    /// Goes behind the `>` that ends the tag; one within a quoted value does not.
    private mutating func skipAttributes() {
        var quote: UInt8?
        var afterEquals = false
        while index < html.count {
            let byte = html[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return
            } else if afterEquals, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            if byte != UInt8(ascii: " ") { afterEquals = byte == UInt8(ascii: "=") }
        }
    }

    private mutating func skipComment() {
        let isComment = html[index...].starts(with: "<!--".utf8)
        index += isComment ? 4 : 2
        while index < html.count {
            let byte = html[index]
            index += 1
            guard byte == UInt8(ascii: ">") else { continue }
            if !isComment || html[..<index].suffix(3).elementsEqual("-->".utf8) { return }
        }
    }

    private func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        left.count == right.count && zip(html[left], html[right]).allSatisfy { $0.lowercase == $1.lowercase }
    }

    private func isNamed(_ other: String, at name: Range<Int>) -> Bool {
        name.count == other.utf8.count && zip(html[name], other.utf8).allSatisfy { $0.lowercase == $1 }
    }

    private func kind(of name: Range<Int>) -> TagKind {
        // No tag of a kind has a longer name; most names are one letter.
        guard name.count <= 10 else { return .other }
        return TagKind.byName[String(decoding: html[name].map(\.lowercase), as: UTF8.self)] ?? .other
    }
}

/// The property of a tag that the end of other elements depends on.
private enum TagKind {
    case other, void, plaintext, block, paragraph, entry, term, row, cell, option

    /// The elements that end, step by step, where one of this kind begins.
    var endsBefore: [Set<TagKind>] {
        switch self {
        case .other, .void, .plaintext: []
        case .block, .paragraph: [[.paragraph]]
        case .entry: [[.paragraph, .entry]]
        case .term: [[.paragraph, .term]]
        case .row: [[.paragraph, .cell, .row]]
        case .cell: [[.paragraph, .cell]]
        case .option: [[.option]]
        }
    }

    static let byName: [String: TagKind] = {
        var names: [String: TagKind] = ["p": .paragraph, "li": .entry, "tr": .row, "option": .option]
        for name in ["dt", "dd"] { names[name] = .term }
        for name in ["td", "th"] { names[name] = .cell }
        for name in [
            "area", "base", "br", "col", "embed", "hr", "img", "image", "input", "link", "meta", "param", "source",
            "track", "wbr",
        ] { names[name] = .void }
        for name in [
            "address", "article", "aside", "blockquote", "center", "details", "dir", "div", "dl", "fieldset", "figure",
            "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "listing", "main", "menu", "nav", "ol",
            "pre",
            "section", "summary", "table", "ul", "xmp",
        ] { names[name] = .block }
        // Nothing ends it, not even its own end tag.
        names["plaintext"] = .plaintext
        return names
    }()
}

extension UInt8 {
    fileprivate var lowercase: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(lowercase) }
    fileprivate var endsName: Bool {
        self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C || self == UInt8(ascii: "/")
            || self == UInt8(ascii: ">")
    }
}
