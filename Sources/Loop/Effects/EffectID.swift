/// An identifier by which an effect can be replaced and canceled.
///
/// IDs are plain values, so tests can write them and recordings can store them. They form a single namespace for the
/// whole program. For a feature with several instances, such as two open conversations, scope the IDs with
/// ``within(_:)``.
public struct EffectID: Codable, Equatable, Hashable, Sendable {
    /// The name of the ID.
    public let name: String

    /// Creates the ID named `name`.
    public init(_ name: String) { self.name = name }

    /// Returns the ID scoped to `scope`: `search` within `conversation.7` is `conversation.7/search`.
    public func within(_ scope: String) -> EffectID { EffectID(scope + "/" + name) }
}

extension EffectID: ExpressibleByStringLiteral {
    /// Creates an ID from a string literal.
    public init(stringLiteral name: String) { self.init(name) }
}

extension EffectID: CustomStringConvertible {
    /// The name of the ID.
    public var description: String { name }
}
