import Messenger
import TerminalDOM

extension ContentKind {
    /// Several messages that were forwarded as one: the title, the first lines, and the number of messages. A click opens it.
    static let mergedRecord = ContentKind(
        "mergedRecord", of: { if case .mergedRecord(let record) = $0 { record } else { nil } },
        abilities: [.open, .reply, .forward, .revoke],
        spoken: { record, content, strings in
            ([strings.kind(content), record.title.harmlessName] + record.firstLines(strings)).joined(separator: ", ")
        },
        copied: { $0.plain() },
        view: { record, input in
            Column<Timeline.Action> {
                input.line(.record, record.title, isSaid: true)
                for line in record.firstLines(input.env.strings) {
                    Text(input.marks.spans(line)).role(.quote)
                }
                Text(input.env.strings.kind(input.content)).role(.quote)
            }
            .onClick(.contentClicked(input.message), showsHover: false)
        })
}

extension MergedRecord {
    /// The beginnings of the first messages, with their senders.
    fileprivate func firstLines(_ strings: any Strings) -> [String] {
        entries.prefix(Self.previewEntries).map { entry in
            "\(entry.senderName.harmlessName): \(entry.content.previewLine(strings, isOwn: false).text)"
        }
    }
}
