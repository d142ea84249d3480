import ChatServices
import MessageStore
import Messenger
import Testing

/// A connection under a random name, as both sides have it.
struct Disguise {
    /// The random name.
    var name: String
    /// The chat of the one who is incognito.
    var chat: ChatID
    /// The chat of the other.
    var seen: ChatID
}

extension Person {
    /// Connects incognito by a link of `other`, and waits until both sides have it.
    func connectIncognito(with other: Person) async throws -> Disguise {
        let chat = try await chat(.connect(try await other.link(), incognito: true))
        let name = try #require(try peer(in: chat).incognitoName)
        try await eventually("the link's maker to be connected") { try other.contact(named: name) != nil }
        let contact = try #require(try other.contact(named: name))
        let seen = try #require(try house.store.read { try $0.chat(with: contact.id)?.id })
        return Disguise(name: name, chat: chat, seen: seen)
    }

    /// The contact of a chat.
    func peer(in chat: ChatID) throws -> Contact {
        let id = try #require(try row(chat)?.kind.contact)
        return try #require(try house.store.read { try $0.contact(id) })
    }

    /// The group of a chat.
    func circle(in chat: ChatID) throws -> Group {
        let id = try #require(try row(chat)?.kind.group)
        return try #require(try house.store.read { try $0.group(id) })
    }

    func contacts() throws -> [Contact] { try house.store.read { try $0.contacts(of: id) } }

    /// Gives the profile names that nothing else in a test contains, and says them, with its address: what nobody may
    /// learn who knows it by a random name.
    func becomeRecognizable(_ name: String = "Realname", full: String = "Fullname Truly") throws -> [String] {
        try house.store.write { writer in
            try writer.update(id) { $0.names = Names(name, fullName: full) }
        }
        let address = try #require(try house.store.read { try $0.profile(id)?.remoteID })
        return [name, full, address.rawValue]
    }

    /// All that the profile has stored of others and of what they said.
    func everythingKnown() throws -> String {
        try house.store.read { store in
            var text = ""
            for contact in try store.contacts(of: id) { dump(contact, to: &text) }
            for id in try store.chats(of: id) {
                guard let chat = try store.chat(id) else { continue }
                dump(chat, to: &text)
                if let group = chat.kind.group {
                    dump(try store.group(group), to: &text)
                    for member in try store.members(of: group) { dump(member, to: &text) }
                }
                for message in try store.messages(of: id, .newest, limit: 10_000).messages { dump(message, to: &text) }
                for receipt in try store.receipts(of: id) { dump(receipt, to: &text) }
            }
            return text
        }
    }

    /// The bytes of all mailbox messages that wait for the profile.
    func mailboxText() throws -> String {
        try house.store.read { try $0.mailbox(of: id) }
            .map { $0.id.rawValue + " " + String(decoding: $0.payload, as: UTF8.self) }.joined(separator: "\n")
    }
}

extension String {
    /// True if the words are in the text, and not only their letters: a random name or a random ID may contain “Bea”.
    func containsWord(_ word: String) -> Bool {
        ranges(of: word).contains { range in
            let before = self[..<range.lowerBound].last
            let after = self[range.upperBound...].first
            return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
        }
    }
}
