import ConfabApp
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@Suite struct TagScreenTests {
    private let chat = ChatSummary.fixture(
        1, "Team Lunch 🍜", kind: .group(GroupID(1)), settings: ChatSettings(tags: [TagID(2), TagID(3)]))

    @Test func theTagsOfAChat() { assertSnapshot(of: typed("j", in: .tags(of: chat)), as: .layer(alsoAt: .small)) }

    @Test func allTags() { assertSnapshot(of: .tags(), as: .layer(alsoAt: .tiny, .small)) }

    @Test func noTagIsLeft() { assertSnapshot(of: .tags(of: nil, []), as: .layer()) }

    @Test func moreTagsThanFit() {
        let many = (1...40).map { ChatTag(id: TagID($0), profile: ProfileID(1), name: "Tag \($0)", emoji: nil) }
        assertSnapshot(of: typed("G", "k", "k", in: .tags(of: nil, many)), as: .layer(alsoAt: .large))
    }

    @Test func aNewTag() {
        assertSnapshot(of: typed("n", in: .tags(of: chat)), as: .layer(alsoAt: .tiny, .small), named: "empty")
        assertSnapshot(of: typed("n", "M", "o", in: .tags(of: chat)), as: .layer(), named: "written")
    }

    @Test func aTagThatIsChanged() {
        assertSnapshot(of: typed("e", in: .tags()), as: .layer(), named: "unchanged")
        assertSnapshot(of: typed("e", "F", "a", "m", "i", "l", "y", "x", in: .tags()), as: .layer(), named: "changed")
    }

    @Test func whatIsInTheWay() {
        var state = typed("n", in: .tags())
        _ = App.reduce(&state, .terminal(.paste("Family")))
        assertSnapshot(of: state, as: .layer(), named: "taken")
        state = typed("2", "enter", in: state)
        assertSnapshot(of: state, as: .layer(), named: "saving")
        _ = App.reduce(
            &state,
            .refused(
                .changeTags(.create(name: "", emoji: nil, on: nil)), by: .tags, .diskFull))
        assertSnapshot(of: state, as: .layer(alsoAt: .small), named: "failed")
    }

    @Test func deletingATag() { assertSnapshot(of: typed("d", in: .tags()), as: .layer(alsoAt: .small)) }

    @Test func onlyASCII() {
        var state = AppState.tags(of: chat)
        state.options.glyphs = .ascii
        assertSnapshot(of: state, as: .layer(), named: "chat")
        state.layers = [.tags(Tags())]
        assertSnapshot(of: state, as: .layer(), named: "all")
    }
}
