extension UInt64: OrderedKey {
    /// Eight bytes, the highest first.
    public func write(to writer: inout KeyWriter) { writer.append(self) }
    /// Reads eight bytes.
    public init(from reader: inout KeyReader) throws(KeyError) { self = try reader.number() }
}

extension Int64: OrderedKey {
    /// Eight bytes, the sign turned round, so that negative numbers come first.
    public func write(to writer: inout KeyWriter) { writer.append(self) }
    /// Reads eight bytes.
    public init(from reader: inout KeyReader) throws(KeyError) { self = try reader.signed() }
}

extension String: OrderedKey {
    /// The bytes of the UTF-8 and an end mark.
    public func write(to writer: inout KeyWriter) { writer.append(self) }
    /// Reads up to the end mark.
    public init(from reader: inout KeyReader) throws(KeyError) { self = try reader.string() }
}

/// A key part that sorts the other way round.
public struct Descending<Part: OrderedKey>: OrderedKey {
    /// The part.
    public var part: Part

    /// `part`, the greatest first.
    public init(_ part: Part) { self.part = part }

    /// The part's bytes, every bit turned round.
    public func write(to writer: inout KeyWriter) { writer.appendDescending { part.write(to: &$0) } }

    /// Reads the part.
    public init(from reader: inout KeyReader) throws(KeyError) {
        part = try reader.descending { (reader: inout KeyReader) throws(KeyError) in try Part(from: &reader) }
    }
}

/// A key of two parts; the second decides between equal firsts.
public struct Pair<First: OrderedKey, Second: OrderedKey>: OrderedKey {
    /// What decides first.
    public var first: First
    /// What decides next.
    public var second: Second

    /// A key of two parts.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The parts one after the other.
    public func write(to writer: inout KeyWriter) {
        first.write(to: &writer)
        second.write(to: &writer)
    }

    /// Reads both parts.
    public init(from reader: inout KeyReader) throws(KeyError) {
        first = try First(from: &reader)
        second = try Second(from: &reader)
    }
}
