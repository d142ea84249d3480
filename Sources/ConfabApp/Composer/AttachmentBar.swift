import Messenger
import TerminalDOM

/// The files that are sent with the draft, above the field.
struct AttachmentBar {
    typealias Action = Composer.Action

    /// The files with their captions.
    let files: [DraftAttachment]
    let selection: Int
    /// The files that it may show.
    let limit: Int
    /// The columns between the insets.
    let columns: Int
    /// The columns on both sides, so that the names stand above the text in the field.
    let insets: Insets
    let env: ViewEnvironment

    private static let waveformColumns = 24

    /// A row for each file that is shown.
    @ViewBuilder<Action> var rows: Nodes<Action> {
        for index in shown { row(index).part(index == selection ? .selectedFile : .otherFiles) }
    }

    /// The files around the selected one.
    private var shown: Range<Int> {
        let start = min(max(0, selection - limit / 2), max(0, files.count - limit))
        return start..<min(files.count, start + limit)
    }

    private func row(_ index: Int) -> Node<Action> {
        let file = files[index]
        let isSelected = index == selection
        let number = files.count > 1 && isSelected ? "\(index + 1)/\(files.count)" : ""
        let name = file.name.harmlessName
        let size = " (\(ByteCount.text(file.byteCount)))"
        let room = room(for: file, beside: number)
        return Row<Action>(spacing: 1) {
            Text(isSelected && files.count > 1 ? env.glyphs[.quoteBar] : " ").width(1)
            Text(file.glyph(env)).unshrinkable()
            Row<Action> {
                if let recording = file.recording {
                    Text(env.waveform(recording.levels, columns: Self.waveformColumns))
                    Text(" " + env.strings.duration(recording.seconds)).unshrinkable()
                } else {
                    FileName(name: name, columns: room)
                    if DisplayWidth.of(name) + DisplayWidth.of(size) <= room { Text(size).unshrinkable() }
                }
            }
            .role(isSelected ? .bold : .quote)
            // The caption of the selected file is in the field.
            Text(isSelected || file.caption.isEmpty ? "" : "· \(file.caption.plain.harmlessName)").role(
                .inputPlaceholder
            ).grow()
            Text(number).role(.inputPlaceholder).unshrinkable()
            Text(env.glyphs[.remove]).unshrinkable().tooltip(env.strings.title(.removeAttachment))
                .onClick(.attachmentRemoved(index))
        }
        .padding(insets)
        .role(.quote)
        .onClick(.attachmentClicked(index))
    }

    /// The columns that the symbols and the number of a file leave to its name and its size.
    private func room(for file: DraftAttachment, beside number: String) -> Int {
        let symbols = 1 + DisplayWidth.of(file.glyph(env)) + DisplayWidth.of(env.glyphs[.remove])
        // Four spaces are between the symbols, the name, and the caption.
        return columns - symbols - 4 - (number.isEmpty ? 0 : 1 + DisplayWidth.of(number))
    }
}

extension DraftAttachment {
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
