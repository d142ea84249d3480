/// A draft as the row of its chat shows it.
package enum DraftPreview: Codable, Equatable, Hashable, Sendable {
    /// The first line of the text, shortened.
    case text(String)
    /// The name of the first file, if there is no text.
    case file(name: String)
    /// A recording without text, by its length in whole seconds.
    case recording(seconds: Int)
    /// A reply without text or files.
    case reply
}

extension DraftPreview {
    /// Creates the preview of a draft, first of its edit; `nil` if there's nothing to show. An edit whose text was
    /// cleared doesn't hide the draft that it has interrupted.
    package init?(_ draft: Draft) {
        let texts = [draft.edit?.text, draft.text].compactMap(\.self)
        let lines = texts.map { $0.firstLine(limit: MessageContent.previewCharacters).plain }
        if let line = lines.first(where: { !$0.isEmpty }) {
            self = .text(line)
        } else if let file = draft.attachments.first {
            self = file.recording.map { DraftPreview.recording(seconds: $0.seconds) } ?? .file(name: file.name)
        } else if draft.quoting != nil {
            self = .reply
        } else {
            return nil
        }
    }
}
