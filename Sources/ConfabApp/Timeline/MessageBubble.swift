import Messenger
import TerminalDOM

/// The content of a message in its bubble: the quoted message, its content, and reactions.
struct MessageBubble: View {
    typealias Action = Timeline.Action

    let message: Message
    /// The content as its kind draws it.
    let content: Node<Action>
    /// The state of its file; nil if that's on this device, or there's none.
    var file: FileState?
    /// The number of replies to it.
    var replies = 0
    /// The key that opens all of the text.
    var openKey = ""
    let env: ViewEnvironment

    var node: Node<Action> {
        Column<Action> {
            if let name = message.forwardedFrom { Text(env.strings.forwarded(name)).role(.quote) }
            if env.options.layout.quotes, let quote = message.quote { quoteView(quote) }
            content
            if let file { Text(env.strings.fileState(file)).wrap().role(.placeholder) }
            if let omission = message.omission(openKey, env.strings) {
                Text(omission).wrap().role(.placeholder).onClick(.contentClicked(message.id))
            }
            if !message.reactions.isEmpty { reactions }
            if replies > 0 {
                Text(env.strings.replies(replies)).role(.link).align(.leading, nil).onClick(.repliesClicked(message.id))
            }
        }
        .padding(.symmetric(columns: 1))
    }

    private func quoteView(_ quote: Quote) -> Node<Action> {
        let name = quote.sender == .me ? env.strings.me() : quote.senderName.harmlessName
        return Row<Action>(spacing: 1) {
            Rule.vertical(env.character(.quoteBar)).role(.bold).width(1)
            Column {
                if !name.isEmpty { Text(name).role(.bold) }
                Text(quote.words(env.strings))
            }
            .grow()
        }
        .role(.quote)
        .onClick(.quoteClicked(message.id))
    }

    private var reactions: Node<Action> {
        Flow<Action> {
            for reaction in message.reactions {
                Text(reaction.count > 1 ? "\(reaction.emoji) \(reaction.count)" : reaction.emoji)
                    .role(reaction.isMine ? Role.reaction.state("mine") : .reaction)
                    .onClick(.reactionClicked(message.id, emoji: reaction.emoji, isOn: !reaction.isMine))
            }
        }.node
    }
}

extension Message {
    /// Says how much of the text is missing, and how to see it; nil if nothing is. A record opens anyway.
    func omission(_ key: String, _ strings: any Strings) -> String? {
        guard let omittedBytes, !content.isRecord else { return nil }
        return strings.moreText(ByteCount.text(Int64(omittedBytes)), key)
    }
}
