import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The colors that senders give to parts of their texts.
@Suite struct TextColorTests {
    private let red = Role.textColor.state("red")

    private func span(_ styles: [TextStyle], isUncovered: Bool = false) -> Span {
        TextSegment("tape", styles: styles).span(isUncovered: isUncovered)
    }

    @Test func everyDeclaredColorIsDrawn() throws {
        let declaration = try #require(RoleDeclaration.all.first { $0.role == .textColor })
        #expect(declaration.states.count == 6)
        for name in declaration.states {
            #expect(span([.coloured(name)]) == Span("tape", nil, in: Role.textColor.state(name)))
        }
    }

    @Test(arguments: ["mauve", "Red", "#ff0000", ""]) func aColorThatNoThemeKnowsIsPlainText(name: String) {
        #expect(span([.coloured(name)]) == Span("tape"))
        #expect(span([.coloured(name), .bold]) == Span("tape", .bold))
    }

    @Test func aColorCombinesWithOtherStyles() {
        for styles in [[TextStyle.bold, .coloured("red")], [.coloured("red"), .bold]] {
            #expect(span(styles) == Span("tape", .bold, in: red))
        }
        #expect(span([.coloured("blue"), .coloured("red")]) == Span("tape", nil, in: red))
    }

    @Test func coveredTextHidesItsColor() {
        let styles = [TextStyle.secret, .coloured("red")]
        #expect(span(styles) == Span("████", .spoiler))
        #expect(span(styles, isUncovered: true) == Span("tape", Role.spoiler.state("uncovered"), in: red))
    }
}
