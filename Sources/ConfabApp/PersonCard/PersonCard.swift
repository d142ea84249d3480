import Loop
package import Messenger
import TerminalDOM

/// The card of someone whom a message names. The card of the chat with the person takes its place if there is one.
package struct PersonCard: Feature {
    package var person: MessageSender
    /// The chat of the message.
    package var chat: ChatID
    /// The name that the message shows.
    package var name: String
    /// Details; nil until they were read.
    package var details: Details?

    package enum Action: Codable, Equatable, Sendable {
        /// The details were read; nil if the store no longer knows the person.
        case loaded(MessageSender, Details?)
        /// The only row of the menu was chosen.
        case chosen
        /// The wheel was turned over the menu, by so many notches.
        case wheelTurned(Int)
    }

    /// The details of a person.
    package struct Details: Codable, Equatable, Sendable {
        package var record: DisplayRecord
        /// The membership in the group; nil for a contact.
        package var member: Member?
        /// The contact that is the person; nil if there is none.
        package var contact: Contact?
        /// The chat with the person; nil if there is none.
        package var chat: ChatSummary?

        /// The details.
        package init(_ record: DisplayRecord, member: Member?, contact: Contact?, chat: ChatSummary?) {
            self.record = record
            self.member = member
            self.contact = contact
            self.chat = chat
        }
    }

    /// The card of a person, nothing read yet.
    init(_ person: MessageSender, in chat: ChatID, name: String) {
        self.person = person
        self.chat = chat
        self.name = name
    }

    package var contexts: [KeyContext] { [.menu, .everywhere] }

    /// Reads the details.
    package func open(_ shared: Shared) -> Outcome<Action> {
        Outcome(effects: [.perform(.query(.person(chat, person)))])
    }

    /// Takes the details, or opens a chat with the person.
    package mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action> {
        switch action {
        case .loaded(person, let details?):
            if let chat = details.chat {
                return Outcome(
                    effects: [.perform(.query(.card(chat.id)))], intents: [.replace(.card(Card(chat)))])
            }
            self.details = details
        case .loaded(person, nil):
            return Outcome(intents: [.close, .notice(shared.strings.cardIsGone(shownName(shared.strings)))])
        case .loaded, .wheelTurned: break
        case .chosen: return write()
        }
        return Outcome()
    }

    /// Opens a chat with the person.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        command == .open ? write() : nil
    }

    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { command != .open || canWrite }

    private func write() -> Outcome<Action> {
        guard canWrite, let contact = details?.contact?.id else { return Outcome() }
        return Outcome(intents: [.closeAll, .openContact(contact)])
    }

    /// True if the user can open a chat with the person.
    var canWrite: Bool { details?.contact?.connection == .ready }

    /// Reads the details again if they may have changed.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> {
        let isTouched = details.map { $0.record.isTouched(by: changes) } ?? false
        return changes.needsReload || isTouched ? open(shared) : Outcome()
    }
}
