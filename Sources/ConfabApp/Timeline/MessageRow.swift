import Messenger
import TerminalDOM

/// One message with what stands above it: own ones at the right unless the options say otherwise, others' at the left,
/// events in the middle.
struct MessageRow: View {
    typealias Action = Timeline.Action

    let message: Message
    let heading: MessageHeading
    let isSelected: Bool
    /// True if it's among the messages that an action is for.
    var isMarked = false
    /// True while messages are being marked.
    var isMarking = false
    /// True if it says who pinned it.
    var namesPin = false
    /// The number of replies to it.
    var replies = 0
    /// The number of people who have read it, in a group.
    var readers = 0
    var marks: HitMarks?
    /// The sender's name, for the line above the message.
    var senderName = ""
    /// The name whose initials are beside the message.
    var avatarName = ""
    /// The name that an emote is about.
    var actor = ""
    /// True if the user has uncovered its covered parts.
    var isUncovered = false
    /// The state of its file; nil if that's on this device, or there's none.
    var file: FileState?
    /// The playback of its voice; nil if that isn't being played.
    var playback: VoicePlayback?
    /// The columns of the timeline.
    var columns = MessageRow.widest
    /// The keys that send it again, one after the other; empty if it can't be said which.
    var retryKeys: [String] = []
    /// The key that opens all of the text; empty if it can't be said which.
    var openKey = ""
    let env: ViewEnvironment

    private struct Input: Equatable {
        let message: Message
        let heading: MessageHeading
        let isSelected: Bool
        let isMarked: Bool
        let isMarking: Bool
        let namesPin: Bool
        let replies: Int
        let readers: Int
        let marks: HitMarks?
        let senderName: String
        let avatarName: String
        let actor: String
        let isUncovered: Bool
        let file: FileState?
        let playback: VoicePlayback?
        let columns: Int
        let retryKeys: [String]
        let openKey: String
        /// All of them: a kind of content can use any.
        let options: Options
        let glyphs: Glyphs
        let zone: TimeZoneTable
        /// Nil for messages without one.
        let pictures: PictureCache?
    }

    /// Columns that a message is wide at most, so that lines stay readable.
    static let widest = 72
    /// Columns that are left beside a message.
    static let leastMargin = 6

    /// The columns that a message may have where the timeline has `columns`.
    static func contentWidth(columns: Int) -> Int { max(1, min(widest, columns - leastMargin)) }

    /// The columns that the padding of a bubble takes.
    private static let bubblePadding = 2
    /// Narrower timelines leave the columns of times and most of the margin to the words.
    private static let leastForTimes = 30

    /// About the columns that text has in a message with only the time beside it, where the timeline has `columns`.
    static func textWidth(columns: Int) -> Int {
        let time = columns < leastForTimes ? 0 : 6
        return max(1, contentWidth(columns: columns - time) - bubblePadding)
    }

    var node: Node<Action> {
        let input = Input(
            message: message, heading: heading, isSelected: isSelected, isMarked: isMarked, isMarking: isMarking,
            namesPin: namesPin, replies: replies, readers: readers, marks: marks, senderName: senderName,
            avatarName: avatarName, actor: actor, isUncovered: isUncovered, file: file, playback: playback,
            columns: columns, retryKeys: retryKeys, openKey: openKey, options: env.options, glyphs: env.glyphs,
            zone: env.clock.zone, pictures: kind.picture(message.content) == nil ? nil : env.pictures
        )
        return Lazy<Action>(input) { _ in
            Column<Action> {
                headings
                if heading.hasGap { Text("") }
                if kind.frame == .centered || message.sender == .system {
                    centered
                } else {
                    if heading.showsName, kind.showsSender {
                        Text(senderName)
                            .role(Role.sender.state("\(senderColor)"))
                            .padding(Insets(left: indent))
                            // No wider than it is: a theme may underline it.
                            .align(.leading, nil)
                            .onClick(personClicked)
                    }
                    bubbleLine
                    if namesPin, let pin = message.pin { pinLine(pin) }
                    if case .failed(let reason)? = message.delivery { failure(reason) }
                }
            }
        }
        .onClick(.messageClicked(message.id))
        .onRightClick(.menuClicked(message.id))
    }

