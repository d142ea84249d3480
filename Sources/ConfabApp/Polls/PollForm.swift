package import Messenger
package import TerminalDOM

/// A poll that is being written, to be sent to a chat.
package struct PollForm: Feature {
    package var chat: ChatID
    package var question = EditableText()
    /// The answers; the last one is empty until there are as many as a poll can have.
    package var answers = [EditableText](repeating: EditableText(), count: Poll.answerRange.lowerBound)
    /// The part that keys go to.
    package var focus = Part.question
    /// True once the user tried to send it.
    package var isTried = false

    package enum Part: Codable, Equatable, Sendable {
        case question
        case answer(Int)
        case button
    }

    package enum Action: Codable, Equatable, Sendable {
        /// A field was clicked before so many characters.
        case placed(Part, Int)
        /// The poll is to be sent.
        case submitted
    }

    /// The reason that the poll can't be sent.
    package enum Obstacle: Equatable {
        case noQuestion, tooFewAnswers
        /// Two answers have this text.
        case equalAnswers(String)
        /// The text has more bytes than a poll's may have.
        case tooLong(Part)
    }

    package init(_ chat: ChatID) { self.chat = chat }

    package var contexts: [KeyContext] { [.dialog, .text, .everywhere] }
    package var focusedField: EditableText? { focus == .button ? nil : self[focus] }

    /// The parts from top to bottom.
    var parts: [Part] { [.question] + answers.indices.map(Part.answer) + [.button] }

    /// The text of a field.
    subscript(part: Part) -> EditableText {
        get {
            switch part {
            case .question: question
            case .answer(let index): answers.indices.contains(index) ? answers[index] : EditableText()
            case .button: EditableText()
            }
        }
        set {
            switch part {
            case .question: question = newValue
            case .answer(let index): if answers.indices.contains(index) { answers[index] = newValue }
            case .button: break
            }
        }
    }

    /// The poll as it would be sent. Empty answers don't count.
    var poll: Poll {
        let texts = answers.map(\.text.trimmed).filter { !$0.isEmpty }
        return Poll(question: question.text.trimmed, answers: texts.map { Poll.Answer($0) })
    }

    /// The reason that it can't be sent; nil if there is none.
    var obstacle: Obstacle? {
        let poll = poll
        if let long = parts.first(where: { self[$0].text.utf8.count > Poll.textBytes }) { return .tooLong(long) }
        if poll.question.isEmpty { return .noQuestion }
        if poll.answers.count < Poll.answerRange.lowerBound { return .tooFewAnswers }
        var seen: Set<String> = []
        return poll.answers.first { !seen.insert($0.text).inserted }.map { .equalAnswers($0.text) }
    }

    /// True if there's nothing left to write.
    private var isLast: Bool {
        if case .answer(let index) = focus { index + 1 == answers.count } else { focus == .button }
    }

    /// True if closing it would lose something.
    private var isWritten: Bool { parts.contains { !self[$0].text.trimmed.isEmpty } }

    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .placed(let part, let offset):
            focus = part
            self[part].apply(.place(offset))
            return Outcome()
        case .submitted: return submit()
        }
    }

    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch command {
        case .nextField: move(by: 1, goesAround: true)
        case .previousField: move(by: -1, goesAround: true)
        case .next: move(by: 1)
        case .previous: move(by: -1)
        case .open:
            if isLast { return submit() }
            move(by: 1)
        default: return nil
        }
        return Outcome()
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        command == .open && isLast ? .send : nil
    }

    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        switch edit {
        case .move(.up, _): move(by: -1)
        case .move(.down, _): move(by: 1)
        default:
            self[focus].apply(edit.onOneLine)
            if let last = answers.last, !last.isEmpty, answers.count < Poll.answerRange.upperBound {
                answers.append(EditableText())
            }
        }
        return Outcome()
    }

    /// Asks before something that was written is lost.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard isWritten else { return nil }
        let question = Confirmation(
            discarding: shared.strings.discardPollTitle(), shared.strings, discard: [.close, .closeAll])
        return Outcome(intents: [.present(.confirmation(question))])
    }

    private mutating func move(by step: Int, goesAround: Bool = false) {
        let parts = parts
        let index = (parts.firstIndex(of: focus) ?? 0) + step
        focus = parts[goesAround ? (index + parts.count) % parts.count : max(0, min(parts.count - 1, index))]
    }

    /// Sends the poll, or goes to the first field that is in the way.
    private mutating func submit() -> Outcome<Action> {
        isTried = true
        guard let obstacle else {
            return Outcome(intents: [.close, .sendHere(.poll(poll), to: chat)])
        }
        switch obstacle {
        case .noQuestion: focus = .question
        case .tooFewAnswers: focus = .answer(answers.firstIndex { $0.text.trimmed.isEmpty } ?? 0)
        case .equalAnswers(let text): focus = .answer(answers.lastIndex { $0.text.trimmed == text } ?? 0)
        case .tooLong(let part): focus = part
        }
        return Outcome()
    }
}
