/// A conversion of a table's values to stored bytes and back.
///
/// Both directions receive the bytes of the key, so that a checksum can verify that a value belongs to its key.
package protocol ValueCodec<Value>: Sendable {
    /// The type of the table's values.
    associatedtype Value
    /// Returns the bytes to store for `value` with `key`.
    func encode(_ value: Value, key: UnsafeRawBufferPointer) throws -> [UInt8]
    /// Returns the value of the stored `bytes` with `key`. The bytes belong to the database and are valid only during
    /// the call.
    func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) throws -> Value
}

/// A codec for tables without values, such as indexes, in which the key contains everything.
package struct NoValue: ValueCodec {
    /// Creates a codec.
    package init() {}
    /// Returns no bytes.
    package func encode(_ value: Void, key: UnsafeRawBufferPointer) -> [UInt8] { [] }
    /// Ignores the bytes.
    package func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) {}
}

/// A codec that stores bytes unchanged.
package struct RawBytes: ValueCodec {
    /// Creates a codec.
    package init() {}
    /// Returns the bytes unchanged.
    package func encode(_ value: [UInt8], key: UnsafeRawBufferPointer) -> [UInt8] { value }
    /// Returns a copy of the bytes.
    package func decode(_ bytes: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> [UInt8] { Array(bytes) }
}
