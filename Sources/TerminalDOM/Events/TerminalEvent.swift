/// An event that the terminal reports.
public enum TerminalEvent: Codable, Equatable, Hashable, Sendable {
    /// A key press.
    case key(KeyPress)
    /// A mouse event.
    case mouse(MouseEvent)
    /// Pasted text, or a piece of it. Line breaks are `\n`; nothing else is changed. Each piece but the last one has at least
    /// ``pasteSize`` bytes.
    case paste(String)
    /// A new size of the screen.
    case resize(Size)
    /// A change of focus: true if the terminal gained it, false if it lost it.
    case focus(Bool)
    /// An answer to a query about the terminal.
    case reply(TerminalReply)

    /// The bytes of a paste that are delivered at once.
    public static let pasteSize = 1 << 16
}

/// An answer of the terminal to a query about itself.
public enum TerminalReply: Codable, Equatable, Hashable, Sendable {
    /// The state of a private mode (DECRQM): 0 unknown, 1 set, 2 reset, 3 permanently set, 4 permanently reset.
    case mode(Int, value: Int)
    /// The flags of the kitty keyboard protocol that are on. A terminal that answers supports the protocol.
    case keyboard(flags: Int)
    /// The background color (OSC 11), with eight bits per channel.
    case background(red: UInt8, green: UInt8, blue: UInt8)
    /// The preferred color scheme (mode 2031).
    case colorScheme(dark: Bool)
    /// The primary device attributes. They arrive after the answers to all earlier queries.
    case deviceAttributes([Int])
    /// The position of the cursor.
    case cursorPosition(Point)
}
