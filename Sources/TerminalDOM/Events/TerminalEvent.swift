/// What comes from the terminal.
public enum TerminalEvent: Codable, Equatable, Hashable, Sendable {
    /// A key was pressed.
    case key(KeyPress)
    /// The mouse did something.
    case mouse(MouseEvent)
    /// Text was pasted; line breaks are `\n`, nothing else is changed.
    case paste(String)
    /// The screen has this size now.
    case resize(Size)
    /// The terminal got the focus, or lost it.
    case focus(Bool)
    /// The terminal answered a question about itself.
    case reply(TerminalReply)
}

/// What a terminal says about itself when asked.
public enum TerminalReply: Codable, Equatable, Hashable, Sendable {
    /// Whether it knows a private mode (DECRQM): 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
    case mode(Int, value: Int)
    /// It speaks the kitty keyboard protocol; these flags are on.
    case keyboard(flags: Int)
    /// Its background colour (OSC 11), eight bits a channel.
    case background(red: UInt8, green: UInt8, blue: UInt8)
    /// It prefers dark or light colours (mode 2031).
    case colorScheme(dark: Bool)
    /// Its primary device attributes, which come after all other answers asked for before.
    case deviceAttributes([Int])
    /// The cursor's position.
    case cursorPosition(Point)
}
