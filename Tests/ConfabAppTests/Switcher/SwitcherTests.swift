import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The chat switcher.
@Suite struct SwitcherTests {
    private static let names = FuzzyNames(
        chats: ChatSummary.fixtures,
        contacts: [Contact(id: ContactID(31), profile: ProfileID(1), names: Names("Moth", fullName: "Marie Othon"))])

    private func switcher(_ state: AppState) -> Switcher? {
        if case .switcher(let switcher) = state.quickOpen { switcher } else { nil }
    }

    private func titles(_ state: AppState) -> [String] { switcher(state)?.list.rows.map(\.title) ?? [] }

    /// The switcher with `text` typed, and what was found for it, as the store finds it.
    private func open(_ text: String = "", in state: AppState = .fixture()) -> AppState {
        var state = typed("alt-k", in: state)
        if !text.isEmpty { _ = App.reduce(&state, .terminal(.paste(text))) }
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(text), Self.names)))
        return state
    }

    @Test func itIsOpenedFromEverywhereAndAsksForWhatWasOpenLast() {
        for before in [
            AppState.fixture(), .fixture(open: ChatID(2)), .search(), .tags(), typed("n", in: .fixture()),
        ] {
            var state = before
            let asked = App.reduce(&state, .key("alt-k"))
            #expect(
                asked == [.perform(.query(.fuzzyNames(ProfileID(1), FuzzyPattern(""), recent: [])), id: "find-chats")])
            #expect(typed("escape", in: state) == before)
            #expect(typed("alt-k", in: state) == before)
        }
        // Where no profile is open there is nowhere to go.
        var failed = AppState.fixture()
        failed.root = .failed(Failure(.offline))
        #expect(App.reduce(&failed, .key("alt-k")) == [])
        #expect(failed.quickOpen == nil)
    }

    @Test func otherProfilesCanBeGoneTo() {
        let people = AppState.people(ProfileSummary.fixtures + [.secret])
        var state = open("work", in: people)
        #expect(titles(state).first == "Switch to Work")
        #expect(shown(state).contains("profile"))
        #expect(!titles(open("nightbird", in: people)).contains { $0.contains("Nightbird") })
        #expect(!titles(open("ada", in: people)).contains("Switch to Ada"))
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.first == .perform(.profile(.open(ProfileID(2)))))
        #expect(state.quickOpen == nil)
        // Who has it is said when it was tried.
        _ = App.reduce(&state, .profile(ProfileID(2), .held(ProfileSummary.fixtures[0].profile, process: 42)))
        #expect(state.main?.profile.id == ProfileID(1))
        #expect(state.said.last?.contains("42") == true)
    }

    @Test func theChatsThatWereOpenLastAreAskedFor() {
        var state = typed("enter", "escape", "j", "enter", "escape", "j", "enter", in: .fixture())
        let asked = App.reduce(&state, .key("alt-k"))
        #expect(
            asked == [
                .perform(
                    .query(.fuzzyNames(ProfileID(1), FuzzyPattern(""), recent: [3, 2, 1].map { ChatID($0) })),
                    id: "find-chats")
            ])
        // To the open one nobody needs to go.
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern(""), Self.names)))
        #expect(titles(state).first == "Team Lunch 🍜")
        #expect(!titles(state).contains("山田太郎"))
    }

    @Test func chatsContactsAndTabsAreInOneList() {
        let state = open("m", in: .tagged())
        let kinds = switcher(state)?.list.rows.map(\.target) ?? []
        #expect(kinds.contains { if case .chat = $0 { true } else { false } })
        #expect(kinds.contains { if case .contact = $0 { true } else { false } })
        #expect(kinds.contains(.tab(.tag(TagID(1)))))
        #expect(titles(open("them")).contains("Choose a theme"))
    }

    @Test func theBestComesFirstAndOfEqualsTheNewest() {
        for (text, title) in [
            ("gh", "Grace Hopper"), ("lunch", "Team Lunch 🍜"), ("alan", "Alan"), ("family", "🏡 Family"),
            ("太郎", "山田太郎"), ("notes", "Notes to self"), ("mo", "Moth"), ("ochoir", "Old Choir"),
        ] {
            let found = titles(open(text, in: .tagged()))
            #expect(found.first?.hasSuffix(title.split(separator: " ").last ?? "") == true, "\(text): \(found)")
        }
        // Both begin with the letter; Alan is newer than nobody, the long name is newer than Alan.
        let found = titles(open("a"))
        #expect(found.firstIndex { $0.hasPrefix("A very") } ?? 9 < found.firstIndex(of: "Alan") ?? 0)
        #expect(titles(open("qqq")).isEmpty)
    }

    @Test func anotherNameThatWasFoundIsShown() {
        let row = switcher(open("othon"))?.list.rows.first
        #expect(row?.title == "Moth")
        #expect(row?.other == "Marie Othon")
        #expect(row?.otherMarks == [6..<11])
        #expect(row?.marks == [])
    }

    @Test func anAnswerForOtherLettersIsNone() {
        var state = open("gra")
        let before = state
        _ = App.reduce(&state, .switcher(.found(FuzzyPattern("gr"), FuzzyNames())))
        #expect(state == before)
        // Another letter asks again, in place of the question before.
        #expect(
            App.reduce(&state, .key("c")) == [
                .perform(.query(.fuzzyNames(ProfileID(1), FuzzyPattern("grac"), recent: [])), id: "find-chats")
            ])
        #expect(App.reduce(&state, .key("left")) == [])
    }

    @Test func enterOpensTheChatAndTheListFollows() {
        let state = typed("enter", in: open("alan"))
        #expect(state.quickOpen == nil)
        #expect(state.main?.conversation?.chat.id == ChatID(7))
        #expect(state.main?.chatList.selection == ChatID(7))
        #expect(state.main?.focus == .composer)
    }

    @Test func aChatThatTheFilterHidesIsShownAmongAll() {
        var before = AppState.fixture()
        before.withMainForTest { $0.chatList.filter = .unread }
        var state = open("alan", in: before)
        let effects = App.reduce(&state, .key("enter"))
        #expect(state.main?.chatList.filter == nil)
        #expect(state.main?.chatList.selection == ChatID(7))
        #expect(
            effects.contains {
                if case .perform(.query(.chats(let query)), _) = $0 { query.anchor == .chat(ChatID(7)) } else { false }
            })
        // One that shows stays under it.
        state = typed("enter", in: open("neighbours", in: before))
        #expect(state.main?.chatList.selection == ChatID(5))
    }

    @Test func whatWaitsForTheUserShowsItsCard() {
        #expect(typed("enter", in: open("emmy")).card?.chat.id == ChatID(9))
    }

    @Test func aContactIsWrittenTo() {
        var state = open("moth")
        #expect(App.reduce(&state, .key("enter")) == [.request(.openChat(ContactID(31)), by: .chatActions)])
        #expect(state.quickOpen == nil)
    }

    @Test func aTabIsChosenAndACommandGiven() {
        let state = typed("enter", in: open("family", in: .tagged()))
        #expect(state.main?.chatList.filter == .tag(TagID(1)))
        #expect(state.main?.focus == .list)
        #expect(typed("enter", in: open("choose a theme")).frontLayer == .themes(ThemePicker()))
    }

    @Test func anOptionIsShownOnTheSettingsPage() {
        let state = typed("enter", in: open("ring bell"))
        #expect(state.quickOpen == nil)
        #expect(state.frontLayer == .settings(Settings(at: .bell)))
    }

    @Test func itLeavesWhatWasInFront() {
        let group = typed("n", "j", "j", "j", "enter", "T", "e", "a", in: .fixture())
        let state = typed("enter", in: open("alan", in: group))
        #expect(state.frontLayer == nil)
        #expect(state.savedInput[.group].text == "Tea")
        #expect(state.main?.conversation?.chat.id == ChatID(7))
        // The search is in the place of the list that follows.
        #expect(typed("enter", in: open("alan", in: .searching("moth"))).search == nil)
    }

    @Test func whatIsWrittenInTheOpenChatIsKept() {
        var state = open("alan", in: typed("H", "i", in: .fixture(open: ChatID(2))))
        let effects = App.reduce(&state, .key("enter"))
        #expect(effects.contains(.perform(.save(.draft(Draft(chat: ChatID(2), text: "Hi", cursor: 2))))))
    }

    @Test func thePaletteAndTheSwitcherTakeEachOthersPlace() {
        let state = typed("alt-x", in: open())
        #expect(switcher(state) == nil && state.quickOpen != nil)
        #expect(switcher(typed("alt-k", in: state)) != nil)
        #expect(typed("alt-k", "escape", in: state).quickOpen == nil)
    }

    @Test func theMouseChooses() {
        let state = open("alan")
        #expect(clicked("Alan", inLineWith: "▌ Alan", in: state).main?.conversation?.chat.id == ChatID(7))
        var turned = open()
        _ = App.reduce(&turned, .switcher(.wheelTurned(2)))
        #expect(switcher(turned)?.list.selection == 2)
    }

    @Test func whatChangesMeanwhileIsReadAgain() {
        var state = open("gra")
        let effects = App.reduce(&state, .changed(.reload))
        #expect(
            effects.contains(
                .perform(.query(.fuzzyNames(ProfileID(1), FuzzyPattern("gra"), recent: [])), id: "find-chats")))
    }
}
