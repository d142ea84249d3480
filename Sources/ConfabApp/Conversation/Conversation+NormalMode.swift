import Loop
import Messenger
import TerminalDOM

// The normal mode of the field, as in vim.
extension Conversation {
    /// Does a command of the normal mode; nil for any other.
    mutating func performInNormalMode(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        guard focus == .composer, case .normal(let waiting) = mode else { return nil }
        if let edit = command.edit { return editInNormalMode(edit, shared) }
        // Only a movement follows an operator, or the same one again.
        if waiting != nil, ![.deleteOperator, .changeOperator, .copyOperator].contains(command) {
            mode = .normal()
            return command == .send ? nil : Outcome()
        }
        switch command {
        case .insertMode: return insert(shared: shared)
        case .appendMode: return insert(.move(.right), shared: shared)
        case .insertAtLineStart: return insert(.move(.lineStart), shared: shared)
        case .appendAtLineEnd: return insert(.move(.lineEnd), shared: shared)
        case .openLineBelow: return insert(.move(.lineEnd), .insert("\n"), shared: shared)
        case .openLineAbove: return insert(.move(.lineStart), .insert("\n"), .move(.left), shared: shared)
        case .substituteChar: return insert(.kill(.right), shared: shared)
        case .changeToLineEnd: return insert(.kill(.lineEnd), shared: shared)
        case .deleteOperator: return begin(.delete, after: waiting, shared)
        case .changeOperator: return begin(.change, after: waiting, shared)
        case .copyOperator: return begin(.copy, after: waiting, shared)
        default:
            mode = .normal()
            return nil
        }
    }

    /// Changes the text in normal mode, where a character that means nothing isn't written.
    mutating func editInNormalMode(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        guard case .normal(let waiting) = mode else { return Outcome() }
        mode = .normal()
        switch (edit, waiting) {
        case (.insert(let text), _): return text.count == 1 ? Outcome() : write(edit, shared)
        case (.move(let movement, selecting: false), let waiting?): return apply(waiting, to: movement, shared)
        default: return write(edit, shared)
        }
    }

    /// Goes to insert mode after some changes.
    private mutating func insert(_ edits: EditCommand..., shared: Shared) -> Outcome<Action> {
        mode = .insert
        return edits.reduce(Outcome()) { $0 + write($1, shared) }
    }

    /// Waits for a movement. The same operator again is for the line.
    private mutating func begin(
        _ new: FieldOperator, after waiting: FieldOperator?, _ shared: Shared
    ) -> Outcome<Action> {
        guard new == waiting else {
            mode = .normal(new)
            return Outcome()
        }
        let end = composer.characters[composer.cursor...].firstIndex(of: "\n") ?? composer.characters.count
        let start = composer.characters[..<composer.cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        var range = start..<end
        // A line that is deleted leaves no empty one.
        if new == .delete {
            if end < composer.characters.count { range = start..<end + 1 } else { range = max(0, start - 1)..<end }
        }
        let cursor = composer.cursor
        composer.apply(.place(range.lowerBound))
        composer.apply(.place(range.upperBound, selecting: true))
        let outcome = apply(new, to: .none, shared)
        if new == .copy { composer.apply(.place(cursor)) }
        return outcome
    }

    private mutating func apply(
        _ waiting: FieldOperator, to movement: EditCommand.Movement, _ shared: Shared
    ) -> Outcome<Action> {
        mode = .normal()
        switch waiting {
        case .delete: return write(.kill(movement), shared)
        case .copy: return write(.copy(movement), shared)
        // As in vim, the blanks behind a changed word stay.
        case .change: return insert(.kill(movement == .nextWord ? .wordRight : movement), shared: shared)
        }
    }
}
