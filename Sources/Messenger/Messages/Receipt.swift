/// Says how far someone has got in a chat: everything up to a message.
public struct Receipt: Codable, Equatable, Hashable, Sendable {
    /// What it says.
    public enum Kind: Int, Codable, CaseIterable, Comparable, Hashable, Sendable {
        /// Arrived.
        case delivered
        /// Seen.
        case read

        /// Seen is more than arrived.
        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    /// The chat.
    public var chat: ChatID
    /// Who got so far.
    public var reader: MessageSender
    /// Arrived, or seen.
    public var kind: Kind
    /// The newest message that it is about.
    public var position: MessagePosition
    /// When.
    public var at: Timestamp

    /// A receipt.
    public init(chat: ChatID, reader: MessageSender, kind: Kind, position: MessagePosition, at: Timestamp) {
        self.chat = chat
        self.reader = reader
        self.kind = kind
        self.position = position
        self.at = at
    }
}
