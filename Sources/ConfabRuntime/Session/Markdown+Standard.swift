package import ConfabApp
import Importing

extension Markdown {
    /// Markdown as Confab reads it.
    package static let standard = Markdown(converter)

    static let converter = MarkdownConverter()
}
