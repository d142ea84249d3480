extension StyledText {
    /// Creates a text with the web addresses in `text` as links. It is used for text that the user typed.
    ///
    /// An address begins with `https://`, `http://`, `mailto:`, or `confab://` and ends at the next space. Punctuation at its end
    /// isn't part of it, and a closing parenthesis is only if there is an opening one in the address.
    package init(findingLinksIn text: String) {
        let bytes = Array(text.utf8)
        var runs: [StyleRun] = []
        var index = 0
        while index < bytes.count {
            guard let scheme = Self.schemes.first(where: { Self.begins(bytes, at: index, with: $0) }),
                index == 0 || !Self.isWord(bytes[index - 1])
            else {
                index += 1
                continue
            }
            let start = index
            index += scheme.count
            while index < bytes.count, bytes[index] > 0x20 { index += 1 }
            let end = Self.trimmedEnd(bytes, start, index)
            if end > start + scheme.count {
                let address = String(decoding: bytes[start..<end], as: UTF8.self)
                runs.append(StyleRun(start: start, length: end - start, style: .link(address)))
            }
            index = max(end, start + scheme.count)
        }
        self.init(text, runs: runs)
    }

    private static let schemes = ["https://", "http://", "mailto:", "confab://"].map { Array($0.utf8) }

    private static func begins(_ bytes: [UInt8], at index: Int, with scheme: [UInt8]) -> Bool {
        index + scheme.count <= bytes.count
            && zip(bytes[index...], scheme).allSatisfy { ($0 | 0x20) == ($1 | 0x20) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80
    }

    private static func trimmedEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        var end = end
        // Searches only once, because an address may end in a million closing parentheses.
        let opening = bytes[start..<end].firstIndex(of: UInt8(ascii: "(")) ?? end
        while end > start {
            switch bytes[end - 1] {
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
                UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: ">"):
                end -= 1
            case UInt8(ascii: ")") where opening >= end: end -= 1
            default: return end
            }
        }
        return end
    }
}
