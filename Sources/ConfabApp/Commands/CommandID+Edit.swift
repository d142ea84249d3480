import TerminalDOM

extension CommandID {
    /// Its effect on text in a field; nil if it has none.
    var edit: EditCommand? {
        switch self {
        case .beginningOfLine: .move(.lineStart)
        case .endOfLine: .move(.lineEnd)
        case .forwardChar: .move(.right)
        case .backwardChar: .move(.left)
        case .forwardWord: .move(.wordRight)
        case .backwardWord: .move(.wordLeft)
        case .nextWord: .move(.nextWord)
        case .previousLine: .move(.up)
        case .nextLine: .move(.down)
        case .beginningOfText: .move(.start)
        case .endOfText: .move(.end)
        case .selectLeft: .move(.left, selecting: true)
        case .selectRight: .move(.right, selecting: true)
        case .selectAll: .selectAll
        case .backwardDeleteChar: .delete(.left)
        case .deleteChar: .delete(.right)
        case .backwardKillWord: .kill(.wordLeft)
        case .unixWordRubout: .kill(.blankLeft)
        case .killWord: .kill(.wordRight)
        case .killLine: .kill(.lineEnd)
        case .unixLineDiscard: .kill(.lineStart)
        case .yank: .yank
        case .transposeChars: .transpose
        case .undo: .undo
        case .redo: .redo
        default: nil
        }
    }
}

extension EditCommand {
    /// The same, with line breaks in what is inserted made blanks.
    var onOneLine: EditCommand {
        guard case .insert(let text) = self else { return self }
        return .insert(String(text.map { $0.isNewline ? " " : $0 }))
    }
}
