internal import Messenger

extension MessageContent {
    /// The content as a quote carries it: nothing that only the program makes, except that a message was deleted.
    var quotable: MessageContent { isSendable || isDeleted ? self : .text(.empty) }
}
