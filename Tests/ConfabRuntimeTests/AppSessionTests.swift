import ConfabApp
import Foundation
import Logging
import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// The loop with a screen on which keys are pressed, and a store that only reads.
@Suite final class AppSessionTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let home: HomeFolder

    init() throws {
        home = try HomeFolder()
        store = try MessageStore(directory: directory)
        _ = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            for number in 0..<60 {
                let chat = try writer.add(
                    Chat(id: .unassigned, profile: profile, kind: .notes, names: Names("Chat \(number)")))
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: Timestamp(seconds: Int64(number)), sender: .me,
                        content: .text(StyledText("note \(number)"))))
            }
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    /// Returns the frames that change the screen while `keys` are pressed (`␛` is Escape), each after the loop is idle.
    private func frames(pressing keys: String) throws -> [String] {
        let screen = KeyedScreen(keys: keys.map { KeyPress($0 == "␛" ? .escape : .character($0)) })
        let clock = LocalClock(now: Timestamp(seconds: 1_000), zone: LocalZone.table(around: Timestamp(seconds: 1_000)))
        let files = OptionFiles(places: home.places, watchesFiles: false, keepsChoices: false)
        var state = AppState(size: screen.size, clock: clock, options: Options(files.layers))
        state.optionLayers = files.layers
        let appearance = home.appearance()
        let session = AppSession(
            state: state, screen: screen, backend: ReadingBackend(store), mailbox: Mailbox(),
            appearance: appearance, optionFiles: files, recorder: nil,
            log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, scheduler: FrameScheduler(interval: .zero))
        try session.run()
        return screen.frames
    }

    @Test func eachKeyThatChangesTheScreenIsAnsweredByOneFrame() throws {
        let started = try frames(pressing: "")
        #expect(started.count == 1)
        #expect(try frames(pressing: "jjjj").count == 5)
        // The first chat is selected, so the first key changes nothing.
        #expect(try frames(pressing: "kkjk") == started + (try frames(pressing: "jk")).dropFirst())
    }
}

/// A screen on which keys are pressed, each when a turn of the loop has drawn nothing, and which is closed after the last.
private final class KeyedScreen: Screen {
    let size = Size(80, 24)
    let descriptors: [Int32] = []
    let isDark: Bool? = nil
    /// Nothing is waited for: there is always another key.
    let patience: Duration? = .zero
    /// The frames that weren't the same as the one before.
    private(set) var frames: [String] = []
    private var keys: [KeyPress]
    private var hasDrawn = true

    init(keys: [KeyPress]) { self.keys = keys.reversed() }

    func takeEvents(from ready: [Int32]) -> [ScreenEvent] {
        defer { hasDrawn = false }
        guard !hasDrawn else { return [] }
        return [keys.popLast().map { .terminal(.key($0)) } ?? .terminationRequested]
    }

    func present(_ frame: Frame, patches: [Patch]?) {
        hasDrawn = true
        if patches?.isEmpty != true { frames.append(frame.text) }
    }

    func redrawAll() {}
    func suspend() {}
    func lend(_ body: () -> Void) { body() }
    func close() {}
}

/// Answers what is read at once, and does nothing else.
private final class ReadingBackend: Backend {
    private let store: MessageStore
    private let reads: StoreReads
    let descriptors: [Int32] = []

    init(_ store: MessageStore) {
        self.store = store
        reads = StoreReads(store: store)
    }

    func noteReady() {}

    func read(_ query: StoreQuery) -> AppAction { reads.answer(query) }

    func start(_ operation: AppOperation, answer: @escaping Answer) {
        if case .launch(.open) = operation { return answer(reads.answer(.profiles)) }
        guard case .profile(.open(let id, _)) = operation else { return }
        answer((try? store.read { try $0.profile(id) }).map { .profileOpened($0, ServiceSession([])) })
    }

    func takeChanges() -> ChangeSet { ChangeSet() }
    func refresh() {}
    func pause(during body: () -> Void) { body() }
    func close() {}
}
