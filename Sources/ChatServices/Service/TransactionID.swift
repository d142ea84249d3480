/// Names a request, so that asking twice does not do it twice: what Matrix calls a transaction identifier.
public struct TransactionID: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The most bytes of a name in UTF-8.
    public static let maximumBytes = 128

    /// The name.
    public let rawValue: String

    /// A request of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A request of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A name that nobody else has.
    public static func random() -> TransactionID { TransactionID(Token.random(length: 22)) }

    /// The name.
    public var description: String { rawValue }
}
