import ChatServices
import MessageStore
import Messenger
import Testing

/// The user's choices for chats, with a reliable service and with one that needs repeated requests.
// One after the other: every data directory that is watched takes one of the few watches of a user (inotify).
@Suite(.serialized) struct SettingsTests {
    private func settings(_ chat: ChatID, _ person: Person) throws -> ChatSettings {
        try #require(try person.row(chat)).settings
    }

    /// Groups, the first one at the top.
    private func groups(_ names: [String], _ person: Person) async throws -> [ChatID] {
        var chats: [ChatID] = []
        for name in names.reversed() { chats.insert(try await person.chat(.createGroup(name: name)), at: 0) }
        return chats
    }

    private func list(_ person: Person, _ filter: ChatFilter? = nil) throws -> [ChatID] {
        try person.house.store.read { try $0.chatWindow(of: person.id, filter: filter).elements.map(\.id) }
    }

    @Test(arguments: ContractTests.Kind.allCases) func everySettingIsKept(_ kind: ContractTests.Kind) async throws {
        let ada = try await kind.house().person("Ada")
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        let end = Timestamp(seconds: 9_999_999_999)
        let changes: [(ChatChange, @Sendable (ChatSettings) -> Bool)] = [
            (.notifications(.mentions), { $0.notifications == .mentions }),
            (.mute(until: end), { $0.mutedUntil == end && $0.notifications == .mentions }),
            (.notifications(.all), { $0.notifications == .all && $0.mutedUntil == nil }),
            (.favourite(true), { $0.isFavourite }), (.favourite(false), { !$0.isFavourite }),
            (.pinned(true), { $0.pinnedOrder != nil }), (.pinned(false), { $0.pinnedOrder == nil }),
            (.markedUnread(true), { $0.isMarkedUnread }), (.markedUnread(false), { !$0.isMarkedUnread }),
            (.archived(true), { $0.isArchived }), (.archived(false), { !$0.isArchived }),
        ]
        for (change, holds) in changes {
            #expect(try await ada.ask(.change(chat, change)) == .done)
            #expect(try holds(settings(chat, ada)), "\(change)")
        }
    }

    @Test func aMuteThatIsOverBeforeItGetsHereIsNone() async throws {
        let ada = try await House(now: { Timestamp(seconds: 100) }).person("Ada")
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        try await ada.ask(.change(chat, .mute(until: Timestamp(seconds: 99))))
        #expect(try settings(chat, ada).mutedUntil == nil)
    }

    @Test func whatDoesNotNotifyCannotBeMuted() async throws {
        let ada = try await House().person("Ada")
        let notes = try await ada.chat(.openNotes)
        await #expect(throws: ServiceError.self) { try await ada.ask(.change(notes, .notifications(.none))) }
        await #expect(throws: ServiceError.self) { try await ada.ask(.change(notes, .mute(until: .init(seconds: 9)))) }
    }

    @Test func markingAsUnreadLeavesTheCountsAlone() async throws {
        let (ada, bea) = try await House().friends()
        try await ada.send("hello", to: try ada.chat(with: bea))
        let chat = try bea.chat(with: ada)
        try await eventually("the message") { try bea.row(chat)?.stats.unread == 1 }
        for isOn in [true, false] {
            try await bea.ask(.change(chat, .markedUnread(isOn)))
            #expect(try bea.row(chat)?.settings.isMarkedUnread == isOn)
            #expect(try bea.row(chat)?.stats.unread == 1)
        }
    }

