/// A key, pressed with modifiers.
public struct KeyPress: Equatable, Hashable, Sendable {
    /// The key itself.
    public var key: Key
    /// What was held with it. Shift is not said of characters: it is in the character.
    public var modifiers: KeyModifiers

    /// `key` with `modifiers`.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }
}

/// A key of the keyboard.
public enum Key: Equatable, Hashable, Sendable {
    /// A character as typed; control keys are the lower-case letter with ``KeyModifiers/control``.
    case character(Character)
    /// Enter.
    case enter
    /// Tab; backwards with ``KeyModifiers/shift``.
    case tab
    /// The key that deletes backwards.
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
    /// The key that deletes forwards.
    case delete
    /// A function key, from 1.
    case function(Int)
}

/// Keys that are held with another.
public struct KeyModifiers: OptionSet, Codable, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: UInt8

    /// The modifiers of these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1)
    /// Alt, or Escape before the key.
    public static let alt = KeyModifiers(rawValue: 2)
    /// Control.
    public static let control = KeyModifiers(rawValue: 4)
    /// Super, the key with the system's logo.
    public static let command = KeyModifiers(rawValue: 8)
}
