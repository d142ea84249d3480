import LMDB
import Messenger

@testable import MessageStore

extension TemporaryStore {
    /// Returns the matches of a name by reading each record, for comparison.
    func plainNames(_ text: String, limit: Int) throws -> NameResults {
        let search = NameSearch(text)
        return try store.read { reader in
            var results = NameResults()
            let listed = try reader.chatWindow(of: me, after: 1_000_000).elements
            let archived = try reader.chatWindow(of: me, filter: .archived, after: 1_000_000).elements
            for chat in listed + archived {
                let members = try chat.kind.group.map { try reader.members(of: $0) } ?? []
                guard
                    let reason = search.reason(for: chat)
                        ?? members.first(where: { search.finds(names: $0.names) }).map({ .member($0.names.shown()) })
                else { continue }
                if chat.kind.group == nil {
                    results.chatCount += 1
                    if results.chats.count < limit { results.chats.append(NameHit(chat, reason)) }
                } else {
                    results.groupCount += 1
                    if results.groups.count < limit { results.groups.append(NameHit(chat, reason)) }
                }
            }
            // A deleted conversation is no chat to be found by.
            let known = try Set(
                reader.chats(of: me).compactMap { try reader.chat($0) }.filter { !$0.isDeleted }
                    .compactMap(\.kind.contact))
            let contacts = try reader.contacts(of: me).filter {
                !known.contains($0.id) && search.finds(names: $0.names)
            }
            results.contacts = Array(contacts.prefix(limit))
            results.contactCount = contacts.count
            return results
        }
    }

    /// A group with its chat.
    func group(_ name: String) throws -> (GroupID, ChatID) {
        try store.write { writer in
            let group = try writer.add(Group(id: .unassigned, profile: me, names: Names(name)))
            return (
                group, try writer.add(Chat(id: .unassigned, profile: me, kind: .group(group), names: Names(name)))
            )
        }.result
    }

    /// Returns the number of chunks of names.
    func count() throws -> Int { try store.read { try $0.tables.names.count(in: $0.transaction) } }

    func progress() throws -> SearchProgress? { try store.read { try $0.searchProgress() } }

    /// As if the database were one of before the index of names.
    func forgetNames() throws {
        try store.environment.write { transaction in
            try store.tables.names.removeAll(in: transaction)
            try store.tables.facts.remove(NameIndex.fact, in: transaction)
        }
    }

    /// Turns a bit in every chunk of names.
    func damageNames() throws {
        try store.environment.write { transaction in
            let raw = store.tables.names.withCodec(RawBytes())
            for key in try raw.keys(in: transaction) {
                guard var bytes = try raw.value(for: key, in: transaction) else { continue }
                bytes[bytes.count - 2] ^= 1
                try raw.put(bytes, for: key, in: transaction)
            }
        }
    }
}

extension StoreTransaction {
    /// True if every chunk of names can be read.
    func areNamesReadable() throws -> Bool {
        try tables.names.scan(in: transaction) { entry in
            _ = try entry.value()
            return .more
        }
        return true
    }
}

extension StoreTransaction where Access == ReadWrite {
    /// A chat with a new contact, active at `minute`.
    func addChat(_ name: String, of profile: ProfileID, _ minute: Int) throws {
        let contact = try add(Contact(id: .unassigned, profile: profile, names: Names(name)))
        try add(
            Chat(
                id: .unassigned, profile: profile, kind: .direct(contact), names: Names(name),
                lastActivity: Timestamp(seconds: Int64(minute % 17) * 60)))
    }
}
