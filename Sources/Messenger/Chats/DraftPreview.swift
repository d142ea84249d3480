/// A draft as the row of its chat shows it.
package enum DraftPreview: Codable, Equatable, Hashable, Sendable {
    /// The first line of the text, shortened. Only that of an edit may be empty.
    case text(String)
    /// The name of the first file, if there is no text.
    case file(name: String)
    /// A recording without text, by its length in whole seconds.
    case recording(seconds: Int)
    /// A reply without text or files.
    case reply
}

extension DraftPreview {
    /// Creates the preview of what is in the field; `nil` for an empty draft.
    package init?(_ draft: Draft) {
        if draft.isEmpty { return nil }
        let line = (draft.edit?.text ?? draft.text).firstLine(limit: MessageContent.previewCharacters).plain
        if draft.edit != nil || !line.isEmpty {
            self = .text(line)
        } else if let file = draft.attachments.first {
            self = file.recording.map { DraftPreview.recording(seconds: $0.seconds) } ?? .file(name: file.name)
        } else {
            self = .reply
        }
    }
}
