import Loop
package import Messenger
import TerminalDOM

// Going to a message, wherever in the chat it is.
extension Conversation {
    /// The message to show once it has been read.
    package struct Target: Codable, Equatable, Sendable {
        package var message: MessageID
        /// Its place in the chat.
        package var position: MessagePosition
        /// The number of lines between the top and the message.
        package var line: Int
    }

    /// Shows a message wherever it is, selected.
    mutating func show(_ target: Target) -> [Work] {
        guard let index = page?.messages.firstIndex(where: { $0.id == target.message }) else {
            self.target = target
            isLoading = true
            return [.perform(.query(.messages(chat.id, .around(target.position), limit: Self.pageSize)))]
        }
        self.target = nil
        selection = target.message
        let line = line(for: target)
        if let viewport, seen?.contains(index) == true, line == target.line {
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
        selection = target.message
        scroll = ListScroll(.row(target.message, line: line(for: target)))
    }

    /// The line at which the message starts, so that the match is visible: above the screen for a long message.
    private func line(for target: Target) -> Int {
        guard let message = page?.messages.first(where: { $0.id == target.message }),
            let hit = chatSearch?.query.hits(in: message.searchedText).first
        else { return target.line }
        // About as wide as it is drawn: whether it is a line more or less does not matter.
        let columns = max(10, min(MessageRow.widest, composerWidth) - 8)
        let before = String(decoding: message.searchedText.utf8.prefix(hit.lowerBound), as: UTF8.self)
        let lines =
            before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .reduce(0) { $0 + 1 + DisplayWidth.of($1) / columns } - 1
        return lines > target.line ? target.line - lines : target.line
    }
}
