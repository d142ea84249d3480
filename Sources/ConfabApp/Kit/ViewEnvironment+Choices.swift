import TerminalDOM

// What can be chosen in lists.
extension ViewEnvironment {
    /// A row to choose, with a mark if it's selected.
    func choice<Action>(
        _ action: Action, isSelected: Bool, role: Role = .menuRow, @ViewBuilder<Action> content: () -> Nodes<Action>
    ) -> Node<Action> {
        Row<Action>(spacing: 1) {
            Text(isSelected ? glyphs[.selection] : " ").width(1)
            content()
        }
        .role(isSelected ? Role.menuRow.state("selected") : role)
        .onClick(action)
    }

    /// A symbol to click, wide enough to be hit; as many blanks if there is none.
    func button<Action>(_ glyph: GlyphName?, _ action: Action) -> Node<Action> {
        guard let glyph else { return Text<Action>("   ").node }
        return Text<Action>(" \(glyphs[glyph]) ").role(.menuDetail).onClick(action)
    }
}
