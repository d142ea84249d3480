internal import CLinux
internal import CNcurses
package import TerminalDOM

/// A painter that uses ncurses, which draws into memory; the bytes are then filtered and written in one piece.
///
/// It never compares frames: only the cells of patches go to ncurses. ncurses keeps its state in the process, so only
/// one thread may use a painter.
package final class NcursesPainter: FramePainter {
    /// A function that writes the bytes of a frame to the terminal and returns the number of `write(2)` calls.
    package typealias Output = (UnsafeRawBufferPointer) throws -> Int

    /// The number of bytes up to which drawing is so fast that the cursor need not be hidden.
    private static let smallDrawing = 96

    /// The number of cells from which a shrinking screen returns its memory to the system.
    private static let largeArea = 1 << 18

    /// The counters since the painter was created.
    package private(set) var counters = PainterCounters()
    /// The capabilities of the terminal. They can be updated with the terminal's answers at any time, except for the
    /// color depth and the character set.
    package var capabilities: TerminalCapabilities

    /// True if the shape of the cursor was set and must be reset at the end.
    var hasSetCursorShape: Bool { cursorWriter.hasSetShape }

    private let screen: NcursesScreen
    private let output: Output
    private var cells: CellWriter
    private var filter: OutputFilter
    private var modes: ModeWriter
    private var cursorWriter: CursorWriter
    /// The cursor of the last presented frame.
    private var cursor: Cursor?
    private var knowsTerminal = false
    private var row: [cn_cell] = []
    private var bytes: [UInt8] = []
    /// True if a large screen shrank with the last frame.
    private var hasShrunk = false

    /// Creates a painter for a terminal with these capabilities.
    ///
    /// - Parameters:
    ///   - size: the size of the terminal. A frame of another size changes it.
    ///   - allowsMouse: true if frames may turn on the mouse.
    ///   - output: the function that writes the bytes of each frame. It isn't called for a frame without changes.
    /// - Throws: `TerminalError` if ncurses can't be started.
    package init(
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

    /// Forgets the state of the terminal, so the next frame is drawn completely.
    package func redrawAll() {
        knowsTerminal = false
    }

    /// Shows `frame`; see ``FramePainter/present(_:patches:)``. Calls the output once, or not at all if nothing
    /// changed.
    ///
    /// - Throws: the error of the output. The next frame is then drawn completely.
    package func present(_ frame: Frame, patches: [Patch]?) throws {
        guard !frame.size.isEmpty else { return }
        // Called again here, because the caller may have kept the large frame until it presented the small one.
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

    /// Clears the terminal with the look of the empty screen if the terminal erases with that look.
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

    /// Converts the output of ncurses to the bytes for the terminal, in `bytes`.
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
    /// The number of cells.
    fileprivate var area: Int { width * height }
}
