import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// Compares what stands in front of the screen, without what is behind it: at three sizes, as text and with what its cells
/// mean, and as sentences.
func checkOverlay(
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
            of: overlay(state), as: .screen(width, height), named: "\(name)-\(screen)", fileID: fileID,
            filePath: filePath, testName: testName, line: line, column: column)
        assertSnapshot(
            of: overlay(state), as: .styledScreen(width, height), named: "\(name)-\(screen)-styled", fileID: fileID,
            filePath: filePath, testName: testName, line: line, column: column)
    }
    assertSnapshot(
        of: App.lines(state).joined(separator: "\n"), as: .lines, named: "\(name)-lines", fileID: fileID,
        filePath: filePath, testName: testName, line: line, column: column)
}

/// What stands in front of the screen of `state`, without what is behind it.
func overlay(_ state: AppState) -> Node<AppAction> {
    let env = ViewEnvironment(state)
    let list = state.main?.chatList ?? ChatList.State()
    return Layered<AppAction> {
        switch state.chooser {
        case .palette(let palette): Palette.view(palette, size: state.size, env)
        case .switcher(let switcher): Switcher.view(switcher, size: state.size, env)
        case nil: Text("")
        }
        switch state.overlay {
        case _ where state.chooser != nil: Text("")
        case .profiles(let picker): UserPicker.view(picker, UserPicker.People(state), size: state.size, env)
        case .profilesPage(let page): ProfilesPage.view(page, UserPicker.People(state), env)
        case .card(let card): Card.view(card, tags: list.tags, size: state.size, env)
        case .newChat(let newChat):
            NewChat.view(
                newChat, me: state.main?.profile.names.shown() ?? "", profiles: state.linkProfiles, size: state.size,
                env)
        case .tags(let tags): Tags.view(tags, list: list, size: state.size, env)
        case .settings(let page): Settings.view(page, state, env)
        case .themes(let picker): ThemePicker.view(picker, fixed: App.themeFixed(state), env)
        default: Text("")
        }
    }.node
}
