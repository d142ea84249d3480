import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Every key of the list has an equivalent for the mouse.
@Suite struct MouseTests {
    /// Everything that the mouse can mean on the screen of `state`: a click, the other button, the wheel, a drag, anywhere.
    private func actions(_ state: AppState) -> [AppAction] {
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        _ = renderer.render(App.view(state), size: state.size)
        let gestures: [[MouseEvent.Kind]] = [
            [.press(.left), .release(.left)], [.press(.right), .release(.right)], [.wheel(.up)], [.wheel(.down)],
        ]
        var found: [AppAction] = []
        for y in 0..<state.size.height {
            for x in 0..<state.size.width {
                let point = Point(x: x, y: y)
                for kind in gestures.joined() {
                    for action in renderer.actions(for: MouseEvent(kind, at: point)) where found.last != action {
                        if !found.contains(action) { found.append(action) }
                    }
                }
            }
        }
        return found
    }

    private func state() -> AppState {
        var state = AppState.fixture(width: 200, height: 40, open: ChatSummary.fixtures[1].id)
        state.withMainForTest { main in
            main.focus = .list
            main.chatList.tags = [ChatTag(id: TagID(1), profile: ProfileID(1), name: "Family")]
            main.chatList.counts.byFilter[.tag(TagID(1))] = FilterCount(chats: 2)
        }
        _ = App.reduce(&state, .status(.reached(.online)))
        _ = App.reduce(&state, .status(.looked(Status.StoreCondition(isDamaged: true))))
        return state
    }

    /// Commands whose mouse action has another form.
    private static let meant: [CommandID: @Sendable (AppAction) -> Bool] = [
        .open: { if case .chatList(.rowClicked) = $0 { true } else { false } },
        .card: { if case .chatList(.avatarClicked) = $0 { true } else { false } },
        .search: { $0 == .paneChosen(.search) },
        .next: wheels, .previous: wheels, .first: wheels, .last: wheels, .pageDown: wheels, .pageUp: wheels,
        .nextTab: tabs, .previousTab: tabs,
        .compose: { $0 == .conversation(.composer(.clicked)) },
        .nextPane: { $0 == .conversation(.composer(.clicked)) },
        .previousPane: { if case .paneChosen = $0 { true } else { false } },
    ]

    private static let wheels: @Sendable (AppAction) -> Bool = {
        if case .chatList(.wheelTurned) = $0 { true } else { false }
    }
    private static let tabs: @Sendable (AppAction) -> Bool = {
        if case .chatList(.tabChosen) = $0 { true } else { false }
    }

    /// Commands with another way, and which.
    private static let elsewhere: [String: String] = [
        "pin": "the card and the row's menu", "favorite": "the card and the row's menu",
        "mark-read": "the card and the row's menu", "mute": "the card and the row's menu",
        "archive": "the card and the row's menu", "tags": "the card and the row's menu",
        "pin-up": "the row's menu", "pin-down": "the row's menu", "mute-for": "the row's menu",
        "clear-chat": "the row's menu", "delete-chat": "the row's menu", "leave-group": "the row's menu",
        "select-chat": "the row's menu", "select-shown": "the row's menu", "row-menu": "the other button",
        "leading-actions": "dragging the row to the right", "trailing-actions": "dragging the row to the left",
        "undo-change": "the toast that offers it", "themes": "the settings and the palette",
        "paste-link": "the first steps, and the menu of new chats", "copy-demo": "the first steps, and the palette",
        "close-chat": "the palette, and a click on another chat",
        "manage-profiles": "the profiles behind the avatar",
        "settings": "the profiles behind the avatar, and the palette", "palette": "the help screen",
    ]

    @Test func everyCommandOfTheListHasAWayForTheMouse() {
        let actions = actions(state())
        for command in KeyTable.commands(in: .chatList) {
            let isThere =
                actions.contains(.command(command)) || actions.contains(.chatList(.commandClicked(command)))
                || Self.meant[command].map { actions.contains(where: $0) } == true
            #expect(isThere || Self.elsewhere[command.rawValue] != nil, "\(command.rawValue)")
        }
    }

    @Test func theCardOffersWhatTheRowsKeysDo() {
        let card = clicked("GH", in: .fixture(width: 200, height: 40))
        guard case .card = card.frontLayer else {
            Issue.record("The avatar leads to no card.")
            return
        }
        #expect(actions(card).contains { if case .card(.chosen) = $0 { true } else { false } })
    }

    @Test(arguments: ["@", "n", "O", "T"]) func theWheelMovesThroughMenus(key: String) {
        var state = typed(key, in: .fixture(width: 120, height: 30))
        state.profiles = [ProfileSummary(profile: .fixture(), unreadTotal: 0)]
        if key == "T" {
            let themes = ["dark", "light"].map { ThemePicker.Entry(id: $0, title: $0) }
            _ = App.reduce(&state, .themePicker(.loaded(themes, chosen: "dark")))
        }
        let actions = actions(state)
        let wheels: [AppAction] =
            switch key {
            case "@": [.userPicker(.wheelTurned(-1)), .userPicker(.wheelTurned(1))]
            case "O": [.confirmation(.wheelTurned(-1)), .confirmation(.wheelTurned(1))]
            case "n": [.newChat(.wheelTurned(-1)), .newChat(.wheelTurned(1))]
            case "T": [.themePicker(.wheelTurned(-1)), .themePicker(.wheelTurned(1))]
            default: [.command(.previous), .command(.next)]
            }
        for wheel in wheels { #expect(actions.contains(wheel), "\(key)") }
    }

    @Test func theProfilesBehindTheAvatarLeadToWhatIsDoneWithThem() {
        var state = typed("@", in: .fixture(width: 120, height: 30))
        state.profiles = [ProfileSummary(profile: .fixture(), unreadTotal: 0)]
        let actions = actions(state)
        for choice in [UserPicker.Choice.manage, .add, .settings] {
            #expect(actions.contains(.userPicker(.chosen(choice))), "\(choice)")
        }
    }

    @Test(arguments: ["@", "n", "O", "T", "?", "i", "t"]) func aClickBesideWhatIsInFrontClosesIt(key: String) {
        let state = typed(key, in: .fixture(width: 120, height: 30))
        #expect(state.frontLayer != nil)
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        _ = renderer.render(App.view(state), size: state.size)
        let actions = renderer.actions(for: MouseEvent(.press(.left), at: Point(x: 0, y: 15)))
        #expect(actions == [.command(.back)])
    }

    /// A pane is only given the focus by a click, and what closes a dialog is all that is beside it: neither is shown as
    /// a button.
    @Test func onlyWhatDoesSomethingIsShownUnderThePointer() {
        let state = typed("O", in: .fixture(width: 120, height: 30))
        var renderer = Renderer<AppAction>(sheet: StyleSheet(patches: [.hover: StylePatch(adding: .underline)]))
        _ = renderer.render(App.view(state), size: state.size)
        _ = renderer.actions(for: MouseEvent(.move, at: Point(x: 0, y: 15)))
        #expect(!renderer.showsPointerElsewhere)
    }
}
