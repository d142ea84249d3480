package import Messenger
package import TerminalDOM

/// A file or an edit that was taken out of the field, for undoing that.
package struct RemovedInput: Codable, Equatable, Sendable {
    package enum Item: Codable, Equatable, Sendable {
        /// A file with its caption, and its index among the others.
        case file(DraftAttachment, index: Int)
        /// The message of an edit, and the field with the edit.
        case edit(ComposerTarget, EditableText)
    }

    package var item: Item
    /// The changes of the field before the removal, which undoing reaches after it.
    package var changesBefore = 0

    /// True if the same file is among these.
    func isFile(in files: [DraftAttachment]) -> Bool {
        if case .file(let file, _) = item { files.contains { $0.path == file.path } } else { false }
    }

    /// True if it's an edit of a message.
    func isEdit(of message: MessageID) -> Bool {
        if case .edit(let target, _) = item { target.message == message } else { false }
    }
}
