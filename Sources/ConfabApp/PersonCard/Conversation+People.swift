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
    mutating func mention(_ person: MessageSender, in message: MessageID, _ shared: Shared) -> Outcome<Action> {
        guard chat.condition.canSend else { return Outcome(intents: [.focus(.timeline)]) }
        guard let name = name(of: person, in: message, for: .others) else { return Outcome() }
        return composing { $0.mention(person, named: name, $1, shared) }
    }

    private func name(of person: MessageSender, in message: MessageID, for purpose: NamePurpose) -> String? {
        if let name = timeline.people.displayName(of: person, for: purpose) { return name }
        guard let message = timeline.message(message), message.sender == person else { return nil }
        let name = message.author(for: purpose, in: chat)
        return name.isEmpty ? nil : name
    }
}

extension Timeline {
    /// Returns the card of a person whom a message names; nil if the people in the history are only names.
    func card(of person: MessageSender, in message: MessageID) -> PersonCard? {
        guard source.namesStoredPeople, let message = self.message(message) else { return nil }
        let written = message.sender == person ? message.senderName.harmlessName : ""
        return PersonCard(person, in: message.chat, name: people.displayName(of: person) ?? written)
    }
}
