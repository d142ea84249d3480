import ConfabApp
import Theming

/// Draws with themes, and reads them again when their files or the terminal's background change.
final class ThemeExecutor: EventSource {
    private let makeAppearance: () -> Appearance
    private lazy var appearance = makeAppearance()
    private let frames: FramePipeline
    private let dispatcher: Dispatcher

    init(_ appearance: @escaping () -> Appearance, frames: FramePipeline, dispatcher: Dispatcher) {
        makeAppearance = appearance
        self.frames = frames
        self.dispatcher = dispatcher
    }

    /// The problems with the theme at the start.
    var problems: [FileProblem] { appearance.problems }

    /// Sets the look of the first frame.
    func start() { frames.use(appearance.theme.sheet, appearance.glyphs) }

    func perform(_ operation: ThemeOperation) {
        switch operation {
        case .load: sendThemes()
        case .preview(let entry): apply(appearance.show(preview: entry))
        case .use(let setting): apply(appearance.use(setting))
        }
    }

    func noteBackground(isDark: Bool) { apply(appearance.note(isDark: isDark)) }

    var descriptors: [Int32] { [appearance.descriptor] }

    func takeEvents(from ready: [Int32]) {
        if ready.contains(appearance.descriptor) { readFiles() }
    }

    /// Reads the files if the system has no watch left for them.
    func refresh() {
        if appearance.descriptor < 0 { readFiles() }
    }

    private func readFiles() {
        let change = appearance.takeChanges()
        apply(change)
        if case .themes = dispatcher.state.frontLayer, change.isVisible || !change.problems.isEmpty { sendThemes() }
    }

    private func sendThemes() {
        dispatcher.send(.themePicker(.loaded(appearance.entries, chosen: appearance.chosen)))
    }

    private func apply(_ change: Appearance.Change) {
        if change.isVisible {
            frames.use(appearance.theme.sheet, appearance.glyphs)
            // Other glyphs change the rows even if the style sheet is the same.
            frames.redraw()
        }
        dispatcher.show(problems: change.problems, mended: change.mended)
    }
}
