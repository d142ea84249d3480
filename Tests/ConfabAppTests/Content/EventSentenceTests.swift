import Loop
import Messenger
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Every event has a sentence of its own, whatever the names in it are.
@Suite struct EventSentenceTests {
    /// The kinds of events in a group. The switches have no default: a new event doesn't build before it's here.
    private enum GroupKind: CaseIterable {
        case created, invited, declined, joined, left, removed, memberRenamed, renamed, topicChanged, encryptionEnabled,
            dissolved, upgraded, other, roleChanged

        init(_ event: GroupEvent) {
            self =
                switch event {
                case .created: .created
                case .invited: .invited
                case .declined: .declined
                case .joined: .joined
                case .left: .left
                case .removed: .removed
                case .roleChanged: .roleChanged
                case .memberRenamed: .memberRenamed
                case .renamed: .renamed
                case .topicChanged: .topicChanged
                case .encryptionEnabled: .encryptionEnabled
                case .dissolved: .dissolved
                case .upgraded: .upgraded
                case .other: .other
                }
        }

        func events(_ name: String) -> [GroupEvent] {
            let who = NamedPerson.named(name)
            return switch self {
            case .created: [.created]
            case .invited: [.invited(who)]
            case .declined: [.declined(who)]
            case .joined: [.joined(who)]
            case .left: [.left(who)]
            case .removed: [.removed(who)]
            case .roleChanged: MemberRole.allCases.map { .roleChanged(who, $0) }
            case .memberRenamed: [.memberRenamed(from: name, to: "Grace")]
            case .renamed: [.renamed(name)]
            case .topicChanged: [.topicChanged(name)]
            case .encryptionEnabled: [.encryptionEnabled]
            case .dissolved: [.dissolved]
            case .upgraded: [.upgraded(RemoteID("!r:example.org"))]
            case .other: [.other(name)]
            }
        }
    }

    /// The kinds of events of a contact.
    private enum ContactKind: CaseIterable {
        case connected, renamed, verified, keyChanged, left, other

        init(_ event: ContactEvent) {
            self =
                switch event {
                case .connected: .connected
                case .renamed: .renamed
                case .verified: .verified
                case .keyChanged: .keyChanged
                case .left: .left
                case .other: .other
                }
        }

        func event(_ name: String) -> ContactEvent {
            switch self {
            case .connected: .connected
            case .renamed: .renamed(from: name, to: "Grace")
            case .verified: .verified
            case .keyChanged: .keyChanged
            case .left: .left
            case .other: .other(name)
            }
        }
    }

    private func groupEvents(_ name: String) -> [GroupEvent] { GroupKind.allCases.flatMap { $0.events(name) } }

    private func contactEvents(_ name: String) -> [ContactEvent] { ContactKind.allCases.map { $0.event(name) } }

    @Test func everyKindOfEventIsHere() {
        for kind in GroupKind.allCases { #expect(kind.events("Ada").allSatisfy { GroupKind($0) == kind }) }
        for kind in ContactKind.allCases { #expect(ContactKind(kind.event("Ada")) == kind) }
    }

    private func sentences(_ name: String) -> [String] {
        groupEvents(name).map { English().kind(.groupEvent($0)) }
            + contactEvents(name).map { English().kind(.contactEvent($0)) }
    }

    @Test func everyEventHasItsSentence() {
        let sentences = sentences("Ada")
        // A person can get another name in a group and as a contact.
        #expect(Set(sentences).count == sentences.count - 2)
        assertSnapshot(of: sentences.joined(separator: "\n"), as: .lines)
    }

    @Test func eventsWithoutNamesAreSentencesToo() {
        assertSnapshot(of: sentences("").joined(separator: "\n"), as: .lines)
    }

    @Test func hostileNamesInEventsAreHarmless() {
        for sentence in sentences("Ada\u{202E}\u{1B}[31m\n") { #expect(sentence == sentence.harmlessName) }
    }

    @Test func aLongTopicIsCutAfterEightLinesAndCanBeCopied() {
        let topic = (1...40).map { "Rule \($0): be kind to each other." }.joined(separator: " ")
        let event = Message.fixture(1, from: .system, minutesAgo: 1, content: .groupEvent(.topicChanged(topic)))
        var state = AppState.fixture(width: 60, height: 40, open: ChatID(1), messages: [event]).settled()
        #expect(shown(state).contains("Rule 8:") && !shown(state).contains("Rule 20:"))
        state = typed("tab", "k", in: state)
        #expect(App.reduce(&state, .key("y")).contains(.perform(.terminal(.copy(topic)))))
    }
}
