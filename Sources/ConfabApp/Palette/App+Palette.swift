import Loop
import Messenger
import TerminalDOM

// The command palette in front of everything else.
extension App {
    /// Opens the palette, in place of the switcher if that is there; closes it when it is there itself.
    static func openPalette(_ state: inout AppState) -> [AppEffect] {
        if case .palette = state.quickOpen { return closeQuickOpen(&state) }
        state.quickOpen = .palette(Palette.State(Palette.offers(state), state.options.words))
        return [.perform(.query(.commandUses))]
    }

    /// Closes what is looked for in; what was there before has the keys again.
    static func closeQuickOpen(_ state: inout AppState) -> [AppEffect] {
        state.quickOpen = nil
        return noteSeen(&state)
    }

    static func performOnQuickOpen(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        let page = QuickOpen.rows(height: state.size.height)
        switch state.quickOpen {
        case .palette(var palette):
            if let moved = QuickOpen.moved(palette.selection, by: command, count: palette.rows.count, page: page) {
                palette.selection = moved
                state.quickOpen = .palette(palette)
            }
            guard command == .open, let selected = palette.selected else { return [] }
            return give(&state, selected)
        case .switcher(var switcher):
            if let moved = QuickOpen.moved(switcher.selection, by: command, count: switcher.rows.count, page: page) {
                switcher.selection = moved
                state.quickOpen = .switcher(switcher)
            }
            guard command == .open, let selected = switcher.selected else { return [] }
            return go(&state, to: selected)
        default: return []
        }
    }

    static func editQuickOpen(_ state: inout AppState, _ command: EditCommand) -> [AppEffect] {
        switch state.quickOpen {
        case .palette: reducePalette(&state, .edited(command))
        case .switcher: reduceSwitcher(&state, .edited(command))
        default: []
        }
    }

    static func reducePalette(_ state: inout AppState, _ action: Palette.Action) -> [AppEffect] {
        guard case .palette(var palette) = state.quickOpen else { return [] }
        let words = state.options.words
        switch action {
        case .edited(let command):
            let before = palette.field.text
            palette.field.apply(command.onOneLine)
            if palette.field.text != before {
                palette.selection = 0
                palette.find(words)
            }
        case .usesLoaded(let uses):
            palette.uses = uses
            palette.find(words)
        case .wheelTurned(let notches):
            palette.selection = max(0, min(palette.selection + notches, palette.rows.count - 1))
        case .chosen(let command):
            guard palette.rows.contains(where: { $0.command == command }) else { return [] }
            return give(&state, command)
        }
        state.quickOpen = .palette(palette)
        return []
    }

    /// Gives a command where the user was before the palette was opened.
    private static func give(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        var left = closeQuickOpen(&state)
        if command.isOfMainScreen { left += leaveOverlay(&state) }
        return [.perform(.save(.commandUse(command)))] + left + perform(&state, command)
    }
}
