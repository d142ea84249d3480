/// A word of a text as searches compare it.
///
/// Words are runs of letters, digits and marks. Where a script writes no spaces (Han, kana, Thai, …) each character is a word,
/// and so is each emoji, without its colour of skin; one that is put together of several is those words side by side, a flag
/// is one, and a digit on a key is the digit. Everything else only parts words. An apostrophe does, too: who looks for `été`
/// means `l’été` as well, and who types `don't` finds it as the two words side by side.
public struct SearchWord: Equatable, Hashable, Sendable {
    /// The word, folded; of a very long one its beginning, ``limit`` bytes at most.
    public var folded: String
    /// Where it stands in the text, in bytes of UTF-8.
    public var source: Range<Int>
    /// Whether it is one character of a script that writes no spaces: a longer text is found by what stands side by side.
    public var isUnspaced: Bool

    /// How many bytes of a word are looked at.
    public static let limit = 64

    /// A word.
    public init(_ folded: String, source: Range<Int>, isUnspaced: Bool = false) {
        self.folded = folded
        self.source = source
        self.isUnspaced = isUnspaced
    }

    /// The words of `text`, in their order.
    public static func words(of text: String) -> [SearchWord] {
        var words: [SearchWord] = []
        var scratch: [UInt8] = []
        forEach(in: text, scratch: &scratch) { folded, source, isUnspaced in
            guard let characters = try? UTF8Span(validating: folded) else { return }
            words.append(SearchWord(String(copying: characters), source: source, isUnspaced: isUnspaced))
        }
        return words
    }
}
