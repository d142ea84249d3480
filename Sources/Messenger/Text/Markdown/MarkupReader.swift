/// Reads what the user types as styled text. A message travels as styled text, so nobody else needs the reader.
package protocol MarkupReader: Sendable {
    /// Returns the text of `markdown` with its styles. Mentions in it stay mentions, except in code.
    func styledText(from markdown: StyledText) -> StyledText
}

extension String {
    /// False if the text has none of the characters that make Markdown of it.
    package var mayHaveMarkdown: Bool {
        var isLineStart = true
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "|"),
                UInt8(ascii: "["), UInt8(ascii: "\\"):
                return true
            case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), 0x30...0x39:
                if isLineStart { return true }
            case UInt8(ascii: "\n"): isLineStart = true
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: isLineStart = false
            }
        }
        return false
    }
}
