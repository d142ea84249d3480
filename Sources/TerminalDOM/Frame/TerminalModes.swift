/// The settings of the terminal while it shows a frame. They are plain data that the painter compares with the previous
/// ones.
public struct TerminalModes: Codable, Equatable, Hashable, Sendable {
    /// The mouse events that the terminal reports.
    public enum Mouse: String, Codable, Equatable, Hashable, Sendable {
        /// None; the terminal uses the mouse for its own selection.
        case off
        /// Clicks, the wheel, and dragging.
        case clicks
        /// Clicks, the wheel, dragging, and motion without a button.
        case motion
    }

    /// The title of the window; `nil` to leave it unchanged.
    public var title: String?
    /// The mouse events to report.
    public var mouse: Mouse
    /// True if the terminal shows only ASCII: text that is cut ends with a tilde instead of an ellipsis.
    public var asciiOnly: Bool

    /// Creates modes with these settings.
    public init(title: String? = nil, mouse: Mouse = .clicks, asciiOnly: Bool = false) {
        self.title = title
        self.mouse = mouse
        self.asciiOnly = asciiOnly
    }
}

/// A one-time signal to the terminal. Signals are numbered, and a painter sends each number once.
public struct TerminalSignal: Codable, Equatable, Hashable, Sendable {
    /// A kind of signal.
    public enum Kind: Codable, Equatable, Hashable, Sendable {
        /// Rings the bell.
        case bell
        /// Copies text to the clipboard (OSC 52).
        case clipboard(String)
        /// Shows a desktop notification (OSC 9 and OSC 777).
        case notification(title: String, body: String)
    }

    /// The number of the signal, counted from 1.
    public var number: Int
    /// The kind of signal.
    public var kind: Kind

    /// Creates signal `number` of `kind`.
    public init(number: Int, _ kind: Kind) {
        self.number = number
        self.kind = kind
    }
}
