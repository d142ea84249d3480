import Loop
import Messenger
import TerminalDOM

// Reading again everything that is loaded.
extension Timeline {
    /// Reads again what is loaded, because something of it was changed.
    func reload() -> [Work] {
        let anchor = page == nil ? firstAnchor : placeToReload.map { .around($0) } ?? beginning
        return read(anchor, limit: min(Self.pageLimit, max(pageSize, messages.count + pageSize / 2)))
    }

    /// The part to read while nothing is loaded.
    var firstAnchor: MessageAnchor { target.map { .around($0.position) } ?? end ?? beginning }

    private var beginning: MessageAnchor { source.chat == nil ? .oldest : .newest }

    /// The place around which the loaded messages are read again, so that the visible ones and the selected one stay; nil for
    /// the end of a chat and the start of a page, where new messages become visible.
    private var placeToReload: MessagePosition? {
        guard let page, !page.messages.isEmpty else { return nil }
        if source.chat != nil { return page.hasNewer ? viewport.flatMap { message($0.first) }?.position : nil }
        guard page.hasOlder || viewport?.isAtStart == false else { return nil }
        var near = visible ?? placeOfScroll
        if let index = selection.flatMap(messages.index) {
            let both = min(near.lowerBound, index)...max(near.upperBound, index)
            // New ones between them must not push one of them out.
            if both.count <= Self.pageLimit - 2 * pageSize { near = both }
        }
        return messages[(near.lowerBound + near.upperBound) / 2].position
    }

    /// The index of the message to which the view is tied. Messages may be loaded, but not drawn yet.
    private var placeOfScroll: ClosedRange<Int> {
        let index: Int? =
            switch scroll.position {
            case .start: 0
            case .end: messages.count - 1
            case .row(let row, _): messages.index(of: row)
            }
        return (index ?? messages.count / 2)...(index ?? messages.count / 2)
    }

    /// True if the messages that were read don't belong to those that are loaded by now, or would needlessly push out what is
    /// visible by now. Only a search answers later than it's asked.
    func isOutdated(_ read: MessagePage, at anchor: MessageAnchor) -> Bool {
        guard case .hits = source else { return false }
        guard page != nil else { return end.map { $0 != anchor } ?? false }
        switch anchor {
        // An answer to what would be asked for again is taken: asking again would bring the same one.
        case .olderThan(let position):
            return messages.first?.position != position
                || anchor != nextAnchor && page.map { drops($0.prepending(read)) } == true
        case .newerThan(let position):
            return messages.last?.position != position
                || anchor != nextAnchor && page.map { drops($0.appending(read)) } == true
        case .around(let position):
            return position != placeToReload && drops(read)
        case .newest, .oldest, .firstUnread, .lastSeen: return false
        }
    }

    /// True if some of what is visible isn't in `page`.
    private func drops(_ page: MessagePage) -> Bool {
        guard !messages.isEmpty else { return false }
        let shown = visible ?? placeOfScroll
        return [shown.lowerBound, shown.upperBound].contains { page.messages.index(of: messages[$0].id) == nil }
    }

    /// Asks again for messages at an anchor, by what is loaded now; nothing if other ones are on their way.
    mutating func readAgain(_ anchor: MessageAnchor) -> [Work] {
        guard page != nil else { return [] }
        guard anchor.continuesPage else { return reload() }
        isLoading = false
        return loadMore()
    }
}
