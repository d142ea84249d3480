import Messenger

/// Someone who says something in a demo chat.
struct DemoPerson {
    var sender: MessageSender
    var name: String
    /// The person as an event names them.
    var named: NamedPerson { NamedPerson(name, sender) }

    static let me = DemoPerson(sender: .me, name: "")
    static let system = DemoPerson(sender: .system, name: "")
}

/// Makes a demo profile, chat by chat, and numbers what is in it.
struct DemoBuilder {
    private(set) var result: DemoProfile
    let now: Timestamp
    private var lastMessage: UInt64 = 0

    init(_ name: String, fullName: String = "", now: Timestamp) {
        self.now = now
        result = DemoProfile(
            profile: Profile(
                id: ProfileID(1), names: Names(name, fullName: fullName), createdAt: now.before(400.days),
                lastActiveAt: now))
    }

    mutating func contact(
        _ name: String, full: String = "", alias: String? = nil, _ connection: Contact.Connection = .ready,
        isVerified: Bool = false, incognitoName: String? = nil, picture: DemoPicture? = nil
    ) -> ContactID {
        let id = ContactID(UInt64(result.contacts.count + 1))
        result.contacts.append(
            Contact(
                id: id, profile: result.profile.id, names: Names(name, fullName: full, alias: alias),
                connection: connection, isVerified: isVerified, incognitoName: incognitoName,
                picture: picture?.still, createdAt: now.before(300.days)))
        return id
    }

    mutating func tag(_ name: String, _ emoji: String?) -> TagID {
        let id = TagID(UInt64(result.tags.count + 1))
        result.tags.append(
            ChatTag(id: id, profile: result.profile.id, name: name, emoji: emoji, order: result.tags.count))
        return id
    }

    /// A group with its members by name, the first its owner; what is special about it is changed by `change`.
    mutating func group(
        _ name: String, about topic: String = "", _ names: [String], _ change: (inout Group) -> Void = { _ in }
    ) -> (group: Group, people: [DemoPerson]) {
        var group = Group(
            id: GroupID(UInt64(result.groups.count + 1)), profile: result.profile.id, names: Names(name), topic: topic,
            memberCount: names.count + 1, createdAt: now.before(200.days))
        change(&group)
        result.groups.append(group)
        var people: [DemoPerson] = []
        for name in names {
            let id = MemberID(UInt64(result.members.count + 1))
            let contact = result.contacts.first { $0.names.displayName == name }?.id
            let role: MemberRole = people.isEmpty ? .owner : .member
            result.members.append(Member(id: id, group: group.id, names: Names(name), contact: contact, role: role))
            people.append(DemoPerson(sender: .member(id), name: name))
        }
        if group.membership == .joined {
            let id = MemberID(UInt64(result.members.count + 1))
            let names = group.incognitoName.map { Names($0) } ?? result.profile.names
            result.members.append(Member(id: id, group: group.id, names: names, role: group.role, isMe: true))
        }
        return (group, people)
    }

    /// Changes a member that was made already.
    mutating func change(_ person: DemoPerson, _ change: (inout Member) -> Void) {
        guard case .member(let id) = person.sender,
            let index = result.members.firstIndex(where: { $0.id == id })
        else { return }
        change(&result.members[index])
    }

    /// A chat with a contact.
    mutating func chat(
        with contact: ContactID, _ settings: ChatSettings = ChatSettings(),
        _ talk: (inout DemoTalk) -> Void = { _ in }
    ) {
        guard let known = result.contacts.first(where: { $0.id == contact }) else { return }
        let chat = Chat(
            id: nextChat, profile: result.profile.id, kind: .direct(contact), names: known.names,
            condition: ChatCondition(known.connection), isVerified: known.isVerified, isIncognito: known.isIncognito,
            settings: settings)
        add(chat, DemoPerson(sender: .contact(contact), name: ""), talk)
    }

    /// A chat in a group, or with a business that is one.
    mutating func chat(
        in group: Group, side: BusinessSide? = nil, _ settings: ChatSettings = ChatSettings(),
        _ talk: (inout DemoTalk) -> Void = { _ in }
    ) {
        let plain: ChatKind = group.membership == .invited ? .groupInvitation(group.id) : .group(group.id)
        let chat = Chat(
            id: nextChat, profile: result.profile.id, kind: side.map { .business(group.id, $0) } ?? plain,
            names: group.names, condition: ChatCondition(group), isIncognito: group.isIncognito, settings: settings)
        add(chat, .system, talk)
    }

    /// A chat of another kind.
    mutating func chat(
        _ kind: ChatKind, _ names: Names, _ condition: ChatCondition = .ready,
        _ settings: ChatSettings = ChatSettings(), remoteID: RemoteID? = nil,
        _ talk: (inout DemoTalk) -> Void = { _ in }
    ) {
        let chat = Chat(
            id: nextChat, profile: result.profile.id, kind: kind, remoteID: remoteID, names: names,
            condition: condition, settings: settings)
        add(chat, .system, talk)
    }

    private var nextChat: ChatID { ChatID(UInt64(result.chats.count + 1)) }

    private mutating func add(_ chat: Chat, _ other: DemoPerson, _ talk: (inout DemoTalk) -> Void) {
        var made = DemoTalk(chat: chat, they: other, now: now, lastMessage: lastMessage)
        talk(&made)
        lastMessage = made.lastMessage
        result.chats.append(made.settled())
    }
}

extension Timestamp {
    /// The moment so long before this one.
    func before(_ ago: Ago) -> Timestamp { advanced(byMilliseconds: -60_000 * Int64(ago.minutes)) }
}