    @Test func aChatIsPinnedBelowThosePinnedAlreadyAndLosesThePinInTheArchive() async throws {
        let ada = try await House().person("Ada")
        let chats = try await groups(["a", "b", "c"], ada)
        for chat in [chats[2], chats[0], chats[1], chats[0]] { try await ada.ask(.change(chat, .pinned(true))) }
        #expect(try list(ada).prefix(3) == [chats[2], chats[0], chats[1]])
        #expect(try list(ada, .favourites) == [chats[2], chats[0], chats[1]])
        try await ada.ask(.change(chats[0], .archived(true)))
        #expect(try settings(chats[0], ada).pinnedOrder == nil)
        try await ada.ask(.change(chats[0], .archived(false)))
        #expect(try list(ada).prefix(2) == [chats[2], chats[1]])
        #expect(try list(ada, .favourites) == [chats[2], chats[1]])
    }

    /// Every way from every place among five, with and without room between their numbers.
    @Test(arguments: [[0, 1, 2, 3, 4], [0, 10, 20, 30, 40], [5, 5, 5, 5, 5], [-3, -3, 0, 0, 1]])
    func aPinnedChatMovesAmongThePinnedOnes(_ numbers: [Int]) async throws {
        let ada = try await House().person("Ada")
        let made = try await groups(["a", "b", "c", "d", "e"], ada)
        for place in made.indices {
            for steps in -6...6 {
                try ada.house.store.write { writer in
                    for (chat, number) in zip(made, numbers) {
                        try writer.updateSettings(of: chat) { $0.pinnedOrder = number }
                    }
                }
                var expected = Array(try list(ada).prefix(5))
                let chat = expected.remove(at: place)
                expected.insert(chat, at: min(max(place - steps, 0), 4))
                let transaction = TransactionID.random()
                // Repeated, it is done once.
                for _ in 0..<2 { try await ada.ask(.change(chat, .pinnedUp(steps)), transaction) }
                #expect(Array(try list(ada).prefix(5)) == expected, "\(place) up \(steps)")
            }
        }
    }

    @Test func movingAPinnedChatChangesNoMoreNumbersThanItMust() async throws {
        let ada = try await House().person("Ada")
        let chats = try await groups(["a", "b", "c", "d"], ada)
        for chat in chats { try await ada.ask(.change(chat, .pinned(true))) }
        func numbers() throws -> [Int?] { try chats.map { try settings($0, ada).pinnedOrder } }
        #expect(try numbers() == [0, 1, 2, 3])
        try await ada.ask(.change(chats[2], .pinnedUp(1)))
        #expect(try numbers() == [0, 2, 1, 3])
        try await ada.ask(.change(chats[3], .pinnedUp(.max)))
        #expect(try numbers() == [0, 2, 1, -1])
        try await ada.ask(.change(chats[3], .pinnedUp(.min)))
        #expect(try numbers() == [0, 2, 1, 3])
        try await ada.ask(.change(chats[0], .pinned(false)))
        await #expect(throws: ServiceError.self) { try await ada.ask(.change(chats[0], .pinnedUp(1))) }
    }

    @Test(arguments: ContractTests.Kind.allCases)
    func anAliasSurvivesWhatTheOtherSideCallsItself(_ kind: ContractTests.Kind) async throws {
        let (ada, bea) = try await kind.house().friends()
        let chat = try ada.chat(with: bea)
        try await ada.ask(.change(chat, .alias("  Honey  ")))
        #expect(try ada.row(chat)?.names == Names("Bea", alias: "Honey"))
        try ada.house.store.write { try $0.update(bea.id) { $0.names.displayName = "Beatrix" } }
        try await bea.send("it is me", to: try bea.chat(with: ada))
        try await eventually("the new name") { try ada.row(chat)?.names.displayName == "Beatrix" }
        #expect(try ada.row(chat)?.names.alias == "Honey")
        try await ada.ask(.change(chat, .alias(" ")))
        #expect(try ada.row(chat)?.names == Names("Beatrix"))
    }

    @Test func aGroupKeepsItsAlias() async throws {
        let ada = try await House().person("Ada")
        let chat = try await ada.chat(.createGroup(name: "Choir"))
        try await ada.ask(.change(chat, .alias("Singers")))
        let group = try #require(try ada.row(chat)?.kind.group)
        try ada.house.store.write { try $0.update(group) { $0.names.displayName = "The choir" } }
        #expect(try ada.row(chat)?.names == Names("The choir", alias: "Singers"))
        try await ada.ask(.change(chat, .alias(nil)))
        #expect(try ada.row(chat)?.names == Names("The choir"))
    }

