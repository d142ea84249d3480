import TerminalDOM

/// Rows to choose from, one of which is selected.
struct Menu<Item, Action>: View {
    let items: [Item]
    let selection: Int
    let env: ViewEnvironment
    let title: (Item) -> String
    /// True if a title is the name of a file, whose ending stays where there isn't room for all of it.
    var isFileName: (Item) -> Bool = { _ in false }
    var detail: (Item) -> String = { _ in "" }
    /// True if a title takes the columns of its detail where there isn't room for both.
    var putsTitlesFirst = false
    /// True if it takes something away.
    var isDestructive: (Item) -> Bool = { _ in false }
    let chosen: (Int) -> Action
    /// Returns the action for a turn of the wheel by so many notches.
    let wheel: (Int) -> Action

    var node: Node<Action> {
        SelectionList(rows: Array(items.indices), selected: selection, env: env, wheel: wheel, row: row).node
            .height(items.count)
            .part(.choices)
    }

    /// A few rows above a field, for what completes the text in it.
    func strip(rows: Int) -> Node<Action> {
        var menu = self
        menu.putsTitlesFirst = true
        return Column<Action> { menu.node }.node.height(rows)
    }

    /// The role of a title; nil for that of its row.
    private func role(_ index: Int) -> Role? {
        guard isDestructive(items[index]) else { return nil }
        return Role.menuRow.state(index == selection ? "destructive-selected" : "destructive")
    }

    private func shownTitle(_ item: Item) -> Node<Action> {
        isFileName(item) ? FileName<Action>(name: title(item)).node : Text<Action>(title(item)).node
    }

    private func row(_ index: Int) -> Node<Action> {
        let isSelected = index == selection
        let title = shownTitle(items[index]).role(role(index))
        return Row<Action>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            if putsTitlesFirst { title.unshrinkable() } else { title }
            Spacer()
            Text(detail(items[index])).role(.menuDetail)
            Text("")
        }
        .role(isSelected ? Role.menuRow.state("selected") : .menuRow)
        .onClick(chosen(index))
    }
}

extension [String] {
    /// A title and what to choose from, the selected one marked.
    static func menu(_ title: String, _ items: [String], _ selection: Int, _ strings: any Strings) -> [String] {
        [title] + menu(items, selection, strings)
    }

    /// The choices, with the selected one marked.
    static func menu(_ items: [String], _ selection: Int, _ strings: any Strings) -> [String] {
        items.enumerated().map { strings.spoken($0.element, isSelected: $0.offset == selection) }
    }
}
