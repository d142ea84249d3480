import TerminalDOM
import Testing

@testable import TerminalNcurses

/// Reports of terminals besides keys: mouse, paste, focus, and answers to questions.
@Suite struct ReportDecodingTests {
    private func events(_ text: String) -> [TerminalEvent] {
        var decoder = InputDecoder()
        return decoder.decode(text.utf8)
    }

    @Test(arguments: [
        ("[<0;1;1M", MouseEvent(.press(.left), at: .zero)),
        ("[<0;1;1m", MouseEvent(.release(.left), at: .zero)),
        ("[<2;300;100M", MouseEvent(.press(.right), at: Point(x: 299, y: 99))),
        ("[<1;5;6m", MouseEvent(.release(.middle), at: Point(x: 4, y: 5))),
        ("[<32;5;6M", MouseEvent(.drag(.left), at: Point(x: 4, y: 5))),
        ("[<35;5;6M", MouseEvent(.move, at: Point(x: 4, y: 5))),
        ("[<64;5;6M", MouseEvent(.wheel(.up), at: Point(x: 4, y: 5))),
        ("[<65;5;6M", MouseEvent(.wheel(.down), at: Point(x: 4, y: 5))),
        ("[<66;5;6M", MouseEvent(.wheel(.left), at: Point(x: 4, y: 5))),
        ("[<67;5;6M", MouseEvent(.wheel(.right), at: Point(x: 4, y: 5))),
        ("[<28;5;6M", MouseEvent(.press(.left), at: Point(x: 4, y: 5), modifiers: [.shift, .alt, .control])),
        ("[<0;0;0M", MouseEvent(.press(.left), at: .zero)),
        ("[96;10;20M", MouseEvent(.wheel(.up), at: Point(x: 9, y: 19))),
        ("[M !!", MouseEvent(.press(.left), at: .zero)),
        ("[M#*+", MouseEvent(.release(.left), at: Point(x: 9, y: 10))),
    ])
    func theMouse(bytes: String, event: MouseEvent) {
        #expect(events("\u{1B}" + bytes) == [.mouse(event)])
    }

    @Test(arguments: ["[<128;1;1M", "[<64;1;1m", "[<0;1M", "[<M"])
    func mouseReportsWithoutMeaningAreNothing(bytes: String) {
        #expect(events("\u{1B}" + bytes) == [])
    }

    @Test func pastedTextIsWhateverItIs() {
        #expect(
            events("\u{1B}[200~a\rb\r\nc\n\u{1B}[A\u{1B}[201\u{0}é\u{1B}[201~x") == [
                .paste("a\nb\nc\n\u{1B}[A\u{1B}[201\u{0}é"), .key(KeyPress(.character("x"))),
            ])
    }

    @Test func anEmptyPasteIsNothing() {
        #expect(events("\u{1B}[200~\u{1B}[201~") == [])
    }

    @Test func aLongPasteComesInPiecesThatEndBetweenCharacters() {
        let text = String(repeating: "aé日🙂", count: 30_000)
        let pieces = events("\u{1B}[200~" + text + "\u{1B}[201~").map {
            if case .paste(let text) = $0 { text } else { "?" }
        }
        #expect(pieces.count > 1)
        // A piece may end with a whole character of up to four bytes.
        #expect(pieces.allSatisfy { $0.utf8.count <= TerminalEvent.pasteSize + 3 })
        // Anything shorter is the last piece.
        #expect(pieces.dropLast().allSatisfy { $0.utf8.count >= TerminalEvent.pasteSize })
        #expect(pieces.joined() == text)
    }

    @Test func focusComesAndGoes() {
        #expect(events("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    }

    @Test(arguments: [
        ("[?2026;2$y", TerminalReply.mode(2026, value: 2)), ("[?2027;0$y", .mode(2027, value: 0)),
        ("[?5u", .keyboard(flags: 5)), ("[?0u", .keyboard(flags: 0)),
        ("]11;rgb:1e1e/2020/ffff\u{1B}\\", .background(red: 0x1E, green: 0x20, blue: 0xFF)),
        ("]11;rgb:1e/20/ff\u{7}", .background(red: 0x1E, green: 0x20, blue: 0xFF)),
        ("]11;rgba:0/8/f/8\u{7}", .background(red: 0, green: 0x88, blue: 0xFF)),
        ("[?997;1n", .colorScheme(dark: true)), ("[?997;2n", .colorScheme(dark: false)),
        ("[?62;4;22c", .deviceAttributes([62, 4, 22])), ("[12;40R", .cursorPosition(Point(x: 39, y: 11))),
        ("[?1;5R", .cursorPosition(Point(x: 4, y: 0))),
    ])
    func answers(bytes: String, reply: TerminalReply) {
        #expect(events("\u{1B}" + bytes) == [.reply(reply)])
    }

    @Test(arguments: [
        "]11;rgb:zz/00/00\u{7}", "]11;#ffffff\u{7}", "]11;rgb:1/2\u{7}", "]11;rgb:+1/-1/00\u{7}", "]11;\u{7}",
    ])
    func coloursThatAreNoneAreNothing(bytes: String) {
        #expect(events("\u{1B}" + bytes) == [])
    }
}
