import ConfabApp
import Foundation
import Logging
import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// What comes next is drawn ahead, and shown as soon as it is asked for.
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

    /// What happens on the screen while `keys` are pressed (`␛` is Escape), each when there is nothing left to do.
    private func events(pressing keys: String) throws -> [KeyedScreen.Event] {
        let screen = KeyedScreen(keys: keys.map { KeyPress($0 == "␛" ? .escape : .character($0)) })
        let clock = Clock(now: Timestamp(seconds: 1_000), zone: LocalZone.table(around: Timestamp(seconds: 1_000)))
        let files = OptionFiles(places: home.places, watchesFiles: false, keepsChoices: false)
        var state = AppState(size: screen.size, clock: clock, options: Options(files.layers))
        state.layers = files.layers
        let appearance = home.appearance()
        let session = AppSession(
            state: state, screen: screen, backend: ReadingBackend(store), appearance: appearance,
            optionFiles: files, recorder: nil, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            frames: FrameScheduler(interval: .zero))
        try session.run()
        return screen.events
    }

    /// How often something was shown ahead; each time it has to be what is presented then.
    private func countShownAhead(pressing keys: String) throws -> Int {
        let events = try events(pressing: keys)
        let shown = events.indices.filter { events[$0] == .shownAhead }
        for index in shown {
            guard case .foreseen(let ahead) = events[index - 1], events.indices.contains(index + 1),
                case .presented(let frame) = events[index + 1]
            else {
                Issue.record("\(events)")
                continue
            }
            #expect(ahead == frame)
        }
        return shown.count
    }

    @Test func theAnswerToAKeyThatIsPressedAgainIsThereBeforeItIsPressed() throws {
        #expect(try countShownAhead(pressing: "j") == 0)
        #expect(try countShownAhead(pressing: "jj") == 1)
        #expect(try countShownAhead(pressing: "jjjj") == 3)
    }

    @Test func keysInTurnsAreExpectedInTurns() throws {
        #expect(try countShownAhead(pressing: "jk") == 0)
        // The second `j` is the first key that has followed a `k`; from then on it is known what follows what.
        #expect(try countShownAhead(pressing: "jkjkjk") == 3)
    }

    @Test func whatIsShownAheadIsWhatTheKeyDoesWhateverItDoes() throws {
        let keys = "jjjkkGGggjjrrrffppOO␛[[]]MMjjtt␛␛jj,,jj␛␛xxXXjj??jj␛jjmm␛␛::␛jjaaAAjj"
        #expect(try countShownAhead(pressing: keys + keys) > 5)
    }

    @Test func whatIsTypedIsNotForeseen() throws {
        let events = try events(pressing: "/aaaa")
        #expect(events.contains(.shownAhead) == false)
        #expect(events.contains { if case .foreseen = $0 { true } else { false } } == false)
    }
}

/// A screen on which keys are pressed, each when a turn of the loop has drawn nothing, and which is closed after the last.
private final class KeyedScreen: Screen {
    /// What is seen of a frame.
    struct Shown: Equatable {
        let text: String
        let styles: [Style]
        let cursor: Cursor?

        init(_ frame: Frame) {
            text = frame.text
            styles = frame.grid.cells.map { frame.styles[$0.style].style }
            cursor = frame.cursor
        }
    }

    enum Event: Equatable {
        case presented(Shown)
        case foreseen(Shown)
        case shownAhead
    }

    let size = Size(80, 24)
    let descriptors: [Int32] = []
    let isDark: Bool? = nil
    /// Nothing is waited for: there is always another key.
    let patience: Duration? = .zero
    private(set) var events: [Event] = []
    private var keys: [KeyPress]
    private var hasDrawn = true

    init(keys: [KeyPress]) { self.keys = keys.reversed() }

    func take(from ready: [Int32]) -> [ScreenEvent] {
        defer { hasDrawn = false }
        guard !hasDrawn else { return [] }
        return [keys.popLast().map { .terminal(.key($0)) } ?? .terminate]
    }

    func present(_ frame: Frame, patches: [Patch]?) {
        hasDrawn = true
        // A frame that shows the same as the last one is one that nobody sees.
        if patches?.isEmpty != true { events.append(.presented(Shown(frame))) }
    }

    func foresee(_ frame: Frame, patches: [Patch], over shown: Frame) {
        events.append(.foreseen(Shown(frame)))
    }

    func showForeseen() { events.append(.shownAhead) }
    func redrawAll() {}
    func suspend() {}
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

    func open(tell: @escaping @Sendable (AppAction) -> Void) {}

    func read(_ operation: AppOperation) -> AppAction? {
        switch operation {
        case .loadProfiles:
            let profiles = (try? store.read { try $0.profiles() }) ?? []
            return .profilesLoaded(profiles, profiles.first.map { .open($0.id) } ?? .ask)
        case .openProfile(let id): return (try? store.read { try $0.profile(id) }).map { .profileOpened($0) }
        default: return reads.answer(operation)
        }
    }

    func start(_ operation: AppOperation, answer: @escaping @Sendable (AppAction?) -> Void) {}
    func takeChanges() -> ChangeSet { ChangeSet() }
    func refresh() {}
    func settle(during body: () -> Void) { body() }
    func close() {}
}
