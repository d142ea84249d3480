import ChatServices
import MessageStore
import Messenger
import Testing

// One after the other: every data directory that is watched takes one of the few watches of a user (inotify).
@Suite(.serialized) struct TagTests {
    private func tags(_ person: Person) throws -> [ChatTag] {
        try person.house.store.read { try $0.tags(of: person.id) }
    }

    @discardableResult
    private func make(
        _ person: Person, _ name: String, _ emoji: String? = nil, on chat: ChatID? = nil
    ) async throws -> TagID {
        guard case .tag(let tag) = try await person.ask(.changeTags(.create(name: name, emoji: emoji, on: chat)))
        else { throw UnexpectedAnswer() }
        return tag
    }

    private func tagsOn(_ chat: ChatID, _ person: Person) throws -> [TagID] {
        try #require(try person.row(chat)).settings.tags
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func aTagIsMadeOnceBehindTheOthersAndPutOnTheChat(_ kind: ContractTests.Kind) async throws {
        let ada = try await kind.house().person("Ada")
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        let work = try await make(ada, " Work ", "💼")
        let transaction = TransactionID("with a \n break")
        let create = ServiceRequest.changeTags(.create(name: "Songs", emoji: nil, on: chat))
        let first = try await ada.ask(create, transaction)
        #expect(try await ada.ask(create, transaction) == first)
        #expect(try tags(ada).map(\.name) == ["Work", "Songs"])
        #expect(first == .tag(try tags(ada)[1].id))
        #expect(try tagsOn(chat, ada) == [try tags(ada)[1].id])
        try await ada.ask(.change(chat, .tags([work])))
        #expect(try tagsOn(chat, ada) == [work])
    }

    @Test func aTagThatCannotBeIsRefusedAndNothingIsLeftOfIt() async throws {
        let ada = try await House().person("Ada")
        let request = try ada.house.store.write { writer in
            try writer.add(
                Chat(
                    id: .unassigned, profile: ada.id, kind: .contactRequest(ContactRequest()), names: Names("Eve"),
                    condition: .needsAccepting))
        }.result
        let work = try await make(ada, "Work", "💼")
        let refused: [(TagChange, ServiceError)] = [
            (.create(name: "Work", emoji: nil, on: nil), .tag(.nameTaken)),
            (.create(name: "Office", emoji: "💼", on: nil), .tag(.emojiTaken)),
            (.create(name: " ", emoji: nil, on: nil), .tag(.name(.empty))),
            (.create(name: "Two", emoji: "🎵🎶", on: nil), .tag(.notAnEmoji)),
            (.create(name: "MailboxMessage", emoji: "a", on: nil), .tag(.notAnEmoji)),
            (.create(name: "New", emoji: nil, on: ChatID(999)), .notFound(.chat(ChatID(999)))),
            (.create(name: "New", emoji: nil, on: request), .unfit(.cannotHaveTags)),
            (.rename(TagID(99), name: "New", emoji: nil), .notFound(.tag(TagID(99)))),
            (.rename(work, name: "", emoji: nil), .tag(.name(.empty))),
        ]
        for (change, error) in refused {
            await #expect(throws: error) { try await ada.ask(.changeTags(change)) }
        }
        #expect(try tags(ada).map(\.name) == ["Work"])
        await #expect(throws: ServiceError.notFound(.tag(TagID(99)))) {
            try await ada.ask(.change(try await ada.chat(.openNotes), .tags([work, TagID(99)])))
        }
        #expect(try tagsOn(try await ada.chat(.openNotes), ada) == [])
    }

    @Test func aTagIsRenamed() async throws {
        let ada = try await House().person("Ada")
        let work = try await make(ada, "Work", "💼")
        try await ada.ask(.changeTags(.rename(work, name: "Work", emoji: "❤")))
        try await ada.ask(.changeTags(.rename(work, name: "Love", emoji: "❤️")))
        #expect(try tags(ada).map { "\($0.name) \($0.emoji ?? "")" } == ["Love ❤️"])
        try await ada.ask(.changeTags(.rename(work, name: "Love", emoji: nil)))
        #expect(try tags(ada)[0].emoji == nil)
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func aTagThatIsRemovedIsTakenOffAllChatsThoseInTheArchiveIncluded(_ kind: ContractTests.Kind) async throws {
        let ada = try await kind.house().person("Ada")
        let choir = try await ada.chat(.createGroup(name: "Choir"))
        let band = try await ada.chat(.createGroup(name: "Band"))
        let songs = try await make(ada, "Songs", on: choir)
        let other = try await make(ada, "Other", on: band)
        try await ada.ask(.change(band, .tags([other, songs])))
        try await ada.ask(.change(band, .archived(true)))
        try ada.house.store.write { try $0.rememberFilter(.tag(songs), of: ada.id) }
        try await ada.ask(.changeTags(.remove(songs)))
        #expect(try tags(ada).map(\.id) == [other])
        #expect(try tagsOn(choir, ada) == [])
        #expect(try tagsOn(band, ada) == [other])
        #expect(try ada.house.store.read { try $0.rememberedFilter(of: ada.id) } == nil)
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func tagsAreReorderedWhenAllOfThemAreNamed(_ kind: ContractTests.Kind) async throws {
        let ada = try await kind.house().person("Ada")
        var made: [TagID] = []
        for name in ["a", "b", "c"] { made.append(try await make(ada, name)) }
        let order = [made[2], made[0], made[1]]
        try await ada.ask(.changeTags(.reorder(order)))
        #expect(try tags(ada).map(\.id) == order)
        for wrong in [[], [made[0]], made + [TagID(99)], [made[0], made[0], made[1]]] {
            await #expect(throws: ServiceError.self) { try await ada.ask(.changeTags(.reorder(wrong))) }
        }
        #expect(try tags(ada).map(\.id) == order)
        let last = try await make(ada, "d")
        #expect(try tags(ada).map(\.id) == order + [last])
    }

    @Test func tagsOfAnotherProfileAreOutOfReach() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let tag = try await make(ada, "Work")
        try await make(bea, "Work")
        await #expect(throws: ServiceError.notFound(.tag(tag))) {
            try await bea.ask(.changeTags(.rename(tag, name: "Mine", emoji: nil)))
        }
        try await bea.ask(.changeTags(.remove(tag)))
        #expect(try tags(ada).map(\.name) == ["Work"])
    }

    @Test func manyTagsMadeAtOnceAreAllThereOnce() async throws {
        let ada = try await ContractTests.Kind.unreliable.house().person("Ada")
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for index in 0..<20 { tasks.addTask { try await make(ada, "tag \(index)") } }
            try await tasks.waitForAll()
        }
        let made = try tags(ada)
        #expect(Set(made.map(\.name)) == Set((0..<20).map { "tag \($0)" }) && made.count == 20)
        #expect(made.map(\.order) == Array(0..<20))
    }
}
