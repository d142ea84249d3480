/// How a value becomes something that can be kept and compared, after the interface of swift-snapshot-testing.
///
/// A strategy for values of one's own is a ``pullback(_:)`` of one that there is:
///
/// ```swift
/// extension Snapshotting where Value == Game, Format == String {
///     static var board: Snapshotting { .screen(20, 10).pullback { game in BoardView(game) } }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The ending of the file's name.
    public let pathExtension: String
    /// How two of what is kept are compared.
    public let diffing: Diffing<Format>
    /// What is kept of a value; throws a ``SnapshotProblem`` where nothing can be.
    public let snapshot: (Value) throws -> Format

    /// A strategy that keeps what `snapshot` makes of a value in files ending in `pathExtension`.
    public init(
        pathExtension: String = "txt", diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }

    /// The strategy for what can be turned into a `Value`.
    public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other, Format> {
        let snapshot = snapshot
        return Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) {
            try snapshot(try transform($0))
        }
    }
}

/// A strategy for values that are kept as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
    /// The text itself, line by line.
    public static var lines: Snapshotting { Snapshotting(diffing: .lines) { $0 } }
}

/// Why a value has no snapshot, as a sentence with a way out.
public struct SnapshotProblem: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// The problem that `description` tells.
    public init(_ description: String) { self.description = description }
}
