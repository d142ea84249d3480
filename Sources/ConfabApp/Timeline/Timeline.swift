package import Loop
package import Messenger
package import TerminalDOM

/// A stretch of a history around the screen, and the selected message in it.
///
/// It's a part of the open chat, and of every page that shows messages. Its owner chooses the history, and
/// carries out the actions on its messages.
package struct Timeline: Codable, Equatable, Sendable {
    package var source: TimelineSource
    /// The loaded messages, oldest first; nil until they were read.
    package var page: MessagePage?
    /// Why some messages can't be read; nil once they can.
    package var problem: PageProblem?
    package var scroll = ListScroll<MessageID>(.end)
    /// The visible rows.
    package var viewport: ListViewport<MessageID>?
    /// The selected message; nil if none is selected.
    package var selection: MessageID?
    /// True if the user scrolled last, so that the selection stays on the screen.
    package var isScrolling = false
    /// The messages that are marked for an action on all of them.
    package var marked: Set<MessageID> = []
    /// Those of them that aren't loaded any longer, as they were.
    package var markedElsewhere: [MessageID: Message] = [:]
    /// The messages whose covered parts the user has uncovered, until the history is closed.
    package var uncovered: Set<MessageID> = []
    /// The jumps from answers to the messages that they quote, the last one at the end.
    package var jumps: [Jump] = []
    /// The first message that was unread when the history was opened, and how many there were.
    package var unread: Unread?
    /// True if older or newer messages are being read.
    package var isLoading = false
    /// The message to show once it has been read.
    package var target: Target?
    /// The end of the history to which the user went, while it's being read.
    package var end: MessageAnchor?
    /// The messages that are read whole for a command; nil if none are.
    package var wholes: Wholes?

    /// The user's own messages that aren't stored yet, in the order in which they were sent.
    package var outgoing: [Outgoing] = []

    /// Messages that are read at once.
    package var pageSize = 60

    /// A history of which nothing was read yet.
    package init(_ source: TimelineSource) { self.source = source }

    /// Messages that are kept loaded.
    static let pageLimit = MessagePage.mostMessages
    /// Messages above the screen below which more are read.
    static let pageMargin = 15

    /// A jump from an answer to the message that it quotes.
    package struct Jump: Codable, Equatable, Sendable {
        package var answer: MessageID
        package var quoted: MessageID
    }

    /// Work that leads to actions of the timeline.
    package typealias Work = Effect<AppOperation, Action>

    package enum Action: Codable, Equatable, Sendable {
        /// Messages were read, for an anchor.
        case pageLoaded(TimelineSource, MessageAnchor, MessagePage)
        /// The messages at an anchor couldn't be read.
        case pageFailed(TimelineSource, MessageAnchor, Problem)
        /// The messages of a range were read again.
        case rangeLoaded(TimelineSource, PositionRange, MessagePage)
        /// The names of people were read again.
        case peopleLoaded(TimelineSource, Set<MessageSender>, People)
        /// Messages that are loaded truncated were read whole.
        case wholeLoaded(TimelineSource, [Message])
        /// Other messages are visible.
        case viewportChanged(ListViewport<MessageID>)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        /// The number of new messages below was clicked.
        case newestClicked
        case messageClicked(MessageID)
        /// Something in the content of a message was clicked that opens it.
        case contentClicked(MessageID)
        /// The line of a failed message was clicked: it's to be sent again.
        case retryClicked(MessageID)
        /// A quote was clicked, in this message.
        case quoteClicked(MessageID)
        /// A reaction to a message was clicked.
        case reactionClicked(MessageID, emoji: String, isOn: Bool)
        /// An answer of the poll in a message was clicked.
        case answerClicked(MessageID, Int)
        /// The number of replies to a message was clicked.
        case repliesClicked(MessageID)
        /// The number of people who have read a message was clicked.
        case readersClicked(MessageID)
        /// The avatar or name of a message's sender was clicked, or a mention in it; with Alt, to mention the person.
        case personClicked(MessageID, MessageSender, mentions: Bool)
        /// A message was clicked with the right button.
        case menuClicked(MessageID)
        /// The space between the messages was clicked.
        case clicked
    }

    /// Messages that can't be read.
    package struct PageProblem: Codable, Equatable, Sendable {
        package var anchor: MessageAnchor
        /// The reason.
        package var problem: Problem
    }

    /// The messages that were unread when the history was opened.
    package struct Unread: Codable, Equatable, Sendable {
        package var first: MessageID
        package var position: MessagePosition
        package var count: Int
    }

    /// The loaded messages.
    var messages: [Message] { page?.messages ?? [] }

    /// True if a line says that nothing is older than the first loaded message.
    var hasBeginning: Bool { source.hasBeginning && page?.hasOlder == false }

    /// The loaded message with this number.
    func message(_ id: MessageID) -> Message? { page?.messages.message(id) }

    /// The user's newest message that was read; nil if there is none, or if it may be newer than what is loaded.
    var lastRead: MessageID? {
        guard page?.hasNewer == false else { return nil }
        return messages.indices.last { messages[$0].isOutgoing && messages[$0].delivery == .read }
            .map { messages[$0].id }
    }

    /// The selected message.
    var selectedMessage: Message? { selection.flatMap(message) }

    /// The message that commands are about: the selected one, or else the newest one on the screen.
    var chosenMessage: Message? {
        // Nothing can be done with one that isn't stored yet.
        if selection.map(isUnstored(row:)) == true { return nil }
        return selectedMessage ?? lastVisibleMessage ?? messages.last
    }

    /// The chosen message if it wasn't sent; while none is selected, the last one that wasn't.
    var failedMessage: Message? {
        guard selection == nil else { return chosenMessage.flatMap { $0.isFailed ? $0 : nil } }
        return messages.last(where: \.isFailed)
    }

    /// The last message on the screen that is all there, or else the last one.
    var lastVisibleMessage: Message? { wholeVisible.map { messages[$0.upperBound] } }

    /// The indices of the visible messages without the ones that are cut off at the edges, if there are others.
    var wholeVisible: ClosedRange<Int>? {
        guard let visible, let viewport, visible.count > 1 else { return visible }
        let last = visible.upperBound - (viewport.isLastCut ? 1 : 0)
        return min(visible.lowerBound + (viewport.firstLine < 0 ? 1 : 0), last)...last
    }

    /// The indices of the visible messages in the loaded page. The viewport counts shown messages, which can be fewer
    /// than the loaded ones while a removal is pending. A message that isn't stored yet counts as the last one.
    var visible: ClosedRange<Int>? {
        guard let viewport, let first = index(of: viewport.first), let last = index(of: viewport.last), first <= last
        else { return nil }
        return first...last
    }

    private func index(of row: MessageID) -> Int? {
        messages.index(of: row) ?? (isUnstored(row: row) && !messages.isEmpty ? messages.count - 1 : nil)
    }
}
