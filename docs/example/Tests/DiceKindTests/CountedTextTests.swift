import ConfabApp
import DiceKind
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct CountedTextTests {
    private func view(of text: String) -> Node<KindWrapper.Click> {
        let content = KindWrapper.Content(spoken: "“\(text)”", text: text)
        return countedText.view(content, 20, Text("Confab's own view").node)
    }

    @Test func aLongTextHasTheNumberOfItsWordsBelow() {
        assertInlineSnapshot(
            of: view(of: String(repeating: "word ", count: 50)), as: .screen(20, 2),
            matches: """
                size 20×2  cursor none
                │Confab's own view   │
                │(50 words)          │
                """)
    }

    @Test func aShortTextIsAsConfabShowsIt() {
        assertInlineSnapshot(
            of: view(of: String(repeating: "word ", count: 49)), as: .screen(20, 2),
            matches: """
                size 20×2  cursor none
                │Confab's own view   │
                │                    │
                """)
    }
}
