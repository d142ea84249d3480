import TerminalDOM

extension String {
    /// With as many blanks behind it that it takes `width` columns, if it is shorter.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) }
}
