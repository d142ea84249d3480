import TerminalDOM

extension EditCommand {
    /// The same, with line breaks in what is inserted made blanks.
    var onOneLine: EditCommand {
        guard case .insert(let text) = self else { return self }
        return .insert(String(text.map { $0.isNewline ? " " : $0 }))
    }
}