    @Test func theAliasOfARowThatWaitsStaysWhenItBecomesTheChat() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        guard case .link(let link, let row) = try await ada.ask(.createLink) else { throw UnexpectedAnswer() }
        try await ada.ask(.change(row, .alias("for Bea")))
        _ = try await bea.chat(.connect(link))
        try await eventually("the chat") { try ada.row(row)?.kind.contact != nil }
        #expect(try ada.row(row)?.names == Names("Bea", alias: "for Bea"))
        let contact = try #require(try ada.contact(named: "Bea"))
        #expect(contact.names.alias == "for Bea")
        // What the contact learns later does not take it off.
        try house.store.write { try $0.update(contact.id) { $0.isVerified = true } }
        #expect(try ada.row(row)?.names.alias == "for Bea")
    }

    @Test func theAliasOfARequestStaysWhenItIsAccepted() async throws {
        let ada = try await House().person("Ada")
        let row = try ada.house.store.write { writer in
            try writer.add(
                Chat(
                    id: .unassigned, profile: ada.id, kind: .contactRequest(ContactRequest()), names: Names("Eve"),
                    condition: .needsAccepting))
        }.result
        try await ada.ask(.change(row, .alias("Eve from work")))
        let chat = try await ada.chat(.acceptRequest(row))
        #expect(try ada.row(chat)?.names == Names("Eve", alias: "Eve from work"))
        #expect(try ada.contact(named: "Eve")?.names.alias == "Eve from work")
    }

    @Test func aNameThatCannotBeIsRefusedAndChangesNothing() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        let long = String(repeating: "x", count: 65)
        await #expect(throws: ServiceError.name(.tooLong(characters: 65, limit: 64))) {
            try await ada.ask(.change(chat, .alias(long)))
        }
        #expect(try ada.row(chat)?.names == Names("Bea"))
        let notes = try await ada.chat(.openNotes)
        await #expect(throws: ServiceError.self) { try await ada.ask(.change(notes, .alias("x"))) }
    }

    @Test func nobodyChangesTheChatOfAnotherProfile() async throws {
        let (ada, bea) = try await House().friends()
        let chat = try ada.chat(with: bea)
        await #expect(throws: ServiceError.notFound(.chat(chat))) {
            try await bea.ask(.change(chat, .favourite(true)))
        }
        #expect(try settings(chat, ada).isFavourite == false)
    }

    /// Asked all at once, of a service that repeats, loses and delays: what concerns different chats does not disturb each
    /// other.
    @Test func changesOfManyChatsAtOnceAllHappen() async throws {
        let ada = try await ContractTests.Kind.unreliable.house().person("Ada")
        let chats = try await groups((0..<20).map { "group \($0)" }, ada)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            for (index, chat) in chats.enumerated() {
                tasks.addTask {
                    try await ada.ask(.change(chat, .pinned(true)))
                    try await ada.ask(.change(chat, .favourite(index % 2 == 0)))
                    try await ada.ask(.change(chat, index % 3 == 0 ? .archived(true) : .markedUnread(true)))
                }
            }
            try await tasks.waitForAll()
        }
        for (index, chat) in chats.enumerated() {
            let settings = try settings(chat, ada)
            #expect(settings.isFavourite == (index % 2 == 0))
            #expect(settings.isArchived == (index % 3 == 0))
            #expect((settings.pinnedOrder == nil) == (index % 3 == 0))
            #expect(settings.isMarkedUnread == (index % 3 != 0))
        }
        let orders = try chats.compactMap { try settings($0, ada).pinnedOrder }
        #expect(Set(orders).count == orders.count, "no two have the same place")
    }
}
