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
                + (poll.isClosed ? ". \(strings.pollEnded())" : "")
        },
        copied: { poll in ([poll.question] + poll.answers.map(\.text)).joined(separator: "\n") },
        view: { poll, input in
            let all = poll.voteCount
            let showsBars = hasRoomForBars(poll, input)
            return Column<Timeline.Action> {
                input.line(.poll, poll.question, isSaid: true)
                for index in poll.answers.indices { answer(index, of: poll, all, showsBars: showsBars, input) }
                Text(input.env.strings.votes(poll))
            }.node
        })

    /// The columns of the bar of an answer with all votes.
    private static let barColumns = 10

    /// True if every answer stays on one line beside its bar.
    private static func hasRoomForBars(_ poll: Poll, _ input: ContentInput) -> Bool {
        let room = min(input.width, input.room)
        return poll.answers.allSatisfy { answer in
            let texts = [
                input.env.glyphs[answer.isMine ? .votedAnswer : .answer], answer.text,
                input.env.strings.grouped(answer.votes),
            ]
            // The row has four gaps.
            return texts.reduce(barColumns + 4) { $0 + DisplayWidth.of($1) } <= room
        }
    }

    /// - Parameter all: the number of votes for all answers.
    private static func answer(
        _ index: Int, of poll: Poll, _ all: Int, showsBars: Bool, _ input: ContentInput
    ) -> Node<Timeline.Action> {
        let answer = poll.answers[index]
        let row = Row<Timeline.Action>(spacing: 1) {
            Text(input.env.glyphs[answer.isMine ? .votedAnswer : .answer]).unshrinkable()
            let text = Text<Timeline.Action>(input.marks.spans(answer.text)).wrap()
            if showsBars {
                text
                Spacer()
                Text(bar(answer.votes, of: all, input.env)).width(barColumns)
            } else {
                text.grow()
            }
            Text(input.env.strings.grouped(answer.votes)).unshrinkable()
        }
        return poll.isClosed ? row.node : row.onClick(.answerClicked(input.message, index))
    }

    /// A bar as long as the share of the votes; any vote has some of it.
    private static func bar(_ votes: Int, of all: Int, _ env: ViewEnvironment) -> String {
        guard votes > 0, all > 0 else { return "" }
        let share = Double(votes) / Double(all) * Double(barColumns)
        return String(repeating: env.glyphs[.voteBar], count: min(barColumns, max(1, Int(share.rounded()))))
    }
}
