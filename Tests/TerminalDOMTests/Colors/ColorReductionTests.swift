import TerminalDOM
import Testing

@Suite struct ColorReductionTests {
    private func reduced(_ color: Color, _ depth: ColorDepth) -> Color {
        var reduction = ColorReduction(to: depth)
        return reduction(color)
    }

    @Test func aColourOfThePaletteIsFoundAgain() {
        for index in 16...255 as ClosedRange<UInt8> {
            let rgb = XtermPalette.rgb(index)
            let color = Color.rgb(UInt8(rgb >> 16), UInt8(rgb >> 8 & 0xFF), UInt8(rgb & 0xFF))
            guard case .indexed(let found) = reduced(color, .palette256) else {
                Issue.record("\(color) has no number")
                continue
            }
            #expect(XtermPalette.rgb(found) == rgb)
        }
    }

    @Test func theNearestIsNearestToTheEye() {
        #expect(reduced(.rgb(250, 10, 10), .ansi16) == .ansi(9))
        #expect(reduced(.rgb(190, 0, 0), .ansi16) == .ansi(1))
        #expect(reduced(.rgb(190, 0, 0), .ansi8) == .ansi(1))
        #expect(reduced(.indexed(9), .ansi8) == .ansi(1))
        #expect(reduced(.rgb(1, 2, 3), .ansi16) == .ansi(0))
        #expect(reduced(.rgb(255, 255, 255), .palette256) == .indexed(231))
    }

    @Test func theTerminalsOwnColoursStayItsOwn() {
        for depth in ColorDepth.allCases { #expect(reduced(.none, depth) == .none) }
        #expect(reduced(.ansi(12), .trueColor) == .ansi(12))
        #expect(reduced(.ansi(12), .ansi8) == .ansi(4))
        #expect(reduced(.rgb(1, 2, 3), .none) == .none)
    }
}
