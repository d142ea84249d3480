import Messenger

/// The heading of a message. It's derived from the message and those before it and never stored, so it can't become
/// outdated.
///
/// A new day has a line of its own. A name stands above the first message of a group: messages by one sender without a
/// longer pause than the options say, compared with the predecessor and not with the end of the list, where NIMKit has its
/// known defect.
struct MessageHeading: Equatable {
    /// True if a line above says that there are no older messages.
    var hasBeginning = false
    /// The day that begins with the message.
    var day: CivilDate?
    /// The time of a message after a long pause, which has a line of its own.
    var pauseEnd: Timestamp?
    /// How many messages are unread from this one on.
    var unread: Int?
    /// True if the sender's name is shown.
    var showsName = false
    /// True if it's the first of a group of messages by one sender.
    var beginsCluster = true
    /// True in a chat that names the senders of messages.
    var isInGroup = false
    /// True if a line is left free above: two messages of which one has several lines would read as one.
    var hasGap = false
    /// True if the message shows its time.
    var showsTime = true
    /// The current day, for words such as “today”.
    var today: CivilDate

    /// - Parameter earlier: The messages before it that are loaded.
    init(
        of message: Message, after earlier: ArraySlice<Message>, unread: Int?, namesSenders: Bool, clock: LocalClock,
        kinds: ContentKinds = .builtIn, layout: MessageLayout = MessageLayout()
    ) {
        func isCentered(_ message: Message) -> Bool { kinds.kind(of: message.content).frame == .centered }
        today = clock.today
        self.unread = unread
        guard message.hasTime else {
            showsTime = false
            return
        }
        let previous = earlier.last
        let previousWithTime = earlier.last { $0.hasTime }
        let local = clock.zone.localTime(at: message.sentAt)
        let before = previousWithTime.map { clock.zone.localTime(at: $0.sentAt) }
        let isNewDay = before?.date != local.date
        if isNewDay, layout.separators != .none { day = local.date }
        // On some pages, the newest message is the first one.
        let pause = previousWithTime.map { message.sentAt.milliseconds(since: $0.sentAt).magnitude } ?? .max
        if previousWithTime != nil, !isNewDay, layout.separators == .times, pause > UInt64(layout.separatorGap) * 1_000
        {
            pauseEnd = message.sentAt
        }
        let continues =
            previous.map { $0.sender == message.sender && $0.reactions.isEmpty && !isCentered($0) } == true
            && layout.isWithinCluster(pause)
            && !isNewDay && pauseEnd == nil && unread == nil
        showsTime = !continues || before?.minuteOfDay != local.minuteOfDay
        beginsCluster = !continues
        isInGroup = namesSenders
        let namesSender = layout.sides ? namesSenders && !message.isOutgoing : true
        showsName = namesSender && message.sender != .system && !continues
        let standsAlone = day != nil || pauseEnd != nil || unread != nil || showsName
        hasGap =
            !standsAlone && previous.map { !isCentered($0) && ($0.isTall || message.isTall) } == true
            && !isCentered(message)
    }
}

extension Message {
    /// True if its time is known. The store's placeholders for messages that can't be read have none.
    var hasTime: Bool {
        switch content {
        case .damaged: sentAt != .zero
        case .lost: false
        default: true
        }
    }

    /// Columns that nearly every conversation is wide.
    private static let shortLine = 56

    /// True if it takes several lines, as far as can be told without laying it out.
    var isTall: Bool {
        switch content {
        case .text, .emote: break
        default: return true
        }
        let text = content.text
        return quote != nil || !reactions.isEmpty || text.plain.utf8.count > Self.shortLine
            || text.plain.contains { $0.isNewline }
    }
}
