import Messenger
import TerminalDOM

/// The messages of a history around the screen.
struct TimelineView: View {
    typealias Action = Timeline.Action

    let timeline: Timeline
    /// The columns of the messages within the view.
    let columns: Range<Int>
    /// True if keys go to the messages.
    var hasFocus = true
    /// True if messages of others have their senders' names above them.
    var namesSenders = false
    /// True if only the last one of the user's read messages is marked as read.
    var marksOnlyLastRead = false
    /// The numbers of people who have read the messages of a group.
    var readCounts = ReadCounts()
    /// The name for senders without one.
    var otherName = ""
    /// The user's own name.
    var ownName = ""
    /// The chats of messages from several, by message.
    var origins: [MessageID: String] = [:]
    /// The search whose matches are marked; nil without one.
    var query: SearchQuery?
    /// The current match.
    var currentHit: MessageID?
    /// The keys that send a failed message again, one after the other; empty if it can't be said which.
    var retryKeys: [String] = []
    /// Returns the state of a message's file; nil if that's on this device, or there's none.
    var fileState: (Message) -> FileState? = { _ in nil }
    /// The voice message that is being played.
    var playback: VoicePlayback?
    /// True if the messages are pieces of one text.
    var isText = false
    /// True on a low screen, which has rows for messages only, and none for the lines between them.
    var isLow = false
    /// The positions from the oldest message to the newest one; nil while they aren't known.
    var span: ClosedRange<MessagePosition>?
    /// The button that says how many messages are new below the screen; nil for none.
    var newBelow: Node<Action>?
    /// The text instead of messages.
    var empty: (title: String, help: String) = ("", "")
    let env: ViewEnvironment

    var node: Node<Action> {
        guard timeline.page != nil else {
            let node =
                timeline.problem.map {
                    EmptyPlace<Action>(
                        title: env.strings.messagesUnreadable(), help: env.strings.problem($0.problem)
                    ).node
                }
                ?? Spacer<Action>().node
            return node.onClick(.clicked, showsHover: false)
        }
        let rows = timeline.rows
        guard !rows.isEmpty else {
            return EmptyPlace(title: empty.title, help: empty.help).node.onClick(.clicked, showsHover: false)
        }
        return Layered<Action> {
            list(rows).onWheel { .wheelTurned($0) }
            if let newBelow { newBelow }
        }
        .onClick(.clicked, showsHover: false)
    }

    private func list(_ messages: [Message]) -> Node<Action> {
        let lastRead = timeline.lastRead
        return List<Action>(
            Array(messages.indices), id: { messages[$0].id }, scroll: timeline.scroll,
            gravity: timeline.source.chat == nil ? .top : .bottom,
            onViewport: { .viewportChanged($0) }
        ) { index in row(index, messages, lastRead) }
        .rows(in: columns)
        .scrollbar(
            timeline.others(in: span).flatMap { env.scrollbar(before: $0.before, after: $0.after, coversRows: true) }
        )
        .node
    }

    private func row(_ index: Int, _ messages: [Message], _ lastRead: MessageID?) -> MessageRow {
        var message = timeline.shown(messages[index])
        if !timeline.source.hasReceipts { message.hideReceipt() }
        if marksOnlyLastRead { message.hideReadMark(unless: lastRead) }
        var heading = timeline.heading(at: index, messages, namesSenders: namesSenders, isLow: isLow, env)
        if isText {
            message.omittedBytes = nil
            heading.hasGap = false
        }
        // The one before it may come from another chat.
        if origins[message.id] != nil { heading.showsName = true }
        let name = senderName(of: message)
        return MessageRow(
            message: message, heading: heading,
            isSelected: message.id == timeline.selection && hasFocus, isMarked: timeline.marked.contains(message.id),
            isMarking: !timeline.marked.isEmpty,
            namesPin: timeline.source.namesPins, replies: timeline.page?.replies?[message.id] ?? 0,
            readers: readCounts.readers(of: message), marks: marks(message), senderName: name,
            avatarName: message.isOutgoing && !ownName.isEmpty ? ownName : name,
            actor: actor(of: message),
            isUncovered: timeline.uncovered.contains(message.id), file: fileState(message),
            playback: playback?.message == message.id ? playback : nil,
            columns: columns.count,
            retryKeys: message.isFailed ? retryKeys : [],
            openKey: message.omittedBytes == nil ? "" : env.key(.openLink, in: .timeline), env: env)
    }

    private func senderName(of message: Message) -> String {
        let name =
            message.isOutgoing
            ? env.strings.me()
            : message.senderName.isEmpty && !namesSenders ? otherName : message.senderName.harmlessName
        guard let origin = origins[message.id], !origin.isEmpty, origin != name else { return name }
        return name.isEmpty ? origin : "\(name) · \(origin)"
    }

    /// The name that an emote is about; empty for other messages.
    private func actor(of message: Message) -> String {
        guard case .emote = message.content else { return "" }
        if message.isOutgoing { return ownName }
        return message.senderName.isEmpty ? otherName : message.senderName.harmlessName
    }

    private func marks(_ message: Message) -> HitMarks? {
        guard let query, !query.phrases.isEmpty else { return nil }
        return HitMarks(query: query, isCurrent: message.id == currentHit)
    }
}

extension Message {
    /// Hides how far the message has come, unless it wasn't sent yet.
    mutating func hideReceipt() {
        if !isUnsent { delivery = nil }
    }

    /// Hides that the message was read, unless it's the last one that was: it says the same of those before it.
    mutating func hideReadMark(unless last: MessageID?) {
        if delivery == .read, id != last { delivery = nil }
    }
}

extension Timeline {
    /// Returns the heading of a message, which follows from the message and those before it.
    ///
    /// - Parameter isLow: true if there's no room for lines between messages.
    func heading(
        at index: Int, _ messages: [Message], namesSenders: Bool, isLow: Bool = false, _ env: ViewEnvironment
    ) -> MessageHeading {
        var layout = env.options.layout
        if let separators = isLow ? MessageLayout.Separators.none : source.separators { layout.separators = separators }
        var heading = MessageHeading(
            of: messages[index], after: messages[..<index],
            unread: messages[index].id == unread?.first ? unread?.count : nil, namesSenders: namesSenders,
            clock: env.clock, kinds: env.contentKinds, layout: layout)
        heading.hasBeginning = index == 0 && hasBeginning && !isLow
        if isLow { heading.hasGap = false }
        return heading
    }
}

extension Shared {
    /// The columns of a page with messages in front of the screen, with its border.
    var pageWidth: Int { min(80, size.width) }
    /// The columns of the messages on it: the border, its padding, and the scrollbar take five.
    var pageColumns: Range<Int> { 0..<max(1, pageWidth - 5) }

    /// Messages never get fewer columns than this if there are more.
    private static let leastReadingWidth = 40

    /// The columns of the messages: no more than can be read well, in the middle. The last column is the scrollbar's.
    func readingColumns(width: Int) -> Range<Int> {
        let room = max(1, width - 1)
        let wanted = options.readingWidth
        let width = wanted == 0 ? room : min(room, max(wanted, Self.leastReadingWidth))
        let left = (room - width) / 2
        return left..<left + width
    }
}
