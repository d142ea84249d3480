/// A strategy for converting a value to a form that can be stored and compared, modeled after the interface of
/// swift-snapshot-testing.
///
/// To write a strategy for another type, use ``pullback(_:)`` on an existing one:
///
/// ```swift
/// extension Snapshotting where Value == Game, Format == String {
///     static var board: Snapshotting { .screen(20, 10).pullback { game in BoardView(game) } }
/// }
/// ```
public struct Snapshotting<Value, Format> {
    /// The extension of the snapshot file.
    public let pathExtension: String
    /// The comparison of two stored snapshots.
    public let diffing: Diffing<Format>
    /// A function that converts a value. It throws a ``SnapshotProblem`` if the value has no snapshot.
    public let snapshot: (Value) throws -> Format

    /// Creates a strategy that stores the result of `snapshot` in files with the extension `pathExtension`.
    public init(
        pathExtension: String = "txt", diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }

    /// Returns a strategy for values that `transform` converts to a `Value`.
    public func pullback<Other>(_ transform: @escaping (Other) throws -> Value) -> Snapshotting<Other, Format> {
        let snapshot = snapshot
        return Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) {
            try snapshot(try transform($0))
        }
    }
}

/// A strategy for values that are stored unchanged.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
    /// A strategy for text, compared line by line.
    public static var lines: Snapshotting { Snapshotting(diffing: .lines) { $0 } }
}

/// The reason that a value has no snapshot, as a sentence with a solution.
public struct SnapshotProblem: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Creates a problem described by `description`.
    public init(_ description: String) { self.description = description }
}
