import Loop

extension ThemePicker {
    /// What `action` does; the root reducer sees to what was chosen.
    public static func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .loaded(let entries, let chosen):
            let isFirst = state.entries.isEmpty
            let selected = state.entries.indices.contains(state.selection) ? state.entries[state.selection].id : chosen
            state.entries = entries
            state.chosen = chosen
            // Files come and go while one looks at them; the selection stays with its theme.
            let wanted = isFirst ? chosen : selected
            state.selection = entries.firstIndex { $0.id == wanted } ?? 0
        case .chosen: break
        }
    }

    /// Moves the selection, and shows what is selected.
    static func select(_ state: inout State, _ index: Int) -> [AppEffect] {
        guard state.entries.indices.contains(index), index != state.selection else { return [] }
        state.selection = index
        return [.perform(.theme(.preview(state.entries[index].id)))]
    }
}
