extension StyledText {
    /// Creates a text with the web addresses in `text` as links. It is used for text that the user typed.
    ///
    /// An address begins with `https://`, `http://`, `mailto:`, or `confab://` and ends at the next space. Punctuation at its end
    /// isn't part of it, and a closing parenthesis is only if there is an opening one in the address.
    package init(findingLinksIn text: String) { self.init(findingLinksIn: StyledText(text)) }

    /// Creates a text with the web addresses in `text` as links, except for those in the names of people whom it mentions.
    package init(findingLinksIn text: StyledText) {
        let bytes = Array(text.plain.utf8)
        let links = Self.addresses(in: bytes, isMarkdown: false).filter { !text.hasMention(in: $0) }.map { range in
            let address = String(decoding: bytes[range], as: UTF8.self)
            return StyleRun(start: range.lowerBound, length: range.count, style: .link(address))
        }
        self.init(text.plain, runs: text.runs + links)
    }

    /// Returns the web addresses in the UTF-8 bytes of a text, in order. In Markdown, they also end at markup.
    package static func addresses(in bytes: [UInt8], isMarkdown: Bool) -> [Range<Int>] {
        var addresses: [Range<Int>] = []
        var index = 0
        while index < bytes.count {
            guard let scheme = scheme(in: bytes, at: index), index == 0 || !isWord(bytes[index - 1]) else {
                index += 1
                continue
            }
            let start = index
            index += scheme.count
            while index < bytes.count, bytes[index] > 0x20, !(isMarkdown && ends.contains(bytes[index])) { index += 1 }
            let end = trimmedEnd(bytes, start, index, isMarkdown: isMarkdown)
            if end > start + scheme.count { addresses.append(start..<end) }
            index = max(end, start + scheme.count)
        }
        return addresses
    }

    /// True if a web address begins at a byte.
    package static func isAddress(_ bytes: [UInt8], at index: Int) -> Bool { scheme(in: bytes, at: index) != nil }

    private static func scheme(in bytes: [UInt8], at index: Int) -> [UInt8]? {
        // This is asked at every byte of a text, and at most of them, the first letter answers it.
        guard index < bytes.count, initials.contains(bytes[index] | 0x20) else { return nil }
        return schemes.first { begins(bytes, at: index, with: $0) }
    }

    /// The markup that ends an address: of code, a spoiler, the text of a link, and an escape.
    private static let ends = Array("`|]<>\\".utf8)
    private static let schemes = ["https://", "http://", "mailto:", "confab://"].map { Array($0.utf8) }
    private static let initials = schemes.map { $0[0] | 0x20 }

    private static func begins(_ bytes: [UInt8], at index: Int, with scheme: [UInt8]) -> Bool {
        index + scheme.count <= bytes.count
            && zip(bytes[index...], scheme).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80
    }

    private static func trimmedEnd(_ bytes: [UInt8], _ start: Int, _ end: Int, isMarkdown: Bool) -> Int {
        var end = end
        // Searches only once, because an address may end in a million closing parentheses.
        let opening = bytes[start..<end].firstIndex(of: UInt8(ascii: "(")) ?? end
        while end > start {
            switch bytes[end - 1] {
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
                UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: ">"):
                end -= 1
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                guard isMarkdown else { return end }
                end -= 1
            case UInt8(ascii: ")") where opening >= end: end -= 1
            default: return end
            }
        }
        return end
    }
}
