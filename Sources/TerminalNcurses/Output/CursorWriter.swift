internal import TerminalDOM

/// A writer that shows and hides the terminal's cursor and sets its shape. ncurses positions it.
struct CursorWriter {
    private(set) var hasSetShape = false
    private var isShown: Bool?
    private var shape: Cursor.Shape = .terminal
    private let show: String
    private let hide: String

    init(show: String, hide: String) {
        self.show = show
        self.hide = hide
    }

    mutating func forget() {
        isShown = nil
        shape = .terminal
    }

    /// Hides the cursor during a large update, so that it doesn't visibly jump around.
    mutating func hideWhileDrawing(into output: inout [UInt8]) {
        guard isShown != false else { return }
        output.append(text: hide)
        isShown = false
    }

    mutating func write(_ cursor: Cursor?, into output: inout [UInt8]) {
        if let cursor, cursor.shape != shape {
            let number =
                switch cursor.shape {
                case .terminal: 0
                case .block: 2
                case .underline: 4
                case .bar: 6
                }
            output.append(text: "\u{1B}[\(number) q")
            shape = cursor.shape
            hasSetShape = true
        }
        guard isShown != (cursor != nil) else { return }
        output.append(text: cursor == nil ? hide : show)
        isShown = cursor != nil
    }
}
