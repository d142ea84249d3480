public import TerminalDOM

/// Draws the screen from nothing but the state and the symbols of the theme.
public func view(_ state: TodoState, glyphs: Glyphs = Glyphs()) -> Node<TodoAction> {
    Column {
        title(state)
        if state.items.isEmpty {
            Text<TodoAction>("Nothing to do").align(.center).role(.empty).grow()
        } else {
            Column {
                for (index, item) in state.items.enumerated() {
                    row(item, glyphs).key(index)
                        .role(index == state.selection ? .item.state("selected") : .item)
                        .onClick(.selected(index))
                }
                Spacer<TodoAction>()
            }
            .grow()
        }
        Text<TodoAction>(state.notice ?? "a add   x done   c clear").role(.footer)
    }
    .role(.screen)
}

private func title(_ state: TodoState) -> Node<TodoAction> {
    let open = state.items.count { !$0.isDone }
    return Row {
        Text<TodoAction>("To do")
        Spacer<TodoAction>()
        Text<TodoAction>("\(open) of \(state.items.count)").role(.titleCount)
    }
    .role(.title)
}

private func row(_ item: TodoState.Item, _ glyphs: Glyphs) -> Node<TodoAction> {
    Row(spacing: 1) {
        Text<TodoAction>([Span(glyphs[item.isDone ? .done : .open], .mark)])
        Text<TodoAction>([Span(item.title, item.isDone ? .itemDone : nil)])
    }
    .node
}
