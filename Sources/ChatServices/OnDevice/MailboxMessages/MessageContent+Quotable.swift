internal import Messenger

extension MessageContent {
    /// The content as a quote carries it: nothing that only the program makes, except that a message was deleted.
    var quotable: MessageContent { isSendable || isDeleted ? self : .text(.empty) }

    /// The content without who deleted the message, and why: others know people by other numbers and names.
    var withoutDeleter: MessageContent {
        guard case .deleted(let deletion) = self else { return self }
        return .deleted(Deletion(by: .sender, at: deletion.at))
    }
}
