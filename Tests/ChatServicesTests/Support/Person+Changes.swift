import MessageStore
import Messenger
import Testing

@testable import ChatServices

/// A message as both sides have it.
struct Shared {
    var chat: ChatID
    var id: MessageID
    /// The chat and the message of the one who received it.
    var seenIn: ChatID
    var seen: MessageID
    var remoteID: RemoteID

    var target: SentTarget { SentTarget(message: remoteID) }
}

extension Person {
    /// Sends a text to a contact, and waits until it's there.
    func share(_ text: String, with other: Person) async throws -> Shared {
        let (chat, seenIn) = (try chat(with: other), try other.chat(with: self))
        let id = try await send(text, to: chat)
        let remoteID = try #require(try message(id)?.remoteID)
        let seen = try await other.arrival(of: remoteID, in: seenIn)
        return Shared(chat: chat, id: id, seenIn: seenIn, seen: seen, remoteID: remoteID)
    }

    /// Waits for a message that others name by `remoteID`.
    func arrival(of remoteID: RemoteID, in chat: ChatID) async throws -> MessageID {
        try await eventually("the message") { try find(remoteID, in: chat) != nil }
        return try #require(try find(remoteID, in: chat)).id
    }

    func find(_ remoteID: RemoteID, in chat: ChatID) throws -> Message? {
        try house.store.read { try $0.message(in: chat, remoteID: remoteID) }
    }

    func text(_ id: MessageID) throws -> String? { try message(id)?.content.text.plain }

    /// Waits until everything in the mailbox was applied.
    func catchUp() async throws {
        try await eventually("an empty mailbox") { try house.store.read { try $0.mailbox(of: id) }.isEmpty }
    }

    /// Puts mailbox messages of this profile into the mailbox of `other`, whatever they say, and waits until they are
    /// applied.
    func post(
        _ bodies: [MailboxMessage.Body], to other: Person, at now: Timestamp = .systemNow
    ) async throws {
        _ = try house.store.write { writer in
            let address = try #require(try writer.profile(other.id)?.remoteID)
            let sender = try ProfileTransaction(id, in: writer, now: now)
            for body in bodies { try sender.post(body, to: address, in: writer) }
        }
        try await other.catchUp()
    }

    /// Creates a group, and waits until everyone has joined it. Returns the chats, beginning with the own one.
    func group(_ name: String, with guests: [Person]) async throws -> [ChatID] {
        let chat = try await chat(.createGroup(name: name))
        let group = try #require(try row(chat)?.kind.group)
        for guest in guests {
            let contact = try #require(try contact(named: guest.name()))
            try await ask(.invite(contact.id, to: group))
            try await eventually("the invitation") { try guest.group(named: name)?.condition == .invited }
            _ = try await guest.chat(.joinGroup(try #require(try guest.group(named: name)).id))
        }
        let people = [self] + guests
        for person in people {
            try await eventually("all members") {
                let own = try #require(try person.group(named: name)?.kind.group)
                let members = try house.store.read { try $0.members(of: own).filter { $0.status == .joined } }
                return members.count == people.count
            }
        }
        return try people.map { try #require(try $0.group(named: name)).id }
    }

    /// Gives the member called `name` another role in the group of `chat`, here alone.
    func setRole(_ role: MemberRole, of name: String, in chat: ChatID) throws {
        let group = try #require(try row(chat)?.kind.group)
        _ = try house.store.write { writer in
            for member in try writer.members(of: group) where member.names.displayName == name {
                try writer.update(member.id) { $0.role = role }
                if member.isMe { try writer.update(group) { $0.role = role } }
            }
        }
    }
}
