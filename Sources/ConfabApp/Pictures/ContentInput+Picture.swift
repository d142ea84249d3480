import Messenger
import TerminalDOM

extension ContentInput {
    /// The picture in a file, or its cover, with its caption. Where pictures aren't shown, `line` takes its place.
    ///
    /// - Parameter keepsLine: True if `line` is below the picture, too.
    func picture(
        of file: Attachment, _ caption: StyledText, orElse line: Node<Timeline.Action>, keepsLine: Bool = false
    ) -> Node<Timeline.Action> {
        let request =
            env.pictures.isProgramMissing
            ? nil : PictureRequest(of: file, inMessage: width, env.options, env.pictures.colors)
        let outcome = request.flatMap { env.pictures[$0] }
        let reason = reason(outcome)
        let picture = reason == nil ? request.flatMap { self.picture(outcome, of: $0) } : nil
        return Column<Timeline.Action> {
            // No wider than it is.
            if let picture { picture.align(.leading, nil).tooltip(file.safeName) }
            if picture == nil || keepsLine { line }
            if let reason { Text(reason).wrap().role(.placeholder) }
            if !caption.isEmpty { text(caption) }
        }.node
    }

    /// The reason that a picture isn't shown in a message; nil if it is, or hasn't been drawn yet.
    private func reason(_ outcome: PictureOutcome?) -> String? {
        switch outcome {
        case .failed(let problem)?: env.strings.problem(problem)
        case .animated?: env.strings.isAnimated()
        case .drawn?, .still?, nil: nil
        }
    }

    /// The picture, or its space until it's drawn; nil while nothing is known to reserve space by.
    private func picture(
        _ outcome: PictureOutcome?, of request: PictureRequest
    ) -> Picture<Timeline.Action>? {
        guard let space = env.pictures.space(of: request) else { return nil }
        let cells = outcome?.cells
        return cells.map { Picture<Timeline.Action>($0) } ?? Picture(reserving: space, role: .placeholder)
    }
}
