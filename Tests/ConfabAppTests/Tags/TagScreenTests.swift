import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

/// How tags look.
@Suite struct TagScreenTests {
    private let chat = ChatSummary.fixture(
        1, "Team Lunch 🍜", kind: .group(GroupID(1)), settings: ChatSettings(tags: [TagID(2), TagID(3)]))

    @Test func theTagsOfAChat() { checkLayer(typed("j", in: .tags(of: chat)), "chat") }

    @Test func allTags() { checkLayer(.tags(), "all") }

    @Test func noTagIsLeft() { checkLayer(.tags(of: nil, []), "none") }

    @Test func moreTagsThanFit() {
        let many = (1...40).map { ChatTag(id: TagID($0), profile: ProfileID(1), name: "Tag \($0)", emoji: nil) }
        checkLayer(typed("G", "k", "k", in: .tags(of: nil, many)), "many")
    }

    @Test func aNewTag() {
        checkLayer(typed("n", in: .tags(of: chat)), "empty")
        checkLayer(typed("n", "M", "o", in: .tags(of: chat)), "written")
    }

    @Test func aTagThatIsChanged() {
        checkLayer(typed("e", in: .tags()), "unchanged")
        checkLayer(typed("e", "F", "a", "m", "i", "l", "y", "x", in: .tags()), "changed")
    }

    @Test func whatIsInTheWay() {
        var state = typed("n", in: .tags())
        _ = App.reduce(&state, .terminal(.paste("Family")))
        checkLayer(state, "taken")
        state = typed("2", "enter", in: state)
        checkLayer(state, "saving")
        _ = App.reduce(
            &state,
            .refused(
                .changeTags(.create(name: "", emoji: nil, on: nil)), by: .tags,
                .offline))
        checkLayer(state, "failed")
    }

    @Test func deletingATag() { checkLayer(typed("d", in: .tags()), "delete") }

    @Test func onlyASCII() {
        var state = AppState.tags(of: chat)
        state.options.glyphs = .ascii
        assertSnapshot(of: layerView(state), as: .screen(80, 23), named: "chat")
        state.layers = [.tags(Tags())]
        assertSnapshot(of: layerView(state), as: .screen(80, 23), named: "all")
    }

    @Test func aVeryLowTerminal() {
        for (name, state) in [("all", AppState.tags()), ("new", typed("n", in: .tags()))] {
            var state = state
            state.size = Size(20, 6)
            assertSnapshot(of: App.view(state), as: .screen(20, 6), named: name)
        }
    }
}
