import Messenger

// Words for content that depend on who sent it.
extension MessageContent {
    /// The words for what the user did: a call, the deletion of a message, or joining or leaving a group; nil for other content.
    private func outgoing(_ sender: MessageSender, _ strings: any Strings) -> String? {
        guard sender == .me else { return nil }
        return switch self {
        case .call(let call): strings.outgoingCall(call)
        case .deleted: strings.kind(fromUser)
        case .groupEvent(.joined): strings.youJoined()
        case .groupEvent(.left): strings.youLeft()
        default: nil
        }
    }

    /// The content of a message of the user's, which the user deleted if its sender did.
    var fromUser: MessageContent {
        guard case .deleted(var deletion) = self, deletion.actor == .sender else { return self }
        deletion.actor = .me
        return .deleted(deletion)
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
        // Instead of the last message, the row may say what the chat waits for.
        if let preview, showsText, line.text == preview.content.previewLine(strings).text {
            line.text = preview.content.preview(from: preview.sender, strings).text
        }
        return line
    }

    /// How far the user's last message has come; nil if someone else has sent it, or if it was deleted.
    var shownDelivery: DeliveryState? {
        preview.flatMap { $0.sender == .me && !$0.content.isDeleted ? $0.delivery : nil }
    }
}
