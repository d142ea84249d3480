import TerminalDOM
import Testing

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("🇫🇷", 2),
        ("👨‍👩‍👧", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("क्ष", 2), ("นำ", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\u{7}", 0),
        ("؀", 1), ("─", 1), ("🫠", 2), ("𠀋", 2), ("\u{1F1E6}", 2), ("a\u{200D}", 1), ("👩\u{200D}\u{200D}", 2),
    ])
    func aCharacterTakesItsColumns(text: String, columns: Int) {
        #expect(DisplayWidth.of(Character(text)) == columns)
    }

    @Test func aTextIsAsWideAsItsCharacters() {
        #expect(DisplayWidth.of("hello") == 5)
        #expect(DisplayWidth.of("漢字 ok") == 7)
        #expect(DisplayWidth.of("") == 0)
    }
}
