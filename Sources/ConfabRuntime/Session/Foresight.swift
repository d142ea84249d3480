import ConfabApp
import TerminalDOM

/// Expects after each key the one that followed it the last time, at first the same again.
///
/// Whoever goes through a list presses one key many times, or two in turns.
struct Foresight {
    private var following: [KeyPress: KeyPress] = [:]
    private var last: KeyPress?

    /// The key that is expected now that `key` was pressed.
    mutating func next(after key: KeyPress) -> KeyPress {
        if let last { following[last] = key }
        last = key
        return following[key] ?? key
    }

    /// Notes that something was typed in between.
    mutating func interrupt() { last = nil }
}

extension AppOperation {
    /// Whether this only reads what is shown.
    var isReadForScreen: Bool {
        switch self {
        case .loadChats, .loadRows, .loadCounts, .loadChat, .loadMessages, .loadCard: true
        default: false
        }
    }
}
