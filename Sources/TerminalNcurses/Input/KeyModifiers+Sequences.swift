import TerminalDOM

extension KeyModifiers {
    /// Creates modifiers from the parameter of a sequence: 1 plus a bit each for Shift, Alt, Control, Super, Hyper, and
    /// Meta.
    init(parameter: Int??) {
        self = []
        guard case .some(.some(let parameter)) = parameter, parameter > 1 else { return }
        let bits = parameter - 1
        if bits & 1 != 0 { insert(.shift) }
        if bits & 2 != 0 || bits & 32 != 0 { insert(.alt) }
        if bits & 4 != 0 { insert(.control) }
        if bits & 8 != 0 { insert(.command) }
    }
}
