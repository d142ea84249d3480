import RandomTesting
import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

extension NcursesTests {
    /// The painter's bytes for pictures that come, go, and scroll, replayed into a terminal in memory, show the frame.
    @Suite struct PictureReplay {
        @Test(arguments: ColorDepth.allCases)
        func picturesShowTheirColorsHoweverManyCameBefore(depth: ColorDepth) throws {
            let seed = testSeed()
            var random = SeededGenerator(seed)
            let size = Size(30, 12)
            let capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color"], colors: depth)
            let attributes = capabilities.description.attributes(with: depth)
            var model = ModelTerminal(size: size)
            var bytes: [UInt8] = []
            let painter = try NcursesPainter(capabilities: capabilities, size: size) {
                bytes += Array($0)
                return 1
            }
            var colors = ColorNumbers(depth: depth)
            let sheet = StyleSheet(
                base: Style(foreground: .indexed(250), background: .rgb(20, 22, 30)),
                patches: [Role("name"): StylePatch(foreground: .rgb(200, 30, 30), adding: .bold)])
            var renderer = Renderer<Never>(sheet: sheet)
            var pictures: [PictureCells] = []
            for step in 0..<60 {
                let cells = try PictureCells.photograph(
                    columns: 24, rows: 5, characters: ["▄", "🬂", " "], using: &random)
                if pictures.count < 4 { pictures.append(cells) } else { pictures[random.below(4)] = cells }
                let scroll = ListScroll<Int>(.row(random.below(pictures.count), line: -random.below(5)))
                let list = List<Never>(Array(pictures.indices), id: { $0 }, scroll: scroll) { index in
                    Column<Never> {
                        Text("Picture \(index)").role(Role("name"))
                        Lazy(pictures[index]) { Picture($0) }
                    }
                }
                let view = Layered<Never> {
                    list
                    if random.happens(30) { Text("overlay").align(.center, .center).role(Role("name")) }
                }
                let rendering = renderer.render(view, size: size, modes: TerminalModes(mouse: .off))
                try painter.present(rendering.frame, patches: rendering.patches)
                model.feed(bytes)
                bytes = []
                let differences = model.differences(from: rendering.frame) { colors.shown($0, with: attributes) }
                #expect(differences.isEmpty, "seed \(seed), step \(step): \(differences.prefix(4))")
            }
            // All pictures together have more than 6000 styles, so numbers were used again.
            #expect(try #require(renderer.frame).styles.entries.count < 5000)
        }
    }
}
