import TerminalDOM
import Testing

struct ExactCharacterTests {
    @Test func aCharacterIsFoundAsItIsWritten() {
        let characters: [Character] = ["a", "é", "e\u{301}", "👨‍👩‍👧", "👨‍👩‍👦", "\u{1100}\u{1161}", "가"]
        let places = Dictionary(uniqueKeysWithValues: characters.enumerated().map { (ExactCharacter($1), $0) })
        #expect(characters.map { places[ExactCharacter($0)] } == Array(characters.indices))
        #expect(ExactCharacter("é") != ExactCharacter("e\u{301}"))
        #expect(ExactCharacter("e") != ExactCharacter("e\u{301}"))
        #expect(places[ExactCharacter("b")] == nil)
    }
}
