/// The text in a Swift file that people read: its comments and its strings, without code.
struct SwiftText {
    private(set) var comments = ""
    /// Strings of several words; a single word is a name: of a command, an option, or a field in a file.
    private(set) var strings = ""

    // Bytes, because characters are slow in a debug build.
    private let bytes: [UInt8]
    private var position = 0

    init(_ source: String) {
        bytes = Array(source.utf8)
        while position < bytes.count { readCode() }
    }

    /// Reads code up to a closing parenthesis, which ends an interpolation, or to the end of the file.
    private mutating func readCode() {
        var depth = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "/") where isNext("//"): readComment()
            case UInt8(ascii: "\""): readString(until: isNext("\"\"\"") ? "\"\"\"" : "\"")
            case UInt8(ascii: "("):
                depth += 1
                position += 1
            case UInt8(ascii: ")"):
                position += 1
                if depth == 0 { return }
                depth -= 1
            default: position += 1
            }
        }
    }

    private mutating func readComment() {
        let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        comments += String(decoding: bytes[position..<end], as: UTF8.self) + "\n"
        position = end
    }

    private mutating func readString(until quote: String) {
        position += quote.utf8.count
        var text: [UInt8] = []
        while position < bytes.count, !isNext(quote) {
            if isNext("\\(") {
                position += 2
                readCode()
                text.append(UInt8(ascii: "#"))
            } else {
                let length = isNext("\\") ? 2 : 1
                text += bytes[position...].prefix(length)
                position += length
            }
        }
        position += quote.utf8.count
        if text.contains(UInt8(ascii: " ")) { strings += String(decoding: text, as: UTF8.self) + "\n" }
    }

    private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }
}
