import Foundation
import RandomTesting
import TerminalDOM
import TerminalTesting
import Testing

@Suite struct PictureFuzzTests {
    /// Parses `bytes`. If that is a picture, it must survive being written and drawn.
    ///
    /// - Returns: true if it is one.
    @discardableResult
    private func check(_ bytes: [UInt8], _ columns: Int, _ rows: Int, _ comment: Comment) throws -> Bool {
        guard let picture = try? PictureCells(parsing: bytes, columns: columns, rows: rows) else { return false }
        let again = try PictureCells(parsing: Array(picture.output.utf8), columns: columns, rows: rows)
        #expect(again == picture, comment)
        var renderer = Renderer<Never>(sheet: StyleSheet())
        let frame = renderer.render(Picture<Never>(picture), size: Size(columns + 1, rows + 1)).frame
        for y in 0..<rows {
            for x in 0..<columns {
                #expect(frame.character(frame.grid[x, y].glyph) == picture[x, y].character, comment)
                #expect(frame.styles[frame.grid[x, y].style].style == picture[x, y].style, comment)
            }
        }
        return true
    }

    @Test func realOutputIsParsed() throws {
        for sample in ChafaSample.all {
            #expect(try check(sample.bytes, sample.columns, sample.rows, "\(sample.columns)"))
        }
        let disk = ChafaSample.halfBlocksInTrueColor
        let picture = try PictureCells(parsing: disk.bytes, columns: disk.columns, rows: disk.rows)
        #expect(picture[0, 0] == (" ", .plain))
        #expect(picture[2, 0] == ("▄", Style(foreground: .rgb(189, 69, 41))))
        #expect(picture[2, 3] == ("▄", Style(foreground: .rgb(195, 71, 188), attributes: .reverse)))
    }

    @Test func aTruncatedOutputIsAPictureOrAnError() throws {
        for sample in ChafaSample.all {
            var pictures = 0
            for end in sample.bytes.indices {
                let prefix = Array(sample.bytes[..<end])
                if try check(prefix, sample.columns, sample.rows, "\(end) bytes") { pictures += 1 }
            }
            // Those that end between characters and sequences.
            #expect(pictures > sample.columns * sample.rows)
        }
    }

    @Test func changedAndRandomBytesAreAPictureOrAnError() throws {
        let seed = testSeed()
        var random = SeededGenerator(seed)
        let pieces = ["\u{1B}", "[", "0", "38;5;", ";", "m", "?25l", "\n", "a", "▄", "é", "漢", "\u{301}", "255", "J"]
        for round in 0..<FuzzRounds.count(usually: 3000) {
            let sample = ChafaSample.all[random.below(ChafaSample.all.count)]
            var bytes: [UInt8]
            switch random.below(3) {
            case 0:
                bytes = sample.bytes
                for _ in 0...random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
            case 1: bytes = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
            default: bytes = (0..<random.below(30)).flatMap { _ in Array(pieces[random.below(pieces.count)].utf8) }
            }
            try check(bytes, sample.columns, sample.rows, "seed \(seed), round \(round)")
        }
    }

    @Test func aPictureIsDecodedAsItWasEncoded() throws {
        var random = SeededGenerator(3)
        let photograph = try PictureCells.photograph(columns: 9, rows: 4, using: &random)
        let marked = try PictureCells(parsing: Array("\u{1B}[1me\u{301}\u{1B}[0m \n".utf8), columns: 3, rows: 2)
        // The output repeats what each of these cells only changes, so it is much longer than these bytes.
        let letter = "x" + String(repeating: "\u{301}", count: 15)
        var text = "\u{1B}[1;7;38;2;200;200;200m"
        for column in 0..<100 { text += "\u{1B}[48;2;200;200;\(100 + column)m" + letter }
        let long = try PictureCells(parsing: Array(text.utf8), columns: 100, rows: 1)
        for picture in [photograph, marked, long] {
            let data = try JSONEncoder().encode(picture)
            #expect(try JSONDecoder().decode(PictureCells.self, from: data) == picture)
        }
        let forged = Data(#"{"columns":1,"rows":1,"output":"\u001B[2J"}"#.utf8)
        #expect(throws: PictureError.self) { try JSONDecoder().decode(PictureCells.self, from: forged) }
    }
}
