import TerminalDOM
import Testing

@Suite struct PictureParsingTests {
    private func parse(_ text: String, _ columns: Int = 4, _ rows: Int = 2) throws -> PictureCells {
        try PictureCells(parsing: Array(text.replacing("␛", with: "\u{1B}").utf8), columns: columns, rows: rows)
    }

    private func error(_ text: String) -> PictureError? {
        do {
            _ = try parse(text)
            return nil
        } catch {
            return error as? PictureError
        }
    }

    @Test(arguments: [
        ("31", Style(foreground: .ansi(1))), ("97", Style(foreground: .ansi(15))), ("44", Style(background: .ansi(4))),
        ("100", Style(background: .ansi(8))), ("38;5;8", Style(foreground: .ansi(8))),
        ("48;5;200", Style(background: .indexed(200))),
        ("38;2;1;20;255;48;2;0;0;0", Style(foreground: .rgb(1, 20, 255), background: .rgb(0, 0, 0))),
        ("1;7;32", Style(foreground: .ansi(2), attributes: [.bold, .reverse])), ("7;27", .plain),
        ("31;42;39", Style(background: .ansi(2))), ("31;42;49", Style(foreground: .ansi(1))), ("1;31;0", .plain),
    ])
    func aSequenceSelectsAStyle(parameters: String, style: Style) throws {
        #expect(try parse("␛[\(parameters)mx")[0, 0] == ("x", style))
    }

    @Test func aStyleLastsUntilItIsChanged() throws {
        let picture = try parse("␛[31ma\nb␛[42mc␛[0md")
        #expect(picture[0, 0] == ("a", Style(foreground: .ansi(1))))
        #expect(picture[0, 1] == ("b", Style(foreground: .ansi(1))))
        #expect(picture[1, 1] == ("c", Style(foreground: .ansi(1), background: .ansi(2))))
        #expect(picture[2, 1] == ("d", .plain))
    }

    @Test func missingCellsAreBlank() throws {
        let picture = try parse("␛[31mab", 3, 2)
        for (x, y) in [(2, 0), (0, 1), (2, 1)] { #expect(picture[x, y] == (" ", .plain)) }
        #expect(try parse("").size == Size(4, 2))
    }

    @Test func theLastRowMayEndWithANewline() throws {
        #expect(try parse("abcd\nefgh\n")[3, 1].character == "h")
        #expect(error("abcd\nefgh\n\n") == .tooManyRows)
        #expect(error("abcd\nefgh\ni") == .tooManyRows)
        #expect(error("ab\nabcde") == .tooManyColumns(row: 1))
    }

    @Test func theCursorMayBeHiddenAndShown() throws {
        #expect(try parse("␛[?25la␛[?25h") == parse("a"))
    }

    @Test(arguments: [
        "␛", "␛[", "␛[m", "␛[2m", "␛[3m", "␛[4m", "␛[22m", "␛[38m", "␛[38;5m", "␛[38;5;256m", "␛[38;2;1;2m",
        "␛[38;3;1m",
        "␛[1;m", "␛[;1m", "␛[0001m", "␛[+1m", "␛[38:5:1m", "␛[?1m", "␛[>1m", "␛[1 m", "␛[1", "␛[2J", "␛[H", "␛[5b",
        "␛[?25",
        "␛[?25i", "␛[?1049h", "␛[[0m", "␛c", "␛]0;title\u{7}", "␛]52;c;AAAA␛\\", "␛P1$tx␛\\", "␛_Ga=T;AAAA␛\\", "␛(0",
        "␛␛[0m", "␛[0\nm",
    ])
    func anyOtherSequenceIsAnError(text: String) {
        #expect(error("a" + text) == .unsupportedSequence(offset: 1))
    }

    @Test(arguments: ["\u{0}", "\u{7}", "\u{8}", "\t", "\r", "\r\n", "\u{B}", "\u{C}", "\u{E}", "\u{7F}"])
    func aControlCharacterIsAnError(text: String) {
        #expect(error("a" + text) == .controlCharacter(offset: 1))
    }

    @Test(arguments: [
        "漢", "👍", "❤️", "🇫", "1️⃣", "\u{301}", "\u{200D}", "\u{200B}", "\u{202E}", "\u{9B}", "\u{85}", "\u{2028}",
        "\u{AD}",
        "\u{FEFF}", "\u{FE0F}", "\u{1160}", "\u{E0041}", "\u{600}", "\u{903}", "क्",
    ])
    func aCharacterThatDoesNotTakeOneColumnIsAnError(text: String) {
        // The color keeps a mark from joining the letter.
        #expect(error("a␛[0m" + text) == .unsupportedCharacter(offset: 5))
    }

    @Test func aCharacterWithManyMarksIsAnError() {
        #expect(error("z" + String(repeating: "\u{336}", count: 40)) == .unsupportedCharacter(offset: 0))
    }

    @Test func aLetterWithAMarkIsOneCharacter() throws {
        let picture = try parse("e\u{301}x")
        #expect(picture[0, 0].character == "e\u{301}" && picture[1, 0].character == "x")
        #expect(picture != (try parse("éx")))
    }

    @Test(arguments: [
        [0x80], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF], [0xE2, 0x96, 0x1B],
    ])
    func invalidUTF8IsAnError(bytes: [UInt8]) {
        #expect(throws: PictureError.invalidUTF8(offset: 1)) {
            try PictureCells(parsing: [0x0A] + bytes, columns: 4, rows: 2)
        }
    }

    @Test func aPictureHasLimits() throws {
        for (columns, rows) in [(-1, 1), (1, -1), (1001, 1), (1, .max)] {
            #expect(throws: PictureError.unsupportedSize) { try parse("", columns, rows) }
        }
        let reset = "␛[0m"
        let limit = PictureCells.byteLimit(columns: 1, rows: 1)
        let long = String(repeating: reset, count: limit / 4)
        #expect(try parse(long, 1, 1) == parse("", 1, 1))
        #expect(throws: PictureError.tooManyBytes) { try parse(long + reset, 1, 1) }
        #expect(PictureCells.byteLimit(columns: .max, rows: .min) == 1024)
        #expect(try parse("", 0, 0).size == .zero)
        #expect(throws: PictureError.tooManyRows) { try parse("a", 0, 0) }
    }
}
