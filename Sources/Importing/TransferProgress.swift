/// The progress of an import or an export.
package struct TransferProgress: Equatable, Sendable {
    /// Topics or chats that are done.
    package var done: Int
    /// Topics in all; nil while that is not known.
    package var total: Int?
    /// Messages that were looked at.
    package var messages: Int

    package init(done: Int, total: Int?, messages: Int) {
        self.done = done
        self.total = total
        self.messages = messages
    }
}
