internal import LMDB
package import Messenger

// The names that people have now. A message has only the name that its sender had.
extension StoreTransaction {
    /// Returns what is known of people who wrote or were mentioned. It costs a read or two for each of them, however many
    /// members their groups have. Records that are missing or can't be read are left out: messages can be shown without them.
    package func people(_ people: Set<MessageSender>) throws -> People {
        var records: [MessageSender: DisplayRecord] = [:]
        var contacts: [ContactID: Contact?] = [:]
        func known(_ id: ContactID) throws -> Contact? {
            if let contact = contacts[id] { return contact }
            let contact = try legible { try self.contact(id) }
            contacts[id] = .some(contact)
            return contact
        }
        for person in people {
            switch person {
            case .contact(let id): records[person] = try known(id).map { DisplayRecord($0) }
            case .member(let id):
                guard let member = try legible({ try self.member(id) }) else { continue }
                records[person] = DisplayRecord(member, try member.contact.flatMap(known))
            case .me, .system: continue
            }
        }
        return People(records)
    }

    /// Returns what is known of the people whom messages name.
    package func people(of messages: some Sequence<Message>) throws -> People {
        try people(messages.reduce(into: []) { $0.formUnion($1.people) })
    }

    /// Returns the name of a person in a chat; nil if the chat has no such person, or no name for them.
    package func displayName(
        of person: MessageSender, in chat: Chat, for purpose: NamePurpose
    ) throws -> String? {
        var record: DisplayRecord?
        switch person {
        case .me, .system: return nil
        case .contact(let id):
            guard try tables.contactsOfProfile.contains(Pair(chat.profile, id), in: transaction) else { return nil }
            record = try indexed(.contact, id.rawValue) { try contact(id) }.map { DisplayRecord($0) }
        case .member(let id):
            guard let group = chat.kind.group,
                try tables.membersOfGroup.contains(Pair(group, id), in: transaction),
                let member = try indexed(.member, id.rawValue, { try self.member(id) })
            else { return nil }
            record = DisplayRecord(member, try member.contact.flatMap { id in try readable { try self.contact(id) } })
        }
        guard let name = record?.displayName(for: purpose), !name.isEmpty else { return nil }
        return name
    }

    /// Returns all members of a group, as ``members(of:)`` does, with the aliases that the user gave their contacts.
    package func namedMembers(of group: GroupID) throws -> [Member] {
        try members(of: group).map { member in
            guard let contact = member.contact else { return member }
            var member = member
            let alias = DisplayRecord(member, try legible { try self.contact(contact) }).alias
            member.names.alias = alias.isEmpty ? nil : alias
            return member
        }
    }

    /// Returns the result of `body`; nil if it reads a damaged record or page.
    private func legible<Value>(_ body: () throws -> Value?) throws -> Value? {
        do { return try readable(body) } catch let error as LMDBError where error.isDamage {
            upkeep.log.note(.database(error))
            return nil
        }
    }
}
