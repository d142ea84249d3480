import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// A page of messages on a screen of ten lines, one for each message, and the store that answers it.
///
/// Matches are searched for on a lane, where a question replaces a waiting one of its kind; collected messages are read at
/// once.
struct WalkedPage {
    static let height = 10
    static let chat = ChatSummary.fixtures[1]
    static let query = SearchQuery("moth")

    var page: MessagesPage
    /// The seed of the random test that walks, for its failures.
    let seed: UInt64?
    /// All messages, in the order of the page.
    var stored: [Message]
    /// The questions that the store hasn't answered yet.
    private(set) var waiting: [Question] = []
    private var reported: ListViewport<MessageID>?

    struct Question {
        var anchor: MessageAnchor
        var cursor: SearchCursor?
        var limit: Int
    }

    enum Source: CaseIterable { case hits, collected }

    init(_ source: Source, _ stored: [Message], seed: UInt64? = nil) {
        self.stored = stored
        self.seed = seed
        page =
            source == .hits
            ? MessagesPage(
                .hits(Self.chat.id, Self.query), in: Conversation(chat: Self.chat, of: ProfileID(1)), .fixture)
            : MessagesPage(collectedOf: .fixture())
        take(page.open(.fixture))
        settle()
    }

    /// Messages in the order of the page, of which some were sent at the same time.
    static func messages(_ source: Source, _ count: Int, bytes: (Int) -> Int = { _ in 5 }) -> [Message] {
        (1...count).reversed().map { number in
            var message = Message.fixture(UInt64(number), String(repeating: "x", count: bytes(number)))
            message.sentAt = Timestamp(milliseconds: Int64(number / 3))
            // The order of matches is that of their times.
            let position = source == .hits ? (number * 7919) % 104_729 : -number
            message.position = MessagePosition(Int64(position))
            return message
        }
    }

    var timeline: Timeline { page.timeline }

    /// The seed, for failures.
    private var walk: Comment { seed.map { "seed \($0)" } ?? "" }

    /// The messages on the screen.
    var visible: [MessageID] {
        let messages = timeline.messages
        return messages.isEmpty ? [] : messages[rows(messages)].map(\.id)
    }

    private func rows(_ messages: [Message]) -> ClosedRange<Int> {
        var top =
            switch timeline.scroll.position {
            case .start: 0
            case .end: messages.count - Self.height
            case .row(let row, let line): (messages.index(of: row) ?? line) - line
            }
        if let shown = timeline.scroll.reveal.flatMap(messages.index) {
            top = max(min(top, shown), shown - Self.height + 1)
        }
        top = max(0, min(top, messages.count - Self.height))
        return top...min(messages.count - 1, top + Self.height - 1)
    }

    /// Draws a frame. The list tells if other messages are visible.
    mutating func draw() {
        let messages = timeline.messages
        guard !messages.isEmpty else { return reported = nil }
        let rows = rows(messages)
        let viewport = ListViewport(
            first: messages[rows.lowerBound].id, firstLine: 0, firstIndex: rows.lowerBound,
            last: messages[rows.upperBound].id, lastIndex: rows.upperBound, height: Self.height,
            isAtStart: rows.lowerBound == 0, isAtEnd: rows.upperBound == messages.count - 1)
        guard viewport != reported else { return }
        reported = viewport
        take(page.reduce(.timeline(.viewportChanged(viewport)), .fixture))
    }

    mutating func press(_ command: CommandID) {
        if let outcome = page.perform(command, .fixture) { take(outcome) }
        draw()
    }

    mutating func turnWheel(_ notches: Int) {
        take(page.reduce(.timeline(.wheelTurned(notches)), .fixture))
        draw()
    }

    /// Tells the page that something was changed.
    mutating func noteChange() {
        var changes = ChangeSet()
        changes.noteMessages(of: Self.chat.id, .everything)
        changes.profiles = [ProfileID(1)]
        take(page.storeChanged(changes, .fixture))
        draw()
    }

    private mutating func take(_ outcome: Outcome<MessagesPage.Action>) {
        for effect in outcome.effects {
            switch effect {
            case .perform(.slowQuery(.hits(_, _, let anchor, let cursor, let limit)), _):
                let question = Question(anchor: anchor, cursor: cursor, limit: limit)
                let same = waiting.firstIndex { $0.anchor.continuesPage == anchor.continuesPage }
                if let same { waiting[same] = question } else { waiting.append(question) }
            case .perform(.query(.messageRange(_, let range, let limit)), _):
                let inside = stored.filter { range.contains($0.position) }.sorted { $0.position < $1.position }
                let read = MessagePage(Array(inside.prefix(limit)), hasNewer: inside.count > limit)
                take(page.reduce(.timeline(.rangeLoaded(timeline.source, range, read)), .fixture))
            case .perform(.query(.collected(_, let anchor, let limit)), _):
                answer(Question(anchor: anchor, limit: limit))
            default: Issue.record("an unexpected question: \(effect), \(walk)")
            }
        }
    }

