package import Messenger

/// Messages that have no text of their own.
package protocol ContentStrings: PreviewWords {
    /// Why a message wasn't sent.
    func failure(_ reason: FailureReason) -> String
}
