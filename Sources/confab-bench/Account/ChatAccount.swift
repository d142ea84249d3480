import MessageStore
import Messenger

/// Writes an account with one very large group, for the figures of the conversation.
struct ChatAccount {
    static let members = 10_000
    static let messages = 1_000_000
    static let group = "Everybody"
    /// Messages of one transaction.
    private static let batch = 50_000

    private var random = SplitMix64(seed: 3)
    private var clock = AccountWriter.present.advanced(byMilliseconds: -1_000_000 * 60_000)

    /// Writes the account into an empty data directory.
    mutating func write(to directory: String) throws {
        let store = try MessageStore(directory: directory)
        try store.setSynchronous(false)
        let (chat, senders) = try store.write { try addGroup(to: $0) }.result
        for start in stride(from: 0, to: Self.messages, by: Self.batch) {
            try store.write { writer in
                for _ in start..<min(Self.messages, start + Self.batch) { try addMessage(to: chat, senders, writer) }
            }
        }
        try store.flush()
        try store.setSynchronous(true)
    }

    private mutating func addGroup(to writer: borrowing StoreWriter) throws -> (ChatID, [(MemberID, String)]) {
        let profile = try writer.add(
            Profile(id: .unassigned, names: Names("Bench"), createdAt: clock, lastActiveAt: AccountWriter.present))
        let group = try writer.add(
            Group(
                id: .unassigned, profile: profile, names: Names(Self.group), memberCount: Self.members + 1,
                createdAt: clock))
        var senders: [(MemberID, String)] = []
        for _ in 0..<Self.members {
            let names = random.personNames()
            let member = Member(id: .unassigned, group: group, names: names)
            senders.append((try writer.add(member), names.shown()))
        }
        let chat = Chat(
            id: .unassigned, profile: profile, kind: .group(group), names: Names(Self.group), createdAt: clock)
        return (try writer.add(chat), senders)
    }

    private mutating func addMessage(
        to chat: ChatID, _ senders: [(MemberID, String)], _ writer: borrowing StoreWriter
    ) throws {
        clock = clock.advanced(byMilliseconds: 60_000)
        let isOwn = random.chance(10)
        let (member, name) = random.pick(senders)
        var message = Message(
            id: .unassigned, chat: chat, sentAt: clock, sender: isOwn ? .me : .member(member),
            senderName: isOwn ? "" : name, content: random.content(inGroup: true))
        if isOwn { message.delivery = .read }
        if random.chance(3) { message.reactions = [Reaction("👍", by: [.init(.me)])] }
        message.mentionsMe = !isOwn && random.chance(1)
        try writer.add(message, asRead: true)
    }
}
