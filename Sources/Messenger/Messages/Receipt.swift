/// A receipt for all messages of a chat up to a position.
package struct Receipt: Codable, Equatable, Hashable, Sendable {
    /// The kind of a receipt.
    package enum Kind: Int, Codable, CaseIterable, Comparable, Hashable, Sendable {
        /// The messages were delivered.
        case delivered
        /// The messages were read.
        case read

        /// Orders the kinds: delivered is less than read.
        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    /// The chat of the messages.
    package var chat: ChatID
    /// The person who received or read the messages.
    package var reader: MessageSender
    /// The kind of the receipt.
    package var kind: Kind
    /// The position of the newest message that the receipt covers.
    package var position: MessagePosition
    /// The time of the receipt.
    package var at: Timestamp

    /// Creates a receipt.
    package init(chat: ChatID, reader: MessageSender, kind: Kind, position: MessagePosition, at: Timestamp) {
        self.chat = chat
        self.reader = reader
        self.kind = kind
        self.position = position
        self.at = at
    }
}
