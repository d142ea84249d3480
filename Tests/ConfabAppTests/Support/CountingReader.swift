import Messenger
import Synchronization

/// Reads nothing as markup, and counts the characters of the texts that it gets.
final class CountingReader: MarkupReader {
    private let counts = Mutex<[Int]>([])

    /// The number of characters of the longest text; 0 if there was none.
    var longest: Int { counts.withLock { $0.max() ?? 0 } }

    func styledText(from text: StyledText) -> StyledText {
        counts.withLock { $0.append(text.plain.count) }
        return StyledText(findingLinksIn: text)
    }
}
