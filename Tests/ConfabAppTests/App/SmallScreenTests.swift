import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Where rows are scarce, fields, choices, and problems have them before prose.
@Suite struct SmallScreenTests {
    private static let broken = Problem.service(.link(.used))

    /// Every dialog, menu, and page; those with a problem have it in words.
    private static var layers: [(name: String, state: AppState, problem: String)] {
        var scan = NewChat.Scan()
        scan.field.problem = .code(.noReader)
        var several = NewChat.Scan()
        several.links = [.fixture, .other]
        var refused = AppState.following(.new(name: "Grace Hopper"))
        _ = App.reduce(&refused, .refused(.connect(.fixture), by: .newChat, broken))
        var taken = typed("n", in: .tags())
        _ = App.reduce(&taken, .terminal(.paste("Family")))
        var themes = typed("T", in: .fixture())
        let entries = ["auto", "dark", "light"].map { ThemePicker.Entry(id: $0, title: $0) }
        _ = App.reduce(&themes, .themePicker(.loaded(entries, chosen: "light")))
        var people = AppState.people()
        people.layers = AppState.invitation().layers
        return [
            ("menu", .newChat(.menu(selection: 5)), ""),
            ("paste", .newChat(.paste(NewChat.Field())), ""),
            ("no link", typed("x", "enter", in: .newChat(.paste(NewChat.Field()))), "This isn't"),
            ("scan", .newChat(.scan(scan)), "Scanning"),
            ("several", .newChat(.scan(several)), ""),
            ("follow", .following(.new(name: "Grace Hopper")), ""),
            ("refused", refused, "This link"),
            ("group", .newChat(.group(NewChat.GroupDraft())), ""),
            ("members", typed("down", in: .members()), ""),
            ("button", typed("tab", in: .members()), ""),
            ("find", typed("down", in: .finding()), ""),
            ("link", .invitation(), ""),
            ("whose", typed("@", "j", in: people), ""),
            ("keep", typed("escape", "j", in: .invitation()), ""),
            ("tags", typed("j", in: .tags()), ""),
            ("tag", taken, "Another tag"),
            ("delete tag", typed("d", in: .tags()), ""),
            ("profiles", .picker(), ""),
            ("page", .profilesPage(), ""),
            ("profile", typed("g", "enter", in: .profilesPage()), ""),
            ("rename", typed("e", in: .profilesPage()), ""),
            ("hide", typed("H", "f", "tab", "g", in: .profilesPage()), "The passwords"),
            ("card", .card(.aContact), ""),
            ("alias", typed("tab", in: .card(.aContact)), ""),
            ("request", .card(.aRequest), ""),
            ("settings", typed("j", in: typed(",", in: .fixture())), ""),
            ("value", typed("j", "j", "enter", in: typed(",", in: .fixture())), ""),
            ("themes", themes, ""),
            ("palette", typed("alt-x", in: .fixture()), ""),
            ("switcher", typed("alt-k", in: .fixture()), ""),
            ("actions", typed("m", "j", in: .fixture()), ""),
        ]
    }

    @Test(arguments: [Size(25, 6), Size(40, 12)]) func fieldsChoicesAndProblemsComeBeforeProse(size: Size) throws {
        for layer in Self.layers {
            var state = layer.state
            state.size = size
            state = state.settled()
            var renderer = Renderer<AppAction>(sheet: StyleSheet())
            let frame = renderer.render(App.view(state), size: size).frame
            if state.focusedField == nil || state.keyContexts.contains(.people) {
                let isMenu = state.keyContexts.contains { [.menu, .question, .people].contains($0) }
                #expect(!isMenu || frame.text.contains("▌"), "\(layer.name): the choice")
            } else {
                #expect(frame.cursor != nil, "\(layer.name): the field")
            }
            #expect(layer.problem.isEmpty || frame.text.contains(layer.problem), "\(layer.name): the problem")
        }
    }

    @Test func theFirstFieldAndItsProblemAreVisible() {
        var state = AppState(size: Size(25, 6), clock: .fixture)
        state.root = .registration(Registration())
        _ = App.reduce(&state, .command(.open))
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        let frame = renderer.render(App.view(state), size: state.size).frame
        #expect(frame.cursor != nil)
        #expect(frame.text.contains("Enter a name."))
    }
}
