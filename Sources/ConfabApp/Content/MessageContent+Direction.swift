import Messenger

// Words for content that depend on who sent it.
extension MessageContent {
    /// The words for a call that the user made; nil for other content.
    private func outgoing(_ sender: MessageSender, _ strings: any Strings) -> String? {
        if sender == .me, case .call(let call) = self { strings.outgoingCall(call) } else { nil }
    }

    /// The words for the kind of content, from a sender.
    func kind(from sender: MessageSender, _ strings: any Strings) -> String {
        outgoing(sender, strings) ?? strings.kind(self)
    }

    /// The preview of content from a sender.
    func preview(from sender: MessageSender, _ strings: any Strings) -> PreviewLine {
        var line = previewLine(strings)
        if let words = outgoing(sender, strings) { line.text = words }
        return line
    }
}

extension ChatSummary {
    /// The second line of the row; see ``previewLine(_:showsText:)``.
    func shownPreview(_ strings: any Strings, showsText: Bool) -> PreviewLine {
        var line = previewLine(strings, showsText: showsText)
        if let preview, line.mark == .call, showsText {
            line.text = preview.content.preview(from: preview.sender, strings).text
        }
        return line
    }
}
