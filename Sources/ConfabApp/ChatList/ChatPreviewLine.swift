import Messenger
import TerminalDOM

/// The preview of the last message in a chat, or of the draft, on one line.
struct ChatPreviewLine<Action>: View {
    let chat: ChatSummary
    /// True if what is said has its styles; not where something else is marked, which a mention looks like.
    var isStyled = true
    let env: ViewEnvironment

    var node: Node<Action> {
        let line = chat.previewLine(env.strings, showsText: env.options.previews)
        var spans: [Span] = []
        if let mark = line.mark {
            let role: Role =
                mark == .draft ? .chatPreviewDraft : mark == .failed ? .chatAlarm : .chatPreviewMark
            spans.append(Span(env.glyphs[mark.glyph] + " ", role))
            if mark == .draft { spans.append(Span(env.strings.draft() + " ", .chatPreviewDraft)) }
        }
        if !line.sender.isEmpty { spans.append(Span(line.sender + ": ", .chatPreviewSender)) }
        spans += line.segments.isEmpty || !isStyled ? [Span(line.text)] : line.segments.map(\.span)
        return Text<Action>(spans).role(.chatPreview)
    }
}
