public import Loop

/// Changes the state after an action. It's a pure function, so a test compares states and effects with `==`.
public func reduce(_ state: inout TodoState, _ action: TodoAction) -> [TodoEffect] {
    switch action {
    case .added(let title):
        state.items.append(TodoState.Item(title))
        state.selection = state.items.count - 1
        return [.perform(.save(state.items), id: "save")]
    case .selectionMoved(let steps):
        state.selection = max(0, min(state.items.count - 1, state.selection + steps))
        return []
    case .selected(let index):
        guard state.items.indices.contains(index) else { return [] }
        state.selection = index
        return []
    case .toggled:
        guard state.items.indices.contains(state.selection) else { return [] }
        state.items[state.selection].isDone.toggle()
        return [.perform(.save(state.items), id: "save")]
    case .doneCleared:
        state.items.removeAll(where: \.isDone)
        state.selection = max(0, min(state.items.count - 1, state.selection))
        return [.perform(.save(state.items), id: "save")]
    case .saved(let count):
        state.notice = "Saved \(count)"
        // The id makes the timer of a newer notice replace that of an older one.
        return [.after(.seconds(3), .noticeExpired, id: "notice")]
    case .noticeExpired:
        state.notice = nil
        return []
    }
}
