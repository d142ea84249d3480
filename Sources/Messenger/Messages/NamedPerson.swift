/// A person whom an event or a deletion names.
package struct NamedPerson: Equatable, Hashable, Sendable {
    /// The name that the person had then.
    package var name: String
    /// The person, whom the user sees by the name of now; `nil` if only the name is known.
    package var person: MessageSender?

    /// Names a person.
    package init(_ name: String, _ person: MessageSender?) {
        self.name = name
        self.person = person
    }

    /// A person of whom only the name is known.
    package static func named(_ name: String) -> NamedPerson { NamedPerson(name, nil) }
}

extension NamedPerson: Codable {
    private enum CodingKeys: CodingKey {
        case name, person
    }

    package init(from decoder: any Decoder) throws {
        // Earlier versions of Confab wrote nothing but the name.
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            self.init(name, nil)
        } else {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                try fields.decode(String.self, forKey: .name),
                try fields.decodeIfPresent(MessageSender.self, forKey: .person))
        }
    }
}

extension MessageContent {
    /// The person whom the content names, if it's an event or a deletion.
    package var namedPerson: NamedPerson? {
        switch self {
        case .groupEvent(let event): event.person
        case .deleted(let deletion): deletion.actor.person
        default: nil
        }
    }

    /// Returns the content with another name for the person whom an event or a deletion names.
    package func mappingPerson(_ change: (NamedPerson) -> NamedPerson) -> MessageContent {
        guard let person = namedPerson else { return self }
        switch self {
        case .groupEvent(let event): return .groupEvent(event.naming(change(person)))
        case .deleted(var deletion):
            deletion.actor = .moderator(change(person))
            return .deleted(deletion)
        default: return self
        }
    }
}

extension GroupEvent {
    /// The person to whom it happened; `nil` if it happened to the group, or if it's about names.
    fileprivate var person: NamedPerson? {
        switch self {
        case .invited(let person), .declined(let person), .joined(let person), .left(let person), .removed(let person),
            .roleChanged(let person, _):
            person
        case .created, .memberRenamed, .renamed, .topicChanged, .encryptionEnabled, .dissolved, .upgraded, .other: nil
        }
    }

    /// Returns the event as one of another person.
    fileprivate func naming(_ person: NamedPerson) -> GroupEvent {
        switch self {
        case .invited: .invited(person)
        case .declined: .declined(person)
        case .joined: .joined(person)
        case .left: .left(person)
        case .removed: .removed(person)
        case .roleChanged(_, let role): .roleChanged(person, role)
        case .created, .memberRenamed, .renamed, .topicChanged, .encryptionEnabled, .dissolved, .upgraded, .other: self
        }
    }
}

extension Deletion.Actor {
    fileprivate var person: NamedPerson? { if case .moderator(let person) = self { person } else { nil } }
}
