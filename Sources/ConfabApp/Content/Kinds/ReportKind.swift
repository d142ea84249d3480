import Messenger
import TerminalDOM

extension ContentKind {
    /// A report to the moderators, as something that happened in the group. A click leads to the reported message.
    static let report = ContentKind(
        "report", of: { if case .report(let report) = $0 { report } else { nil } }, frame: .centered, abilities: [],
        view: { report, input in
            let strings = input.env.strings
            let sentence = strings.reported(by: input.senderName, input.quote, report.reason)
            let words = input.quote?.words(strings) ?? ""
            let comment = report.text.coveringSecrets.plain
            return Column<Timeline.Action> {
                Text([
                    Span(input.env.glyphs[.report] + " ", .error),
                    Span(words.isEmpty ? sentence : "\(sentence): “\(words)”"),
                ]).wrap().align(.center)
                if !comment.isEmpty {
                    Text([Span("“")] + input.marks.spans(comment) + [Span("”")]).wrap().align(.center)
                }
            }
            .role(.event)
            .onClick(.quoteClicked(input.message))
        })
}
