internal import CLinux
internal import CNcurses
public import TerminalDOM

/// Paints frames by ncurses, which draws into memory; its bytes are then filtered and handed over in one piece.
///
/// It never compares frames: only the cells of patches go to ncurses. ncurses keeps its state in the process, so a
/// painter is used by one thread only.
public final class NcursesPainter: FramePainter {
    /// Takes the bytes of a frame to the terminal, and says how many calls of `write(2)` that took.
    public typealias Output = (UnsafeRawBufferPointer) throws -> Int

    /// Less than this is drawn so fast that the cursor need not be hidden meanwhile.
    private static let smallDrawing = 96

    /// Cells of a screen whose memory is worth returning to the system when the screen shrinks.
    private static let largeArea = 1 << 18

    /// What was done so far.
    public private(set) var counters = PainterCounters()
    /// What the terminal can do. Answers of the terminal may be taken in at any time; depth of colour and character
    /// set stay what they were at the start.
    public var capabilities: TerminalCapabilities

    /// Whether the cursor was given a shape that is to be undone at the end.
    var hasSetCursorShape: Bool { cursorWriter.hasSetShape }

    private let screen: NcursesScreen
    private let output: Output
    private var cells: CellWriter
    private var filter: OutputFilter
    private var modes: ModeWriter
    private var cursorWriter: CursorWriter
    /// That of the frame that was presented last.
    private var cursor: Cursor?
    private var knowsTerminal = false
    private var row: [cn_cell] = []
    private var bytes: [UInt8] = []
    /// Whether a large screen shrank with the last frame.
    private var hasShrunk = false

    /// A painter for a terminal of these capabilities.
    ///
    /// - Parameters:
    ///   - size: the terminal's size; a frame of another size changes it.
    ///   - allowsMouse: whether frames may switch the mouse on.
    ///   - output: takes the bytes of each frame; not called for a frame that changes nothing.
    /// - Throws: `TerminalError` when ncurses cannot be started.
    public init(
        capabilities: TerminalCapabilities, size: Size, allowsMouse: Bool = true, output: @escaping Output
    ) throws {
        self.capabilities = capabilities
        self.output = output
        let terminal = capabilities.description
        let screen = try NcursesScreen(
            terminal, colors: capabilities.colors, size: Size(max(1, size.width), max(1, size.height)))
        self.screen = screen
        let available = terminal.attributes(with: capabilities.colors)
        let looks = LookTable(depth: capabilities.colors, available: available)
        cells = CellWriter(looks: looks, isUTF8: capabilities.isUTF8)
        filter = OutputFilter(
            styles: StyleWriter(depth: capabilities.colors, canResetSingly: terminal.canResetSingly),
            cursor: CursorMover(terminal))
        modes = ModeWriter(notifications: capabilities.notifications, allowsMouse: allowsMouse)
        cursorWriter = CursorWriter(show: terminal.showCursor, hide: terminal.hideCursor)
    }

    /// Nothing is known any more of what the terminal shows and is set to: the next frame is drawn whole.
    public func redrawAll() {
        knowsTerminal = false
    }

    /// Shows `frame`; see ``FramePainter/present(_:patches:)``. One call of the output, none when nothing changed.
    ///
    /// - Throws: what the output throws. The next frame is drawn whole then.
    public func present(_ frame: Frame, patches: [Patch]?) throws {
        guard !frame.size.isEmpty else { return }
        // Again, because the caller may have kept the large frame until it presented the small one.
        releaseMemoryIfShrunk()
        hasShrunk = screen.size.area >= Self.largeArea && frame.size.area < screen.size.area
        defer { releaseMemoryIfShrunk() }
        let isWhole = patches == nil || !knowsTerminal || frame.size != screen.size
        guard isWhole || patches?.isEmpty == false || frame.cursor != cursor || modes.isPending(frame) else { return }

        draw(frame, isWhole ? nil : patches)
        if cells.standIns.isExhausted {
            cells.standIns = StandIns()
            draw(frame, nil)
        }
        rewrite(screen.flush(), of: frame)
        modes.write(frame, into: &bytes)
        cursor = frame.cursor
        try write(bytes)
    }

    private func draw(_ frame: Frame, _ patches: [Patch]?) {
        if frame.size != screen.size {
            bytes = []
            screen.resize(to: frame.size)
        }
        if let patches {
            for patch in patches where (0..<frame.size.height).contains(patch.row) {
                draw(frame, row: patch.row, columns: patch.columns.clamped(to: 0..<frame.size.width))
            }
        } else {
            counters.redraws += 1
            if !knowsTerminal {
                modes.forget()
                cursorWriter.forget()
                knowsTerminal = true
            }
            filter.styles.forget()
            clear(with: frame)
            for y in 0..<frame.size.height { draw(frame, row: y, columns: 0..<frame.size.width) }
        }
        let position = frame.cursor.map {
            Point(
                x: min(max(0, $0.position.x), frame.size.width - 1),
                y: min(max(0, $0.position.y), frame.size.height - 1))
        }
        screen.placeCursor(position)
    }

    /// Clears the terminal with the look of the empty screen, where it can be cleared with a look.
    private func clear(with frame: Frame) {
        screen.clear()
        let (look, pair) = cells.look(of: .blank, in: frame)
        guard capabilities.description.erasesWithBackground, look.attributes.isDisjoint(with: Look.seenOnBlanks) else {
            filter.ground = Look()
            return
        }
        filter.ground = look
        screen.assumeBlank(look, pair: pair)
    }

    private func releaseMemoryIfShrunk() {
        if hasShrunk { cl_release_memory() }
    }

    private func draw(_ frame: Frame, row y: Int, columns: Range<Int>) {
        guard !columns.isEmpty else { return }
        cells.cells(frame, row: y, columns: columns, into: &row)
        counters.cells += row.count
        screen.write(row, row: y, column: columns.lowerBound)
    }

    /// Makes of what ncurses wrote what the terminal gets, in `bytes`.
    private func rewrite(_ drawing: UnsafeBufferPointer<UInt8>, of frame: Frame) {
        bytes.removeAll(keepingCapacity: true)
        let isSynchronized = capabilities.hasSynchronizedOutput && drawing.count > Self.smallDrawing
        if isSynchronized { bytes.append(text: "\u{1B}[?2026h") }
        if drawing.count > Self.smallDrawing, !isSynchronized { cursorWriter.hideWhileDrawing(into: &bytes) }
        filter.rewrite(drawing, of: frame, with: &cells, into: &bytes)
        cursorWriter.write(frame.cursor, into: &bytes)
        if isSynchronized { bytes.append(text: "\u{1B}[?2026l") }
    }

    private func write(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { return }
        do {
            counters.writes += try bytes.withUnsafeBytes(output)
        } catch {
            redrawAll()
            throw error
        }
        counters.frames += 1
        counters.bytes += bytes.count
    }
}

extension Size {
    /// Cells in it.
    fileprivate var area: Int { width * height }
}
