import Messenger
import TerminalDOM

// Moving through the history.
extension Timeline {
    /// Does a command that moves; nil if it isn't one.
    mutating func move(_ command: CommandID) -> [Work]? {
        switch command {
        case .olderMessage: select(by: -1)
        case .newerMessage: select(by: 1)
        case .scrollUp: scroll(by: -pageLines)
        case .scrollDown: scroll(by: pageLines)
        case .oldest: return go(to: .oldest)
        case .newest: return jumpDown()
        default: return nil
        }
        return []
    }

    /// Moves on a page of messages. Nothing is below its newest message, so one is always selected.
    mutating func moveOnPage(_ command: CommandID) -> [Work]? {
        guard let work = move(command) else { return nil }
        if selection == nil { selection = (command == .oldest ? messages.first : messages.last)?.id }
        return work
    }

    /// Returns the message to select on a page where one must be selected: the one after that which was selected `before`. If
    /// the screen had left that one, the first message on the screen.
    func successor(ofSelectionIn before: Timeline) -> MessageID? {
        let loaded = before.messages
        guard let index = before.selection.flatMap(loaded.index) else { return messages.first?.id }
        if before.visible?.contains(index) == false, let first = viewport?.first, message(first) != nil { return first }
        return neighbor(of: loaded[index].id, among: loaded) ?? messages.first?.id
    }

    /// Returns a message that was `loaded` and still is: the one itself, or else the next one, or else the one before it.
    func neighbor(of id: MessageID, among loaded: [Message]) -> MessageID? {
        guard let index = loaded.index(of: id) else { return nil }
        let ids = Set(messages.map(\.id))
        return (loaded[index...].first { ids.contains($0.id) } ?? loaded[..<index].last { ids.contains($0.id) })?.id
    }

    private var pageLines: Int { max(1, (viewport?.height ?? 10) - 2) }

    /// Scrolls by so many lines. If the selected message leaves the screen, one on the screen becomes the selected one.
    mutating func scroll(by lines: Int) {
        scroll.move(by: lines, from: &viewport)
        isScrolling = true
    }

    /// Selects the visible message nearest to the selected one if scrolling has moved that off the screen: actions must not
    /// act on a message that can't be seen. Rather one that is all there than one at the edge.
    mutating func carrySelection() {
        guard isScrolling, let visible, let wholeVisible, let index = selection.flatMap(messages.index),
            !visible.contains(index)
        else { return }
        selection = messages[index < visible.lowerBound ? wholeVisible.lowerBound : wholeVisible.upperBound].id
    }

    /// The messages that can be selected. An unstored message can be selected only if it sends a file: that takes long
    /// enough to cancel.
    private var selectable: [Message] {
        rows.filter { !isUnstored(row: $0.id) || $0.content.attachment != nil }
    }

    private mutating func select(by step: Int) {
        isScrolling = false
        let messages = selectable
        guard !messages.isEmpty else { return }
        let current = selection.flatMap { id in messages.lastIndex { $0.id == id } }
        let isAtUnstored = viewport.map { isUnstored(row: $0.last) } ?? true
        let last = isAtUnstored ? messages.count - 1 : wholeVisible?.upperBound ?? messages.count - 1
        let start = step < 0 ? last : wholeVisible?.lowerBound ?? 0
        let wanted = current.map { $0 + step } ?? start
        if wanted >= messages.count, page?.hasNewer == false {
            // Below the newest message nothing is selected: that is where one began.
            selection = nil
            scroll = ListScroll(.end)
            return
        }
        let id = messages[max(0, min(wanted, messages.count - 1))].id
        selection = id
        scroll.show(id, from: viewport)
    }

    /// Scrolls by `lines`, so that messages stay in place when lines above the view appear (negative) or disappear.
    mutating func moveLines(by lines: Int) {
        guard lines != 0, let viewport, selection != nil || !viewport.isAtEnd else { return }
        if case .row(let row, let line) = viewport.scroll.position {
            scroll = ListScroll(.row(row, line: line + lines))
        }
    }

    /// Keeps the selected message on the screen if all of it is there: a picture above it may take more lines once it's
    /// drawn, and a screen of another size may have fewer. Without a selection, a screen of another size keeps the last
    /// message that is all there; a picture pushes it down, so that the first one stays.
    mutating func keepInSight(isResized: Bool) {
        guard selection == nil else { return keepSelectionInSight() }
        if isResized { keepLastInSight() }
    }

    private mutating func keepSelectionInSight() {
        guard let selection, let visible, let viewport, let index = messages.index(of: selection),
            visible.contains(index), selection != viewport.first || viewport.firstLine >= 0,
            selection != viewport.last || !viewport.isLastCut
        else { return }
        scroll.reveal = selection
    }

    private mutating func keepLastInSight() {
        guard let viewport, !viewport.isAtEnd, let visible else { return }
        switch scroll.position {
        case .end: return
        case .start: guard viewport.isAtStart else { return }
        // The view may be on its way elsewhere.
        case .row(let row, _): guard messages.index(of: row).map(visible.contains) == true else { return }
        }
        // Of a message that is longer than the screen, the beginning would come into sight.
        guard let last = lastVisibleMessage, last.id != viewport.first || viewport.firstLine >= 0,
            last.id != viewport.last || !viewport.isLastCut
        else { return }
        scroll.reveal = last.id
    }

    /// Goes to the line above the unread messages while that's below the screen, else to the newest message.
    mutating func jumpDown() -> [Work] {
        guard let unread, let bottom = visible.map({ messages[$0.upperBound].position }), bottom < unread.position
        else { return go(to: .newest) }
        selection = nil
        return show(Target(message: unread.first, position: unread.position, line: 1, selects: false))
    }

    /// Goes to the oldest or the newest message, which may have to be read first.
    mutating func go(to end: MessageAnchor) -> [Work] {
        selection = nil
        isScrolling = false
        let isRead = end == .oldest ? page?.hasOlder == false : page?.hasNewer == false
        scroll = ListScroll(end == .oldest ? .start : .end)
        guard !isRead else { return [] }
        keepMarked()
        page = nil
        viewport = nil
        isLoading = true
        self.end = end
        return read(end)
    }
}

extension Timeline {
    /// The footer's rank for a command while messages are marked: the key that marks stands behind those that move.
    func footerRank(_ command: CommandID) -> Int? {
        guard !marked.isEmpty else { return nil }
        return switch command {
        case .olderMessage: -1
        case .selectMessage: 0
        default: nil
        }
    }
}
