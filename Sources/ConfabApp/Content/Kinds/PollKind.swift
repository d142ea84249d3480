import Messenger
import TerminalDOM

extension ContentKind {
    static let poll = ContentKind(
        "poll", of: { if case .poll(let poll) = $0 { poll } else { nil } }, abilities: [.reply, .forward, .revoke],
        spoken: { poll, content, strings in
            let answers = poll.answers.map { answer in
                "\(answer.text.harmlessName) \(answer.votes)" + (answer.isMine ? " (\(strings.me()))" : "")
            }
            return strings.kind(content) + ": " + answers.joined(separator: ", ")
        },
        view: { poll, input in
            Column<Timeline.Action> {
                input.line(.poll, poll.question, isSaid: true)
                for answer in poll.answers {
                    Row(spacing: 1) {
                        Text(input.env.glyphs[answer.isMine ? .markedUnread : .event]).unshrinkable()
                        Text(input.marks.spans(answer.text)).wrap()
                        Spacer(minimum: 1)
                        Text(input.env.strings.grouped(answer.votes)).unshrinkable()
                    }
                }
            }.node
        })
}
