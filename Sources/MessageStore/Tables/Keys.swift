package import LMDB
package import Messenger

extension Identifier {
    /// Eight bytes, the highest first.
    package func write(to writer: inout KeyWriter) { writer.append(rawValue) }

    /// Reads eight bytes.
    package init(from reader: inout KeyReader) throws(KeyError) { self.init(rawValue: try reader.number()) }
}

extension ProfileID: OrderedKey {}
extension ContactID: OrderedKey {}
extension GroupID: OrderedKey {}
extension MemberID: OrderedKey {}
extension ChatID: OrderedKey {}
extension MessageID: OrderedKey {}
extension TagID: OrderedKey {}
extension LinkID: OrderedKey {}

extension MessagePosition: OrderedKey {
    /// Eight bytes, so that negative positions come first.
    package func write(to writer: inout KeyWriter) { writer.append(rawValue) }
    /// Reads eight bytes.
    package init(from reader: inout KeyReader) throws(KeyError) { self.init(rawValue: try reader.signed()) }
}

/// A message in the order of its chat.
typealias MessageKey = Pair<ChatID, MessagePosition>

/// The ID of something in a service, by profile and kind.
struct RemoteKey: OrderedKey, Hashable {
    enum Kind: UInt8 {
        case contact, group, member, chat, message
        /// Contacts and groups that know the user under a random name: by its address and theirs.
        case incognitoContact, incognitoGroup
    }

    var profile: ProfileID
    var kind: Kind
    /// Within what the identifier is unique: the group of a member; zero when within the profile.
    var scope: UInt64 = 0
    var remote: RemoteID

    func write(to writer: inout KeyWriter) {
        profile.write(to: &writer)
        writer.append(kind.rawValue)
        writer.append(scope)
        writer.append(remote.rawValue)
    }

    init(_ profile: ProfileID, _ kind: Kind, _ remote: RemoteID, scope: UInt64 = 0) {
        self.profile = profile
        self.kind = kind
        self.scope = scope
        self.remote = remote
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        profile = try ProfileID(from: &reader)
        guard let kind = Kind(rawValue: try reader.byte()) else { throw KeyError() }
        self.kind = kind
        scope = try reader.number()
        remote = RemoteID(try reader.string())
    }
}

/// The chat of a contact or a group.
struct PeerKey: OrderedKey, Hashable {
    var isGroup: Bool
    var number: UInt64

    init(_ contact: ContactID) {
        isGroup = false
        number = contact.rawValue
    }

    init(_ group: GroupID) {
        isGroup = true
        number = group.rawValue
    }

    init?(_ kind: ChatKind) {
        if let contact = kind.contact {
            self.init(contact)
        } else if let group = kind.group {
            self.init(group)
        } else {
            return nil
        }
    }

    func write(to writer: inout KeyWriter) {
        writer.append(UInt8(isGroup ? 1 : 0))
        writer.append(number)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        isGroup = try reader.byte() == 1
        number = try reader.number()
    }
}

/// The key of a member's receipt in a chat.
struct ReceiptKey: OrderedKey {
    var chat: ChatID
    var kind: Receipt.Kind
    var reader: MessageSender

    func write(to writer: inout KeyWriter) {
        chat.write(to: &writer)
        writer.append(UInt8(kind.rawValue))
        let (code, number): (UInt8, UInt64) =
            switch reader {
            case .me: (0, 0)
            case .contact(let contact): (1, contact.rawValue)
            case .member(let member): (2, member.rawValue)
            case .system: (3, 0)
            }
        writer.append(code)
        writer.append(number)
    }

    init(chat: ChatID, kind: Receipt.Kind, reader: MessageSender) {
        self.chat = chat
        self.kind = kind
        self.reader = reader
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        chat = try ChatID(from: &reader)
        guard let kind = Receipt.Kind(rawValue: Int(try reader.byte())) else { throw KeyError() }
        self.kind = kind
        let code = try reader.byte()
        let number = try reader.number(UInt64.self)
        switch code {
        case 0: self.reader = .me
        case 1: self.reader = .contact(ContactID(number))
        case 2: self.reader = .member(MemberID(number))
        case 3: self.reader = .system
        default: throw KeyError()
        }
    }
}

/// A setting of a profile, or of all when the profile is number zero.
struct SettingKey: OrderedKey {
    var profile: ProfileID
    var name: String

    init(_ profile: ProfileID?, _ name: String) {
        self.profile = profile ?? .unassigned
        self.name = name
    }

    func write(to writer: inout KeyWriter) {
        profile.write(to: &writer)
        writer.append(name)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        profile = try ProfileID(from: &reader)
        name = try reader.string()
    }
}

/// The key for a pinned message: by chat, and by the time of the pin.
struct PinKey: OrderedKey, Hashable {
    var chat: ChatID
    var at: Timestamp
    var message: MessageID

    init(chat: ChatID, at: Timestamp, message: MessageID) {
        self.chat = chat
        self.at = at
        self.message = message
    }

    func write(to writer: inout KeyWriter) {
        chat.write(to: &writer)
        writer.append(at.rawValue)
        message.write(to: &writer)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        chat = try ChatID(from: &reader)
        at = Timestamp(milliseconds: try reader.signed())
        message = try MessageID(from: &reader)
    }
}

/// The key for the end of a chat's mute.
struct MuteKey: OrderedKey, Hashable {
    var profile: ProfileID
    var until: Timestamp
    var chat: ChatID

    init(_ profile: ProfileID, until: Timestamp, chat: ChatID) {
        self.profile = profile
        self.until = until
        self.chat = chat
    }

    func write(to writer: inout KeyWriter) {
        profile.write(to: &writer)
        writer.append(until.rawValue)
        chat.write(to: &writer)
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        profile = try ProfileID(from: &reader)
        until = Timestamp(milliseconds: try reader.signed())
        chat = try ChatID(from: &reader)
    }
}
