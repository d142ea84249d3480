import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// A chat on the screen through random changes, moves, and sizes, compared with a plain list of its messages.
@Suite struct TimelineWalkTests {
    @Test(arguments: 0..<12) func randomWalksShowWhatAPlainListHas(seed: UInt64) {
        var walk = TimelineWalk(seed)
        for step in 0..<80 { walk.step(step) }
    }

    @Test(arguments: 12..<20) func timesAreAboveTheMessagesAfterAPause(seed: UInt64) {
        var walk = TimelineWalk(seed, .times)
        for step in 0..<80 { walk.step(step) }
    }
}

private struct TimelineWalk {
    private let chat = ChatID(2)
    private let seed: UInt64
    private let separators: MessageLayout.Separators
    private var random: SeededGenerator
    /// All messages, the oldest first.
    private var stored: [Message] = []
    /// The number of the day of each message.
    private var days: [MessageID: Int] = [:]
    private var unread: MessageID
    private var state: AppState
    private var renderer = Renderer<AppAction>(sheet: StyleSheet())
    private var lines: [String] = []
    private var next: UInt64 = 1
    private var place = ""

    init(_ seed: UInt64, _ separators: MessageLayout.Separators = .days) {
        self.seed = seed
        self.separators = separators
        random = SeededGenerator(seed)
        state = AppState.fixture(width: 80, height: 24, open: chat, messages: [])
        state.options.layout.separators = separators
        unread = MessageID(1)
        for _ in 0..<Int.random(in: 30...150, using: &random) { append() }
        unread = stored[stored.count - Int.random(in: 1...25, using: &random)].id
        let first = stored.first { $0.id == unread }
        let (loaded, hasOlder, unreadMessage) = (Array(stored.suffix(60)), stored.count > 60, first)
        state.withMainForTest { main in
            main.conversation?.timeline.page = MessagePage(loaded, hasOlder: hasOlder)
            main.conversation?.timeline.unread = unreadMessage.map {
                Timeline.Unread(first: $0.id, position: $0.position, count: 3)
            }
            main.conversation?.focus = .timeline
        }
        draw()
    }

    private var timeline: Timeline? { state.main?.conversation?.timeline }

    // MARK: Changes

    private mutating func append() {
        let last = stored.last.flatMap { days[$0.id] } ?? 0
        add(at: stored.count, day: last + (Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0))
    }

    /// Adds a message of a day: the time of each is that of the one before and a little more. If times separate
    /// messages, some come after a pause.
    private mutating func add(at index: Int, day: Int) {
        // Some are longer than many a screen; the first line says which message it is.
        let lines = next % 10 == 0 ? 40 : 1
        var message = Message.fixture(next, "m\(next)." + String(repeating: "\nmore", count: lines - 1))
        let before = index > 0 ? stored[index - 1] : nil
        let after = index < stored.count ? stored[index] : nil
        let position = before?.position.rawValue ?? 0
        let room = (after?.position.rawValue ?? position + 2_000_000) - position
        message.position = MessagePosition(position + room / 2)
        let noon = Timestamp.fixtureNow.advanced(byMilliseconds: Int64(day - 60) * 86_400_000)
        let isSameDay = before.flatMap { days[$0.id] } == day
        let isAfterPause = separators == .times && Int.random(in: 0..<5, using: &random) == 0
        let pause = isAfterPause ? Self.longestPause + 1000 : 1000
        message.sentAt = isSameDay ? before?.sentAt.advanced(byMilliseconds: pause) ?? noon : noon
        days[message.id] = day
        stored.insert(message, at: index)
        next += 1
    }

    /// The milliseconds after which a line shows the time.
    private static let longestPause: Int64 = 300_000

