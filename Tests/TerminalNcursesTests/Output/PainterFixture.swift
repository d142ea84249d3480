import TerminalDOM
import TerminalTesting
import Testing

@testable import TerminalNcurses

/// A painter that keeps its bytes, and a frame to change.
final class PainterFixture {
    var frame: Frame
    let painter: NcursesPainter
    private let kept = Kept()

    private final class Kept { var bytes: [UInt8] = [] }

    init(
        _ width: Int, _ height: Int, environment: [String: String] = ["TERM": "xterm-256color"],
        colors: ColorDepth? = nil, sheet: StyleSheet = StyleSheet()
    ) throws {
        let size = Size(width, height)
        frame = Frame(grid: Grid(size: size), styles: StyleTable(sheet: sheet), modes: TerminalModes(mouse: .off))
        let kept = kept
        painter = try NcursesPainter(
            capabilities: TerminalCapabilities(environment: environment, colors: colors), size: size
        ) {
            kept.bytes += Array($0)
            return 1
        }
    }

    /// The bytes that showing the frame writes, with Escape written as `␛`.
    func present(_ patches: [Patch]?) throws -> String {
        String(decoding: try bytes(patches), as: UTF8.self).replacing("\u{1B}", with: "␛")
    }

    func bytes(_ patches: [Patch]?) throws -> [UInt8] {
        kept.bytes = []
        try painter.present(frame, patches: patches)
        return kept.bytes
    }

    /// Writes `text` into the frame, and says which cells that are.
    @discardableResult
    func write(_ text: String, x: Int, y: Int, role: Role? = nil, disputed: Set<Character> = []) -> Patch {
        write(
            text, x: x, y: y, style: role.map { frame.styles.id(of: $0, in: .base) } ?? .base, disputed: disputed)
    }

    @discardableResult
    func write(_ text: String, x: Int, y: Int, style: StyleID, disputed: Set<Character> = []) -> Patch {
        var column = x
        for character in text {
            let glyph = glyph(character, isDisputed: disputed.contains(character))
            frame.grid[column, y] = Cell(glyph, style)
            column += 1
            if glyph.isWide {
                frame.grid[column, y] = Cell(.continuation, style)
                column += 1
            }
        }
        return Patch(row: y, columns: x..<column)
    }

    private func glyph(_ character: Character, isDisputed: Bool) -> Glyph {
        let isWide = DisplayWidth.of(character) == 2
        let scalars = character.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first {
            return Glyph(scalar, isWide: isWide, isDisputed: isDisputed)
        }
        return Glyph(clusterNumber: frame.clusters.number(of: character), isWide: isWide, isDisputed: isDisputed)
    }
}

/// Tests that draw with ncurses run one after the other, because ncurses keeps its state in the process.
@Suite(.serialized) enum NcursesTests {}
