import Loop
import Messenger
import TerminalDOM

// Changing the text in the field.
extension Composer {
    /// Changes the text, and says so when not all of it fits.
    mutating func write(
        _ command: EditCommand, limit: Int? = nil, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        var pasted: PastedPaths?
        if case .insert(let text) = command {
            selectBegunPath(replacedBy: text, around)
            pasted = PastedPaths(text, at: field.selection?.lowerBound ?? field.cursor)
        }
        let before = field
        pastedPaths = pasted ?? pastedPaths
        // Paths of many files that are dropped together are longer than a message, and don't stay in the field.
        let limit = limit ?? (pasted == nil ? shared.options.inputMax : Self.mostCharacters)
        field.apply(command, width: width, limit: limit)
        guard field.characters != before.characters || field.tokens != before.tokens else {
            return Outcome(effects: followSuggestions(around, shared), intents: noteCut(command, before, shared))
        }
        return (replaceShortName(after: command, around, shared) ?? noteWritten(around, shared))
            + Outcome(intents: noteCut(command, before, shared))
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
        suggestion = nil
        closedSuggestions = nil
        begunPath = nil
        submitsPath = false
        cutPaste = nil
    }

    /// Puts a text into the field, before what is there.
    mutating func rewrite(_ text: StyledText) -> Outcome<Action> {
        let since = field.styledText
        if since != text { setField(EditableText(text.followed(by: since))) }
        return Outcome(effects: draftSoon(), intents: [.focus(.composer)])
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
