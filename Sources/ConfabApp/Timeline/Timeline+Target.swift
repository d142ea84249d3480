import Loop
package import Messenger
import TerminalDOM

// Going to a message, wherever in the history it is.
extension Timeline {
    /// The message to show once it has been read.
    package struct Target: Codable, Equatable, Sendable {
        package var message: MessageID
        /// Its place in the history.
        package var position: MessagePosition
        /// The number of lines between the top and the message.
        package var line: Int
        /// The search that led to it, whose first match in the message becomes visible; nil for its beginning.
        package var match: Match?
        /// True if the message becomes the selected one.
        package var selects = true

        /// A match, and the columns of the messages.
        package struct Match: Codable, Equatable, Sendable {
            package var query: SearchQuery
            package var columns: Int
        }
    }

    /// Shows a message wherever it is.
    mutating func show(_ target: Target) -> [Work] {
        isScrolling = false
        guard let index = page?.messages.index(of: target.message) else {
            self.target = target
            isLoading = true
            return read(.around(target.position))
        }
        self.target = nil
        if target.selects { selection = target.message }
        let line = line(for: target)
        if let viewport, visible?.contains(index) == true, line == target.line, target.selects {
            scroll = viewport.scroll
            scroll.reveal = target.message
        } else {
            scroll = ListScroll(.row(target.message, line: line))
        }
        return []
    }

    /// Goes to the message that was to be shown, now that the messages around it were read.
    mutating func arrive(_ target: Target, at page: MessagePage) {
        self.target = nil
        guard page.messages.contains(where: { $0.id == target.message }) else {
            // It is gone; what stands in its place is seen.
            selection = nil
            let near = page.messages.first { $0.position >= target.position } ?? page.messages.last
            scroll = near.map { ListScroll(.row($0.id, line: target.line)) } ?? ListScroll(.end)
            return
        }
        selection = target.selects ? target.message : nil
        scroll = ListScroll(.row(target.message, line: line(for: target)))
    }

    /// The line at which the message starts, so that the match is visible: above the screen for a long message.
    private func line(for target: Target) -> Int {
        guard let message = message(target.message), let match = target.match,
            let hit = match.query.hits(in: message.searchedText).first
        else { return target.line }
        // A row shows only the beginning of a record.
        if case .mergedRecord = message.content { return target.line }
        // About as wide as it is drawn: whether it is a line more or less does not matter.
        let columns = max(10, min(MessageRow.widest, match.columns) - 8)
        let before = String(decoding: message.searchedText.utf8.prefix(hit.lowerBound), as: UTF8.self)
        let lines =
            before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .reduce(0) { $0 + 1 + DisplayWidth.of($1) / columns } - 1
        return lines > target.line ? target.line - lines : target.line
    }
}
