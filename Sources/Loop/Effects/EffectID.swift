/// The name under which an effect can be replaced and cancelled.
///
/// Ids are plain values, so a test can write them and a recording can keep them. They are one namespace for the whole
/// program: where one feature exists several times (two open conversations), its ids are put ``within(_:)`` something
/// that tells the copies apart.
public struct EffectID: Codable, Equatable, Hashable, Sendable {
    /// The name.
    public let name: String

    /// The id called `name`.
    public init(_ name: String) { self.name = name }

    /// The same id inside `scope`: `search` within `conversation.7` is `conversation.7/search`.
    public func within(_ scope: String) -> EffectID { EffectID(scope + "/" + name) }
}

extension EffectID: ExpressibleByStringLiteral {
    /// The id that a literal names.
    public init(stringLiteral name: String) { self.init(name) }
}

extension EffectID: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
