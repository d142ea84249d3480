internal import Messenger

extension StoredEvent {
    init(_ event: GroupEvent) {
        self.init()
        switch event {
        case .created: kind = .created
        case .invited(let who): set(.invited, who)
        case .declined(let who): set(.declined, who)
        case .joined(let who): set(.joined, who)
        case .left(let who): set(.left, who)
        case .removed(let who): set(.removed, who)
        case .roleChanged(let who, let role):
            set(.roleChanged, who)
            self.role = Codes.role[role]
        case .memberRenamed(let from, let to):
            set(.memberRenamed, from)
            second = to
        case .renamed(let name): set(.renamed, name)
        case .topicChanged(let topic): set(.topicChanged, topic)
        case .encryptionEnabled: kind = .encryptionEnabled
        case .dissolved: kind = .dissolved
        case .upgraded(let remote): set(.upgraded, remote.rawValue)
        case .other(let words): set(.other, words)
        }
    }

    init(_ event: ContactEvent) {
        self.init()
        switch event {
        case .connected: kind = .connected
        case .renamed(let from, let to):
            set(.memberRenamed, from)
            second = to
        case .verified: kind = .verified
        case .keyChanged: kind = .keyChanged
        case .left: kind = .left
        case .other(let words): set(.other, words)
        }
    }

    private mutating func set(_ kind: StoredEventKind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    private mutating func set(_ kind: StoredEventKind, _ who: NamedPerson) {
        set(kind, who.name)
        if let known = who.person { person = StoredSender(known) }
    }

    private var who: NamedPerson { NamedPerson(text, hasPerson ? person.value : nil) }

    var groupEvent: GroupEvent {
        switch kind {
        case .created: .created
        case .invited: .invited(who)
        case .declined: .declined(who)
        case .joined: .joined(who)
        case .left: .left(who)
        case .removed: .removed(who)
        case .roleChanged: .roleChanged(who, Codes.role.value(of: role))
        case .memberRenamed: .memberRenamed(from: text, to: second)
        case .renamed: .renamed(text)
        case .topicChanged: .topicChanged(text)
        case .encryptionEnabled: .encryptionEnabled
        case .dissolved: .dissolved
        case .upgraded: .upgraded(RemoteID(text))
        case .other, .connected, .verified, .keyChanged, .UNRECOGNIZED: .other(text)
        }
    }

    var contactEvent: ContactEvent {
        switch kind {
        case .connected: .connected
        case .memberRenamed: .renamed(from: text, to: second)
        case .verified: .verified
        case .keyChanged: .keyChanged
        case .left: .left
        default: .other(text)
        }
    }
}
