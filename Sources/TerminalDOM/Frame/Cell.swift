/// What stands in one cell, as a plain value of four bytes.
///
/// A character of one scalar is kept as that scalar, a longer one as its number in a ``ClusterTable``. The second half
/// of a wide character is a cell of its own, ``continuation``.
public struct Glyph: Equatable, Hashable, Sendable {
    /// The lower 24 bits are the scalar or the cluster's number, the upper ones are flags.
    public let bits: UInt32

    private static let cluster: UInt32 = 1 << 24
    private static let wide: UInt32 = 1 << 25
    private static let disputed: UInt32 = 1 << 26

    private init(bits: UInt32) { self.bits = bits }

    /// A character of one scalar.
    ///
    /// - Parameters:
    ///   - scalar: the character.
    ///   - isWide: whether it takes two columns.
    ///   - isDisputed: whether terminals do not agree on its width.
    public init(_ scalar: Unicode.Scalar, isWide: Bool = false, isDisputed: Bool = false) {
        bits = scalar.value | (isWide ? Self.wide : 0) | (isDisputed ? Self.disputed : 0)
    }

    /// A character of several scalars: the one with this number in the frame's ``ClusterTable``.
    public init(clusterNumber: Int, isWide: Bool, isDisputed: Bool) {
        bits =
            UInt32(clusterNumber) | Self.cluster | (isWide ? Self.wide : 0) | (isDisputed ? Self.disputed : 0)
    }

    /// Nothing: a space.
    public static let blank = Glyph(bits: 0x20)
    /// The right half of the wide character to the left.
    public static let continuation = Glyph(bits: 0)

    /// Whether it takes two columns, the second of which is a ``continuation``.
    public var isWide: Bool { bits & Self.wide != 0 }
    /// Whether terminals do not agree on its width, so that the cursor has to be set anew behind it.
    public var isDisputed: Bool { bits & Self.disputed != 0 }
    /// Whether this is the right half of a wide character.
    public var isContinuation: Bool { self == .continuation }
    /// The scalar, `nil` for a character of several.
    public var scalar: Unicode.Scalar? {
        bits & Self.cluster == 0 ? Unicode.Scalar(bits & 0xFF_FFFF) : nil
    }
    /// The number in the frame's ``ClusterTable``, `nil` for a character of one scalar.
    public var clusterNumber: Int? {
        bits & Self.cluster != 0 ? Int(bits & 0xFF_FFFF) : nil
    }
}

/// One cell of the screen: eight bytes that compare as they are.
public struct Cell: Equatable, Hashable, Sendable {
    /// What stands in it.
    public var glyph: Glyph
    /// What it looks like, as a number in the frame's ``StyleTable``.
    public var style: StyleID

    /// A cell of `glyph` in `style`.
    public init(_ glyph: Glyph, _ style: StyleID) {
        self.glyph = glyph
        self.style = style
    }

    /// An empty cell of the empty screen.
    public static let blank = Cell(.blank, .base)
}
