/// A word of a text as searches compare it.
///
/// Words are runs of letters, digits and marks. Where a script writes no spaces (Han, kana, Thai, …) each character is a word,
/// and so is each emoji, without its colour of skin. Everything else only parts words.
public struct SearchWord: Equatable, Hashable, Sendable {
    /// The word, folded; of a very long one its beginning, ``limit`` bytes at most.
    public var folded: String
    /// Where it stands in the text, in bytes of UTF-8.
    public var source: Range<Int>
    /// Whether it is one character of a script that writes no spaces: a longer text is found by what stands side by side.
    public var isUnspaced: Bool

    /// How many bytes of a word are looked at.
    public static let limit = 48

    /// A word.
    public init(_ folded: String, source: Range<Int>, isUnspaced: Bool = false) {
        self.folded = folded
        self.source = source
        self.isUnspaced = isUnspaced
    }

    /// The words of `text`, in their order.
    public static func words(of text: String) -> [SearchWord] {
        var words: [SearchWord] = []
        var current = ""
        var start = 0
        var offset = 0
        func end() {
            if !current.isEmpty { words.append(SearchWord(current, source: start..<offset)) }
            current = ""
        }
        for scalar in text.unicodeScalars {
            if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                if current.isEmpty { start = offset }
                current += String(decoding: Folding.fold(scalar), as: UTF8.self)
            } else {
                end()
            }
            offset += UTF8.width(scalar)
        }
        end()
        return words
    }
}
