import ConfabApp
import TerminalDOM
import Testing

/// The screen of `state` as text.
func shown(_ state: AppState) -> String {
    var renderer = Renderer<AppAction>(sheet: StyleSheet())
    return renderer.render(App.view(state), size: state.size).frame.text
}

/// The lines on the screen of `state` of the messages “m1.”, “m2.”, and so on, by their text.
func messageLines(_ state: AppState) -> [Substring: Int] {
    var lines: [Substring: Int] = [:]
    for (line, text) in shown(state).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if let word = text.firstMatch(of: /\bm\d+\./) { lines[word.0] = line }
    }
    return lines
}

/// The action of a click on `text` on the screen of `state`.
///
/// - Parameter row: text in the line to click on, if several lines contain `text`.
func click(
    _ text: String, inLineWith row: String = "", of state: AppState, _ kind: MouseEvent.Kind = .press(.left),
    _ modifiers: KeyModifiers = [],
    sourceLocation: SourceLocation = #_sourceLocation
) -> AppAction? {
    var renderer = Renderer<AppAction>(sheet: StyleSheet())
    let lines = renderer.render(App.view(state), size: state.size).frame.text.split(
        separator: "\n", omittingEmptySubsequences: false)
    for (y, line) in lines.enumerated() where line.contains(row) {
        guard let range = line.firstRange(of: text) else { continue }
        let x = DisplayWidth.of(line[..<range.lowerBound])
        var actions = renderer.actions(for: MouseEvent(kind, at: Point(x: x, y: y), modifiers: modifiers))
        // What can be dragged is clicked by the release.
        if case .press(let button) = kind {
            actions += renderer.actions(for: MouseEvent(.release(button), at: Point(x: x, y: y)))
        }
        return actions.first
    }
    Issue.record("“\(text)” is not on the screen:\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
    return nil
}

/// The state after a click on `text`, whatever work it asks for.
func clicked(
    _ text: String, inLineWith row: String = "", in state: AppState,
    sourceLocation: SourceLocation = #_sourceLocation
) -> AppState {
    var state = state
    guard let action = click(text, inLineWith: row, of: state, sourceLocation: sourceLocation) else { return state }
    _ = App.reduce(&state, action)
    return state
}
