import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A card, without the app around it.
@Suite struct CardFeatureTests {
    private let shared = Shared.fixture

    private func read(_ details: Card.Details) -> Card {
        var card = Card(details.chat)
        _ = card.reduce(.loaded(details.chat.id, details), shared)
        return card
    }

    private func request(_ request: ServiceRequest) -> Outcome<Card.Action> {
        Outcome(effects: [.request(request, of: ProfileID(1), by: .card)])
    }

    @Test func openingTheChatClosesEveryLayer() {
        var card = read(.aContact)
        #expect(card.perform(.open, shared) == Outcome(intents: [.closeAll, .openChat(card.chat)]))
    }

    @Test func theTagsAndTheQuestionLieOnTheCard() throws {
        let card = read(.aGroup)
        let layers = [
            (ChatAction.tags, Layer.tags(Tags([card.chat], beside: shared.tags))),
            (.leave, ChatActionQuestion(.leave, [ChosenChat(card.chat)]).layer(shared.strings)),
        ]
        for (entry, layer) in layers {
            let index = try #require(card.entries.firstIndex(of: entry))
            var chosen = card
            // Nothing closes the card.
            #expect(chosen.reduce(.chosen(index), shared) == Outcome(intents: [.present(layer)]))
        }
    }

    @Test func aRefusalIsSaidOnTheCardThatWaits() {
        var card = read(.aRequest)
        let accept = ServiceRequest.acceptRequest(card.chat.id, incognito: false)
        #expect(card.perform(.open, shared) == request(accept))
        #expect(card.isBusy && card.perform(.open, shared) == Outcome())
        let refused = ServiceOutcome.failed(.offline)
        for other in [
            ServiceCall(accept, of: ProfileID(1), by: .chatActions),
            ServiceCall(.change(card.chat.id, .alias(nil)), of: ProfileID(1), by: .card),
        ] {
            #expect(card.answered(other, refused, shared) == nil && card.isBusy)
        }
        #expect(card.answered(ServiceCall(accept, of: ProfileID(1), by: .card), refused, shared) == Outcome())
        #expect(!card.isBusy && card.problem == .offline)
    }

    @Test func closingKeepsTheNameThatIsBeingWritten() {
        var card = Card(Card.Details.aContact.chat, isNaming: true)
        #expect(card.contexts.contains(.text))
        _ = card.edit(.insert("Gracie"), shared)
        var closed = card
        #expect(closed.close(shared) == request(.change(card.chat.id, .alias("Gracie"))))
        #expect(card.back(shared) == request(.change(card.chat.id, .alias("Gracie"))))
        #expect(card.back(shared) == nil)
        #expect(card.close(shared) == Outcome())
    }

    @Test func anotherKindOfChatUncoversTheCard() {
        var card = read(.aRequest)
        var accepted = Card.Details.aRequest
        #expect(card.reduce(.loaded(card.chat.id, accepted), shared) == Outcome())
        accepted.chat.kind = .direct(ContactID(9))
        #expect(card.reduce(.loaded(card.chat.id, accepted), shared) == Outcome(intents: [.uncover]))
    }

    @Test func itReadsAgainWhatWasChanged() {
        var card = read(.aGroup)
        var changes = ChangeSet()
        changes.chats = [ChatID(77)]
        #expect(card.storeChanged(changes, shared) == Outcome())
        changes.members = [GroupID(1)]
        #expect(card.storeChanged(changes, shared) == Outcome(effects: [.perform(.query(.card(card.chat.id)))]))
    }
}
