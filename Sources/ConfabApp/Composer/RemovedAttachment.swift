package import Messenger

/// A file that was removed from a draft.
package struct RemovedAttachment: Codable, Equatable, Sendable {
    package var file: DraftAttachment
    package var index: Int
    /// The changes of the field before the removal, which undoing reaches after it.
    package var changesBefore = 0
}
