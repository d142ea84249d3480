import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The question before something is done, without the app around it.
@Suite struct ConfirmationTests {
    private let shared = Shared.fixture
    private let leave = Intent.request(.leaveGroup(ChatID(4)), by: .chatActions)

    private var asked: ConfabApp.Confirmation {
        ConfabApp.Confirmation(
            "Leave?", help: "You will not hear of it.",
            answers: [
                ConfabApp.Confirmation.Answer(label: "Cancel", intents: [.close]),
                ConfabApp.Confirmation.Answer(label: "Quietly", isBox: true),
                ConfabApp.Confirmation.Answer(
                    label: "Leave", isDestructive: true, intents: [.closeAll, leave], checkedIntents: [.closeAll]),
            ])
    }

    @Test func theFirstAnswerIsSelectedAndGivenByEnter() {
        var asked = asked
        #expect(asked.perform(.open, shared) == Outcome(intents: [.close]))
    }

    @Test func keysMoveAndEnterAsksForWhatTheAnswerSays() {
        var asked = asked
        #expect(asked.perform(.last, shared) == Outcome())
        #expect(asked.perform(.open, shared) == Outcome(intents: [.closeAll, leave]))
        #expect(asked.perform(.pin, shared) == nil)
    }

    @Test func aCheckedBoxChangesWhatAnAnswerAsksFor() {
        var asked = asked
        #expect(asked.reduce(.chosen(1), shared) == Outcome())
        #expect(asked.isChecked)
        #expect(asked.reduce(.chosen(2), shared).intents == [.closeAll])
        _ = asked.reduce(.chosen(1), shared)
        #expect(asked.reduce(.chosen(2), shared).intents == [.closeAll, leave])
        #expect(asked.reduce(.chosen(3), shared) == Outcome())
    }

    @Test func theWheelStopsAtTheLastAnswer() {
        var asked = asked
        for _ in 0..<5 { _ = asked.reduce(.wheelTurned(1), shared) }
        #expect(asked.selection == 2)
    }

    @Test func itIsSpokenWithTheStateOfItsBox() {
        var asked = asked
        #expect(
            asked.spoken(shared, shared.env) == [
                "You will not hear of it.", "Leave?", "Cancel, selected", "Quietly, off", "Leave",
            ])
        _ = asked.reduce(.chosen(1), shared)
        asked.isWarning = true
        #expect(asked.spoken(shared, shared.env)[..<2] == ["Leave?", "You will not hear of it."])
        #expect(asked.spoken(shared, shared.env)[3] == "Quietly, on, selected")
    }

    @Test func aTitleTooLongForTheBorderIsInsideTheBox() {
        let question = ConfabApp.Confirmation(
            "Delete every message?", help: "It can't be undone.",
            answers: [
                ConfabApp.Confirmation.Answer(label: "Cancel"), ConfabApp.Confirmation.Answer(label: "Delete"),
            ])
        #expect(shown(question).contains("─ Delete every message? ─"))
        var narrow = shared
        // The border leaves three or four rows.
        for height in [5, 6] {
            narrow.size = Size(20, height)
            let text = shown(question, narrow)
            for words in ["Delete every", "message?", "Cancel"] { #expect(text.contains(words), "\(words) in \(text)") }
        }
    }

    @Test func theSecondQuestionTakesThePlaceOfTheFirst() throws {
        guard
            case .confirmation(var first) = ChatActionQuestion(.delete, [ChosenChat(.contact())]).layer(shared.strings)
        else {
            Issue.record("nothing is asked")
            return
        }
        let intents = first.reduce(.chosen(2), shared).intents
        guard case .replace(.confirmation(var second)) = try #require(intents.first) else {
            Issue.record("\(intents)")
            return
        }
        #expect(second.answers.map(\.isBox) == [false, true, false, false])
        for (keeps, removal) in [false, true].map({
            ($0, ChatRemoval.contact(ChatID(3), keepsConversation: $0, tells: true))
        }) {
            #expect(second.isChecked == keeps)
            guard case .remove(let removals, let chats, _)? = second.reduce(.chosen(3), shared).intents.last else {
                Issue.record("nothing is removed")
                return
            }
            #expect(removals == [removal])
            #expect(chats == [.contact()])
            _ = second.reduce(.chosen(1), shared)
        }
    }
}
