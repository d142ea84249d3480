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

    /// The nearest of eight colors to a gray would be red.
    @Test func greysStayWithoutColour() {
        for step in UInt8(0)...255 {
            let shown = reduced(.rgb(step, step, step), .ansi8)
            #expect(shown == .ansi(0) || shown == .ansi(7))
        }
        #expect(reduced(.rgb(88, 88, 88), .ansi8) == .ansi(7))
        #expect(reduced(.rgb(40, 40, 44), .ansi8) == .ansi(0))
    }

    @Test func textCanBeToldFromWhatItStandsOn() {
        for depth in [ColorDepth.ansi8, .ansi16] {
            var reduction = ColorReduction(to: depth)
            for (text, ground) in [(0x8A8A8A, 0x303030), (0x606060, 0x585858), (0xE0E0E0, 0xFFFFFF), (0x101010, 0)] {
                let (text, ground) = (rgb(text), rgb(ground))
                #expect(reduction(text, on: ground) != reduction(ground))
            }
            // Text in its background's color is meant to be invisible.
            #expect(reduction(rgb(0x585858), on: rgb(0x585858)) == reduction(rgb(0x585858)))
            #expect(reduction(.none, on: .none) == .none)
        }
    }

    private func rgb(_ value: Int) -> Color { .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)) }

    @Test func theTerminalsOwnColoursStayItsOwn() {
        for depth in ColorDepth.allCases { #expect(reduced(.none, depth) == .none) }
        #expect(reduced(.ansi(12), .trueColor) == .ansi(12))
        #expect(reduced(.ansi(12), .ansi8) == .ansi(4))
        #expect(reduced(.rgb(1, 2, 3), .none) == .none)
    }
}
