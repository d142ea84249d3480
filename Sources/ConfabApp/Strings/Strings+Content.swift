package import Messenger

/// Messages that have no text of their own.
package protocol ContentStrings: PreviewWords {
    /// Content without text; see ``kind(_:isOwn:)`` for what depends on its sender.
    func kind(_ content: MessageContent) -> String
    /// Why a message wasn't sent.
    func failure(_ reason: FailureReason) -> String
    /// A call of the user's own, which has another name than one that the user received.
    func outgoingCall(_ call: Call) -> String
    /// The user joined a group.
    func youJoined() -> String
    /// The user left a group.
    func youLeft() -> String
    /// A report to the moderators, as a sentence.
    ///
    /// - Parameter quote: the reported message; nil if it isn't known.
    func reported(by sender: String, _ quote: Quote?, _ reason: Report.Reason) -> String
}
