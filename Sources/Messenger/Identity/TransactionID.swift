/// Names a request, so that asking twice does not do it twice: what Matrix calls a transaction identifier.
package struct TransactionID: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
    /// The most bytes of a name in UTF-8.
    package static let maximumBytes = 128

    /// The name.
    package let rawValue: String

    /// A request of this name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// A request of this name.
    package init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name.
    package var description: String { rawValue }
}
