import Messenger
import TerminalDOM

// The place of what is on the screen within the whole history.
extension Timeline {
    /// True if there is something below the screen.
    var hasMoreBelow: Bool {
        guard let page, let viewport else { return false }
        return page.hasNewer || !viewport.isAtEnd
    }

    /// About how many messages the history has before and after the loaded ones; nil while nothing is known of that.
    ///
    /// Positions grow evenly within a chat, so those of the loaded messages say how many others there are.
    ///
    /// - Parameter span: The positions from the oldest message to the newest one; nil while they aren't known.
    func others(in span: ClosedRange<MessagePosition>?) -> (before: Int, after: Int)? {
        guard let page, page.hasOlder || page.hasNewer else { return (0, 0) }
        let positions = page.messages.lazy.map(\.position).filter { $0 != .unassigned }
        guard let span, let first = positions.first, let last = positions.last else { return nil }
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
