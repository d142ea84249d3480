internal import CLinux
internal import CNcurses
internal import TerminalDOM

/// An ncurses screen that draws into memory.
final class NcursesScreen {
    private let screen: OpaquePointer
    private(set) var size: Size

    init(_ terminal: TerminalDescription, colors: ColorDepth, size: Size) throws(TerminalError) {
        guard cn_use_utf8() else { throw .noUTF8Locale }
        let descriptor = cl_memory_file("confab-screen")
        guard descriptor >= 0 else { throw .system("make a file in memory", code: TerminalError.currentCode) }
        let entry = TerminfoEntry(terminal, colors: colors, size: size)
        guard let screen = cn_open(TerminfoEntry.name, entry.environmentValue, descriptor) else {
            throw .ncursesRefused
        }
        self.screen = screen
        self.size = size
    }

    deinit { cn_close(screen) }

    func resize(to size: Size) {
        cn_resize(screen, Int32(size.height), Int32(size.width))
        self.size = size
    }

    /// Clears the terminal, whatever it shows.
    func clear() { cn_clear(screen) }

    /// Tells ncurses that the cleared terminal is filled with spaces of `look`.
    func assumeBlank(_ look: Look, pair: Int32) {
        cn_assume_blank(screen, UInt32(look.attributes.rawValue), pair)
    }

    func write(_ cells: [cn_cell], row: Int, column: Int) {
        cells.withUnsafeBufferPointer {
            cn_write(screen, Int32(row), Int32(column), $0.baseAddress, Int32($0.count))
        }
    }

    /// Sets the position of the cursor; `nil` for any.
    func placeCursor(_ position: Point?) {
        guard let position else { return cn_free_cursor(screen) }
        cn_place_cursor(screen, Int32(position.y), Int32(position.x))
    }

    /// Draws the changes. The returned bytes are valid until the next call.
    func flush() -> UnsafeBufferPointer<UInt8> {
        var length = 0
        let bytes = cn_flush(screen, &length)
        return UnsafeBufferPointer(start: bytes, count: length)
    }
}
