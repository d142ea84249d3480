import Messenger
import TerminalDOM

/// The files that are sent with the draft, above the field.
struct AttachmentBar: View {
    typealias Action = Conversation.Action

    /// The files with their captions.
    let files: [DraftAttachment]
    let selection: Int
    /// The rows that it may have.
    let rows: Int
    /// The columns on both sides, so that the names stand above the text in the field.
    let insets: Insets
    let env: ViewEnvironment

    var node: Node<Action> {
        Column<Action> {
            for index in shown { row(index) }
        }
        .role(.quote)
    }

    /// The files around the selected one.
    private var shown: Range<Int> {
        let start = min(max(0, selection - rows / 2), max(0, files.count - rows))
        return start..<min(files.count, start + rows)
    }

    private func row(_ index: Int) -> Node<Action> {
        let file = files[index]
        let isSelected = index == selection
        return Row<Action>(spacing: 1) {
            Text(isSelected && files.count > 1 ? env.glyphs[.quoteBar] : " ").width(1)
            Text(file.label(env)).role(isSelected ? .bold : .quote)
            // The caption of the selected file is in the field.
            Text(isSelected || file.caption.isEmpty ? "" : "· \(file.caption.plain.harmlessName)").role(
                .inputPlaceholder
            ).grow()
            if files.count > 1, isSelected {
                Text("\(index + 1)/\(files.count)").role(.inputPlaceholder).unshrinkable()
            }
            Text(env.glyphs[.remove]).unshrinkable().tooltip(env.strings.title(.removeAttachment))
                .onClick(.attachmentRemoved(index))
        }
        .padding(insets)
        .onClick(.attachmentClicked(index))
        .node
    }
}

extension DraftAttachment {
    /// The kind, the name, and the size of the file.
    fileprivate func label(_ env: ViewEnvironment) -> String {
        let glyph: GlyphName =
            switch content(caption: .empty) {
            case .image: .image
            case .video: .video
            default: .file
            }
        return "\(env.glyphs[glyph]) \(name.harmlessName) (\(ByteCount.text(byteCount)))"
    }
}
