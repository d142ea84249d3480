/// The people whom some messages name, as far as the store knows them.
package struct People: Codable, Equatable, Sendable {
    /// The records of the people, by the way in which messages refer to them.
    package private(set) var records: [MessageSender: DisplayRecord]

    /// Creates people from their records.
    package init(_ records: [MessageSender: DisplayRecord] = [:]) { self.records = records }

    /// True if nobody is known.
    package var isEmpty: Bool { records.isEmpty }

    /// Returns the name of a person; `nil` if the store doesn't know the person, or no name for them.
    package func displayName(of person: MessageSender, for purpose: NamePurpose = .user) -> String? {
        guard let name = records[person]?.displayName(for: purpose), !name.isEmpty else { return nil }
        return name
    }

    /// Returns true if a change may have given one of the people another name.
    package func isTouched(by changes: ChangeSet) -> Bool {
        guard changes.needsReload || !changes.contacts.isEmpty || !changes.members.isEmpty else { return false }
        return records.values.contains { changes.needsReload || $0.isTouched(by: changes) }
    }

    /// Returns these people and others; for a person who is in both, the record of `later`.
    package func merging(_ later: People) -> People {
        later.isEmpty ? self : People(records.merging(later.records) { $1 })
    }

    /// Replaces what is known of `people` with what was read of them.
    package mutating func replace(_ people: Set<MessageSender>, with read: People) {
        for person in people { records[person] = read.records[person] }
    }

    /// Forgets everyone except `people`.
    package mutating func keep(_ people: Set<MessageSender>) { records = records.filter { people.contains($0.key) } }
}

extension MessageSender {
    /// True if it's a person whom the store may know by another name tomorrow.
    package var isNamed: Bool {
        switch self {
        case .contact, .member: true
        case .me, .system: false
        }
    }
}

extension Mention {
    /// The person, as the sender of a message; `nil` if it isn't a contact or a member.
    package var person: MessageSender? {
        switch self {
        case .contact(let contact): .contact(contact)
        case .member(let member): .member(member)
        case .me, .everyone, .remote: nil
        }
    }
}

extension Message {
    /// The contacts and members in the message: its sender, the people named in its content and in its quote, and the person
    /// behind its pin.
    package var people: Set<MessageSender> {
        var people: Set<MessageSender> = [sender]
        if let pin { people.insert(pin.sender) }
        if let quote {
            people.insert(quote.sender)
            people.formUnion(quote.content.people)
        }
        people.formUnion(content.people)
        return people.filter(\.isNamed)
    }

    /// Returns the message as the user sees it: with the names that people have now. It isn't for anyone else.
    package func shown(by people: People) -> Message {
        guard !people.isEmpty else { return self }
        var message = self
        if let name = people.displayName(of: sender) { message.senderName = name }
        message.content = content.naming(people)
        if var quote {
            if let name = people.displayName(of: quote.sender) { quote.senderName = name }
            quote.content = quote.content.naming(people)
            message.quote = quote
        }
        if let pin, let name = people.displayName(of: pin.sender) { message.pin?.name = name }
        return message
    }

    /// Returns the message for others: with the name by which they know the sender, and the content as it was written.
    package func credited(by people: People) -> Message {
        guard let name = people.displayName(of: sender, for: .others) else { return self }
        var message = self
        message.senderName = name
        return message
    }
}

extension MessageContent {
    /// The people in the content: everyone mentioned in a text, or the person of an event or a deletion.
    package var people: [MessageSender] {
        if let person = namedPerson { return person.person.map { [$0] } ?? [] }
        return mentions.compactMap(\.person)
    }

    /// Returns the content with the names that the people in it have now. Others read the words that were written for a
    /// mentioned person, unless that is the alias.
    package func naming(_ people: People, for purpose: NamePurpose = .user) -> MessageContent {
        if namedPerson != nil { return mappingPerson { $0.renamed(by: people, for: purpose) } }
        guard mentions.contains(where: { $0.person != nil }) else { return self }
        return mappingText { text in
            text.namingMentions { mention, words in
                guard let person = mention.person, let record = people.records[person],
                    purpose == .user || words.harmlessName == record.alias.harmlessName
                else { return nil }
                return people.displayName(of: person, for: purpose)
            }
        }
    }
}

extension NamedPerson {
    /// Returns the person with the name of now, if that is known.
    fileprivate func renamed(by people: People, for purpose: NamePurpose) -> NamedPerson {
        NamedPerson(person.flatMap { people.displayName(of: $0, for: purpose) } ?? name, person)
    }
}
