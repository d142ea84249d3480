import ChatServices
import Messenger
import Testing

@testable import MessageStore

extension Person {
    /// Groups of its own, the first one made first.
    func groups(_ names: [String]) async throws -> [ChatID] {
        var chats: [ChatID] = []
        for name in names { chats.append(try await chat(.createGroup(name: name))) }
        return chats
    }

    /// The same change of several chats.
    func changeAll(_ chats: [ChatID], _ change: ChatChange) async throws {
        #expect(try await ask(.changeAll(chats.map { ChatEdit($0, change) })) == .done)
    }

    func remove(_ removals: ChatRemoval...) async throws { #expect(try await ask(.remove(removals)) == .done) }

    func list(_ filter: ChatFilter? = nil) throws -> [ChatID] {
        try house.store.read { try $0.chatWindow(of: id, filter: filter, after: 1000).elements.map(\.id) }
    }

    /// Everything that its chats are, in order.
    func rows() throws -> [Chat] { try chats().sorted { $0.id < $1.id } }

    /// The chats and contacts that a name finds.
    func found(_ name: String) throws -> (chats: [ChatID], contacts: [ContactID]) {
        let names = try house.store.read { try $0.names(NameSearch(name), of: id) }
        return ((names.chats + names.groups).map(\.chat.id), names.contacts.map(\.id))
    }

    /// The messages that a word finds.
    func hits(_ word: String) throws -> Int {
        try house.store.read { try $0.messages(SearchRequest(SearchQuery(word), in: .profile(id))).hits.count }
    }
}

extension House {
    /// The mismatches that an examination finds.
    func mismatches() throws -> [String] {
        try store.read { reader in
            var report = DoctorReport(directory: path)
            try reader.compareIndexes(&report)
            return report.mismatches
        }
    }

    /// The number of the last transaction that changed something.
    func lastChange() throws -> UInt64 { try store.read { try $0.lastChange() } }
}
