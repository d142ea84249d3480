/// Turns the values of a table into stored bytes and back.
///
/// Both directions see the key's bytes, so that a checksum can say that a value belongs to its key.
public protocol ValueCodec<Value>: Sendable {
    /// What the table's values are.
    associatedtype Value
    /// The bytes to store for `value` under `key`.
    func encode(_ value: Value, key: UnsafeRawBufferPointer) throws -> [UInt8]
    /// The value that is stored as `bytes` under `key`. The bytes are the database's own and last only for the call.
    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> Value
}

/// No value: the key says everything. For indexes.
public struct NoValue: ValueCodec {
    /// A codec for nothing.
    public init() {}
    /// No bytes.
    public func encode(_ value: Void, key: UnsafeRawBufferPointer) -> [UInt8] { [] }
    /// Nothing, whatever the bytes.
    public func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) {}
}

/// Bytes as they are.
public struct RawBytes: ValueCodec {
    /// A codec for bytes.
    public init() {}
    /// The bytes.
    public func encode(_ value: [UInt8], key: UnsafeRawBufferPointer) -> [UInt8] { value }
    /// The bytes.
    public func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> [UInt8] { Array(bytes) }
}
