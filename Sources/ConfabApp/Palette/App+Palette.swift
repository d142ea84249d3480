import Loop
import Messenger
import TerminalDOM

// The command palette in front of everything else.
extension App {
    /// Opens the palette, in place of the switcher if that is there; closes it when it is there itself.
    static func openPalette(_ state: inout AppState) -> [AppEffect] {
        if case .palette = state.chooser { return closeChooser(&state) }
        state.chooser = .palette(Palette.State(Palette.offers(state), state.options.words))
        return [.perform(.query(.commandUses))]
    }

    /// Closes what is looked for in; what was there before has the keys again.
    static func closeChooser(_ state: inout AppState) -> [AppEffect] {
        state.chooser = nil
        return noteSeen(&state)
    }

    static func performOnChooser(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        let page = Chooser.rows(height: state.size.height)
        switch state.chooser {
        case .palette(var palette):
            if let moved = Chooser.moved(palette.selection, by: command, count: palette.rows.count, page: page) {
                palette.selection = moved
                state.chooser = .palette(palette)
            }
            guard command == .open, let selected = palette.selected else { return [] }
            return give(&state, selected)
        case .switcher(var switcher):
            if let moved = Chooser.moved(switcher.selection, by: command, count: switcher.rows.count, page: page) {
                switcher.selection = moved
                state.chooser = .switcher(switcher)
            }
            guard command == .open, let selected = switcher.selected else { return [] }
            return go(&state, to: selected)
        case nil: return []
        }
    }

    static func editChooser(_ state: inout AppState, _ command: EditCommand) -> [AppEffect] {
        switch state.chooser {
        case .palette: reducePalette(&state, .edited(command))
        case .switcher: reduceSwitcher(&state, .edited(command))
        case nil: []
        }
    }

    static func reducePalette(_ state: inout AppState, _ action: Palette.Action) -> [AppEffect] {
        guard case .palette(var palette) = state.chooser else { return [] }
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
        state.chooser = .palette(palette)
        return []
    }

    /// Gives a command where the user was before the palette was opened.
    private static func give(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        var left = closeChooser(&state)
        if command.isOfMainScreen { left += leaveOverlay(&state) }
        return [.perform(.save(.commandUse(command)))] + left + perform(&state, command)
    }
}
