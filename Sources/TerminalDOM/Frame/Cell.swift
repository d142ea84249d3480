/// The content of one cell, as a plain value of four bytes.
///
/// A character of one scalar is stored as that scalar, a longer one as its number in a ``ClusterTable``. The right half
/// of a wide character is a cell of its own, ``continuation``.
public struct Glyph: Equatable, Hashable, Sendable {
    /// The scalar or cluster number in the lower 24 bits, and flags in the upper eight.
    public let bits: UInt32

    private static let cluster: UInt32 = 1 << 24
    private static let wide: UInt32 = 1 << 25
    private static let disputed: UInt32 = 1 << 26

    private init(bits: UInt32) { self.bits = bits }

    /// Creates a glyph for a character of one scalar.
    ///
    /// - Parameters:
    ///   - scalar: the character.
    ///   - isWide: true if it takes two columns.
    ///   - isDisputed: true if terminals disagree about its width.
    public init(_ scalar: Unicode.Scalar, isWide: Bool = false, isDisputed: Bool = false) {
        bits = scalar.value | (isWide ? Self.wide : 0) | (isDisputed ? Self.disputed : 0)
    }

    /// Creates a glyph for a character of several scalars, given its number in the frame's ``ClusterTable``.
    public init(clusterNumber: Int, isWide: Bool, isDisputed: Bool) {
        bits =
            UInt32(clusterNumber) | Self.cluster | (isWide ? Self.wide : 0) | (isDisputed ? Self.disputed : 0)
    }

    /// A space.
    public static let blank = Glyph(bits: 0x20)
    /// The right half of the wide character to its left.
    public static let continuation = Glyph(bits: 0)

    /// True if the glyph takes two columns, the second of which is a ``continuation``.
    public var isWide: Bool { bits & Self.wide != 0 }
    /// True if terminals disagree about its width, so the cursor has to be positioned again after it.
    public var isDisputed: Bool { bits & Self.disputed != 0 }
    /// True if this is the right half of a wide character.
    public var isContinuation: Bool { self == .continuation }
    /// The scalar of the character; `nil` if it has several.
    public var scalar: Unicode.Scalar? {
        bits & Self.cluster == 0 ? Unicode.Scalar(bits & 0xFF_FFFF) : nil
    }
    /// The number in the frame's ``ClusterTable``; `nil` for a character of one scalar.
    public var clusterNumber: Int? {
        bits & Self.cluster != 0 ? Int(bits & 0xFF_FFFF) : nil
    }
}

/// One cell of the screen, as a plain value of eight bytes.
public struct Cell: Equatable, Hashable, Sendable {
    /// The character in the cell.
    public var glyph: Glyph
    /// The style of the cell, as an index into the frame's ``StyleTable``.
    public var style: StyleID

    /// Creates a cell with `glyph` in `style`.
    public init(_ glyph: Glyph, _ style: StyleID) {
        self.glyph = glyph
        self.style = style
    }

    /// An empty cell in the base style.
    public static let blank = Cell(.blank, .base)
}
