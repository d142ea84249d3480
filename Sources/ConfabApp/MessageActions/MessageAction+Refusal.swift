import Messenger

extension MessageAction.Facts {
    /// Returns the reason why an action isn't possible with the chosen messages.
    func refusal(of action: MessageAction, _ messages: [Message], _ strings: any Strings) -> String {
        if messages.count > 1, !action.isForSeveral { return strings.onlyForOneMessage() }
        guard let message = messages.last else { return strings.notPossible(action) }
        if message.isNotice { return strings.noticeIsNoMessage() }
        // No service has a file that the message doesn't have.
        if action == .download, message.content.attachment == nil { return strings.notPossible(action) }
        if let needed = action.needs, !capabilities.contains(needed) {
            return strings.problem(.service(.unsupported(needed)))
        }
        return switch action {
        case .download: transfers.running[message.id] == nil ? strings.isDownloaded() : strings.isDownloading()
        case .edit where message.isOutgoing: editRefusal(message, strings)
        case .play where message.content.asVoice == nil: strings.noVoice()
        case .readers where couldHaveReaders(message):
            message.delivery == .read ? strings.unknownReaders() : strings.noReaders()
        default: strings.notPossible(action)
        }
    }

    private func couldHaveReaders(_ message: Message) -> Bool {
        message.isOutgoing && message.acceptsChanges && chat.kind.group != nil && readCounts.readers(of: message) == 0
    }

    private func editRefusal(_ message: Message, _ strings: any Strings) -> String {
        if message.content.isDeleted { return strings.deletedCannotBeEdited() }
        if message.forwardedFrom != nil { return strings.forwardedCannotBeEdited() }
        // Custom kinds may have texts that no service edits.
        guard message.isEditable, kinds.kind(of: message.content).abilities.contains(.edit) else {
            return strings.kindCannotBeEdited()
        }
        return message.editNumber < MessageRules.edits
            ? strings.notPossible(.edit) : strings.editedTooOften(MessageRules.edits)
    }
}
