import ChatServices
import ConfabApp
import ConfabRuntime
import Loop
import MessageStore
import Messenger
import TerminalDOM
import TerminalNcurses
import Theming

/// The app without a terminal, a clock or a second thread: everything that it does is counted and comes out the same.
final class Stage {
    private(set) var state: AppState
    private(set) var counts = Counts()
    let store: MessageStore
    private let reads: StoreReads
    private var renderer: Renderer<AppAction>
    private let present: (Frame, [Patch]?) throws -> Void
    private let counters: () -> PainterCounters
    private let stopwatch: Stopwatch?
    private let glyphs: Glyphs
    static let vocabulary = ThemeVocabulary(
        roles: RoleDeclaration.names.map { Role($0) }, glyphs: GlyphName.all)
    /// The variables that describe the terminal.
    static let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    /// The text of the last frame.
    var screen: String { frame?.text ?? "" }
    private var frame: Frame?
    /// The slow query whose answer is awaited. A newer one replaces it.
    private var slowQuery: SlowQuery?
    /// The times of the parts of the last frame, in nanoseconds.
    private(set) var timings: [String: Int64] = [:]

    /// Takes the effects of every action.
    var observer: (([AppEffect]) -> Void)?

    /// Creates the app on the account in `directory`, at 120×40, drawn by ncurses for a terminal of 256 colors.
    convenience init(_ directory: String, stopwatch: Stopwatch? = nil) throws {
        let painter = try NcursesPainter(
            capabilities: TerminalCapabilities(environment: Self.environment), size: Size(120, 40)
        ) { _ in 1 }
        try self.init(directory, stopwatch: stopwatch, counters: { painter.counters }, present: painter.present)
    }

    /// The app on the account in `directory`, at 120×40, its frames handed to `present`.
    ///
    /// - Parameter counters: what was drawn and written so far.
    init(
        _ directory: String, stopwatch: Stopwatch? = nil, counters: @escaping () -> PainterCounters,
        present: @escaping (Frame, [Patch]?) throws -> Void
    ) throws {
        self.counters = counters
        self.present = present
        let size = Size(120, 40)
        store = try MessageStore(directory: directory)
        reads = StoreReads(store: store)
        state = AppState(size: size, clock: LocalClock(now: AccountWriter.present))
        state.markdown = .standard
        self.stopwatch = stopwatch
        let theme = ThemeLibrary(userFolder: nil).load("dark", Self.vocabulary).theme
        renderer = Renderer(sheet: theme.sheet)
        glyphs = Glyphs(overrides: theme.glyphs)
    }

    /// Opens the account and draws it.
    func open() throws {
        perform(App.begin())
        try draw()
    }

    /// Presses a key and draws what it changes.
    func press(_ key: Key) throws { try send(.terminal(.key(KeyPress(key)))) }

    /// Lets `action` happen and draws what it changes.
    func send(_ action: AppAction) throws { try send([action]) }

    /// Lets `actions` happen and draws once what they change, as for input that is read together.
    func send(_ actions: [AppAction]) throws {
        let before = state
        actions.forEach(reduce)
        if state != before { try draw() }
    }

    /// Does what a session does while it waits for the next key.
    func rest() { renderer.prepare() }

    /// Draws everything, as if nothing were known.
    func redraw() throws {
        renderer.forget()
        try draw()
    }

    /// True if an answer to a slow query is awaited.
    var hasSlowQuery: Bool { slowQuery != nil }

    /// Answers the slow query and draws what that changes.
    func answerSlowQuery() throws {
        guard let query = slowQuery else { return }
        slowQuery = nil
        guard case .places(let chat, let words, let cursor) = query else { return }
        let found = try reads.places(of: words, in: chat, after: cursor)
        try send(.conversation(.searched(chat, words, after: cursor, found)))
    }

    /// Gives the slow query up.
    func dropSlowQuery() { slowQuery = nil }

    /// Returns the counts since the last call.
    func takeCounts() -> Counts {
        defer { counts = Counts() }
        return counts
    }

    private func draw() throws {
        // What a frame reports may change what is to be seen: one frame more, as in a session.
        for _ in 0..<2 {
            let begin = stopwatch?() ?? 0
            let view = App.view(state, glyphs: glyphs)
            let built = stopwatch?() ?? 0
            let rendering = renderer.render(
                view, size: state.size, modes: App.modes(state), stopwatch: stopwatch)
            let parts = rendering.timings
            timings = [
                "view": built - begin + parts.view, "layout": parts.layout, "paint": parts.paint, "diff": parts.diff,
            ]
            frame = rendering.frame
            let before = counters()
            try present(rendering.frame, rendering.patches)
            counts.add(rendering.counters, before, counters())
            let drawn = state
            rendering.actions.forEach(reduce)
            if state == drawn { return }
        }
    }

    private func reduce(_ action: AppAction) { perform(App.reduce(&state, action)) }

    private func perform(_ effects: [AppEffect]) {
        counts.effects += effects.count
        observer?(effects)
        for case .perform(let operation, _) in effects {
            if case .slowQuery(let query) = operation { slowQuery = query }
            if let answer = answer(operation) { reduce(answer) }
        }
    }

    private func answer(_ operation: AppOperation) -> AppAction? {
        switch operation {
        case .launch(.open): reads.answer(.profiles)
        case .query(let query): reads.answer(query)
        case .profile(.open(let id, _)):
            (try? store.read { try $0.profile(id) }).flatMap { $0 }.map {
                .profileOpened(
                    $0,
                    ServiceSession(
                        OnDeviceService.capabilities.supported,
                        fileLimit: OnDeviceService.capabilities.maximumFileBytes,
                        options: OnDeviceService.capabilities.options))
            }
        case .save(.order(let profile, let order)):
            (try? store.write { try $0.setOrder(order, of: profile) }).map { _ in .chatList(.ordered(profile, order)) }
        case .slowQuery, .profile, .theme, .service, .save, .saveOption, .readEmojiNames, .launch, .file, .voice,
            .terminal:
            nil
        }
    }
}
