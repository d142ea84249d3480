import Loop
public import Messenger
import TerminalDOM

// Going to a message, wherever in the chat it is.
extension Conversation {
    /// A message that is to be shown once it was read.
    public struct Target: Codable, Equatable, Sendable {
        /// The message.
        public var message: MessageID
        /// Its place in the chat.
        public var position: MessagePosition
        /// How many lines below the top it stands.
        public var line: Int

        /// A message that is to be shown.
        public init(message: MessageID, position: MessagePosition, line: Int) {
            self.message = message
            self.position = position
            self.line = line
        }
    }

    /// Shows a message wherever it is, selected.
    static func show(_ state: inout State, _ target: Target) -> [AppEffect] {
        guard let index = state.page?.messages.firstIndex(where: { $0.id == target.message }) else {
            state.target = target
            state.isLoading = true
            return [.perform(.query(.messages(state.chat.id, .around(target.position), limit: pageSize)))]
        }
        state.target = nil
        state.selection = target.message
        let line = line(for: target, state)
        if let viewport = state.viewport, state.seen?.contains(index) == true, line == target.line {
            state.scroll = viewport.scroll
            state.scroll.reveal = target.message
        } else {
            state.scroll = ListScroll(.row(target.message, line: line))
        }
        return []
    }

    /// Goes to the message that was to be shown, now that the messages around it were read.
    static func arrive(_ state: inout State, _ target: Target, at page: MessagePage) {
        state.target = nil
        guard page.messages.contains(where: { $0.id == target.message }) else {
            // It is gone; what stands in its place is seen.
            state.selection = nil
            let near = page.messages.first { $0.position >= target.position } ?? page.messages.last
            state.scroll = near.map { ListScroll(.row($0.id, line: target.line)) } ?? ListScroll(.end)
            return
        }
        state.selection = target.message
        state.scroll = ListScroll(.row(target.message, line: line(for: target, state)))
    }

    /// Where the message begins, so that the words that were found are seen: of a long one, above the screen.
    private static func line(for target: Target, _ state: State) -> Int {
        guard let message = state.page?.messages.first(where: { $0.id == target.message }),
            let hit = state.finder?.query.hits(in: message.searchedText).first
        else { return target.line }
        // About as wide as it is drawn: whether it is a line more or less does not matter.
        let columns = max(10, min(MessageRow.widest, state.composerWidth) - 8)
        let before = String(decoding: message.searchedText.utf8.prefix(hit.lowerBound), as: UTF8.self)
        let lines =
            before.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .reduce(0) { $0 + 1 + DisplayWidth.of($1) / columns } - 1
        return lines > target.line ? target.line - lines : target.line
    }
}
