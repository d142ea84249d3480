import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Menus and questions say which message they are about.
@Suite struct MessageSubjectTests {
    private let subject = "Grace Hopper: Look at this moth in relay #70"

    private func selecting(_ id: UInt64) -> AppState {
        var state = typed("tab", in: AppState.fixture(open: ChatID(2)))
        state.withMainForTest {
            $0.conversation?.timeline.selection = MessageID(id)
            $0.conversation?.timeline.page?.messages[3].content = .text("Look at this moth in relay #70")
            $0.conversation?.timeline.page?.messages[3].senderName = "Grace Hopper"
        }
        return state
    }

    @Test(arguments: ["m", "+", "d", "K"]) func everyDialogNamesTheMessage(key: String) {
        let text = shown(typed(key, in: selecting(4)))
        #expect(text.contains("Grace Hopper"))
        #expect(text.contains(key == "K" ? "▎ Look at this moth" : "Grace Hopper: Look at this moth"))
    }

    @Test func thePickerOfEmojiNamesTheMessage() {
        #expect(shown(typed("m", ":", in: selecting(4))).contains("React to \(subject)"))
    }

    @Test func theUserIsYou() {
        let title = shown(typed("m", in: selecting(6))).split(separator: "\n").first { $0.contains("╭─ You: ") }
        #expect(title != nil)
    }

    @Test func reportsNameTheMessage() throws {
        var state = selecting(4)
        state.withMainForTest {
            $0.conversation?.chat.kind = .group(GroupID(1))
            $0.conversation?.timeline.page?.messages[3].sender = .member(MemberID(1))
        }
        state = typed("!", in: state)
        #expect(state.confirmation?.subject == subject)
        #expect(shown(state).contains(subject))
        // A report can't be taken back, so Enter alone sends none.
        #expect(App.reduce(&state, .key("enter")).isEmpty && state.layers.isEmpty)
    }

    @Test func theMessageKeepsItsMarkBehindItsMenu() {
        var state = selecting(4)
        state.size = Size(120, 90)
        let mark = "▌ Look at this moth in relay #70"
        #expect(shown(state).contains(mark) && shown(typed("m", in: state)).contains(mark))
    }

    @Test func theNameIsTheOneThatThePersonHasNow() {
        var state = selecting(4)
        state.withMainForTest {
            let contact = Contact(id: ContactID(2), profile: ProfileID(1), names: Names("Amazing Grace"))
            $0.conversation?.timeline.page?.people = People([.contact(contact.id): DisplayRecord(contact)])
        }
        #expect(shown(typed("m", in: state)).contains("Amazing Grace: Look"))
        #expect(shown(typed("d", in: state)).contains("Amazing Grace: Look"))
    }

    @Test func severalMessagesAreCounted() {
        let state = typed("v", "v", "m", in: selecting(6))
        #expect(shown(state).contains("2 selected"))
        #expect(!shown(state).contains("╭─ You: "))
    }

    @Test func wideCharactersAreCutToTheWidth() {
        var state = selecting(4)
        let words = String(repeating: "世界", count: 40)
        state.withMainForTest { $0.conversation?.timeline.page?.messages[3].content = .text(StyledText(words)) }
        _ = App.reduce(&state, .terminal(.resize(Size(40, 12))))
        let title = shown(typed("m", in: state)).split(separator: "\n").first { $0.contains("Grace Hopper: 世") }
        #expect(title?.contains("…") == true)
        #expect(title.map { DisplayWidth.of(String($0)) } == 40)
    }
}
