import TerminalDOM
import Testing

@testable import TerminalNcurses

/// The available color that replaces an unavailable one.
@Suite struct ColorNumbersTests {
    private func number(_ color: Color, _ depth: ColorDepth) -> Int32 {
        var numbers = ColorNumbers(depth: depth)
        return numbers.number(of: color)
    }

    @Test(arguments: ColorDepth.allCases)
    func theTerminalsOwnStaysItsOwn(depth: ColorDepth) {
        #expect(number(.none, depth) == -1)
        #expect(number(.ansi(3), depth) == (depth == .none ? -1 : 3))
        #expect(number(.ansi(11), depth) == (depth == .none ? -1 : depth == .ansi8 ? 3 : 11))
    }

    @Test func inTrueColourNothingIsReduced() {
        #expect(number(.rgb(200, 30, 31), .trueColor) == 0xC81E1F)
        #expect(number(.indexed(33), .trueColor) == 33)
        // Numbers below 256 are the palette's.
        #expect(number(.rgb(0, 0, 0), .trueColor) == 0x100)
        #expect(number(.rgb(0, 0, 255), .trueColor) == 0x1FF)
    }

    @Test func coloursOfThePaletteAreFoundInIt() {
        for index in UInt8(16)...255 {
            let rgb = XtermPalette.rgb(index)
            let color = Color.rgb(UInt8(rgb >> 16), UInt8(rgb >> 8 & 255), UInt8(rgb & 255))
            let found = number(color, .palette256)
            #expect(XtermPalette.rgb(UInt8(found)) == rgb)
            #expect(found >= 16)
        }
    }

    @Test(arguments: [
        (Color.rgb(250, 10, 10), Int32(9)), (.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 15), (.rgb(10, 200, 10), 2),
        (.indexed(196), 9), (.indexed(231), 15), (.indexed(4), 4),
    ])
    func ofSixteenTheNearestToTheEye(color: Color, index: Int32) {
        #expect(number(color, .ansi16) == index)
    }
}