    /// Answers all questions.
    mutating func settle() {
        draw()
        while !waiting.isEmpty { answerNext() }
    }

    /// Answers the first question that waits.
    mutating func answerNext() {
        guard !waiting.isEmpty else { return }
        answer(waiting.removeFirst())
        draw()
    }

    private mutating func answer(_ question: Question) {
        let before = visible
        // Something below the screen or above it was scrolled to that wasn't loaded yet.
        let isAtEdge = before.first == timeline.messages.first?.id || before.last == timeline.messages.last?.id
        let read = read(question)
        let limit = question.anchor.continuesPage ? MessagePage.bytesReadAtOnce : MessagePage.mostBytes
        #expect(read.messages.count <= question.limit && read.messages.reduce(0) { $0 + $1.loadedSize } <= limit, walk)
        if timeline.source.isCollection {
            let copies = read.messages.map { message in
                CollectedMessage(
                    number: message.position.rawValue.magnitude, message: message, chatName: "Lunch", at: .zero)
            }
            take(
                page.reduce(
                    .collectedLoaded(
                        question.anchor, copies, People(), hasOlder: read.hasOlder, hasNewer: read.hasNewer), .fixture))
        } else {
            take(page.reduce(.timeline(.pageLoaded(timeline.source, question.anchor, read)), .fixture))
        }
        check(before, isAtEdge: isAtEdge, question)
    }

    private func read(_ question: Question) -> MessagePage {
        let (limit, bytes) = (question.limit, question.anchor.mostBytes)
        let (place, next) = place(question)
        switch question.anchor {
        case .newest: return slice(limit, bytes, above: stored.count, below: stored.count, isBackward: true)
        case .olderThan: return slice(limit, bytes, above: place, below: place, isBackward: true)
        case .newerThan: return slice(limit, bytes, above: next, below: next, isBackward: false)
        case .around:
            let count = MessagePage.nearest(
                stored[..<place].reversed(), Array(stored[place...]), within: limit, bytes: bytes)
            return loaded(place - count.above..<place + count.below)
        default: return slice(limit, bytes, above: 0, below: 0, isBackward: false)
        }
    }

    private func slice(_ limit: Int, _ bytes: Int, above: Int, below: Int, isBackward: Bool) -> MessagePage {
        isBackward
            ? loaded(above - Array(stored[..<above]).count(within: limit, bytes: bytes, fromEnd: true)..<above)
            : loaded(below..<below + Array(stored[below...]).count(within: limit, bytes: bytes))
    }

    private func loaded(_ range: Range<Int>) -> MessagePage {
        MessagePage(
            Array(stored[range]), hasOlder: range.lowerBound > 0, hasNewer: range.upperBound < stored.count)
    }

    /// The index of the message that the anchor names, or of the one in its place, and of the one after it.
    private func place(_ question: Question) -> (Int, Int) {
        func index(_ isBehind: (Message) -> Bool) -> Int { stored.firstIndex(where: isBehind) ?? stored.count }
        if let cursor = question.cursor {
            let place = (cursor.sentAt, cursor.message)
            return (index { ($0.sentAt, $0.id) <= place }, index { ($0.sentAt, $0.id) < place })
        }
        switch question.anchor {
        case .olderThan(let position), .newerThan(let position), .around(let position):
            #expect(timeline.source.isCollection, "a search needs the place of a match")
            return (index { $0.position >= position }, index { $0.position > position })
        default: return (0, 0)
        }
    }

    /// Checks the limits, and that the view has stayed where it was.
    private func check(_ before: [MessageID], isAtEdge: Bool, _ question: Question) {
        let messages = timeline.messages
        #expect(messages.count <= 500, walk)
        #expect(messages.reduce(0) { $0 + $1.loadedSize } <= 4_000_000, walk)
        #expect(messages.isEmpty || timeline.selectedMessage != nil, walk)
        let after = visible
        if question.anchor.continuesPage {
            #expect(after == before || isAtEdge && !Set(after).isDisjoint(with: before), walk)
        } else if !before.isEmpty, !messages.isEmpty {
            // New messages move some of those out that were visible, and others are gone.
            let left = before.filter { id in stored.contains { $0.id == id } }
            #expect(
                left.isEmpty || left.count { after.contains($0) } * 2 >= left.count,
                "\(walk): \(before) became \(after) at \(question) with \(timeline.scroll)")
        }
    }
}
