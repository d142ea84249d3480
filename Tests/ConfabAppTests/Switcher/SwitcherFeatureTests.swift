import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The switcher without the app around it.
@Suite struct SwitcherFeatureTests {
    private let shared = Shared(size: Size(80, 24), clock: .fixture, profile: .fixture())

    private var switcher: Switcher {
        Switcher(
            [Switcher.Place(target: .command(.themes), title: "Choose a theme")], open: nil, recent: [ChatID(3)],
            shared.strings)
    }

    private func query(_ text: String) -> Effect<AppOperation, Switcher.Action> {
        .perform(.query(.fuzzyNames(ProfileID(1), FuzzyPattern(text), recent: [ChatID(3)])), id: "find-chats")
    }

    @Test func openingAndFollowingItFindChats() {
        var switcher = switcher
        #expect(switcher.open(shared) == Outcome(effects: [query("")]))
        #expect(switcher.storeChanged(.reload, shared) == Outcome(effects: [query("")]))
    }

    @Test func onlyAnotherTextIsLookedFor() {
        var switcher = switcher
        #expect(switcher.edit(.insert("gr"), shared) == Outcome(effects: [query("gr")]))
        #expect(switcher.edit(.move(.left), shared) == Outcome())
    }

    @Test func theAnswerForAnotherTextIsIgnored() {
        var switcher = switcher
        _ = switcher.edit(.insert("gr"), shared)
        let names = FuzzyNames(chats: [.fixture(2, "Grace Hopper")], contacts: [])
        let before = switcher
        #expect(switcher.reduce(.found(FuzzyPattern("g"), names), shared) == Outcome())
        #expect(switcher == before)
        _ = switcher.reduce(.found(FuzzyPattern("gr"), names), shared)
        #expect(switcher.list.rows.map(\.title) == ["Grace Hopper"])
    }

    @Test func goingSomewhereClosesEveryLayer() {
        let chat = ChatSummary.fixture(2, "Grace Hopper")
        let intents: [(Switcher.Target, Intent)] = [
            (.chat(chat), .goTo(chat)), (.tab(.unread), .showTab(.unread)), (.command(.help), .command(.help)),
            (.profile(ProfileID(2)), .switchProfile(ProfileID(2))),
            (
                .contact(Contact(id: ContactID(31), profile: ProfileID(1), names: Names("Moth"))),
                .openContact(ContactID(31))
            ),
        ]
        for (target, intent) in intents {
            var switcher = switcher
            #expect(switcher.reduce(.chosen(target), shared) == Outcome(intents: [.closeAll, intent]))
        }
    }

    @Test func withoutAProfileThereIsNothingToFind() {
        #expect(switcher.open(Shared(size: Size(80, 24), clock: .fixture)) == Outcome())
    }
}
