package import Messenger

/// Messages that have no text of their own.
package protocol ContentStrings: PreviewWords {
    /// Why a message wasn't sent.
    func failure(_ reason: FailureReason) -> String
    /// A report to the moderators, as a sentence.
    ///
    /// - Parameter quote: the reported message; nil if it isn't known.
    func reported(by sender: String, _ quote: Quote?, _ reason: Report.Reason) -> String
}

extension ContentStrings {
    /// Content without text that reads the same no matter who sent it, or that somebody else sent.
    func kind(_ content: MessageContent) -> String { kind(content, isOwn: false) }
}
