public import ConfabApp
import TerminalDOM

/// Texts as Confab shows them. Long ones have the number of their words below.
public let countedText = KindWrapper("text") { content, _, inner in
    let words = content.text.split(whereSeparator: \.isWhitespace).count
    guard words >= 50 else { return inner }
    return Column<KindWrapper.Click> {
        inner
        Text("(\(words) words)")
    }.node
}
