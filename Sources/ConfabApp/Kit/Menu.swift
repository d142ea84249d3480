import TerminalDOM

/// Rows to choose from, one of which is selected.
struct Menu<Item, Action>: View {
    let items: [Item]
    let selection: Int
    let env: ViewEnvironment
    let title: (Item) -> String
    /// Returns the view of an item's title.
    var label: (Item, _ title: String) -> Node<Action> = { _, title in Text<Action>(title).node }
    var detail: (Item) -> String = { _ in "" }
    /// True if a title takes the columns of its detail where there isn't room for both.
    var putsTitlesFirst = false
    /// True if the beginning of a detail is of use beside a title that is put first.
    var cutsDetail: (Item) -> Bool = { _ in false }
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

    private func row(_ index: Int) -> Node<Action> {
        let item = items[index]
        let isSelected = index == selection
        let label = self.label(item, title(item)).role(role(index))
        let omitsDetail = putsTitlesFirst && !cutsDetail(item)
        return Row<Action>(spacing: 1) {
            Text(isSelected ? env.glyphs[.selection] : " ").width(1)
            if putsTitlesFirst { label.unshrinkable() } else { label }
            Spacer()
            Text(detail(item)).truncate(omitsDetail ? .omit : .tail).role(.menuDetail)
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
