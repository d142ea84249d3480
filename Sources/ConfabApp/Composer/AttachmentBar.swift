import Messenger
import TerminalDOM

/// The files that are sent with the draft, above the field.
struct AttachmentBar: View {
    typealias Action = Composer.Action

    /// The files with their captions.
    let files: [DraftAttachment]
    let selection: Int
    /// The rows that it may have.
    let rows: Int
    /// The columns on both sides, so that the names stand above the text in the field.
    let insets: Insets
    let env: ViewEnvironment

    private static let waveformColumns = 24

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
            Text(file.glyph(env)).unshrinkable()
            Row<Action> {
                if let recording = file.recording {
                    Text(env.waveform(recording.levels, columns: Self.waveformColumns))
                    Text(" " + env.strings.duration(recording.seconds)).unshrinkable()
                } else {
                    let (stem, ending) = file.nameParts
                    Text(stem)
                    Text("\(ending) (\(ByteCount.text(file.byteCount)))").unshrinkable()
                }
            }
            .role(isSelected ? .bold : .quote)
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
    /// The name, and its ending, which tells the kind of the file even where there's no room for all of it.
    fileprivate var nameParts: (stem: String, ending: String) {
        let name = name.harmlessName
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex, name[dot...].count <= 8 else {
            return (name, "")
        }
        return (String(name[..<dot]), String(name[dot...]))
    }

    /// The symbol of its kind.
    fileprivate func glyph(_ env: ViewEnvironment) -> String {
        switch content(caption: .empty) {
        case .image: env.glyphs[.image]
        case .video: env.glyphs[.video]
        case .voice: env.glyphs[.voice]
        default: env.glyphs[.file]
        }
    }
}
