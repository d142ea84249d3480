import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Typing and presence, as the title and the list show them.
@Suite struct PresenceTests {
    private let open = AppState.fixture(open: ChatID(2))

    private func typing(_ chat: UInt64, _ person: UInt64, _ name: String = "Bea") -> AppAction {
        .presence(.typing(ChatID(chat), .contact(ContactID(person)), name: name))
    }

    private func title(_ state: AppState) -> String { String(shown(state).split(separator: "\n")[0]) }

    @Test func titleAndRowShowForFifteenSecondsWhoIsTyping() {
        var state = open
        #expect(
            App.reduce(&state, typing(2, 7)) == [.after(.seconds(1), .presence(.ticked), id: "typing-tick")])
        #expect(shown(state).matches(of: /typing…/).count == 2)
        for _ in 1...14 {
            #expect(!App.reduce(&state, .presence(.ticked)).isEmpty)
            #expect(title(state).contains("typing…"))
        }
        #expect(App.reduce(&state, .presence(.ticked)).isEmpty)
        #expect(!shown(state).contains("typing…"))
    }

    @Test func nobodyTypesForeverIfTheClockIsSetBack() {
        var state = open
        _ = App.reduce(&state, typing(2, 7))
        var early = state.clock
        early = LocalClock(now: Timestamp(milliseconds: early.now.milliseconds - 86_400_000), zone: early.zone)
        _ = App.reduce(&state, .minute(early))
        #expect(state.clock.now == early.now && title(state).contains("typing…"))
        for _ in 1...15 { _ = App.reduce(&state, .presence(.ticked)) }
        #expect(!shown(state).contains("typing…"))
    }

    @Test func hearingOfSomeoneAgainKeepsThemWithoutAnotherClock() {
        var state = open
        _ = App.reduce(&state, typing(2, 7))
        for _ in 1...10 { _ = App.reduce(&state, .presence(.ticked)) }
        #expect(App.reduce(&state, typing(2, 7)).isEmpty)
        for _ in 1...14 { _ = App.reduce(&state, .presence(.ticked)) }
        #expect(title(state).contains("typing…"))
        _ = App.reduce(&state, .presence(.stopped(ChatID(2), .contact(ContactID(7)))))
        #expect(!title(state).contains("typing…"))
    }

    @Test func aMessageEndsTheTypingOfItsSender() {
        var state = open
        let message = Message.fixture(99, from: .contact(ContactID(7)), minutesAgo: 0, content: .text("There"))
        _ = App.reduce(&state, typing(2, 7))
        _ = App.reduce(&state, .arrived(ChatSummary.fixtures[1], message))
        #expect(!title(state).contains("typing…"))
    }

    @Test func aGroupNamesThoseWhoTypeWithTheEarliestFirst() throws {
        let group = try #require(ChatSummary.fixtures.first { $0.kind.group != nil })
        var state = AppState.fixture(open: group.id)
        let strings = state.options.strings
        for (number, name) in [(9, "Zoe"), (3, "Ada"), (5, "\u{202E}Mia")] {
            _ = App.reduce(
                &state,
                .presence(.typing(group.id, .member(MemberID(UInt64(number))), name: name)))
        }
        let words = state.main?.presence.typingWords(in: group, Shared(state))
        #expect(words == "Zoe, Ada, and 1 other are typing…")
        #expect(strings.areTyping(["Zoe"]) == "Zoe is typing…")
        #expect(strings.areTyping(["Zoe", "Ada"]) == "Zoe and Ada are typing…")
    }

    @Test func aFloodIsBoundedAndStartsOneClock() {
        var state = open
        var clocks = 0
        for person in 1...5_000 { clocks += App.reduce(&state, typing(2, UInt64(person))).count }
        #expect(clocks == 1)
        #expect(state.main?.presence.typing.values.map(\.count) == [1000])
    }

    @Test func theTitleOfADirectChatSaysThatTheOtherSideIsHere() throws {
        let direct = try #require(ChatSummary.fixtures.first { $0.kind.contact != nil && $0.condition.canSend })
        let contact = try #require(direct.kind.contact)
        var state = AppState.fixture(open: direct.id)
        _ = App.reduce(&state, .presence(.online(contact)))
        #expect(title(state).contains("· online"))
        _ = App.reduce(&state, .presence(.typing(direct.id, .contact(contact), name: "x")))
        #expect(title(state).contains("· typing…") && !title(state).contains("online"))
        _ = App.reduce(&state, .presence(.offline(contact)))
        _ = App.reduce(&state, .presence(.stopped(direct.id, .contact(contact))))
        #expect(!title(state).contains("online"))
    }

    @Test func aChatWhoseTypingIsNotShownStaysAsItIs() {
        var state = open
        state.optionLayers.chats.chats[ChatID(2)] = [.showTyping: .flag(false)]
        _ = App.reduce(&state, typing(2, 7))
        #expect(!shown(state).contains("typing…"))
        state.optionLayers.chats.chats = [:]
        #expect(title(state).contains("typing…"))
    }

    @Test func anotherProfileBeginsWithNobody() {
        var state = open
        _ = App.reduce(&state, typing(2, 7))
        _ = App.reduce(&state, .profileOpened(.fixture("Bob", id: 2)))
        #expect(state.main?.presence == Presence())
    }
}
