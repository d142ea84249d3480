/// The reason why bytes aren't a picture. Offsets count bytes from 0.
public enum PictureError: Error, Equatable, Hashable, Sendable {
    /// The requested number of columns or rows is negative or greater than ``PictureCells/sizeLimit``.
    case unsupportedSize
    /// There are more bytes than ``PictureCells/byteLimit(columns:rows:)``.
    case tooManyBytes
    /// A row has more columns than requested.
    case tooManyColumns(row: Int)
    /// There are more rows than requested.
    case tooManyRows
    /// An escape sequence is incomplete or isn't one of those that pictures consist of.
    case unsupportedSequence(offset: Int)
    /// A byte is a control character other than a newline.
    case controlCharacter(offset: Int)
    /// The text around the offset isn't UTF-8.
    case invalidUTF8(offset: Int)
    /// A character isn't printable, doesn't take exactly one column on every terminal, or joins its neighbors.
    case unsupportedCharacter(offset: Int)
}
