/// What the terminal is to be set to while a frame is shown, as data: the painter compares it with what was set before.
public struct TerminalModes: Codable, Equatable, Hashable, Sendable {
    /// How much of the mouse the terminal reports.
    public enum Mouse: String, Codable, Equatable, Hashable, Sendable {
        /// Nothing: selecting with the mouse is the terminal's own.
        case off
        /// Clicks, wheel and dragging.
        case clicks
        /// Clicks, wheel, dragging and bare motion.
        case motion
    }

    /// The window's title, `nil` to leave it alone.
    public var title: String?
    /// What is reported of the mouse.
    public var mouse: Mouse

    /// These modes.
    public init(title: String? = nil, mouse: Mouse = .clicks) {
        self.title = title
        self.mouse = mouse
    }
}

/// Something that the terminal does once: it is numbered, and a painter does each number once.
public struct TerminalSignal: Codable, Equatable, Hashable, Sendable {
    /// What is done.
    public enum Kind: Codable, Equatable, Hashable, Sendable {
        /// Rings the bell.
        case bell
        /// Puts text into the clipboard (OSC 52).
        case clipboard(String)
        /// Shows a desktop notification (OSC 9 and OSC 777).
        case notification(title: String, body: String)
    }

    /// Counts up from 1.
    public var number: Int
    /// What is done.
    public var kind: Kind

    /// Signal `number`, which does `kind`.
    public init(number: Int, _ kind: Kind) {
        self.number = number
        self.kind = kind
    }
}
