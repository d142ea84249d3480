import Messenger

/// The heading of a message. It's derived from the message and those before it and never stored, so it can't become
/// outdated.
///
/// A time stands above the first message and wherever the gap to the predecessor is over five minutes (NIMKit's
/// `messageInterval`, compared with the predecessor and not with the end of the list, where NIMKit has its known
/// defect); another day has a line of its own. A name stands above the first message of several by one sender.
struct MessageHeading: Equatable {
    /// The day that begins with the message.
    var day: CivilDate?
    /// The time that stands alone above the message.
    var time: LocalTime?
    /// How many messages are unread from this one on.
    var unread: Int?
    /// True if the sender's name is shown.
    var showsName = false
    /// True if a line is left free above: two messages of which one has several lines would read as one.
    var hasGap = false
    /// True if the message's own line tells its time.
    var showsTime = true
    /// What day it is, for the words of the day.
    var today: CivilDate

    /// A longer silence than this, in milliseconds, has its time told.
    static let longestGap: Int64 = 300_000

    /// - Parameter earlier: The messages before it that are loaded.
    init(of message: Message, after earlier: ArraySlice<Message>, unread: Int?, namesSenders: Bool, clock: LocalClock) {
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
        if before?.date != local.date { day = local.date }
        let gap = previousWithTime.map { message.sentAt.milliseconds(since: $0.sentAt) } ?? .max
        if gap > Self.longestGap { time = local }
        let isSameMinute = before?.date == local.date && before?.minuteOfDay == local.minuteOfDay
        showsTime = time == nil && !isSameMinute
        let continues =
            previous.map { $0.sender == message.sender && !$0.content.isEvent } == true && time == nil && day == nil
            && unread == nil
        showsName = namesSenders && !message.isOutgoing && message.sender != .system && !continues
        let standsAlone = day != nil || time != nil || unread != nil || showsName
        hasGap =
            !standsAlone && previous.map { !$0.content.isEvent && ($0.isTall || message.isTall) } == true
            && !message.content.isEvent
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