    private var senderColor: UInt64 {
        switch message.sender {
        case .contact(let id): id.rawValue % 8
        case .member(let id): id.rawValue % 8
        case .me, .system: 0
        }
    }

    @ViewBuilder<Action> private var headings: Nodes<Action> {
        if heading.hasBeginning {
            Text<Action>(env.strings.beginning()).align(.center).role(.event).padding(Insets(left: 1))
        }
        if let day = heading.day {
            let name = env.strings.day(day, today: heading.today)
            line(name, role: .daySeparator)
        }
        if let pause = heading.pauseEnd {
            line(env.strings.time(env.clock.zone.localTime(at: pause)), role: .daySeparator)
        }
        if let count = heading.unread { line(env.strings.unreadMessages(count), role: .unreadDivider) }
    }

    private func line(_ text: String, role: Role) -> Node<Action> {
        let rule = env.character(.horizontalRule)
        return Row<Action>(spacing: 1) {
            Rule.horizontal(rule).grow()
            Text(text)
            Rule.horizontal(rule).grow()
        }
        .role(role)
        .padding(Insets(left: 1))
    }

    private var kind: ContentKind { env.contentKinds.kind(of: message.content) }

    private var content: ContentInput {
        ContentInput(
            content: message.content, width: Self.contentWidth(columns: columns), room: room, marks: marks,
            actor: actor, sender: message.sender, senderName: senderName, quote: message.quote,
            isUncovered: isUncovered, playback: playback, message: message.id, env: env)
    }

    /// The columns within the bubble that nothing beside it can need. They don't depend on how far the message is, so that
    /// nothing in it moves when that changes.
    private var room: Int {
        var beside = (isMarking ? 1 + Self.boxColumns : 1) + margin + (isOnRight ? 1 : 2)
        if hasAvatar { beside += Self.avatarColumns }
        if message.pin != nil, !namesPin { beside += 1 + DisplayWidth.of(env.glyphs[.pinnedMessage]) }
        if message.isEdited { beside += 1 + DisplayWidth.of(env.strings.edited()) }
        if showsTime {
            beside += 1 + DisplayWidth.of(env.strings.time(env.clock.zone.localTime(at: message.sentAt)))
        }
        if message.isOutgoing {
            beside += 1 + DisplayWidth.of(env.glyphs[.delivered]) + (readers > 0 ? 1 + "\(readers)".count : 0)
        }
        return min(Self.widest, columns - beside) - Self.bubblePadding
    }

    private var isOnRight: Bool { message.isOutgoing && env.options.layout.sides }
    private var margin: Int { columns < Self.leastForTimes ? (isOnRight ? 1 : 0) : isOnRight ? Self.leastMargin : 3 }
    private var showsTime: Bool { heading.showsTime && columns >= Self.leastForTimes }

    private var centered: Node<Action> {
        let isEvent = kind.frame == .centered
        let words = Text<Action>(env.strings.kind(message.content)).wrap().align(.center).role(.event)
        // As much room after it as before the mark.
        return Row<Action> {
            mark.padding(Insets(left: 1))
            (isEvent ? kind.view(content) : words).padding(Insets(right: 1)).grow()
        }.node
    }

    private var bubbleLine: Node<Action> {
        let role: Role? =
            kind.frame == .plain || !env.options.layout.bubbles ? nil : message.isOutgoing ? .ownBubble : .otherBubble
        let bubble = MessageBubble(
            message: message, content: kind.view(content), file: file, replies: replies, openKey: openKey, env: env
        ).node
            .role(role)
            .width(atMost: Self.widest)
            .shrinkToFit()
        return Row<Action> {
            if isOnRight {
                Spacer(minimum: margin)
                meta.padding(Insets(right: 1)).align(nil, .bottom)
                mark
                bubble
            } else {
                mark.padding(Insets(left: 1))
                if hasAvatar { avatar }
                bubble
                meta.padding(Insets(left: 1)).align(nil, .bottom)
                Spacer(minimum: margin)
            }
        }.node
    }

