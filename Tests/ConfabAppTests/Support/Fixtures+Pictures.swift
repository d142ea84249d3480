import ConfabApp
import Messenger
import TerminalDOM

extension StillPicture {
    /// A square picture that is stored.
    static let portrait = StillPicture(
        pixelWidth: 128, pixelHeight: 128, place: .stored(path: "files/" + String(repeating: "cd", count: 32)))
}

extension PictureCells {
    /// Stripes of two colors, as large as what is asked for.
    static func stripes(_ size: Size) throws -> PictureCells {
        let row = String(repeating: "\u{1B}[38;2;200;40;40;48;2;20;20;90m▄", count: size.width) + "\u{1B}[0m\n"
        return try PictureCells(
            parsing: Array(String(repeating: row, count: size.height).utf8), columns: size.width, rows: size.height)
    }
}
