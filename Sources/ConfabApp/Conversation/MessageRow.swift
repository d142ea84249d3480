import Messenger
import TerminalDOM

/// One message with what stands above it: own ones at the right, others' at the left, events in the middle.
struct MessageRow: View {
    let message: Message
    let heading: MessageHeading
    let isSelected: Bool
    var marks: HitMarks?
    let env: ViewEnvironment

    private struct Input: Equatable {
        let message: Message
        let heading: MessageHeading
        let isSelected: Bool
        let marks: HitMarks?
        let words: Words
        let glyphs: Glyphs
        let zone: TimeZoneTable
    }

    /// Columns that a message is wide at most, so that lines stay readable.
    static let widest = 72

    var node: Node<AppAction> {
        let input = Input(
            message: message, heading: heading, isSelected: isSelected, marks: marks, words: env.words,
            glyphs: env.glyphs, zone: env.clock.zone)
        return Lazy<AppAction>(input) { _ in
            Column<AppAction> {
                headings
                if heading.hasGap { Text("") }
                if message.content.isEvent || message.sender == .system {
                    event
                } else {
                    if heading.showsName {
                        Text(message.senderName.harmlessName)
                            .role(Role.sender.state("\(senderColor)"))
                            // No wider than it is: a theme may underline it.
                            .align(.leading, nil)
                            .padding(Insets(left: 1))
                    }
                    bubbleLine
                    if case .failed(let reason)? = message.delivery { failure(reason) }
                }
            }
        }
        .onClick(.conversation(.messageClicked(message.id)))
    }

    private var senderColor: UInt64 {
        switch message.sender {
        case .contact(let id): id.rawValue % 8
        case .member(let id): id.rawValue % 8
        case .me, .system: 0
        }
    }

    @ViewBuilder<AppAction> private var headings: Nodes<AppAction> {
        if let day = heading.day {
            let name = env.words.day(day, today: heading.today)
            line(heading.time.map { "\(name), \(env.words.time($0))" } ?? name, role: .daySeparator)
        } else if let time = heading.time {
            Text(env.words.time(time)).align(.center).role(.daySeparator)
        }
        if let count = heading.unread { line(env.words.unreadDivider(count), role: .unreadDivider) }
    }

    private func line(_ text: String, role: Role) -> Node<AppAction> {
        let rule = env.character(.horizontalRule)
        return Row<AppAction>(spacing: 1) {
            Rule.horizontal(rule).grow()
            Text(text)
            Rule.horizontal(rule).grow()
        }
        .role(role)
    }

    private var event: Node<AppAction> {
        let words = env.words.kind(message.content)
        return Row<AppAction> {
            mark
            if case .lost = message.content {
                Text("\(env.glyphs[.trouble]) \(words)").wrap().align(.center).role(.error).grow()
            } else {
                Text(words).wrap().align(.center).role(.event).grow()
            }
        }.node
    }

    private var bubbleLine: Node<AppAction> {
        let bubble = MessageBubble(message: message, marks: marks, env: env).node
            .role(message.isOutgoing ? .ownBubble : .otherBubble)
            .width(atMost: Self.widest)
        return Row<AppAction>(spacing: 1) {
            mark
            if message.isOutgoing {
                Spacer(minimum: 4)
                meta.align(nil, .bottom)
                bubble
            } else {
                bubble
                meta.align(nil, .bottom)
                Spacer(minimum: 2)
            }
        }.node
    }

    private func failure(_ reason: FailureReason) -> Node<AppAction> {
        let words = env.words
        return Text<AppAction>("\(words.failure(reason)) · \(words.retryHint(env.key(.retry, in: .timeline)))")
            .wrap().align(.trailing)
            .role(Role.receipt.state("failed"))
            .onClick(.conversation(.retryClicked(message.id)))
    }

    private var mark: Node<AppAction> {
        Text<AppAction>(isSelected ? env.glyphs[.selection] : "").role(.selectedMark).width(isSelected ? 1 : 0)
    }

    private var meta: Node<AppAction> {
        Row<AppAction>(spacing: 1) {
            if message.isEdited { Text(env.words.edited()).role(.messageTime).unshrinkable() }
            if heading.showsTime {
                Text(env.words.time(env.clock.zone.localTime(at: message.sentAt))).role(.messageTime).unshrinkable()
            }
            if let delivery = message.delivery, message.isOutgoing { DeliveryMark(state: delivery, env: env) }
        }.node
    }
}
