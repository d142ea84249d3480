extension MessagePage {
    /// The messages that a history keeps loaded.
    package static let mostMessages = 500
    /// About the bytes that a history keeps loaded.
    package static let mostBytes = 4_000_000
    /// About the bytes that are read at once when a history is read on. With them, the messages around the screen stay within
    /// ``mostBytes``.
    package static let bytesReadAtOnce = 1_000_000

    /// Returns how many messages above and below a place are within limits together: the nearest ones on both sides, and more
    /// on one side if the other has few.
    ///
    /// - Parameters:
    ///   - above: the messages above the place, the nearest one first.
    ///   - below: the messages from the place on, the nearest one first.
    ///   - limit: the most messages.
    ///   - bytes: about the bytes that they may take; `Int.max` for any. There's always one, if there is one.
    package static func nearest(
        _ above: [Message], _ below: [Message], within limit: Int, bytes: Int
    ) -> (above: Int, below: Int) {
        let belowCount = min(below.count, max(limit - limit / 2, limit - above.count))
        let aboveCount = min(above.count, limit - belowCount)
        guard bytes < .max else { return (aboveCount, belowCount) }
        var (kept, next, size) = (0, 0, 0)
        var (canAbove, canBelow) = (true, true)
        while canAbove || canBelow {
            canBelow = canBelow && next < belowCount
            if canBelow {
                size += below[next].loadedSize
                canBelow = size <= bytes || kept + next == 0
                if canBelow { next += 1 }
            }
            canAbove = canAbove && kept < aboveCount && (size <= bytes || kept + next == 0)
            if canAbove {
                size += above[kept].loadedSize
                canAbove = size <= bytes || kept + next == 0
                if canAbove { kept += 1 }
            }
        }
        return (kept, next)
    }
}

extension MessageAnchor {
    /// True if the messages there continue those that were read before.
    package var continuesPage: Bool {
        switch self {
        case .olderThan, .newerThan: true
        default: false
        }
    }

    /// About the bytes of messages that are read there.
    package var mostBytes: Int { continuesPage ? MessagePage.bytesReadAtOnce : MessagePage.mostBytes }
}

extension [Message] {
    /// Returns how many messages from the first one on are within the limits; always one, if there is one.
    ///
    /// - Parameter fromEnd: true to count from the last one back.
    package func count(within limit: Int, bytes: Int, fromEnd: Bool = false) -> Int {
        var size = 0
        // By index, because a loop over the messages copies each of them.
        for counted in indices {
            size += self[fromEnd ? count - 1 - counted : counted].loadedSize
            if counted == limit || size > bytes && counted > 0 { return counted }
        }
        return count
    }
}
