import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The screens of the app, at all sizes and under every click.
@Suite struct EveryCellTests {
    /// The draft that must not get lost.
    private static let draft = AppEffect.perform(.save(.draft(Draft(chat: ChatID(2), text: "hi", cursor: 2))))

    /// The screens that need nothing from the store, and the keys that lead to them.
    private static let screens: [(name: String, keys: [String])] = [
        ("list", []), ("selecting", ["v"]), ("search", ["/", "g"]), ("settings", [","]), ("help", ["f1"]),
        ("palette", ["alt-x"]), ("switcher", ["alt-k"]), ("new chat", ["n"]), ("profiles", ["@"]), ("tags", ["+"]),
    ]

    private func state(_ keys: [String], size: Size, open: ChatID? = nil) -> AppState {
        var state = AppState.fixture(width: size.width, height: size.height, open: open)
        if open != nil {
            for key in ["h", "i"] { state.send(.key(key)) }
            state.send(.paneChosen(.list))
        }
        for key in keys { state.send(.key(key)) }
        return state
    }

    @Test(arguments: [Size(120, 36), Size(80, 24), Size(40, 12), Size(20, 6)])
    func aClickOnAnyCellLosesNothing(size: Size) {
        for screen in Self.screens {
            let state = state(screen.keys, size: size, open: ChatID(2))
            var renderer = Renderer<AppAction>(sheet: StyleSheet())
            _ = renderer.render(App.view(state), size: size)
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let point = Point(x: x, y: y)
                    for event in [MouseEvent(.press(.left), at: point), MouseEvent(.release(.left), at: point)] {
                        for action in renderer.actions(for: event) {
                            var clicked = state
                            let effects = App.reduce(&clicked, action)
                            let isThere = clicked.main?.conversation?.composer.field.text.hasPrefix("hi") == true
                            #expect(isThere || effects.contains(Self.draft), "\(screen.name) at \(x),\(y): \(action)")
                        }
                    }
                }
            }
        }
    }

    @Test func everyScreenFitsEverySize() {
        for screen in Self.screens {
            for width in [20, 21, 25, 31, 40, 59, 60, 79, 80, 99, 119, 120, 200, 300] {
                for height in [5, 6, 7, 9, 12, 16, 20, 24, 60, 100] {
                    let size = Size(width, height)
                    let state = state(screen.keys, size: size, open: width % 2 == 0 ? ChatID(2) : nil)
                    let lines = shown(state).split(separator: "\n", omittingEmptySubsequences: false)
                    #expect(lines.count <= height, "\(screen.name) at \(size)")
                    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width }, "\(screen.name) at \(size)")
                    #expect(lines.contains { $0.contains { $0.isLetter } }, "\(screen.name) at \(size) is empty")
                }
            }
        }
    }
}
