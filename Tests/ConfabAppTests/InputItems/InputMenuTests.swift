import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// The symbols beside the message field, and the menu behind “More”.
@Suite struct InputMenuTests {
    private let open = AppState.fixture(open: ChatID(2))

    private func sent(_ effects: [AppEffect]) -> [MessageContent] {
        effects.compactMap {
            guard case .perform(.service(let call), _) = $0, case .send(let message, ChatID(2)) = call.request else {
                return nil
            }
            return message.content
        }
    }

    @Test func theMenuHasTheItemsOfTheOptions() {
        assertSnapshot(of: typed("alt-m", in: open), as: .layer(alsoAt: .small))
        #expect(looksTheSameOnALargeScreen(typed("alt-m", in: open)))
        var state = open
        state.options.inputMore = "poll location"
        let lines = App.lines(typed("alt-m", in: state))
        #expect(lines.contains { $0.contains("Create a poll") } && !lines.contains { $0.contains("emoji") })
        state.options.inputMore = ""
        state = typed("alt-m", in: state)
        #expect(state.layers.isEmpty && !state.toasts.all.isEmpty)
    }

    @Test func anItemThatCannotBeUsedSaysWhy() {
        var state = open
        state.withMainForTest { $0.session = ServiceSession([]) }
        state.options.inputMore = "attach poll editor"
        state = typed("alt-m", in: state)
        assertSnapshot(of: state, as: .layer())
        #expect(typed("enter", in: state).layers.count == 1)
        #expect(typed("down", "down", "enter", in: state).layers.isEmpty)
    }

    @Test func aProgramAddsItsOwnItemsOnFurtherPages() {
        var state = open
        state.inputItems = (1...5).map { CustomInputItem(glyph: "¯", title: "Shrug \($0)", text: "¯\\_(ツ)_/¯ \($0)") }
        state = typed("alt-m", in: state)
        #expect(shown(state).contains("Add to the message 1/2") && !shown(state).contains("Shrug 5"))
        state = typed("page-down", "G", in: state)
        #expect(shown(state).contains("Add to the message 2/2") && shown(state).contains("Shrug 5"))
        state = typed("enter", in: state)
        #expect(state.layers.isEmpty && state.main?.conversation?.composer.field.text == "¯\\_(ツ)_/¯ 5")
    }

    @Test func theSymbolsBesideTheFieldAreThoseOfTheOptions() {
        #expect(shown(open).contains(" ☺ ▤ …"))
        #expect(!clicked(" …", inLineWith: "▤", in: open).layers.isEmpty)
        var state = open
        state.options.inputBar = "location"
        #expect(!shown(state).contains("☺") && !clicked("◎", in: state).layers.isEmpty)
        state.size = .small
        #expect(!shown(state).contains("◎"))
    }

    @Test func aLocationIsReadAndSent() {
        var state = open.after(.command(.shareLocation)).after(.terminal(.paste("geo:52.5163,13.3777;u=5")))
        state = typed("enter", in: state).after(.terminal(.paste("Brandenburger Tor")))
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
        #expect(
            sent(App.reduce(&state, .key("enter"))) == [
                .location(Location(latitude: 52.5163, longitude: 13.3777, title: "Brandenburger Tor"))
            ])
        #expect(state.layers.isEmpty)
        state = typed("enter", in: open.after(.command(.shareLocation)).after(.terminal(.paste("Berlin"))))
        #expect(
            shown(state).contains("Write the latitude") && sent(App.reduce(&state, .locationForm(.submitted))).isEmpty)
    }

    @Test func aContactIsSentUnderTheNameThatOthersKnow() {
        var state = open.after(.command(.shareContact))
        var grace = ChatSummary.fixture(3, "Hopper")
        grace.names.alias = "The admiral"
        let group = ChatSummary.fixtures[0]
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), FuzzyNames(chats: [group, grace]))))
        #expect(shown(state).contains("Send a contact") && !App.lines(state).contains { $0.contains("Team Lunch") })
        #expect(sent(App.reduce(&state, .key("enter"))) == [.contactCard(ContactCard(name: "Hopper"))])
        #expect(state.layers.isEmpty)
    }

    @Test func aPictureComesFromTheCameraOrTheClipboard() {
        var state = open
        state.options.camera = "snap"
        #expect(
            App.reduce(&state, .command(.takePicture)).contains(
                .perform(.file(.capture(.camera, "snap", in: ChatID(2), limit: 100_000_000)))))
        #expect(
            App.reduce(&state, .key("alt-p")).contains(
                .perform(.file(.capture(.clipboard, "auto", in: ChatID(2), limit: 100_000_000)))))
        let photo = DraftAttachment("/data/files/0", givenName: "photo.jpg", mediaType: "image/jpeg", byteCount: 9)
        state = state.after(.conversation(.composer(.attached(ChatID(2), typed: "", [photo]))))
        #expect(shown(state).contains("photo.jpg"))
    }
}
