import ConfabApp
import Foundation
import Messenger
import Testing

@testable import ConfabRuntime
@testable import MessageStore

/// Names that complete a search, and links that are found without one.
@Suite final class StoreReadsNamesTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
    private let store: MessageStore
    private let profile: ProfileID

    init() throws {
        store = try MessageStore(directory: directory)
        profile = try store.write { writer in
            let profile = try writer.add(Profile(id: .unassigned, names: Names("Ada")))
            var kinds: [(kind: ChatKind, name: String)] = [(.notes, "")]
            for name in ["Ann Lee", "Anna", "Merle"] {
                let contact = try writer.add(Contact(id: .unassigned, profile: profile, names: Names(name)))
                kinds.append((.direct(contact), name))
            }
            try writer.add(Contact(id: .unassigned, profile: profile, names: Names("Annika")))
            let group = try writer.add(Group(id: .unassigned, profile: profile, names: Names("Lunch")))
            try writer.add(Member(id: .unassigned, group: group, names: Names("Joanna")))
            kinds.append((.group(group), "Lunch"))
            for (kind, name) in kinds {
                try writer.add(Chat(id: .unassigned, profile: profile, kind: kind, names: Names(name)))
            }
            return profile
        }.result
        while try store.continueSearchIndex() != nil {}
    }

    deinit { try? FileManager.default.removeItem(atPath: directory) }

    private func names(_ text: String) throws -> Set<String> {
        let completion = try #require(SearchCompletion(text))
        let answer = StoreReads(store: store).answer(.completions(profile, completion))
        guard case .search(.completionsFound(completion, let names)) = answer else { return [] }
        #expect(Set(names).count == names.count)
        return Set(names)
    }

    @Test func peopleCompleteFrom() throws {
        #expect(try names("from:ann") == ["Ann Lee", "Anna", "Annika", "Joanna"])
        #expect(try names("from:\"ann l") == ["Ann Lee"])
        #expect(try names("from:me") == ["me", "Merle"])
        #expect(try names("from:") == ["me", "Ann Lee", "Anna", "Merle"])
        #expect(try names("from:nobody") == [])
    }

    @Test func chatsCompleteIn() throws {
        #expect(try names("in:ann") == ["Ann Lee", "Anna"])
        #expect(try names("in:lu") == ["Lunch"])
        #expect(try names("in:note") == ["Notes to self"])
        #expect(try names("in:") == ["Ann Lee", "Anna", "Merle", "Lunch", "Notes to self"])
    }

    /// Only Confab knows the titles of their rows.
    @Test func unusedLinksWithoutANameComeWithEverySearch() throws {
        let link = try #require(ConnectLink(secret: "q7Hx2mPzL0vR9sKd3TgYb8Wn5JcAeFu1"))
        let pending = ChatKind.pendingConnection(PendingConnection(side: .invited, link: link))
        let chat = try store.write { writer in
            let chat = try writer.add(Chat(id: .unassigned, profile: profile, kind: pending, names: Names("")))
            let record = LinkRecord(
                id: .unassigned, profile: profile, link: link, chat: chat, createdAt: Timestamp(seconds: 1))
            try writer.add(record)
            return chat
        }.result
        guard
            case .search(.namesFound(_, _, let results)) = StoreReads(store: store)
                .answer(.names(profile, NameSearch("x"), limit: 5))
        else {
            Issue.record("no names")
            return
        }
        #expect(results.unnamed.map(\.id) == [chat])
        try store.write { try $0.update(chat) { $0.names = Names("", alias: "For Bob") } }
        #expect(try store.read { try $0.unnamedLinks(of: profile) }.isEmpty)
    }
}
