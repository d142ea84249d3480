import Loop
import Messenger
import TerminalDOM

// Clicks on the people in the messages of the open chat.
extension Conversation {
    /// Shows the card of a person whom a message names: that of the chat if the chat is with the person.
    func showCard(of person: MessageSender, in message: MessageID) -> Outcome<Action> {
        if let contact = chat.kind.contact, person == .contact(contact) { return Outcome(intents: [.openCard(chat)]) }
        return Outcome(intents: timeline.card(of: person, in: message).map { [.present(.personCard($0))] } ?? [])
    }

    /// Writes the name of a person into the field.
    mutating func mention(_ person: MessageSender, named name: String, _ shared: Shared) -> Outcome<Action> {
        guard chat.condition.canSend else { return Outcome(intents: [.focus(.timeline)]) }
        return composing { $0.mention(person, named: name, $1, shared) }
    }
}

extension Timeline {
    /// Returns the name by which others know a person whom a message names; nil if it isn't known.
    func nameForMention(of person: MessageSender, in message: MessageID, of chat: ChatSummary) -> String? {
        if let name = people.displayName(of: person, for: .others) { return name }
        guard let message = self.message(message), message.sender == person else { return nil }
        let name = message.author(for: .others, in: chat)
        return name.isEmpty ? nil : name
    }

    /// Returns the card of a person whom a message names; nil if the people in the history are only names.
    func card(of person: MessageSender, in message: MessageID) -> PersonCard? {
        guard source.namesStoredPeople, let message = self.message(message) else { return nil }
        let written = message.sender == person ? message.senderName.harmlessName : ""
        return PersonCard(person, in: message.chat, name: people.displayName(of: person) ?? written)
    }
}
