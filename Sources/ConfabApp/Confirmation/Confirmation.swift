import Messenger
public import TerminalDOM

/// A question before something is done that can't be undone. What the answers do is up to the feature that asks.
public struct Confirmation: Feature {
    /// Its title.
    public var title: String
    /// An explanation; empty if the title says everything.
    public var help: String
    /// True if ``help`` is a warning: it's drawn like other text, and spoken after the title.
    public var isWarning: Bool
    /// The columns that it takes at most.
    public var width: Int
    /// The answers. The first one, which is selected, changes nothing.
    public var answers: [Answer]
    /// The selected answer.
    public var selection = 0
    /// True if the box among the answers is checked.
    public var isChecked = false

    /// A row to choose.
    public struct Answer: Codable, Equatable, Sendable {
        /// Its text.
        public var label: String
        /// True if it's drawn like something that destroys.
        public var isDestructive = false
        /// True if it only checks or unchecks its box.
        public var isBox = false
        /// Its requests to the app.
        public var intents: [Intent] = []
        /// Its requests to the app while the box is checked.
        public var checkedIntents: [Intent] = []
    }

    /// Its actions.
    public enum Action: Codable, Equatable, Sendable {
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

    /// A warning before something is deleted, with the answers “Cancel” and “Delete”.
    init(_ title: String, warning: String, width: Int, _ words: Words, delete: [Intent]) {
        self.init(
            title, help: warning, isWarning: true, width: width,
            answers: [
                Answer(label: words.cancel(), intents: [.close]), Answer(label: words.delete(), intents: delete),
            ])
    }

    /// The keys of every menu.
    public var contexts: [KeyContext] { [.menu, .everywhere] }

    /// Does what an answer says, or moves the selection.
    public mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .chosen(let index):
            guard answers.indices.contains(index) else { return Outcome() }
            selection = index
            let answer = answers[index]
            if answer.isBox { isChecked.toggle() }
            return Outcome(intents: isChecked ? answer.checkedIntents : answer.intents)
        case .wheelTurned(let notches):
            selection = max(0, min(selection + notches.signum(), answers.count - 1))
            return Outcome()
        }
    }

    /// Moves the selection, or gives the selected answer.
    public mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        if command == .open { return reduce(.chosen(selection), shared) }
        guard let moved = movedSelection(selection, by: command, count: answers.count) else { return nil }
        selection = moved
        return Outcome()
    }

    /// A dialog in the middle.
    public func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action> {
        Dialog(title: title, width: width, env: env) {
            if !help.isEmpty {
                Text(help).wrap().role(isWarning ? nil : .dialogHelp)
                Text("")
            }
            Menu(
                items: answers, selection: selection, env: env,
                title: { $0.isBox ? "[\(isChecked ? env.glyphs[.checked] : " ")] \($0.label)" : $0.label },
                isDestructive: \.isDestructive, chosen: { .chosen($0) }, wheel: { .wheelTurned($0) })
        }.node
    }

    /// The question and its answers.
    public func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String] {
        let help = help.isEmpty ? [] : [help]
        let labels = answers.map { $0.isBox ? env.words.spokenBox($0.label, isChecked: isChecked) : $0.label }
        return (isWarning ? [title] + help : help + [title]) + App.menu(labels, selection, env.words)
    }
}
