/// How a value becomes text that is kept beside the test, after the interface of swift-snapshot-testing.
public struct Snapshotting<Value> {
    /// The ending of the file's name.
    public let pathExtension: String
    /// The text of a value; its lines end in `\n`.
    public let snapshot: (Value) -> String

    /// A strategy that writes `snapshot` into files ending in `pathExtension`.
    public init(pathExtension: String = "txt", snapshot: @escaping (Value) -> String) {
        self.pathExtension = pathExtension
        self.snapshot = snapshot
    }

    /// The strategy for what can be turned into a `Value`.
    public func pullback<Other>(_ transform: @escaping (Other) -> Value) -> Snapshotting<Other> {
        let snapshot = snapshot
        return Snapshotting<Other>(pathExtension: pathExtension) { snapshot(transform($0)) }
    }
}

extension Snapshotting where Value == String {
    /// The text itself.
    public static var lines: Snapshotting { Snapshotting { $0 } }
}
