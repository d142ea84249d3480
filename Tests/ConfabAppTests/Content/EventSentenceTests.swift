import Messenger
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Every event has a sentence of its own, whatever the names in it are.
@Suite struct EventSentenceTests {
    private func groupEvents(_ name: String) -> [GroupEvent] {
        [
            .created, .invited(name), .joined(name), .left(name), .removed(name),
            .memberRenamed(from: name, to: "Grace"),
            .renamed(name), .topicChanged(name), .encryptionEnabled, .dissolved, .upgraded(RemoteID("!r:example.org")),
            .other(name),
        ] + MemberRole.allCases.map { .roleChanged(name, $0) }
    }

    private func contactEvents(_ name: String) -> [ContactEvent] {
        [.connected, .renamed(from: name, to: "Grace"), .verified, .keyChanged, .left, .other(name)]
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
}
