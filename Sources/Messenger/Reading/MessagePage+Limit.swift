extension MessagePage {
    /// The messages that a history keeps loaded.
    package static let mostMessages = 500
    /// About the bytes that a history keeps loaded.
    package static let mostBytes = 4_000_000
    /// About the bytes that are read at once when a history is read on. With them, the messages around the screen stay within
    /// ``mostBytes``.
    package static let bytesReadAtOnce = 1_000_000
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

extension Collection<Message> {
    /// Returns how many messages from the first one on are within the limits; always one, if there is one.
    package func count(within limit: Int, bytes: Int) -> Int {
        var (count, size) = (0, 0)
        for message in self {
            size += message.loadedSize
            if count == limit || size > bytes && count > 0 { return count }
            count += 1
        }
        return count
    }
}
