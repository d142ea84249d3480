import Messenger
import TerminalDOM

// The place of what is on the screen within the whole chat.
extension Conversation {
    /// The number of unread messages while there is something below the screen.
    package var newBelow: Int {
        guard let page, let viewport, page.hasNewer || !viewport.isAtEnd else { return 0 }
        return chat.stats.unread
    }

    /// About how many messages the chat has before and after the loaded ones; nil while nothing is known of that.
    ///
    /// Positions grow evenly within a chat, so those of the loaded messages say how many others there are.
    var others: (before: Int, after: Int)? {
        guard let page, page.hasOlder || page.hasNewer else { return (0, 0) }
        let positions = page.messages.lazy.map(\.position).filter { $0 != .unassigned }
        guard let span = details.span, let first = positions.first, let last = positions.last else { return nil }
        let loaded = last.distance(from: first)
        let each = loaded > 0 ? loaded / Double(positions.count - 1) : Double(MessagePosition.stride)
        func count(_ distance: Double) -> Int { Int(max(1, min(distance / each, 1e9))) }
        return (
            page.hasOlder ? count(first.distance(from: span.lowerBound)) : 0,
            page.hasNewer ? count(span.upperBound.distance(from: last)) : 0
        )
    }
}

extension MessagePosition {
    fileprivate func distance(from other: MessagePosition) -> Double { Double(rawValue) - Double(other.rawValue) }
}
