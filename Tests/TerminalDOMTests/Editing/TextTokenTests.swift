import Foundation
import RandomTesting
import TerminalDOM
import Testing

/// Parts of a text that are edited as a whole.
@Suite struct TextTokenTests {
    /// `Hi @Ada!` with a token for the mention.
    private func mention() -> EditableText {
        var text = EditableText("Hi @a!")
        text.replace(3..<5, with: EditableText("@Ada", tokens: [TextToken(0..<4, value: "ada")]))
        return text
    }

    private func tokens(_ text: EditableText) -> [String] {
        text.tokens.map { String(text.characters[$0.range]) + "=" + $0.value }
    }

    @Test func aTokenReplacesWhatWasTypedAndTheCursorIsBehindIt() {
        let text = mention()
        #expect(text.text == "Hi @Ada!")
        #expect(text.cursor == 7)
        #expect(tokens(text) == ["@Ada=ada"])
    }

    @Test func theCursorGoesOverIt() {
        var text = mention()
        text.apply(.move(.left))
        #expect(text.cursor == 3)
        text.apply(.move(.right))
        #expect(text.cursor == 7)
        text.apply(.place(5))
        #expect(text.cursor == 3)
        text.apply(.place(5))
        #expect(text.cursor == 7)
    }

    @Test func itIsDeletedAndComesBackAsAWhole() {
        for command: EditCommand in [.delete(.left), .delete(.wordLeft), .kill(.lineStart)] {
            var text = mention()
            text.apply(command)
            #expect(text.tokens.isEmpty)
            #expect(text.text == (command == .kill(.lineStart) ? "!" : "Hi !"))
            text.apply(.undo)
            #expect(text.text == "Hi @Ada!")
            #expect(tokens(text) == ["@Ada=ada"])
        }
    }

    @Test func itMovesWithWhatIsChangedBeforeIt() {
        var text = mention()
        text.apply(.place(0))
        text.apply(.insert("Oh: "))
        #expect(tokens(text) == ["@Ada=ada"])
        text.apply(.delete(.right))
        #expect(tokens(text) == ["@Ada=ada"])
        #expect(text.text == "Oh: i @Ada!")
    }

    @Test func aMarkThatJoinsItMakesItText() {
        var text = mention()
        text.apply(.insert("\u{301}"))
        #expect(text.text == "Hi @Ada\u{301}!")
        #expect(text.tokens.isEmpty)
        text.apply(.undo)
        #expect(tokens(text) == ["@Ada=ada"])
    }

    @Test func aLetterBehindItMakesItText() {
        var text = EditableText("Hi ")
        text.replace(3..<3, with: EditableText("@Ada", tokens: [TextToken(0..<4, value: "ada")]))
        text.apply(.insert("'s"))
        #expect(tokens(text) == ["@Ada=ada"])
        text.apply(.delete(.left))
        text.apply(.delete(.left))
        text.apply(.insert("m"))
        #expect(text.text == "Hi @Adam" && text.tokens.isEmpty)
        text.apply(.undo)
        #expect(tokens(text) == ["@Ada=ada"])
    }

    @Test func aCutTokenIsPasted() {
        var text = mention()
        text.apply(.kill(.lineStart))
        #expect(text.text == "!" && text.tokens.isEmpty)
        text.apply(.move(.end))
        text.apply(.yank)
        #expect(text.text == "!Hi @Ada")
        #expect(tokens(text) == ["@Ada=ada"])
        // If not all of it fits, it's text.
        text.apply(.yank, limit: 12)
        #expect(text.text == "!Hi @AdaHi @" && tokens(text) == [])
    }

    @Test func itIsKeptWithTheText() throws {
        let text = mention()
        let again = try JSONDecoder().decode(EditableText.self, from: JSONEncoder().encode(text))
        #expect(tokens(again) == ["@Ada=ada"])
        #expect(again.text == text.text)
        let strange = EditableText(
            "abc",
            tokens: [
                TextToken(1..<9, value: "beyond"), TextToken(0..<2, value: "ab"), TextToken(1..<3, value: "overlaps"),
                TextToken(2..<2, value: "empty"),
            ])
        #expect(tokens(strange) == ["ab=ab"])
    }

    /// An item of the model: a character, or a token.
    private struct Item: Equatable {
        var text: String
        var value: String?
    }

    @Test(arguments: 0..<40)
    func randomEditsAreThoseOfAListOfItems(seed: Int) {
        var random = SeededGenerator(UInt64(seed))
        var text = EditableText()
        var items: [Item] = []
        var place = 0
        for step in 0..<300 {
            switch Int.random(in: 0..<7, using: &random) {
            case 0, 1:
                let letter = ["a", "b", " ", "漢"].randomElement(using: &random) ?? "a"
                text.apply(.insert(letter))
                items.insert(Item(text: letter), at: place)
                place += 1
            case 2:
                let name = EditableText("@name", tokens: [TextToken(0..<5, value: "\(step)")])
                text.replace(text.cursor..<text.cursor, with: name)
                items.insert(Item(text: "@name", value: "\(step)"), at: place)
                place += 1
            case 3:
                text.apply(.move(.left))
                place = max(0, place - 1)
            case 4:
                text.apply(.move(.right))
                place = min(items.count, place + 1)
            case 5:
                text.apply(.delete(.left))
                if place > 0 {
                    items.remove(at: place - 1)
                    place -= 1
                }
            default:
                text.apply(.delete(.right))
                if place < items.count { items.remove(at: place) }
            }
            // A token that a letter follows is text.
            for index in items.indices.reversed() where items[index].value != nil {
                guard let next = items[(index + 1)...].first?.text.first, next.isLetter else { continue }
                let letters = items[index].text.map { Item(text: String($0)) }
                items.replaceSubrange(index...index, with: letters)
                if place > index { place += letters.count - 1 }
            }
            #expect(text.text == items.map(\.text).joined())
            #expect(tokens(text) == items.compactMap { item in item.value.map { item.text + "=" + $0 } })
            #expect(text.cursor == items[..<place].reduce(0) { $0 + $1.text.count })
        }
        let (end, last) = (text.text, tokens(text))
        for _ in 0..<300 { text.apply(.undo) }
        for _ in 0..<300 { text.apply(.redo) }
        #expect(text.text == end)
        #expect(tokens(text) == last)
    }
}
