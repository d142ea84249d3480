/// A word of a text in the form that searches compare.
///
/// Words are runs of letters, digits, and marks. In scripts without spaces (Han, kana, Thai, …), each character is a
/// word. So is each emoji, without its skin tone; a joined emoji is several consecutive words, a flag is a single word,
/// and a keycap is its digit. Everything else only separates words, including the apostrophe: searching for `été` also
/// finds `l’été`, and typing `don't` finds it as two consecutive words.
package struct SearchWord: Equatable, Hashable, Sendable {
    /// The folded word, cut to ``limit`` bytes.
    package var folded: String
    /// The range of the word in the text, in UTF-8 bytes.
    package var source: Range<Int>
    /// True if the word is a single character of a script without spaces. A longer text in such a script matches as
    /// consecutive words.
    package var isUnspaced: Bool

    /// The maximum number of bytes in a folded word.
    package static let limit = 64

    /// Creates a word.
    package init(_ folded: String, source: Range<Int>, isUnspaced: Bool = false) {
        self.folded = folded
        self.source = source
        self.isUnspaced = isUnspaced
    }

    /// Returns the words of `text` in order.
    package static func words(of text: String) -> [SearchWord] {
        var words: [SearchWord] = []
        var scratch: [UInt8] = []
        forEach(in: text, scratch: &scratch) { folded, source, isUnspaced in
            guard let characters = try? UTF8Span(validating: folded) else { return }
            words.append(SearchWord(String(copying: characters), source: source, isUnspaced: isUnspaced))
        }
        return words
    }
}
