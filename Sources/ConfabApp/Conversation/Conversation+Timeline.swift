import Loop
import Messenger
import TerminalDOM

// What happens in the messages of the open chat.
extension Conversation {
    /// Takes an action of the messages.
    mutating func reduceTimeline(_ action: Timeline.Action, _ shared: Shared) -> Outcome<Action> {
        let wanted = timeline.target
        let isFirst = timeline.page == nil
        let effects = work(timeline.reduce(action))
        switch action {
        case .pageLoaded(timeline.source, let anchor, let page):
            if isFirst, anchor == .firstUnread {
                timeline.begin(atUnreadAfter: details.readUpTo, count: chat.stats.unread, shared.size)
            }
            if isFirst, anchor == .lastSeen, let place = details.place { timeline.begin(at: place) }
            return Outcome(effects: effects + noteSeen(shared))
                + noteMissing(wanted, anchor, page, shared.strings)
        case .viewportChanged: return Outcome(effects: effects + noteSeen(shared))
        case .messageClicked: return Outcome(effects: effects, intents: [.focus(.timeline)])
        case .contentClicked(let message):
            guard let clicked = timeline.message(message) else { return Outcome(intents: [.focus(.timeline)]) }
            let opened =
                clicked.content.asVoice == nil ? contentPage(of: clicked) : togglePlayback(of: clicked, shared)
            return Outcome(intents: [.focus(.timeline)]) + (opened ?? Outcome())
        case .retryClicked(let message): return Outcome(effects: effects) + retry(message)
        case .clicked: return Outcome(effects: effects, intents: [.focus(.timeline)])
        case .quoteClicked(let message):
            return timeline.message(message).map { jumpToQuote(of: $0, shared) } ?? Outcome()
        case .reactionClicked(let message, let emoji, let isOn):
            guard let message = timeline.message(message) else { return Outcome() }
            return .reacting(
                to: message, with: emoji, isOn: isOn, facts(shared), by: .conversation, shared.strings)
        case .answerClicked(let message, let answer):
            guard let message = timeline.message(message) else { return Outcome() }
            return .togglingVote(for: answer, in: message, facts(shared), by: .conversation, shared.strings)
        case .menuClicked(let message):
            return Outcome(intents: [.focus(.timeline)])
                + (timeline.message(message).map { openMenu(of: $0, shared) } ?? Outcome())
        case .personClicked(let message, let person, let mentions):
            guard mentions else { return showCard(of: person, in: message) }
            let name = timeline.nameForMention(of: person, in: message, of: chat)
            return name.map { mention(person, named: $0, shared) } ?? Outcome()
        case .repliesClicked(let message): return showThread(of: message, shared)
        case .readersClicked(let message):
            return timeline.message(message).map { showDetails(of: $0, isOnlyReaders: true) } ?? Outcome()
        case .wholeLoaded(timeline.source, _): return performOnWholes(shared)
        case .rangeLoaded: return Outcome(effects: effects + noteSeen(shared) + endDeletedPlayback())
        case .pageLoaded, .pageFailed, .peopleLoaded, .wholeLoaded, .wheelTurned, .newestClicked:
            return Outcome(effects: effects)
        }
    }

    /// Says so if the message that was to be shown is gone.
    private func noteMissing(
        _ wanted: Timeline.Target?, _ anchor: MessageAnchor, _ page: MessagePage, _ strings: any Strings
    ) -> Outcome<Action> {
        guard let wanted, timeline.target == nil, anchor == .around(wanted.position) else { return Outcome() }
        let message = page.messages.message(wanted.message)
        if let message, !message.content.isDeleted { return Outcome() }
        return Outcome(intents: [.dropHits(chat.id, wanted.message), .notice(strings.messageIsGone())])
    }

    /// The name of the selected message if it's on its way and has a file.
    var selectedSending: TransactionID? {
        guard timeline.marked.isEmpty else { return nil }
        return timeline.outgoing.first { $0.message.id == timeline.selection && $0.message.content.attachment != nil }
            .flatMap { $0.message.transaction.map { TransactionID($0.rawValue) } }
    }

    /// Sends a failed message again.
    func retry(_ message: MessageID) -> Outcome<Action> {
        Outcome(effects: [.request(.retry(message), of: profile, by: .conversation)])
    }

    /// Shows a message wherever it is, selected.
    mutating func show(_ target: Timeline.Target) -> [Work] { work(timeline.show(target)) }

    /// Goes to the oldest or the newest message.
    mutating func go(to end: MessageAnchor) -> [Work] { work(timeline.go(to: end)) }

    /// Work of the messages as work of the open chat.
    func work(_ work: [Timeline.Work]) -> [Work] { work.map(action: Action.timeline) }

    /// The number of unread messages while there is something below the screen.
    package var newBelow: Int { timeline.hasMoreBelow ? chat.stats.unread : 0 }
}
