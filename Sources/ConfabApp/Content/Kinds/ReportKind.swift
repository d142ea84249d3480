import Messenger
import TerminalDOM

extension ContentKind {
    static let report = ContentKind(
        "report", of: { if case .report(let report) = $0 { report } else { nil } }, abilities: [],
        view: { report, input in
            Column<Timeline.Action> {
                input.line(.report, input.env.strings.kind(input.content), role: .error)
                if !report.text.isEmpty { input.text(report.text) }
            }.node
        })
}
