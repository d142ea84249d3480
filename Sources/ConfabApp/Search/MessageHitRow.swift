import Messenger
import TerminalDOM

/// A message that was found: its chat, who wrote it and when, and the words around the hit.
struct MessageHitRow: View, Equatable {
    typealias Action = Search.Action

    let hit: MessageHit
    let isGrouped: Bool
    let width: Int
    let env: ViewEnvironment

    var node: Node<Action> { Lazy<Action>(self) { $0.shown }.node }

    private var time: String {
        env.strings.rowTime(RowTime(hit.sentAt, now: env.clock.now, in: env.clock.zone))
    }

    private var heading: [Span] {
        let sender = hit.sender(env.strings)
        // The heading of the chat stands above all of its messages.
        if isGrouped { return [Span(sender.isEmpty ? hit.title(env.strings) : sender, .chatPreviewSender)] }
        let name = Span(hit.title(env.strings))
        return sender.isEmpty ? [name] : [name, Span(" · " + sender, .chatPreviewSender)]
    }

    private var shown: Node<Action> {
        let left = isGrouped ? 1 : 5
        return Row<Action> {
            if isGrouped { Text(" ").width(1) } else { Avatar(name: hit.title(env.strings), number: hit.chat.rawValue) }
            if !isGrouped { Text(" ") }
            Column {
                Row(spacing: 1) {
                    Text(heading).role(.chatName)
                    Spacer()
                    Text(time).role(.chatTime).unshrinkable()
                }
                Text(HitLine.spans(hit.line(env.strings), hit.snippet.hits, width: max(1, width - left), env.glyphs))
                    .role(.chatPreview)
            }
            .grow()
        }.node
    }
}

extension MessageHit {
    /// The chat's title in the list.
    func title(_ strings: any Strings) -> String {
        ChatSummary(id: chat, kind: chatKind, names: chatNames).title(strings)
    }

    /// The words around the hit, or what happened where nothing was said.
    package func line(_ strings: any Strings) -> String {
        wordless.map { $0.previewLine(strings, isOwn: sender == .me).text } ?? snippet.text
    }

    /// The sender's name; empty if the chat implies it.
    func sender(_ strings: any Strings) -> String {
        if sender == .me { return chatKind == .notes ? "" : strings.me() }
        return chatKind.namesSenders ? senderName.harmlessName : ""
    }
}
