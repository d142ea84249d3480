import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Creating a profile, without the app around it.
@Suite struct RegistrationFeatureTests {
    private func typing(_ name: String) -> Registration {
        var registration = Registration()
        _ = registration.edit(.insert(name), .fixture)
        return registration
    }

    @Test func enterTrimsTheNameAndCreatesTheProfileOnce() {
        let store = TestStore(typing("  Ada\nLovelace "))
        let create = AppOperation.profile(.create(name: "Ada Lovelace"))
        store.send(.command(.open), effects: [.work(create)]) { $0.isCreating = true }
        store.send(.command(.open), effects: [])
        store.send(.edit(.insert("x")), effects: [])
        store.answer(
            .operation(create), with: .action(.refused(.offline)),
            effects: [.intent(.problem(.offline))]
        ) {
            $0.isCreating = false
        }
    }

    @Test func anEmptyNameIsRefusedUntilSomethingIsTyped() {
        let store = TestStore(typing(" "))
        store.send(.command(.open), effects: []) { $0.problem = .empty }
        store.send(.edit(.insert("a"))) {
            $0.name.apply(.insert("a"))
            $0.problem = nil
        }
    }

    @Test func aNameOf65CharactersIsRefused() {
        var registration = typing(String(repeating: "é", count: 65))
        #expect(registration.perform(.open, .fixture) == Outcome())
        #expect(registration.problem == .tooLong(characters: 65, limit: 64))
    }

    @Test func anInviteLinkIsRefusedAsAName() {
        var registration = typing(ConnectLink.fixture.address)
        #expect(registration.perform(.open, .fixture) == Outcome())
        #expect(registration.problem == .inviteLink)
        #expect(shown(registration).contains("That's an invite link."))
    }

    @Test func onlyAnAdditionalProfileCanBeGivenUpAndItsNameIsKept() {
        var first = typing("a")
        #expect(first.back(.fixture) == Outcome())
        var additional = Registration(isAdditional: true)
        _ = additional.reduce(.edited(.insert("Work")), .fixture)
        let kept = additional.name
        #expect(additional.back(.fixture) == Outcome(intents: [.save(.profile, kept), .close]))
        _ = additional.perform(.open, .fixture)
        #expect(additional.back(.fixture) == Outcome())
    }

    @Test func otherCommandsAreLeftToTheApp() {
        let store = TestStore(typing("a"))
        store.send(.command(.help), effects: [.pass])
    }

    @Test func whatIsWrongIsShownAndSpoken() {
        var registration = typing("")
        _ = registration.perform(.open, .fixture)
        let problem = Shared.fixture.strings.problem(.name(.empty))
        #expect(registration.spoken(.fixture, Shared.fixture.env).contains(problem))
        #expect(shown(registration).contains(problem))
    }
}
