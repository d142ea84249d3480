import TerminalDOM
import Testing

@Suite struct StyleTests {
    private let sheet = StyleSheet(patches: [
        Role("list.row"): StylePatch(foreground: .ansi(2)),
        Role("list.row.selected"): StylePatch(background: .ansi(4), adding: .bold),
        Role("name"): StylePatch(removing: .bold),
    ])

    @Test func aRoleFallsBackByDots() {
        #expect(sheet.patch(for: Role("list.row.unread"))?.foreground == .ansi(2))
        #expect(sheet.patch(for: Role("list")) == nil)
    }

    @Test func whatARoleDoesNotSayIsInherited() {
        var table = StyleTable(sheet: sheet)
        let row = table.id(of: Role("list.row.selected"), in: .base)
        let name = table.id(of: Role("name.first"), in: row)
        #expect(table[name].style == Style(background: .ansi(4)))
        #expect(table[name].role == Role("name.first"))
    }

    @Test func aStyleKeepsItsNumber() {
        var table = StyleTable(sheet: sheet)
        let first = table.id(of: Role("name"), in: .base)
        _ = table.id(of: Role("list.row"), in: .base)
        #expect(table.id(of: Role("name"), in: .base) == first)
    }

    @Test func asciiStandsInForGlyphs() {
        let pin = GlyphName("pin", "📌", ascii: "^")
        #expect(Glyphs()[pin] == "📌")
        #expect(Glyphs(asciiOnly: true, overrides: ["pin": "x"])[pin] == "^")
        #expect(Glyphs(overrides: ["pin": "x"])[pin] == "x")
        #expect(Glyphs().ellipsis == "…")
        #expect(Glyphs(asciiOnly: true).ellipsis == "~")
    }
}
