import TerminalDOM
import RandomTesting
import Testing

@Suite struct EditableTextTests {
    /// `text` with the cursor at `|`, after `commands`, written the same way.
    private func edit(_ text: String, width: Int = .max, _ commands: EditCommand...) -> String {
        var editable = EditableText(text.split(separator: "|", omittingEmptySubsequences: false).joined())
        editable.apply(.place(Array(text).firstIndex(of: "|") ?? 0))
        for command in commands { editable.apply(command, width: width) }
        var characters = editable.characters
        characters.insert("|", at: editable.cursor)
        return String(characters)
    }

    @Test func charactersAreInsertedAtTheCursor() {
        #expect(edit("a|c", .insert("b")) == "ab|c")
        #expect(edit("|", .insert("漢"), .insert("👍🏽")) == "漢👍🏽|")
    }

    @Test func aMarkJoinsTheCharacterBeforeIt() {
        var text = EditableText("e")
        text.apply(.insert("\u{301}"))
        #expect(text.characters == ["é"])
        #expect(text.cursor == 1)
    }

    @Test func deletingTakesWholeCharacters() {
        #expect(edit("a👨‍👩‍👧|b", .delete(.left)) == "a|b")
        #expect(edit("a|👨‍👩‍👧b", .delete(.right)) == "a|b")
        #expect(edit("|", .delete(.left)) == "|")
    }

    @Test func wordsAreFoundAsReadlineFindsThem() {
        #expect(edit("one two-three|", .move(.wordLeft)) == "one two-|three")
        #expect(edit("one two-three|", .kill(.blankLeft)) == "one |")
        #expect(edit("|one two", .move(.wordRight)) == "one| two")
        #expect(edit("one| two", .delete(.wordRight)) == "one|")
    }

    @Test func whatWasCutComesBack() {
        #expect(edit("one |two", .kill(.lineEnd), .move(.lineStart), .yank) == "two|one ")
    }

    @Test func linesEndAtLineBreaks() {
        #expect(edit("ab\nc|d\nef", .move(.lineStart)) == "ab\n|cd\nef")
        #expect(edit("ab\nc|d\nef", .kill(.lineStart)) == "ab\n|d\nef")
        #expect(edit("ab\nc|d\nef", .move(.up)) == "a|b\ncd\nef")
        #expect(edit("ab\nc|d\nef", .move(.down)) == "ab\ncd\ne|f")
    }

    @Test func upAndDownGoThroughWrappedLines() {
        #expect(edit("aaaa bbbb cccc|", width: 6, .move(.up)) == "aaaa bbbb| cccc")
        #expect(edit("aaaa bbbb cc|cc", width: 6, .move(.up), .move(.up)) == "aa|aa bbbb cccc")
    }

    @Test func aSelectionIsReplaced() {
        #expect(edit("a|bcd", .move(.right, selecting: true), .move(.right, selecting: true), .insert("X")) == "aX|d")
        #expect(edit("ab|c", .selectAll, .cutSelection, .yank, .yank) == "abcabc|")
    }

    @Test func undoTakesBackWordByWordAndRedoBringsItAgain() {
        #expect(edit("|", .insert("a"), .insert("b"), .undo) == "|")
        #expect(edit("|", .insert("a"), .insert("b"), .undo, .redo) == "ab|")
        #expect(edit("one two|", .delete(.wordLeft), .undo) == "one two|")
    }

    @Test func aWordWithTheSpacesBehindItIsOneStep() {
        var text = EditableText()
        for letter in "two  words" { text.apply(.insert(String(letter))) }
        text.apply(.undo)
        #expect(text.text == "two  ")
        text.apply(.undo)
        #expect(text.text == "")
        text.apply(.redo)
        text.apply(.redo)
        #expect(text.text == "two  words")
    }

    @Test func charactersChangePlaces() {
        #expect(edit("ab|", .transpose) == "ba|")
        #expect(edit("a|bc", .transpose) == "ba|c")
        #expect(edit("a|", .transpose) == "a|")
    }

    @Test func anInsertionIsCutAtTheLimit() {
        var text = EditableText("abc")
        text.apply(.insert("defg"), limit: 5)
        #expect(text.text == "abcde")
    }

    /// Marks, joiners, flags, Indic conjuncts, and line breaks join what is around them, and separate it.
    @Test(arguments: 0..<40)
    func insertionsAndDeletionsLeaveWholeCharacters(seed: Int) {
        var random = SeededGenerator(UInt64(seed))
        let parts = [
            "a", "e", "\u{301}", "\u{1F1E9}", "\u{1F1EA}", "\u{1F469}", "\u{200D}", "\u{1F3FD}", "\u{FE0F}", "\r", "\n",
            "\u{915}", "\u{94D}", "\u{1100}", "\u{1161}", "漢", " ",
        ]
        var text = EditableText()
        var plain: [Unicode.Scalar] = []
        for _ in 0..<400 {
            let count = text.characters.count
            let place = Int.random(in: 0...count, using: &random)
            let offset = text.characters[..<place].reduce(0) { $0 + $1.unicodeScalars.count }
            text.apply(.place(place))
            if count > 0, place < count, Int.random(in: 0..<3, using: &random) == 0 {
                plain.removeSubrange(offset..<offset + text.characters[place].unicodeScalars.count)
                text.apply(.delete(.right))
            } else {
                let added = (parts.randomElement(using: &random) ?? "") + (parts.randomElement(using: &random) ?? "")
                plain.insert(contentsOf: added.unicodeScalars, at: offset)
                text.apply(.insert(added))
            }
            var whole = String.UnicodeScalarView()
            whole.append(contentsOf: plain)
            let expected = Array(String(whole))
            #expect(text.characters.map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
            #expect((0...expected.count).contains(text.cursor))
        }
        let end = text.text
        for _ in 0..<400 { text.apply(.undo) }
        for _ in 0..<400 { text.apply(.redo) }
        #expect(text.text == end)
    }

    @Test(arguments: 0..<30)
    func whateverIsDoneTheCursorStaysInside(seed: Int) {
        var random = SeededGenerator(UInt64(seed))
        var text = EditableText()
        let movements: [EditCommand.Movement] = [
            .left, .right, .wordLeft, .wordRight, .blankLeft, .up, .down, .lineStart, .lineEnd, .start, .end, .none,
        ]
        for _ in 0..<300 {
            let movement = movements.randomElement(using: &random) ?? .left
            let commands: [EditCommand] = [
                .insert("a b"), .insert("\u{301}"), .insert("漢\n"), .move(movement), .move(movement, selecting: true),
                .delete(movement), .kill(movement), .yank, .transpose, .undo, .redo, .selectAll, .cutSelection,
                .place(Int.random(in: -5...50, using: &random)),
            ]
            text.apply(commands.randomElement(using: &random) ?? .undo, width: 7, limit: 200)
            #expect((0...text.characters.count).contains(text.cursor), "seed \(seed)")
            #expect(text.characters == Array(text.text), "seed \(seed)")
        }
    }
}
