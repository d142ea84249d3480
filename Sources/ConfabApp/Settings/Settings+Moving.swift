import TerminalDOM

extension Settings.State {
    /// Moves the selection among `rows`.
    mutating func move(_ command: CommandID, _ rows: [Settings.Entry]) {
        let options = rows.compactMap(\.option)
        guard !options.isEmpty else { return }
        let index = options.firstIndex { $0.id == selection }
        let page = max(1, (viewport?.height ?? 6) - 1)
        let wanted: Int? =
            switch command {
            case .next: index.map { $0 + 1 } ?? 0
            case .previous: index.map { $0 - 1 } ?? 0
            case .first: 0
            case .last: options.count - 1
            case .pageDown: (index ?? 0) + page
            case .pageUp: (index ?? 0) - page
            default: nil
            }
        guard let wanted else { return }
        let chosen = max(0, min(wanted, options.count - 1))
        selection = options[chosen].id
        reveal(rows, isUpwards: chosen <= index ?? 0)
    }

    /// Scrolls so that the selected row is seen; upwards with the heading above it.
    private mutating func reveal(_ rows: [Settings.Entry], isUpwards: Bool) {
        guard let row = rows.firstIndex(where: { $0.id == selection.rawValue }) else { return }
        var seen = row
        if isUpwards, row > 0, rows[row - 1].option == nil { seen = row - 1 }
        scroll = ListScroll(viewport?.scroll.position ?? scroll.position, reveal: rows[seen].id)
    }

    /// Types into the field that keys go to; a digit on a number begins to type one.
    mutating func edit(_ command: EditCommand, _ state: AppState) {
        problem = nil
        if editor != nil {
            editor?.apply(command.onOneLine)
        } else if isSearching {
            // From the field down into what it has found.
            if case .move(.down, _) = command { isSearching = false } else { query.apply(command.onOneLine) }
        } else if case .insert(let text) = command, menu == nil, text.allSatisfy({ $0.isASCII && $0.isNumber }),
            let option = OptionDeclaration.named(selection), case .number = option.kind, isShown(selection, state),
            !state.optionLayers.origin(of: selection).isFixed
        {
            editor = EditableText(text)
        }
    }

    /// Ends what is being typed or chosen, without taking it.
    mutating func leaveFields() {
        menu = nil
        editor = nil
        problem = nil
        isSearching = false
    }

    /// Selects what is found first, where what was selected is not found any more.
    mutating func keepSelection(in rows: [Settings.Entry]?, _ state: AppState) {
        guard rows == nil else { return }
        let found = self.rows(hasProfile: state.main != nil, state.options.words)
        if !found.contains(where: { $0.id == selection.rawValue }), let first = found.compactMap(\.option).first {
            selection = first.id
        }
        scroll = ListScroll(.start, reveal: selection.rawValue)
    }

    /// Whether the page shows an option.
    func isShown(_ id: OptionID, _ state: AppState) -> Bool {
        rows(hasProfile: state.main != nil, state.options.words).contains { $0.id == id.rawValue }
    }
}
