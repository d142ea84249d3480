import Testing

@testable import ConfabApp

@Suite struct PastedPathTests {
    private func candidates(_ text: String) -> [String]? { PastedPath.candidates(text, home: "/home/ada") }

    @Test func aPathIsItself() {
        #expect(candidates("/tmp/a.png") == ["/tmp/a.png"])
        #expect(candidates("  /tmp/a.png \n") == ["/tmp/a.png"])
        #expect(candidates("pictures/a.png") == ["pictures/a.png"])
    }

    @Test func nothingIsNoPath() {
        #expect(candidates("") == [])
        #expect(candidates(" \t") == [])
    }

    @Test func aTildeIsTheHome() {
        #expect(candidates("~/a.png") == ["/home/ada/a.png"])
        #expect(candidates("~") == ["/home/ada"])
        // A shell would not take it for the home.
        #expect(candidates("'~/a.png'") == ["'~/a.png'", "~/a.png"])
    }

    /// As terminals paste a file that is dropped on them.
    @Test func quotesAndBackslashesAreThoseOfAShell() {
        #expect(candidates("'/tmp/my code.png' ")?.last == "/tmp/my code.png")
        #expect(candidates("\"/tmp/my code.png\"")?.last == "/tmp/my code.png")
        #expect(candidates("/tmp/my\\ code\\'s.png")?.last == "/tmp/my code's.png")
        #expect(candidates("'/tmp/it'\\''s.png'")?.last == "/tmp/it's.png")
        #expect(candidates("\"/tmp/a\\b \\\"c\\\".png\"")?.last == "/tmp/a\\b \"c\".png")
    }

    @Test func aURLOfAFileIsItsPath() {
        #expect(candidates("file:///tmp/my%20code%C3%A4.png") == ["/tmp/my codeä.png"])
        #expect(candidates("FILE://localhost/tmp/a.png") == ["/tmp/a.png"])
        #expect(candidates("'file:///tmp/a%27b.png'") == ["/tmp/a'b.png"])
        #expect(candidates("file:///tmp/100%.png") == ["/tmp/100%.png"])
        // A slash and a combining mark after it are one character.
        #expect(candidates("file:///\u{301}a.png") == ["/\u{301}a.png"])
    }

    @Test func onlyTwoHexDigitsAfterAPercentSignAreAByte() {
        #expect(candidates("file:///tmp/a%+1%-1b%1.png") == ["/tmp/a%+1%-1b%1.png"])
        #expect(candidates("file:///tmp/%4a%4A%4g%") == ["/tmp/JJ%4g%"])
    }

    /// A name that somebody gave to a file is what it is: the first candidate is the text itself.
    @Test func whatWasTypedIsTriedAsItIsToo() {
        #expect(candidates("/tmp/my code.png") == ["/tmp/my code.png"])
        #expect(candidates("/tmp/odd\\name.png") == ["/tmp/odd\\name.png", "/tmp/oddname.png"])
        #expect(candidates("/tmp/don't.png") == ["/tmp/don't.png"])
    }

    @Test func severalFilesAreNotOne() {
        #expect(candidates("'/tmp/a.png' '/tmp/b.png'") == nil)
        #expect(candidates("/tmp/a.png ~/b.png") == nil)
        #expect(candidates("./a.png ../b.png") == nil && candidates("./a b.png") == ["./a b.png"])
        #expect(candidates("file:///tmp/a.png file:///tmp/b.png") == nil)
    }
}
