import MessageStore
import Messenger
import Testing

@Suite struct ReceiptTests {
    private let home: TemporaryStore

    init() throws { home = try TemporaryStore() }

    /// Own messages that were sent, and their positions.
    private func sent(_ count: Int, in chat: ChatID) throws -> [(id: MessageID, position: MessagePosition)] {
        try (0..<count).map { _ in
            let added = try home.store.write { try $0.add(.fixture(in: chat, from: .me, delivery: .sent)) }.result
            return (added.id, added.position)
        }
    }

    private func receive(
        _ kind: Receipt.Kind, _ position: MessagePosition, by reader: MessageSender, in chat: ChatID
    ) throws {
        _ = try home.store.write {
            try $0.add(Receipt(chat: chat, reader: reader, kind: kind, position: position, at: .zero))
        }
    }

    @Test func aReceiptMovesEveryMessageUpToIt() throws {
        let chat = try home.chat()
        let messages = try sent(4, in: chat)
        let ann = MessageSender.contact(ContactID(1))
        try receive(.delivered, messages[2].position, by: ann, in: chat)
        #expect(try messages.map { try home.message($0.id).delivery } == [.delivered, .delivered, .delivered, .sent])
        try receive(.read, messages[1].position, by: ann, in: chat)
        #expect(try messages.map { try home.message($0.id).delivery } == [.read, .read, .delivered, .sent])
        #expect(try home.chat(chat).preview?.delivery == .sent)
        // One that comes late says nothing new.
        try receive(.read, messages[0].position, by: ann, in: chat)
        #expect(
            try home.store.read { try $0.receipts(of: chat).map(\.position) } == [
                messages[2].position, messages[1].position,
            ])
    }

    @Test func aFailedMessageStaysFailed() throws {
        let chat = try home.chat()
        let failed = try home.add(.fixture(in: chat, from: .me, delivery: .failed(.offline)))
        let messages = try sent(1, in: chat)
        try receive(.read, messages[0].position, by: .contact(ContactID(1)), in: chat)
        #expect(try home.message(failed).delivery == .failed(.offline))
        #expect(try home.message(messages[0].id).delivery == .read)
    }

    @Test func inAGroupEveryoneMustHaveGotThere() throws {
        let (chat, members) = try home.store.write { writer in
            let group = try writer.add(Group(id: .unassigned, profile: home.me, names: Names("Club")))
            let names = ["Ann", "Bob", "Me", "Gone"]
            let members = try names.map { name in
                try writer.add(
                    Member(
                        id: .unassigned, group: group, names: Names(name), status: name == "Gone" ? .left : .joined,
                        isMe: name == "Me"))
            }
            return (
                try writer.add(Chat(id: .unassigned, profile: home.me, kind: .group(group), names: Names("Club"))),
                members
            )
        }.result
        let messages = try sent(2, in: chat)
        try receive(.read, messages[1].position, by: .member(members[0]), in: chat)
        #expect(try home.message(messages[0].id).delivery == .sent)
        try receive(.delivered, messages[1].position, by: .member(members[1]), in: chat)
        #expect(try messages.map { try home.message($0.id).delivery } == [.delivered, .delivered])
        try receive(.read, messages[0].position, by: .member(members[1]), in: chat)
        #expect(try messages.map { try home.message($0.id).delivery } == [.read, .delivered])
    }
}
