/// A character of the text in a field, as far as its place on the screen goes.
struct InputCell: Equatable, Sendable {
    private let width: UInt8
    let isLineBreak: Bool
    /// True for a space, after which a line can end.
    let isSpace: Bool

    init(_ character: Character) {
        width = UInt8(clamping: Self.columns(of: character))
        isLineBreak = character.isNewline
        isSpace = character == " "
    }

    var columns: Int { Int(width) }

    private static func columns(of character: Character) -> Int {
        if let byte = character.utf8.first, character.utf8.count == 1 {
            if (0x20..<0x7F).contains(byte) { return 1 }
            if byte == 0x09 { return 4 }
        }
        return Typesetter.harmless(character).map(DisplayWidth.of) ?? 0
    }
}