    mutating func step(_ number: Int) {
        let index = Int.random(in: 0..<stored.count, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0:
            append()
            change(stored[stored.count - 1], "step \(number): \(next - 1) arrives")
        case 1 where room(before: index) > 2:
            // A server that delivers in another order.
            add(at: index, day: days[stored[index].id] ?? 0)
            change(stored[index], "step \(number): \(next - 1) arrives late, at \(index)")
        case 2:
            let token = stored[index].content.isDeleted ? "" : "m\(stored[index].id.rawValue). edited"
            if !token.isEmpty { stored[index].content = .text(StyledText(token)) }
            change(stored[index], "step \(number): \(stored[index].id) is edited")
        case 3:
            stored[index].content = .deleted(Deletion(by: .sender, at: .fixtureNow))
            change(stored[index], "step \(number): \(stored[index].id) is revoked")
        case 4 where stored.count > 10:
            let gone = stored.remove(at: index)
            change(gone, "step \(number): \(gone.id) is deleted")
        case 5: press("page-up", number)
        case 6: press("page-down", number)
        case 7:
            let (width, height) = (Int.random(in: 30...150, using: &random), Int.random(in: 8...50, using: &random))
            place = "seed \(seed), step \(number): \(width)×\(height)"
            resize(to: Size(width, height))
        default: press(Bool.random(using: &random) ? "k" : "j", number)
        }
        check()
    }

    private func room(before index: Int) -> Int64 {
        index == 0 ? 0 : stored[index].position.rawValue - stored[index - 1].position.rawValue
    }

    private mutating func press(_ key: String, _ number: Int) {
        place = "seed \(seed), step \(number): \(key)"
        apply(.key(key))
        draw()
    }

