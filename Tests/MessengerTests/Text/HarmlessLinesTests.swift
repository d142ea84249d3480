import Messenger
import Testing

@Suite struct HarmlessLinesTests {
    @Test(arguments: [
        ("", ""), ("one\n\ttwo  three \n", "one\n\ttwo  three \n"), ("é 漢 👩‍👩‍👧 שלום", "é 漢 👩‍👩‍👧 שלום"),
        ("a\u{1B}[2Jb", "a[2Jb"), ("\u{1B}]0;owned\u{7}", "]0;owned"), ("\u{9B}31m\u{9D}", "31m"),
        ("fake\rline\u{85}\u{2028}x\r\ny", "fake line  x \ny"), ("\u{202E}gnp\u{2066}\u{200F}\u{61C}", "gnp"),
        ("\u{0}\u{8}\u{7F}", ""),
    ])
    func linesKeepTheirBreaksAndNothingThatATerminalObeys(text: String, lines: String) {
        #expect(text.harmlessLines == lines)
    }

    @Test func marksWithoutEndEnd() {
        let text = "é" + String(repeating: "\u{0301}", count: 1000)
        #expect(text.harmlessLines.unicodeScalars.count < 20)
    }
}
