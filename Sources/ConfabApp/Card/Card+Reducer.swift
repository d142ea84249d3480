import Loop
import Messenger
import TerminalDOM

extension Card {
    /// Takes what was read.
    static func take(_ state: inout State, _ details: Details) {
        var details = details
        // Who is there comes first, and among them who may do most.
        details.members.sort { left, right in
            if left.isPresent != right.isPresent { return left.isPresent }
            return left.role == right.role ? left.names.shown() < right.names.shown() : left.role > right.role
        }
        let isOther = details.chat.kind != state.chat.kind
        state.chat = details.chat
        state.details = details
        if !state.isNaming { state.alias = EditableText(details.chat.names.alias ?? "") }
        if isOther {
            // A request that another process accepted is a contact now.
            state.isNaming = false
            state.isBusy = false
            state.answer = nil
            state.selection = 0
            state.problem = nil
        }
        state.selection = max(0, min(state.selection, state.entries.count - 1))
    }

    /// Keeps the user's name for it when it is another now, and gives the keys back to the menu.
    static func leaveField(_ state: inout State, _ words: Words, of profile: ProfileID) -> [AppEffect] {
        guard state.isNaming else { return [] }
        let text = state.alias.text.harmlessName
        var alias: String?
        if !text.isEmpty {
            do {
                alias = try NameRule.checked(text)
            } catch {
                state.problem = words.nameProblem(error)
                return []
            }
        }
        state.isNaming = false
        state.problem = nil
        state.alias = EditableText(alias ?? "")
        guard alias != state.chat.names.alias else { return [] }
        state.chat.names.alias = alias
        return [.request(.change(state.chat.id, .alias(alias)), of: profile, by: .card)]
    }

    /// Gives the keys to the field for the user's own name.
    static func name(_ state: inout State) {
        state.isNaming = true
        state.problem = nil
        if !state.alias.isEmpty { state.alias.apply(.selectAll) }
    }

    static func edit(
        _ state: inout State, _ command: EditCommand, _ words: Words, of profile: ProfileID
    ) -> [AppEffect] {
        guard state.isNaming else { return [] }
        // The menu is below the field.
        if case .move(.down, _) = command { return leaveField(&state, words, of: profile) }
        let before = state.alias.text
        state.alias.apply(command.onOneLine)
        if state.alias.text != before { state.problem = nil }
        return []
    }

    static func scroll(_ state: inout State, by lines: Int) {
        if let scroll = state.viewport?.scroll(by: lines) { state.scroll = scroll }
    }

    /// Moves the selection, or scrolls what the card says.
    static func move(_ state: inout State, _ command: CommandID) {
        let page = max(1, (state.viewport?.height ?? 2) - 1)
        switch command {
        case .pageDown: scroll(&state, by: page)
        case .pageUp: scroll(&state, by: -page)
        default:
            if let answer = state.answer {
                state.answer = movedSelection(answer, by: command, count: 2) ?? answer
            } else {
                let moved = movedSelection(state.selection, by: command, count: state.entries.count)
                state.selection = moved ?? state.selection
            }
        }
    }
}

extension Member {
    /// Whether it belongs to the group, or is asked to.
    var isPresent: Bool { status == .joined || status == .invited }
}
