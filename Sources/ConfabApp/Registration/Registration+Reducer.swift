import Loop
import Messenger
package import TerminalDOM

extension Registration {
    /// Takes an action.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .edited(let command): return edit(command, shared)
        case .refused(let problem):
            isCreating = false
            return Outcome(intents: [.problem(problem)])
        }
    }

    /// Creates the profile.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        command == .open ? Outcome(effects: submit()) : nil
    }

    /// Changes the name.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        guard !isCreating else { return Outcome() }
        let before = name.text
        name.apply(edit.onOneLine)
        if name.text != before { problem = nil }
        return Outcome()
    }

    /// Goes back to the profile that was open, or to those there are; the first profile is created.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard isAdditional, !isCreating else { return Outcome() }
        return Outcome(intents: [.save(.profile, name), .close])
    }

    /// Creates the profile, or says what is wrong with its name.
    private mutating func submit() -> [Work] {
        guard !isCreating else { return [] }
        do {
            let name = try NameRule.checked(self.name.text)
            isCreating = true
            return [.perform(.profile(.create(name: name)))]
        } catch {
            problem = error
            return []
        }
    }
}
