import TerminalDOM
import Testing

@Suite struct SGREncoderTests {
    private func encoded(_ style: Style, _ depth: ColorDepth = .trueColor) -> String {
        var encoder = SGREncoder(depth: depth)
        return encoder.encode(style)
    }

    @Test func everySequenceBeginsWithAReset() {
        #expect(encoded(.plain) == "\u{1B}[0m")
        #expect(
            encoded(Style(foreground: .rgb(1, 2, 3), background: .indexed(200), attributes: [.bold, .strike]))
                == "\u{1B}[0;1;9;38;2;1;2;3;48;5;200m")
        #expect(encoded(Style(foreground: .ansi(3), background: .ansi(11))) == "\u{1B}[0;33;103m")
    }

    @Test func coloursAreThoseThatTheTerminalHas() {
        let style = Style(foreground: .rgb(255, 0, 0), attributes: .underline)
        #expect(encoded(style, .palette256) == "\u{1B}[0;4;38;5;196m")
        #expect(encoded(style, .ansi16) == "\u{1B}[0;4;91m")
        #expect(encoded(style, .none) == "\u{1B}[0;4m")
    }

    @Test func aRowEndsAsItBegan() {
        let sheet = StyleSheet(patches: [Role("hot"): StylePatch(foreground: .ansi(1))])
        var renderer = Renderer<Never>(sheet: sheet)
        let view = Column<Never> {
            Text([Span("a"), Span("漢", Role("hot"))])
            Text("plain")
        }
        var encoder = SGREncoder()
        #expect(
            encoder.encode(renderer.render(view, size: Size(5, 2)).frame)
                == "a\u{1B}[0;31m漢\u{1B}[0m  \nplain\n")
    }

    @Test func theRolesOfACellAreThoseAroundIt() {
        var styles = StyleTable(sheet: StyleSheet())
        let outer = styles.id(of: Role("outer"), in: .base)
        let inner = styles.id(of: Role("inner"), in: outer)
        #expect(styles.roles(of: inner) == [Role("outer"), Role("inner")])
        #expect(styles.roles(of: .base).isEmpty)
    }

    @Test func aSpanLooksLikeBothOfItsRoles() {
        let sheet = StyleSheet(patches: [
            Role("hot"): StylePatch(foreground: .ansi(1)), Role("loud"): StylePatch(foreground: .ansi(2)),
        ])
        var renderer = Renderer<Never>(sheet: sheet)
        let text = Text<Never>([Span("a", Role("loud"), in: Role("hot")), Span("b", in: Role("hot")), Span("c")])
        let frame = renderer.render(text.role(Role("row")), size: Size(3, 1)).frame
        let roles = (0..<3).map { frame.styles.roles(of: frame.grid[$0, 0].style).map(\.name) }
        #expect(roles == [["row", "hot", "loud"], ["row", "hot"], ["row"]])
        var encoder = SGREncoder()
        #expect(encoder.encode(frame) == "\u{1B}[0;32ma\u{1B}[0;31mb\u{1B}[0mc\n")
    }
}
