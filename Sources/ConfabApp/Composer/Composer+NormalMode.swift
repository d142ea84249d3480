import Loop
import Messenger
import TerminalDOM

// The normal mode of the field, as in vim.
extension Composer {
    /// Does a command of the normal mode; nil for any other.
    mutating func performInNormalMode(
        _ command: CommandID, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action>? {
        guard around.hasFocus, case .normal(let waiting) = mode else { return nil }
        if let edit = command.edit { return editInNormalMode(edit, around, shared) }
        // Only a movement follows an operator, or the same one again.
        if waiting != nil, ![.deleteOperator, .changeOperator, .copyOperator].contains(command) {
            mode = .normal()
            return command == .send ? nil : Outcome()
        }
        switch command {
        case .insertMode: return insert([], around, shared)
        case .appendMode: return insert([.move(.right)], around, shared)
        case .insertAtLineStart: return insert([.move(.lineStart)], around, shared)
        case .appendAtLineEnd: return insert([.move(.lineEnd)], around, shared)
        case .openLineBelow: return insert([.move(.lineEnd), .insert("\n")], around, shared)
        case .openLineAbove: return insert([.move(.lineStart), .insert("\n"), .move(.left)], around, shared)
        case .substituteChar: return insert([.kill(.right)], around, shared)
        case .changeToLineEnd: return insert([.kill(.lineEnd)], around, shared)
        case .deleteOperator: return begin(.delete, after: waiting, around, shared)
        case .changeOperator: return begin(.change, after: waiting, around, shared)
        case .copyOperator: return begin(.copy, after: waiting, around, shared)
        default:
            mode = .normal()
            return nil
        }
    }

    /// Changes the text in normal mode, where a character that means nothing isn't written.
    mutating func editInNormalMode(_ edit: EditCommand, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        guard case .normal(let waiting) = mode else { return Outcome() }
        mode = .normal()
        switch (edit, waiting) {
        case (.insert(let text), _): return text.count == 1 ? Outcome() : write(edit, around, shared)
        case (.move(let movement, selecting: false), let waiting?): return apply(waiting, to: movement, around, shared)
        default: return write(edit, around, shared)
        }
    }

    /// Goes to insert mode after some changes.
    private mutating func insert(_ edits: [EditCommand], _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        mode = .insert
        return edits.reduce(Outcome()) { $0 + write($1, around, shared) }
    }

    /// Waits for a movement. The same operator again is for the line.
    private mutating func begin(
        _ new: FieldOperator, after waiting: FieldOperator?, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        guard new == waiting else {
            mode = .normal(new)
            return Outcome()
        }
        let end = field.characters[field.cursor...].firstIndex(of: "\n") ?? field.characters.count
        let start = field.characters[..<field.cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
        var range = start..<end
        // A line that is deleted leaves no empty one.
        if new == .delete {
            if end < field.characters.count { range = start..<end + 1 } else { range = max(0, start - 1)..<end }
        }
        let cursor = field.cursor
        field.apply(.place(range.lowerBound))
        field.apply(.place(range.upperBound, selecting: true))
        let outcome = apply(new, to: .none, around, shared)
        if new == .copy { field.apply(.place(cursor)) }
        return outcome
    }

    private mutating func apply(
        _ waiting: FieldOperator, to movement: EditCommand.Movement, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        mode = .normal()
        switch waiting {
        case .delete: return write(.kill(movement), around, shared)
        case .copy: return write(.copy(movement), around, shared)
        // As in vim, the blanks behind a changed word stay.
        case .change: return insert([.kill(movement == .nextWord ? .wordRight : movement)], around, shared)
        }
    }
}
