import Loop
import Messenger
package import TerminalDOM

// The length of the message in the field.
extension Composer {
    /// Takes the text from the user's editor. One undo brings back what was in the field.
    mutating func takeEdited(_ text: String, _ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        guard text != field.text else { return Outcome() }
        let before = field
        // It isn't cut at the user's limit, because the text is nowhere else.
        let beginning = text.prefix(Self.mostCharacters)
        let kept = EditableText(String(beginning)).text
        field.replace(0..<before.characters.count, with: EditableText(before.styledText.restoringMentions(in: kept)))
        let strings = shared.strings
        let outcome = noteWritten(around, shared)
        guard kept.utf8.count < text.utf8.count else { return outcome }
        let isCut = beginning.endIndex < text.endIndex
        let reason = isCut ? strings.tooLong(Self.mostCharacters) : strings.marksLeftOut()
        return outcome + Outcome(intents: [.notice(reason)])
    }

    /// Says that not all of a text fits, and offers to attach all of it as a file.
    mutating func noteCut(
        _ command: EditCommand, _ before: EditableText, _ limit: Int, _ shared: Shared
    ) -> [Intent] {
        let kept = before.characters.count - (before.selection?.count ?? 0)
        let added = max(0, field.characters.count - kept)
        guard case .insert(let text) = command else { return [] }
        // It may have millions of characters, so they aren't counted.
        let isCut = field.characters.count >= limit && !text.dropFirst(added).isEmpty
        let isShortened = !isCut && EditableText.shortens(text)
        guard isCut || isShortened else { return [] }
        let reason = isCut ? shared.strings.tooLong(limit) : shared.strings.marksLeftOut()
        guard isShortened || !text.dropFirst().isEmpty, shared.capabilities.contains(.files), !isEdit else {
            return [.notice(reason)]
        }
        if isCut, added == 0, cutPaste?.isContinued == true {
            cutPaste?.pieces.append(text)
            return []
        }
        cutPaste = CutPaste(pieces: [text], before: before)
        return [.offer(reason, .attachPaste, seconds: Self.pasteSeconds)]
    }

    /// The seconds for which it's offered to attach a text.
    private static let pasteSeconds = 20

    /// Attaches the text that didn't fit as a file, instead of the part of it that is in the field.
    mutating func attachPaste(_ shared: Shared) -> Outcome<Action>? {
        guard let cutPaste else { return nil }
        if let obstacle = obstacleToAttaching(shared) { return Outcome(intents: [.problem(obstacle)]) }
        setField(cutPaste.before)
        return Outcome(effects: [
            .after(Self.draftPause, .draftDue, id: .saveDraft),
            .perform(.file(.attachText(cutPaste.pieces.joined(), in: chat))),
        ])
    }

    /// The least columns for the text and the symbols beside a counter with the limit.
    private static let leastBesideCount = 33

    /// The number of characters in the field, from nine tenths of the limit on; on narrow screens the number of those
    /// left, because every row of the field gives up the columns of the counter.
    ///
    /// - Parameter columns: the columns of the row with the field.
    func characterCount(columns: Int, _ shared: Shared) -> String? {
        let (count, limit) = (field.characters.count, shared.options.inputMax)
        guard count > 0, count * 10 >= limit * 9 else { return nil }
        // By its widest form, so that it stays the same one while the user types.
        let widest = shared.strings.characterCount(limit, limit: limit)
        let isNarrow = columns - DisplayWidth.of(widest) < Self.leastBesideCount
        return isNarrow
            ? shared.strings.charactersLeft(limit - count) : shared.strings.characterCount(count, limit: limit)
    }
}

/// A text that was pasted and didn't fit into the field.
package struct CutPaste: Codable, Equatable, Sendable {
    /// All of it, as the terminal delivered it.
    package var pieces: [String]

    /// True if another piece follows.
    var isContinued: Bool { (pieces.last?.utf8.count ?? 0) >= TerminalEvent.pasteSize }
    /// The field without it.
    package var before: EditableText
}
