import Messenger
import TerminalDOM

extension ContentInput {
    /// The picture in a file with its caption; a line with its name where pictures aren't shown.
    func picture(
        _ glyph: GlyphName, _ file: Attachment, detail: String = "", _ caption: StyledText
    ) -> Node<Timeline.Action> {
        picture(of: file, caption, orElse: self.file(glyph, file, detail: detail, caption))
    }

    /// The picture in a file with its caption; `row` where pictures aren't shown.
    func picture(
        of file: Attachment, _ caption: StyledText, orElse row: Node<Timeline.Action>
    ) -> Node<Timeline.Action> {
        picture(of: file, above: caption.isEmpty ? nil : text(caption).node, orElse: row)
    }

    /// The picture in a file, or its cover, above `below`; `row` where pictures aren't shown.
    func picture(
        of file: Attachment, above below: Node<Timeline.Action>?, orElse row: Node<Timeline.Action>
    ) -> Node<Timeline.Action> {
        guard let request = PictureRequest(of: file, inMessage: width, env.options, env.pictures.colors),
            !env.pictures.isProgramMissing
        else { return row }
        let outcome = env.pictures[request]
        let reason: String? =
            switch outcome {
            case .failed(let problem)?: env.strings.problem(problem)
            case .animated?: env.strings.isAnimated()
            case .drawn?, .still?, nil: nil
            }
        if let reason {
            return Column<Timeline.Action> {
                row
                Text(reason).wrap().role(.placeholder)
            }.node
        }
        // Without the pixels there is nothing to reserve space by until it was drawn once.
        guard let space = env.pictures.space(of: request) else { return row }
        let picture =
            outcome?.cells.map { Picture<Timeline.Action>($0) } ?? Picture(reserving: space, role: .placeholder)
        return Column<Timeline.Action> {
            // No wider than it is.
            picture.align(.leading, nil).tooltip(file.safeName)
            if let below { below }
        }.node
    }
}
