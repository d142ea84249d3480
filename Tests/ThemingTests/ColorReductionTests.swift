import TerminalDOM
import Testing
import Theming

@Suite struct ColorReductionTests {
    @Test func aColourOfThePaletteBecomesItsNumber() {
        #expect(Color.rgb(0, 0x5F, 0x87).reduced(to: .indexed) == .indexed(24))
        #expect(Color.rgb(0xEE, 0xEE, 0xEE).reduced(to: .indexed) == .indexed(255))
        #expect(Color.rgb(255, 255, 255).reduced(to: .indexed) == .indexed(231))
    }

    @Test func theNearestColourLooksNearest() {
        #expect(Color.rgb(0xFE, 0x01, 0x02).reduced(to: .indexed) == .indexed(196))
        #expect(Color.rgb(0xFF, 0, 0).reduced(to: .sixteen) == .ansi(9))
        #expect(Color.rgb(0, 0, 0).reduced(to: .sixteen) == .ansi(0))
        #expect(Color.indexed(231).reduced(to: .sixteen) == .ansi(15))
        #expect(Color.indexed(3).reduced(to: .sixteen) == .ansi(3))
    }

    @Test func theTerminalsOwnColoursStay() {
        for depth in ColorDepth.allCases { #expect(Color.none.reduced(to: depth) == .none) }
        #expect(Color.ansi(5).reduced(to: .indexed) == .ansi(5))
        #expect(Color.ansi(5).reduced(to: .sixteen) == .ansi(5))
        #expect(Color.ansi(5).reduced(to: .none) == .none)
    }

    @Test func aSheetIsReducedWhole() {
        let sheet = StyleSheet(
            base: Style(foreground: .rgb(255, 255, 255)),
            patches: [Role("a"): StylePatch(background: .rgb(0, 0, 0), adding: .bold), Role("b"): StylePatch()])
        #expect(
            sheet.reduced(to: .indexed)
                == StyleSheet(
                    base: Style(foreground: .indexed(231)),
                    patches: [
                        Role("a"): StylePatch(background: .indexed(16), adding: .bold), Role("b"): StylePatch(),
                    ]))
        #expect(sheet.reduced(to: .none).patches[Role("a")] == StylePatch(background: Color.none, adding: .bold))
        #expect(sheet.reduced(to: .full) == sheet)
    }

    @Test func contrastIsWhatWCAGSays() throws {
        let most = try #require(contrastRatio(.rgb(0, 0, 0), on: .rgb(255, 255, 255)))
        #expect(abs(most - 21) < 0.000_1)
        let grey = try #require(contrastRatio(.rgb(0x76, 0x76, 0x76), on: .rgb(255, 255, 255)))
        #expect(abs(grey - 4.54) < 0.01)
        #expect(contrastRatio(.ansi(1), on: .rgb(0, 0, 0)) == nil)
    }
}
