/// A key and the modifiers held with it.
public struct KeyPress: Equatable, Hashable, Sendable {
    /// The key without its modifiers.
    public var key: Key
    /// The modifiers held with the key. A character has no shift modifier, because the character itself implies it.
    public var modifiers: KeyModifiers

    /// Creates a press of `key` with `modifiers`.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

extension KeyPress {
    /// Ctrl-X, which begins keys of two presses (``KeyModifiers/controlX``).
    public static let controlX = KeyPress(.character("x"), .control)
}

/// A key on the keyboard.
public enum Key: Equatable, Hashable, Sendable {
    /// A character as typed. A control key is the lowercase letter with ``KeyModifiers/control``.
    case character(Character)
    /// Enter.
    case enter
    /// Tab; Shift-Tab has ``KeyModifiers/shift``.
    case tab
    /// Backspace, which deletes to the left.
    case backspace
    /// Escape.
    case escape
    /// Cursor up.
    case up
    /// Cursor down.
    case down
    /// Cursor left.
    case left
    /// Cursor right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Insert.
    case insert
    /// Delete, which deletes to the right.
    case delete
    /// A function key, counted from 1.
    case function(Int)
}

/// Modifier keys.
public struct KeyModifiers: OptionSet, Codable, Hashable, Sendable {
    /// The modifiers as bits, one bit each.
    public let rawValue: UInt8

    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Alt, or Escape right before the key.
    public static let alt = KeyModifiers(rawValue: 2)
    /// Control.
    public static let control = KeyModifiers(rawValue: 4)
    /// Super, the key with the logo of the system.
    public static let command = KeyModifiers(rawValue: 8)
    /// Ctrl-X, pressed and released before the key, as in Emacs and readline.
    public static let controlX = KeyModifiers(rawValue: 16)
}
