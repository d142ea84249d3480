import Messenger
package import TerminalDOM

/// A question with answers to choose from, before something is done or about how to do it. What the answers do is up to the
/// feature that asks.
package struct Confirmation: Feature {
    package var title: String
    /// The name of what it's about, on a line of its own; empty if the title says that.
    package var subject = ""
    /// An explanation; empty if the title says everything.
    package var help: String
    /// True if ``help`` is a warning: it's drawn like other text, and spoken after the title.
    package var isWarning: Bool
    /// The columns that it takes at most.
    package var width: Int
    package var answers: [Answer]
    /// The selected answer.
    package var selection = 0
    /// True if the box among the answers is checked.
    package var isChecked = false
    /// True if letters choose nothing: text that was typed before the question was visible must not answer it.
    package var ignoresLetters = false
    /// Its requests to the app when it's left without an answer.
    package var leaving: [Intent] = [.close]
    /// The sentence that says that the chosen answer is being carried out.
    package private(set) var progress: String?

    /// A row to choose.
    package struct Answer: Codable, Equatable, Sendable {
        /// Its text.
        package var label: String
        /// True if it's the way things are already.
        package var isCurrent = false
        /// True if it's drawn like something that destroys.
        package var isDestructive = false
        /// True if it only checks or unchecks its box.
        package var isBox = false
        /// Its requests to the app.
        package var intents: [Intent] = []
        /// Its requests to the app while the box is checked.
        package var checkedIntents: [Intent] = []
        /// The sentence to show while it's being carried out, until the feature behind the question closes it.
        package var progress: String?
    }

    package enum Action: Codable, Equatable, Sendable {
        /// An answer was chosen.
        case chosen(Int)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
    }

    /// A question with any answers.
    init(_ title: String, help: String, isWarning: Bool = false, width: Int = 54, answers: [Answer]) {
        self.title = title
        self.help = help
        self.isWarning = isWarning
        self.width = width
        self.answers = answers
    }

    /// A choice, each answer with what it asks of the app.
    ///
    /// - Parameter current: the index of the answer that is the way things are already.
    init(_ title: String, help: String = "", current: Int? = nil, choices: [(label: String, intent: Intent)]) {
        self.init(
            title, help: help, width: 50,
            answers: choices.map { Answer(label: $0.label, intents: [.close, $0.intent]) })
        if let current {
            selection = current
            answers[current].isCurrent = true
        }
    }

    /// A warning before something is deleted, with the answers “Cancel” and “Delete”.
    init(_ title: String, warning: String, width: Int, _ strings: any Strings, delete: [Intent]) {
        self.init(
            title, help: warning, isWarning: true, width: width,
            answers: [
                Answer(label: strings.cancel(), intents: [.close]), Answer(label: strings.delete(), intents: delete),
            ])
    }

    /// A question before something that was made here is lost, with the answers “Keep editing” and “Discard”.
    init(discarding title: String, keep: String? = nil, _ strings: any Strings, discard: [Intent]) {
        self.init(
            title, help: "",
            answers: [
                Answer(label: keep ?? strings.keepEditing(), intents: [.close]),
                Answer(label: strings.discard(), isDestructive: true, intents: discard),
            ])
    }

    /// The keys of every menu, or those without letters.
    package var contexts: [KeyContext] { [ignoresLetters ? .question : .menu, .everywhere] }

    /// Does what an answer says, or moves the selection.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        guard progress == nil else { return Outcome() }
        switch action {
        case .chosen(let index):
            // Without answers, there is nothing to do but to close it.
            guard answers.indices.contains(index) else { return Outcome(intents: answers.isEmpty ? leaving : []) }
            selection = index
            let answer = answers[index]
            if answer.isBox { isChecked.toggle() }
            progress = answer.progress
            return Outcome(intents: isChecked ? answer.checkedIntents : answer.intents)
        case .wheelTurned(let notches):
            selection = rows.moved(by: notches) ?? 0
            return Outcome()
        }
    }

    /// Moves the selection, or gives the selected answer.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return reduce(.chosen(selection), shared) }
        guard progress == nil, let moved = rows.moved(by: command) else { return nil }
        selection = moved
        return Outcome()
    }

    private var rows: ListSelection<Range<Int>> { ListSelection(selection, in: answers.indices) }

    /// Leaves it without an answer, unless one is being carried out, which can't be stopped.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        Outcome(intents: progress == nil ? leaving : [])
    }

    /// A dialog in the middle.
    package func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        let isTitleInside = DisplayWidth.of(title) > Dialog<Action>.titleColumns(width, on: shared.size)
        return Dialog(title: isTitleInside ? "" : title, width: width, env: env) {
            if isTitleInside { Text(title).wrap(limit: 4).role(.dialogTitle).part(.title) }
            if !subject.isEmpty {
                SubjectLine(text: subject, env: env)
                Gap()
            }
            if !help.isEmpty {
                DialogText(help, role: isWarning ? nil : .dialogHelp)
                if !answers.isEmpty { Gap() }
            }
            if let progress {
                Text(progress).role(.dialogHelp)
            } else {
                Menu(
                    items: answers, selection: selection, env: env,
                    title: { $0.isBox ? "[\(isChecked ? env.glyphs[.checked] : " ")] \($0.label)" : $0.label },
                    detail: { $0.isCurrent ? env.strings.inUse() : "" }, isDestructive: \.isDestructive,
                    chosen: { .chosen($0) }, wheel: { .wheelTurned($0) })
            }
        }.node
    }

    /// The question and its answers.
    package func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let title = subject.isEmpty ? title : "\(title) \(subject)"
        let help = help.isEmpty ? [] : [help]
        let labels = answers.map {
            let label = $0.isBox ? env.strings.spokenBox($0.label, isChecked: isChecked) : $0.label
            return $0.isCurrent ? "\(label), \(env.strings.inUse())" : label
        }
        return (isWarning ? [title] + help : help + [title])
            + (progress.map { [$0] } ?? [String].menu(labels, selection, env.strings))
    }
}
