import Messenger
package import TerminalDOM

extension PollForm {
    private static let width = 60
    private static let labelWidth = 10
    /// The rows of the dialog beside its answers.
    private static let otherRows = 8

    /// A dialog with the question, the answers, and the button that sends the poll.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let strings = env.strings
        return Dialog(title: strings.pollTitle(), width: Self.width, env: env) {
            field(.question, strings.questionLabel(), strings.questionPlaceholder(), env)
            for index in shownAnswers(shared.size) {
                field(.answer(index), strings.answerLabel(index + 1), strings.answerPlaceholder(index + 1), env)
            }
            Gap()
            if isTried, let obstacle {
                DialogText(strings.obstacle(obstacle), isProblem: true)
            } else {
                DialogText(strings.pollHelp())
            }
            Gap()
            DialogButton(
                title: focus == .button ? "\(env.glyphs[.selection]) \(strings.sendPoll())" : strings.sendPoll(),
                action: .submitted, isUsable: obstacle == nil, env: env)
        }.node
    }

    /// The answers that the screen has room for, with the focused one among them.
    private func shownAnswers(_ size: Size) -> Range<Int> {
        let rows = max(1, size.height - Self.otherRows)
        guard answers.count > rows else { return answers.indices }
        let focused =
            switch focus {
            case .question: 0
            case .answer(let index): index
            case .button: answers.count - 1
            }
        let end = max(rows, min(answers.count, focused + 1))
        return end - rows..<end
    }

    private func field(_ part: Part, _ label: String, _ placeholder: String, _ env: ViewEnvironment) -> Node<Action> {
        LabeledField(
            label: label, labelWidth: Self.labelWidth, text: self[part], placeholder: placeholder,
            isFocused: focus == part, env: env
        ) { .placed(part, $0) }.node
    }

    /// The fields with what is in them, and the reason that the poll can't be sent.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let strings = env.strings
        func field(_ part: Part, _ label: String) -> String {
            strings.spoken("\(label), \(strings.spokenField(self[part].text))", isSelected: focus == part)
        }
        return [strings.pollTitle(), field(.question, strings.questionLabel())]
            + answers.indices.map { field(.answer($0), strings.answerLabel($0 + 1)) }
            + [strings.spoken(strings.sendPoll(), isSelected: focus == .button)]
            + [isTried ? obstacle.map(strings.obstacle) ?? strings.pollHelp() : strings.pollHelp()]
    }
}
