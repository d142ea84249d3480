extension UInt64: OrderedKey {
    /// Writes eight bytes in big-endian order.
    package func write(to writer: inout KeyWriter) { writer.append(self) }
    /// Reads eight bytes.
    package init(from reader: inout KeyReader) throws(KeyError) { self = try reader.number() }
}

extension Int64: OrderedKey {
    /// Writes eight bytes in big-endian order with the sign bit flipped, so that negative numbers come first.
    package func write(to writer: inout KeyWriter) { writer.append(self) }
    /// Reads eight bytes.
    package init(from reader: inout KeyReader) throws(KeyError) { self = try reader.signed() }
}

extension String: OrderedKey {
    /// Writes the UTF-8 bytes and an end mark.
    package func write(to writer: inout KeyWriter) { writer.append(self) }
    /// Reads up to the end mark.
    package init(from reader: inout KeyReader) throws(KeyError) { self = try reader.string() }
}

/// A key part that sorts in descending order.
package struct Descending<Part: OrderedKey>: OrderedKey {
    /// The part to sort.
    package var part: Part

    /// Creates a descending part.
    package init(_ part: Part) { self.part = part }

    /// Writes the bytes of the part with every bit flipped.
    package func write(to writer: inout KeyWriter) { writer.appendDescending { part.write(to: &$0) } }

    /// Reads the part.
    package init(from reader: inout KeyReader) throws(KeyError) {
        part = try reader.descending { (reader: inout KeyReader) throws(KeyError) in try Part(from: &reader) }
    }
}

/// A key of two parts, ordered by the first one and then the second one.
package struct Pair<First: OrderedKey, Second: OrderedKey>: OrderedKey {
    /// The first part.
    package var first: First
    /// The second part.
    package var second: Second

    /// Creates a key of two parts.
    package init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Writes both parts.
    package func write(to writer: inout KeyWriter) {
        first.write(to: &writer)
        second.write(to: &writer)
    }

    /// Reads both parts.
    package init(from reader: inout KeyReader) throws(KeyError) {
        first = try First(from: &reader)
        second = try Second(from: &reader)
    }
}
