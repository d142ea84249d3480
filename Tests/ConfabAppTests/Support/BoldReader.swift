import Messenger

/// Reads only `*bold*`, which is enough here. The real reader has its own tests.
struct BoldReader: MarkupReader {
    func styledText(from text: StyledText) -> StyledText {
        let markdown = text.plain
        guard let bold = markdown.firstMatch(of: /\*(.+?)\*/) else { return StyledText(findingLinksIn: text) }
        let before = String(markdown[..<bold.range.lowerBound])
        let after = String(markdown[bold.range.upperBound...])
        let run = StyleRun(start: before.utf8.count, length: bold.output.1.utf8.count, style: .bold)
        return StyledText(before + String(bold.output.1) + after, runs: [run])
    }
}
