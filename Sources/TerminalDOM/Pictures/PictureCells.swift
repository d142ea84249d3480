/// A picture that is drawn with characters, each in its own colors.
///
/// It comes from a program such as `chafa`, which turns image files into text; see ``init(parsing:columns:rows:)``.
public struct PictureCells: Equatable, Sendable {
    /// The number of columns and rows.
    public let size: Size
    /// All `size.width * size.height` cells, row by row.
    private(set) var cells: [Content]
    /// The styles of the cells. The first one is that of blanks.
    private(set) var styles: [Style] = [.plain]
    /// The characters that have several scalars.
    private(set) var clusters: [ExactCharacter] = []

    /// The content of one cell. The numbers in it are indexes into the arrays of its picture.
    struct Content: Equatable {
        /// The character. A cluster number is an index into ``PictureCells/clusters``.
        var glyph: Glyph
        /// An index into ``PictureCells/styles``.
        var style: UInt32
    }

    /// The maximum number of columns, and of rows.
    public static let sizeLimit = 1000

    /// Returns the number of bytes above which no output for `columns` × `rows` cells is parsed. A program that writes
    /// more can be stopped.
    public static func byteLimit(columns: Int, rows: Int) -> Int {
        let cells = min(max(0, columns), sizeLimit) * min(max(0, rows), sizeLimit)
        // In `output`, a cell with all attributes, two true colors, and a long cluster takes 81 bytes.
        return 1024 + 128 * cells
    }

    /// Creates a picture whose cells are all blank.
    init(blank size: Size) {
        self.size = size
        cells = Array(repeating: Content(glyph: .blank, style: 0), count: size.width * size.height)
    }

    /// The approximate size in memory, in bytes.
    public var byteCount: Int {
        cells.count * MemoryLayout<Content>.stride + styles.count * MemoryLayout<Style>.stride
            + clusters.count * MemoryLayout<ExactCharacter>.stride
    }

    /// Returns its first columns and rows.
    func cropped(to size: Size) -> PictureCells {
        guard size != self.size else { return self }
        var picture = PictureCells(blank: size)
        (picture.styles, picture.clusters) = (styles, clusters)
        for y in 0..<size.height {
            for x in 0..<size.width { picture.set(content(x, y), x: x, y: y) }
        }
        return picture
    }

    /// The character and the style of the cell in column `x` of row `y`. Both must be within the size.
    public subscript(x: Int, y: Int) -> (character: Character, style: Style) {
        let content = content(x, y)
        let character = content.glyph.clusterNumber.map { clusters[$0].character }
        return (character ?? Character(content.glyph.scalar ?? " "), styles[Int(content.style)])
    }

    func content(_ x: Int, _ y: Int) -> Content { cells[y * size.width + x] }

    mutating func set(_ content: Content, x: Int, y: Int) { cells[y * size.width + x] = content }

    mutating func append(_ style: Style) -> UInt32 {
        styles.append(style)
        return UInt32(styles.count - 1)
    }

    mutating func append(_ cluster: ExactCharacter) -> Int {
        clusters.append(cluster)
        return clusters.count - 1
    }
}
