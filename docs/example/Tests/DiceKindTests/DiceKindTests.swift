import ConfabApp
import DiceKind
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct DiceKindTests {
    @Test func aRollShowsItsNumber() {
        let roll = CustomKind.Content(bytes: [6], fallback: "rolled a 6")
        assertInlineSnapshot(
            of: diceKind.view(roll, 10), as: .screen(10, 1),
            matches: """
                size 10×1  cursor none
                │⚅ 6       │
                """)
        #expect(diceKind.spoken(roll) == "rolled 6")
        #expect(diceKind.copied(roll) == "6")
    }

    @Test(arguments: [[], [0], [7, 1]] as [[UInt8]]) func otherBytesShowTheFallback(_ bytes: [UInt8]) {
        let roll = CustomKind.Content(bytes: bytes, fallback: "a die")
        assertInlineSnapshot(
            of: diceKind.view(roll, 10), as: .screen(10, 1),
            matches: """
                size 10×1  cursor none
                │a die     │
                """)
        #expect(diceKind.copied(roll) == "a die")
    }
}
