import Loop
import LoopTesting
import TerminalDOM
import Testing

@testable import ConfabApp

/// The help, without the app around it.
@Suite struct HelpFeatureTests {
    private let shared = Shared.fixture
    private let viewport = ListViewport(
        first: 20, firstLine: 0, firstIndex: 20, last: 29, lastIndex: 29, height: 10, isAtStart: false, isAtEnd: false)

    private func scroll(_ help: inout Help, by lines: Int) {
        if let scroll = help.viewport?.scroll(by: lines) { help.scroll = scroll }
    }

    @Test func keysAndTheWheelScrollWhatIsVisible() {
        let store = TestStore(Help(places: [.chatList]))
        store.send(.command(.next), effects: [])
        store.send(.action(.viewportChanged(viewport)), effects: []) { $0.viewport = viewport }
        store.send(.command(.next), effects: []) { scroll(&$0, by: 1) }
        store.send(.command(.pageUp), effects: []) { scroll(&$0, by: -9) }
        store.send(.command(.pageDown), effects: []) { scroll(&$0, by: 9) }
        store.send(.command(.previous), effects: []) { scroll(&$0, by: -1) }
        store.send(.action(.scrolled(-3)), effects: []) { scroll(&$0, by: -3) }
        #expect(store.state.scroll.position == .row(20, line: 3))
        store.send(.command(.last), effects: []) { $0.scroll = ListScroll(.end) }
        store.send(.command(.first), effects: []) { $0.scroll = ListScroll(.start) }
    }

    @Test func otherCommandsAreLeftToTheApp() {
        let store = TestStore(Help())
        store.send(.command(.open), effects: [.pass])
        store.send(.back, effects: [.intent(.close)])
    }

    @Test func itBeginsWithTheKeysOfTheUsersPlaceAndHasEveryCommand() {
        let words = shared.strings
        let lines = Help(places: [.timeline, .everywhere]).spoken(shared, shared.env)
        #expect(lines[..<2] == [words.helpTitle(), words.title(.timeline)])
        for command in Command.all where !command.places.isEmpty && !CommandID.tabs.contains(command.id) {
            let title = words.title(command.id) + ": "
            #expect(lines.contains { $0.hasPrefix(title) }, "\(title)")
        }
    }

    @Test func theKeysAreThoseOfTheUsersConfig() {
        var shared = shared
        shared.options.keymap = Keymap(overrides: [KeyChange(.quit, in: .everywhere, "f12")])
        let title = shared.strings.title(.quit)
        #expect(Help().spoken(shared, shared.env).contains("\(title): F12"))
        #expect(
            shown(Help(places: [.everywhere]), shared).split(separator: "\n").contains { line in
                line.contains("F12") && line.contains(title)
            })
    }

    @Test func theFilterFindsCommandsKeysAndSymbols() {
        var help = Help(places: [.chatList])
        #expect(help.perform(.search, shared) == Outcome())
        #expect(help.contexts.contains(.text))
        _ = help.edit(.insert("muted chat"), shared)
        #expect(help.spoken(shared, shared.env).contains("A muted chat: ∅"))
        _ = help.edit(.kill(.start), shared)
        _ = help.edit(.insert("pin"), shared)
        let found = help.spoken(shared, shared.env)
        #expect(found.contains("Pin or unpin: p") && !found.contains { $0.hasPrefix("Undo typing") })
        _ = help.edit(.kill(.start), shared)
        _ = help.edit(.insert("Alt-9"), shared)
        #expect(help.spoken(shared, shared.env).suffix(1) == ["Go to a tab: Alt-1 … Alt-9"])
        #expect(help.back(shared) == Outcome())
        #expect(help.filter == nil && help.back(shared) == nil)
    }

    @Test(arguments: [
        ("markdown", "**bold**"), ("spoiler", "**bold**"), ("mention", "@name"), ("emoji name", ":name"),
        ("/command", "/command"), ("path", "~/file"),
    ])
    func theFilterFindsWhatTheMessageFieldUnderstands(text: String, typed: String) {
        var help = Help(places: [.chatList])
        _ = help.perform(.search, shared)
        _ = help.edit(.insert(text), shared)
        let found = help.spoken(shared, shared.env)
        let heading = found.firstIndex(of: shared.strings.title(.composer))
        #expect(heading.map { found[$0...].contains { $0.contains(": \(typed)") } } == true)
    }

    @Test func aFilterThatFindsNothingSaysSo() {
        var help = Help(places: [.chatList])
        _ = help.perform(.search, shared)
        _ = help.edit(.insert("zzz"), shared)
        #expect(shown(help, shared).contains(shared.strings.noHelp()))
        #expect(help.spoken(shared, shared.env).last == shared.strings.noHelp())
    }

    @Test func itShowsTheKeysOfTheLayerInFront() {
        var state = typed("f1", in: .fixture())
        _ = App.reduce(&state, .command(.settings))
        let before = App.lines(typed("f1", in: typed(",", in: .fixture())))
        #expect(App.lines(typed("f1", in: state)) == before)
    }

    @Test func aWideTerminalShowsUpToThreeColumns() {
        var shared = shared
        let heights = [110, 120, 180, 300].map { width in
            shared.size = Size(width, 2_000)
            return shown(Help(), shared).split(separator: "\n").count { $0.contains { $0.isLetter } }
        }
        #expect(heights[1] < heights[0] * 2 / 3)
        #expect(heights[2] < heights[1] * 9 / 10)
        #expect(heights[3] == heights[2])
    }

    @Test func onANarrowTerminalKeysAreBelowTheirCommand() {
        var shared = shared
        shared.size = Size(40, 40)
        let lines = shown(Help(places: [.everywhere]), shared).split(separator: "\n")
        let quit = lines.firstIndex { $0.contains(shared.strings.title(.quit)) }
        #expect(quit.map { !lines[$0].contains("Ctrl-Q") && lines[$0 + 1].contains("Ctrl-Q") } == true)
    }
}
