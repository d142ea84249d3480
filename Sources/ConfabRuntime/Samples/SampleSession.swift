import ChatServices
import ConfabApp
import Loop
import MessageStore
import Messenger
import TerminalDOM
import Theming

/// The app on the demo account, at one fixed moment, without a terminal, a clock or a second thread: the same every time.
struct SampleSession {
    private(set) var state: AppState
    private let reads: StoreReads
    private let store: MessageStore
    private let glyphs: Glyphs
    private let maker = PictureMaker(path: Places.environment("PATH") ?? "")
    private var renderer: Renderer<AppAction>

    /// Thursday, 5 November 2026, 14:30 UTC.
    private static let now = Timestamp(seconds: 1_793_889_000)
    /// Frames that may follow each other because a list reports what it shows.
    private static let frameLimit = 8

    /// Returns the state that `sample` leads to on a screen of `size`.
    static func state(of sample: Sample, size: Size, glyphs: Glyphs) throws -> AppState {
        let directory = try DemoDirectory()
        defer { directory.remove() }
        let store = try MessageStore(directory: directory.path)
        if sample.hasAccount { try directory.fill(store, now: now) }
        var session = SampleSession(store: store, size: size, glyphs: glyphs)
        if sample.hasPictures { session.state.pictures.use(.trueColor) }
        session.perform(App.begin())
        session.settle()
        for action in sample.actions {
            session.reduce(action)
            session.settle()
        }
        return session.state
    }

    private init(store: MessageStore, size: Size, glyphs: Glyphs) {
        self.store = store
        self.glyphs = glyphs
        reads = StoreReads(store: store)
        state = AppState(size: size, clock: LocalClock(now: Self.now))
        // A sample is the same on every machine, whether `chafa` is there or not, unless it's about pictures.
        state.pictures.use(.none)
        state.markdown = .standard
        renderer = Renderer(sheet: StyleSheet())
    }

    /// Draws until nothing changes.
    private mutating func settle() {
        for _ in 0..<Self.frameLimit {
            let rendering = renderer.render(App.view(state, glyphs: glyphs), size: state.size)
            if rendering.actions.isEmpty { return }
            for action in rendering.actions { reduce(action) }
        }
        assertionFailure("In every frame it says something new, so that it would be drawn for ever.")
    }

    private mutating func reduce(_ action: AppAction) { perform(App.reduce(&state, action)) }

    private mutating func perform(_ effects: [AppEffect]) {
        for case .perform(let operation, _) in effects {
            if let answer = answer(operation) { reduce(answer) }
        }
    }

    private func answer(_ operation: AppOperation) -> AppAction? {
        switch operation {
        case .launch(.open): return reads.answer(.profiles)
        case .query(let query): return reads.answer(query)
        case .profile(.open(let id, _)):
            return (try? store.read { try $0.profile(id) }).flatMap { $0 }.map {
                .profileOpened(
                    $0,
                    ServiceSession(
                        OnDeviceService.capabilities.supported,
                        fileLimit: OnDeviceService.capabilities.maximumFileBytes,
                        options: OnDeviceService.capabilities.options))
            }
        case .theme(.load):
            // Those that come with Confab, whatever the user has besides.
            let entries = ThemeLibrary(userFolder: nil).summaries.map { ThemePicker.Entry($0, isDark: true) }
            return .themePicker(.loaded(entries, chosen: "dark"))
        case .slowQuery(.messages(let request)):
            return (try? store.read { try $0.messages(request) }).map { .search(.messagesFound(request, $0)) }
        case .slowQuery(.places(let chat, let query, let cursor)):
            return (try? store.read { try $0.places(of: query, in: chat, after: cursor) })
                .map { .conversation(.searched(chat, query, after: cursor, $0)) }
        case .file(.draw(let request)):
            return .pictures(.drawn(request, maker.draw(store.files.path(of: request.file), request)))
        case .slowQuery, .profile, .theme, .service, .save, .saveOption, .readEmojiNames, .launch, .file, .voice,
            .terminal:
            return nil
        }
    }
}
