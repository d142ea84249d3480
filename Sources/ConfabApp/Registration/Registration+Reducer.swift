public import Loop
import Messenger
import TerminalDOM

extension Registration {
    /// What `action` does to the name.
    public static func reduce(_ state: inout State, _ action: Action) -> [AppEffect] {
        switch action {
        case .edited(let command):
            guard !state.isCreating else { return [] }
            let before = state.name.text
            state.name.apply(command.onOneLine)
            if state.name.text != before { state.problem = nil }
            return []
        }
    }

    /// Creates the profile, or says what is wrong with its name.
    static func submit(_ state: inout State) -> [AppEffect] {
        guard !state.isCreating else { return [] }
        do {
            let name = try NameRule.checked(state.name.text)
            state.isCreating = true
            return [.perform(.profile(.create(name: name)))]
        } catch {
            state.problem = error
            return []
        }
    }
}
