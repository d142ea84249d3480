import Messenger

extension Quote {
    /// The words of the message that it quotes, or its kind.
    func words(_ strings: any Strings) -> String { content.previewLine(strings, isOwn: sender == .me).text }
}
