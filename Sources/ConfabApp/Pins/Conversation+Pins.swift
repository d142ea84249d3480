import Messenger
import TerminalDOM

// The pinned messages below the title of the open chat.
extension Conversation {
    /// More pinned messages than these are only on their page.
    package static let mostPinLines = 3

    /// The name that the others in the chat know the user by.
    func ownName(_ shared: Shared) -> String {
        let own = details.incognitoName ?? ""
        return own.isEmpty ? shared.profile?.names.shown() ?? "" : own.harmlessName
    }

    /// A line for each of the messages that were pinned last, as many as leave the chat most of the screen: three from 24 rows on.
    @ViewBuilder<Action> func pinLines(_ shared: Shared, _ env: ViewEnvironment) -> Nodes<Action> {
        let shown = details.pins.prefix(pinLineCount(shared)).map { $0.shown(by: details.people) }
        for (index, message) in shown.enumerated() {
            let isLast = index == shown.count - 1
            Row<Action>(spacing: 1) {
                Text(env.glyphs[.pinnedMessage]).unshrinkable()
                BarTitle(title: message.shownSender(in: chat, env.strings), columns: shared.conversationWidth / 2)
                Text(message.content.previewLine(env.strings, isOwn: message.isOutgoing).text).grow()
                if isLast, details.pinCount > shown.count {
                    Text(env.strings.morePins(details.pinCount - shown.count)).role(.titleDetail).unshrinkable()
                        .onClick(.commandClicked(.pins))
                }
            }
            .role(.quote)
            .padding(.symmetric(columns: 1))
            .onClick(.pinClicked(message.id))
            .part(.pins)
        }
    }

    /// The lines that the pinned messages take, unless the search needs them.
    func pinLineCount(_ shared: Shared) -> Int {
        guard !shared.size.isShort, shared.options.showPins else { return 0 }
        return min(details.pins.count, max(1, min(Self.mostPinLines, shared.size.height / 6 - 1)))
    }
}
