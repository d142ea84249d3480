import Loop
import Messenger
import TerminalDOM

// Changing the text in the field.
extension Composer {
    /// Changes the text, and says so when not all of it fits.
    mutating func write(
        _ command: EditCommand, limit: Int? = nil, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        let limit = limit ?? self.limit(for: command, shared)
        if case .insert(let text) = command { notePaths(in: text, around) }
        let before = field
        field.apply(command, width: width, limit: limit)
        guard field.characters != before.characters || field.tokens != before.tokens else {
            return Outcome(effects: followSuggestions(around, shared), intents: noteCut(command, before, limit, shared))
        }
        return (replaceShortName(after: command, around, shared) ?? noteWritten(around, shared))
            + Outcome(intents: noteCut(command, before, limit, shared))
    }

    /// The most characters in the field after a command.
    private func limit(for command: EditCommand, _ shared: Shared) -> Int {
        // Paths of many files that are dropped together are longer than a message, and don't stay in the field.
        guard case .insert(let text) = command, PathPaste(text, at: 0) != nil, !PastedPath.absolute(text).isEmpty,
            obstacleToAttaching(shared) == nil
        else { return shared.options.inputMax }
        return Self.mostCharacters
    }

    /// Notes the paths in a text that is about to be pasted, which takes the place of a path that was only begun.
    private mutating func notePaths(in text: String, _ around: Surroundings) {
        let isPath = PathCompletion.isPath(text.trimmed)
        if isPath || text == "/" || text == "~" { selectBegunPath(around) }
        let joined =
            field.selection == nil ? pathPaste?.joined(with: text, behind: field.characters[..<field.cursor]) : nil
        let place = field.selection?.lowerBound ?? field.cursor
        pathPaste = joined ?? PathPaste(text, at: place) ?? pathPaste
    }

    /// Notes that the text was changed.
    mutating func noteWritten(_ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        cleared = nil
        submitsPath = false
        cutPaste = nil
        suggestion = nil
        return Outcome(
            effects: draftSoon() + noteTyping(around, shared) + followSuggestions(around, shared))
    }

    /// Puts another text into the field.
    mutating func setField(_ text: EditableText) {
        field = text
        forgetCompletion()
    }

    /// Forgets what was typed last, because the field has another text.
    mutating func forgetCompletion() {
        suggestion = nil
        closedSuggestions = nil
        begunPath = nil
        pathPaste = nil
        submitsPath = false
        cutPaste = nil
    }

    /// Writes the name of a person, behind an at sign. Others read it, so it's never the alias.
    mutating func mention(
        _ person: MessageSender, named name: String, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        let place = field.selection ?? field.cursor..<field.cursor
        let before = field.characters[..<place.lowerBound].last
        let space = before.map { $0.isWhitespace } ?? true ? "" : " "
        guard case .member(let member) = person, around.chat.kind.group != nil else {
            return write(.insert("\(space)@\(name) "), around, shared) + Outcome(intents: [.focus(.composer)])
        }
        return insert(.member(member), named: name, precededBy: space, replacing: place, around, shared)
            + Outcome(intents: [.focus(.composer)])
    }

    /// Clears the field. Undo brings the text back, and so does quitting, if nothing else is written before.
    mutating func clear(_ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        let text = field.styledText
        field.apply(.selectAll)
        let outcome = write(.cutSelection, around, shared)
        cleared = text
        return outcome
    }

    /// Puts back what Ctrl-C has just cleared.
    mutating func restoreCleared() {
        if let cleared, field.isEmpty { setField(EditableText(cleared)) }
    }
}