    /// Resizes the screen, and checks that a selected message that could be seen still can.
    private mutating func resize(to size: Size) {
        let selected = timeline?.selection.flatMap { id in isWhole(id) ? id : nil }
        apply(.terminal(.resize(size)))
        draw()
        guard let selected else { return }
        #expect(timeline?.selection == selected, "\(place)")
        let isDeleted = stored.first { $0.id == selected }?.content.isDeleted ?? true
        if !isDeleted { #expect(shownMessages.contains { $0.id == selected }, "\(place): \(selected) can't be seen") }
    }

    /// True if all of a message is on the screen.
    private func isWhole(_ id: MessageID) -> Bool {
        guard let viewport = timeline?.viewport, let index = timeline?.messages.firstIndex(where: { $0.id == id }),
            timeline?.visible?.contains(index) == true
        else { return false }
        return (id != viewport.first || viewport.firstLine >= 0) && (id != viewport.last || !viewport.isLastCut)
    }

    /// Tells of a changed message, and checks that nothing moves and that the selection stays.
    private mutating func change(_ message: Message, _ what: String) {
        place = "seed \(seed), \(what)"
        let isAtEnd = timeline?.viewport?.isAtEnd ?? true
        let selected = timeline?.selection
        let before = shownMessages
        var changes = ChangeSet()
        changes.noteMessages(of: chat, PositionRange(message.position))
        apply(.changed(changes))
        draw()
        if let selected, stored.contains(where: { $0.id == selected }), timeline?.message(selected) != nil {
            #expect(timeline?.selection == selected, "\(place)")
        } else if let selected, selected == message.id, let loaded = timeline?.messages {
            let next = loaded.first { $0.position > message.position } ?? loaded.last
            #expect(timeline?.selection == next?.id, "\(place)")
        }
        // What changes on the screen moves other rows, and the heading of a row depends on the one above it.
        guard let top = before.first, let bottom = before.last, let first = index(of: top.id),
            let last = index(of: bottom.id), first > 0,
            message.position < stored[first - 1].position && !isNextTo(message, first)
                || message.position > stored[last].position && !isAtEnd
        else { return }
        #expect(shownMessages.first { $0.id == top.id }?.line == top.line, "\(place): \(top.id) moved")
    }

    private func index(of message: MessageID) -> Int? { stored.firstIndex { $0.id == message } }

    /// True if a message is or was the one right above the message at an index.
    private func isNextTo(_ message: Message, _ index: Int) -> Bool {
        let above = index > 1 ? stored[index - 2].position : .first
        return above < message.position && message.position < stored[index].position
    }

    // MARK: The screen

    private mutating func draw() {
        for _ in 0..<30 {
            let rendered = renderer.render(App.view(state), size: state.size)
            lines = rendered.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if rendered.actions.isEmpty { return }
            for action in rendered.actions { apply(action) }
        }
        Issue.record("the screen doesn't settle at \(place)")
    }

    private mutating func apply(_ action: AppAction) {
        for effect in App.reduce(&state, action) {
            switch effect {
            case .perform(.query(.messages(chat, let anchor, let limit)), _):
                apply(.conversation(.timeline(.pageLoaded(.chat(chat), anchor, page(anchor, limit)))))
            case .perform(.query(.messageRange(.chat(chat), let range, let limit)), _):
                let inside = stored.filter { range.contains($0.position) }
                let page = MessagePage(Array(inside.prefix(limit)), hasNewer: inside.count > limit)
                apply(.conversation(.timeline(.rangeLoaded(.chat(chat), range, page))))
            default: break
            }
        }
    }

    private func page(_ anchor: MessageAnchor, _ limit: Int) -> MessagePage {
        func slice(_ range: Range<Int>) -> MessagePage {
            MessagePage(
                Array(stored[range]), hasOlder: range.lowerBound > 0, hasNewer: range.upperBound < stored.count)
        }
        func index(_ isThere: (Message) -> Bool) -> Int { stored.firstIndex(where: isThere) ?? stored.count }
        switch anchor {
        case .newest, .lastSeen, .firstUnread: return slice(max(0, stored.count - limit)..<stored.count)
        case .oldest: return slice(0..<min(limit, stored.count))
        case .around(let position):
            let middle = index { $0.position >= position }
            return slice(max(0, middle - limit / 2)..<min(stored.count, middle + limit / 2))
        case .olderThan(let position):
            let end = index { $0.position >= position }
            return slice(max(0, end - limit)..<end)
        case .newerThan(let position):
            let start = index { $0.position > position }
            return slice(start..<min(stored.count, start + limit))
        }
    }

    /// The messages whose texts are on the screen, from top to bottom.
    private var shownMessages: [(id: MessageID, line: Int)] {
        lines.enumerated().compactMap { line, text in
            text.firstMatch(of: /\bm(\d+)\./).flatMap { UInt64($0.1) }.map { (MessageID($0), line) }
        }
    }

    private func check() {
        guard let loaded = timeline?.messages, let first = loaded.first, let last = loaded.last else {
            Issue.record("nothing is loaded at \(place)")
            return
        }
        let expected = stored.filter { first.position <= $0.position && $0.position <= last.position }
        #expect(loaded == expected, "\(place)")
        let shown = shownMessages
        let listed = stored.filter { !$0.content.isDeleted }
        let separators = lines.map(Self.separator)
        #expect(separators.count { $0 == .unread } <= 1, "\(place)")
        for (above, below) in zip(shown, shown.dropFirst()) {
            guard let index = listed.firstIndex(where: { $0.id == above.id }) else {
                Issue.record("\(above.id) is shown and gone at \(place)")
                continue
            }
            #expect(index + 1 < listed.count && listed[index + 1].id == below.id, "\(place): \(above.id), \(below.id)")
            checkLines(above.line..<below.line, from: above.id, to: below.id, separators)
        }
    }

    /// Checks the lines between two messages that follow each other.
    private func checkLines(
        _ range: Range<Int>, from above: MessageID, to below: MessageID, _ separators: [Separator?]
    ) {
        guard let start = stored.firstIndex(where: { $0.id == above }),
            let end = stored.firstIndex(where: { $0.id == below }), start < end
        else { return }
        let between = stored[start...end]
        let newDays = Set(between.compactMap { days[$0.id] }).count - 1
        #expect(separators[range].count { $0 == .day } == newDays, "\(place): days between \(above) and \(below)")
        let pauses = zip(between, between.dropFirst()).count { earlier, later in
            days[earlier.id] == days[later.id]
                && abs(later.sentAt.milliseconds(since: earlier.sentAt)) > Self.longestPause
        }
        #expect(
            separators[range].count { $0 == .time } == (self.separators == .times ? pauses : 0),
            "\(place): times between \(above) and \(below)")
        let hasDivider = between.dropFirst().contains { $0.id == unread } && timeline?.unread != nil
        #expect(
            separators[range].count { $0 == .unread } == (hasDivider ? 1 : 0),
            "\(place): the divider between \(above) and \(below)")
    }

    private enum Separator { case day, time, unread }

    private static func separator(_ line: String) -> Separator? {
        guard let match = line.firstMatch(of: /─ ([^─│]+) ─/) else { return nil }
        return match.1.contains("unread") ? .unread : match.1.contains(":") ? .time : .day
    }
}
