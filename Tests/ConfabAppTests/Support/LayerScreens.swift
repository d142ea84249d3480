@testable import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// Compares what stands in front of the screen, without what is behind it: at three sizes, as text and with what its cells
/// mean, and as sentences.
func checkLayer(
    _ state: AppState, _ name: String, fileID: String = #fileID, filePath: String = #filePath,
    testName: String = #function, line: Int = #line, column: Int = #column
) {
    for size in [Size(80, 24), Size(40, 12), Size(200, 60)] {
        var state = state
        state.size = size
        let screen = "\(size.width)x\(size.height)"
        // The footer has the last row.
        let (width, height) = (size.width, size.height - 1)
        assertSnapshot(
            of: layerView(state), as: .screen(width, height), named: "\(name)-\(screen)", fileID: fileID,
            filePath: filePath, testName: testName, line: line, column: column)
        assertSnapshot(
            of: layerView(state), as: .styledScreen(width, height), named: "\(name)-\(screen)-styled", fileID: fileID,
            filePath: filePath, testName: testName, line: line, column: column)
    }
    assertSnapshot(
        of: App.lines(state).joined(separator: "\n"), as: .lines, named: "\(name)-lines", fileID: fileID,
        filePath: filePath, testName: testName, line: line, column: column)
}

/// The front layer of `state`, without what is behind it.
func layerView(_ state: AppState) -> Node<AppAction> {
    if state.layers.isEmpty { Issue.record("nothing is in front of the screen") }
    let env = ViewEnvironment(state)
    return Layered<AppAction> {
        if let layer = state.layers.last {
            layer.view(Shared(state), env)
        }
    }.node
}

extension AppState {
    /// The palette or the switcher, if it's in front.
    var quickOpen: Layer? { layers.last.flatMap { $0.isQuickOpen ? $0 : nil } }
}
