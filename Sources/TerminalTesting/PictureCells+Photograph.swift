package import TerminalDOM

extension PictureCells {
    /// Returns a picture like a photograph: smooth areas with noise, in true colors, of which no two cells have the same.
    package static func photograph(
        columns: Int, rows: Int, characters: [Character] = ["▄"], using random: inout some RandomNumberGenerator
    ) throws(PictureError) -> PictureCells {
        let start = (Int.random(in: 0..<256, using: &random), Int.random(in: 0..<256, using: &random))
        var text = ""
        for y in 0..<rows {
            for x in 0..<columns {
                let upper = color(start.0 + 4 * x, start.1 + 9 * y, using: &random)
                let lower = color(start.0 + 4 * x, start.1 + 9 * y + 4, using: &random)
                let character = characters.randomElement(using: &random) ?? " "
                text += "\u{1B}[38;2;\(upper);48;2;\(lower)m\(character)"
            }
            text += "\u{1B}[0m\n"
        }
        return try PictureCells(parsing: Array(text.utf8), columns: columns, rows: rows)
    }

    private static func color(_ x: Int, _ y: Int, using random: inout some RandomNumberGenerator) -> String {
        func channel(_ phase: Int) -> Int {
            let slope = (phase & 511) < 256 ? phase & 255 : 255 - phase & 255
            return min(255, max(0, slope + Int.random(in: -16...16, using: &random)))
        }
        return "\(channel(x + y));\(channel(2 * x - y));\(channel(x / 2 + 2 * y))"
    }
}
