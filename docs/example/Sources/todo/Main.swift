import Loop
import TerminalDOM
import TodoList

/// The shell around the pure program: it reads lines, performs effects, and prints frames with their colors.
///
/// A full-screen program uses a ``FramePainter`` instead. The other files stay the same.
@main
final class TodoProgram: EffectHandler {
    private var frames = Renderer<TodoAction>(sheet: sheet)
    private var encoder = SGREncoder(depth: .palette256)
    private let store = Store(
        TodoState(), reduce: reduce, subscriptions: { _ in [Never]() })
    private var isStale = true

    private static let sheet = StyleSheet(patches: [
        .title: StylePatch(adding: .bold), .item.state("selected"): StylePatch(adding: .reverse),
        .itemDone: StylePatch(adding: .strike), .footer: StylePatch(adding: .dim),
    ])

    static func main() {
        let program = TodoProgram()
        program.store.start(program)
        program.draw()
        while let line = readLine() {
            program.send(line)
            program.draw()
        }
    }

    private func send(_ line: String) {
        switch line {
        case "j": store.send(.selectionMoved(by: 1))
        case "k": store.send(.selectionMoved(by: -1))
        case "x": store.send(.toggled)
        case "c": store.send(.doneCleared)
        case _ where line.hasPrefix("a "): store.send(.added(String(line.dropFirst(2))))
        default: break
        }
    }

    private func draw() {
        guard isStale else { return }
        isStale = false
        print(encoder.encode(frames.render(view(store.state), size: Size(40, 8)).frame))
    }

    func perform(_ effects: [TodoEffect]) {
        for case .perform(.save(let items), _) in effects { store.send(.saved(items.count)) }
    }

    func subscribe(_ change: SubscriptionChange<Never>) {}

    func stateChanged() { isStale = true }
}