    private static let avatarColumns = 5
    private static let boxColumns = 3
    /// The columns before the lines above and below a bubble, so that they're aligned with it if there are initials.
    private var indent: Int { hasAvatar ? 2 + Self.avatarColumns + (isMarking ? Self.boxColumns : 0) : 2 }

    /// True if the sender's initials, or the space for them, are beside the message.
    private var hasAvatar: Bool {
        guard !isOnRight, kind.showsSender, columns >= Self.leastForAvatars else { return false }
        return switch env.options.layout.avatars {
        case .none: false
        case .groups: heading.isInGroup
        case .all: true
        }
    }

    /// Narrower timelines leave the space to the messages.
    private static let leastForAvatars = 40

    private var avatar: Node<Action> {
        Row<Action> {
            if heading.beginsCluster {
                Avatar<Action>(name: avatarName, number: senderColor).onClick(personClicked)
            }
        }
        .width(Self.avatarColumns)
        .align(nil, .top)
    }

    /// A click on the sender, who is a person that has a card; nil for others.
    private func personClicked(_ hit: Hit) -> Action? {
        guard message.sender.isNamed else { return nil }
        return .personClicked(message.id, message.sender, mentions: hit.modifiers.contains(.alt))
    }

    private func failure(_ reason: FailureReason) -> Node<Action> {
        let hint = retryKeys.isEmpty ? "" : " · \(env.strings.retryHint(retryKeys))"
        return Text<Action>(env.strings.failure(reason) + hint)
            .wrap().align(isOnRight ? .trailing : .leading)
            .role(Role.receipt.state("failed"))
            .padding(Insets(left: isOnRight ? 4 : indent + 1, right: 1))
            .align(isOnRight ? .trailing : .leading, nil)
            .onClick(.retryClicked(message.id))
    }

    /// On a line of its own: beside a picture, narrow screens have no room for it.
    private func pinLine(_ pin: Pin) -> Node<Action> {
        Text<Action>("\(env.glyphs[.pinnedMessage]) \(env.strings.pinned(pin))")
            .role(.messageTime)
            .padding(Insets(left: indent, right: 1))
            .align(isOnRight ? .trailing : .leading, nil)
    }

    private var mark: Node<Action> {
        // As wide without the mark, so that selecting a message doesn't move it.
        Row<Action> {
            (isSelected ? Rule.vertical(env.character(.selection)).node : Text<Action>("").node).role(.selectedMark)
                .width(1)
            if isMarking { Text<Action>(box).role(.selectedMark).width(Self.boxColumns) }
        }.node
    }

    /// A box like those in lists; nothing beside messages that can't be marked.
    private var box: String {
        kind.frame == .centered ? "" : "[\(isMarked ? env.glyphs[.checked] : " ")]"
    }

    private var meta: Node<Action> {
        Row<Action>(spacing: 1) {
            if let pin = message.pin, !namesPin {
                Text(env.glyphs[.pinnedMessage]).role(.messageTime).unshrinkable().tooltip(env.strings.pinned(pin))
            }
            if message.isEdited { Text(env.strings.edited()).role(.messageTime).unshrinkable() }
            if showsTime {
                Text(env.strings.time(env.clock.zone.localTime(at: message.sentAt))).role(.messageTime).unshrinkable()
            }
            if let delivery = message.delivery, message.isOutgoing {
                let mark = DeliveryMark<Action>(state: delivery, readers: readers, env: env).node
                if readers > 0 { mark.onClick(.readersClicked(message.id)) } else { mark }
            }
        }.node
    }
}
