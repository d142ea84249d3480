import ChatServices
import Glibc
import Messenger
import Testing

@testable import MessageStore

/// Changing several chats: all of them or none.
@Suite(.serialized) struct ChangeAllTests {
    private func refusal(_ person: Person, _ request: ServiceRequest) async -> ServiceError? {
        do {
            try await person.ask(request)
            return nil
        } catch {
            return error as? ServiceError
        }
    }

    @Test func oneUnknownChatLeavesAllAsTheyWere() async throws {
        let ada = try await House().person("Ada")
        let chats = try await ada.groups(["a", "b", "c"])
        let before = try ada.rows()
        let edits = (chats + [ChatID(999)]).map { ChatEdit($0, .archived(true)) }
        let error = await refusal(ada, .changeAll(edits))
        #expect(error == .nothingDone(chats: 4, refused: "", .notFound(.chat(ChatID(999)))))
        #expect(try ada.rows() == before)
    }

    @Test func oneWrongChangeLeavesAllAsTheyWereAndIsNamed() async throws {
        let ada = try await House().person("Ada")
        let chats = try await ada.groups(["a", "Choir"])
        let before = try ada.rows()
        let edits = [
            ChatEdit(chats[0], .pinned(true)), ChatEdit(chats[0], .notifications(.none)),
            ChatEdit(chats[1], .tags([TagID(77)])),
        ]
        let error = await refusal(ada, .changeAll(edits))
        #expect(error == .nothingDone(chats: 2, refused: "Choir", .notFound(.tag(TagID(77)))))
        #expect(try ada.rows() == before)
    }

    @Test func aChatOfAnotherProfileIsUnknown() async throws {
        let house = try House()
        let (ada, bea) = (try await house.person("Ada"), try await house.person("Bea"))
        let theirs = try await bea.groups(["theirs"])
        let mine = try await ada.groups(["mine"])
        #expect(await refusal(ada, .changeAll((mine + theirs).map { ChatEdit($0, .favourite(true)) })) != nil)
        #expect(await refusal(ada, .remove((mine + theirs).map { .group($0, forEveryone: false) })) != nil)
        #expect(try ada.row(mine[0])?.settings.isFavourite == false)
        #expect(try bea.row(theirs[0]) != nil)
    }

    @Test func nothingAtAllIsDoneAtOnce() async throws {
        let ada = try await House().person("Ada")
        #expect(try await ada.ask(.changeAll([])) == .done)
        #expect(try await ada.ask(.remove([])) == .done)
    }

    @Test(arguments: ContractTests.Kind.allCases) func severalArePinnedInTheirOrder(
        _ kind: ContractTests.Kind
    )
        async throws
    {
        let ada = try await kind.house().person("Ada")
        let chats = try await ada.groups((0..<40).map { "\($0)" })
        try await ada.ask(.change(chats[39], .pinned(true)))
        let wanted = Array(chats[5..<30].shuffled())
        try await ada.changeAll(wanted, .pinned(true))
        #expect(try ada.list().prefix(26) == [chats[39]] + wanted)
        // Those that are pinned already keep their place.
        try await ada.changeAll(chats, .pinned(true))
        #expect(try ada.list().prefix(26) == [chats[39]] + wanted)
        try await ada.changeAll(chats, .pinned(false))
        #expect(try ada.rows().allSatisfy { $0.settings.pinnedOrder == nil })
        #expect(try ada.house.mismatches() == [])
    }

    @Test(arguments: ContractTests.Kind.allCases) func aStepIsDoneOnceHoweverOftenItIsAskedFor(
        _ kind: ContractTests.Kind
    ) async throws {
        let ada = try await kind.house().person("Ada")
        let chats = try await ada.groups(["a", "b", "c", "d"])
        try await ada.changeAll(chats, .pinned(true))
        let transaction = TransactionID.random()
        for _ in 0..<2 {
            try await ada.ask(
                .changeAll([ChatEdit(chats[3], .pinnedUp(1)), ChatEdit(chats[0], .favourite(true))]), transaction)
        }
        #expect(try ada.list().prefix(4) == [chats[0], chats[1], chats[3], chats[2]])
    }

    @Test func whatIsSoAlreadyIsNoWrite() async throws {
        let ada = try await House().person("Ada")
        let chats = try await ada.groups(["a", "b", "c"])
        let changes: [ChatChange] = [
            .pinned(true), .notifications(.none), .favourite(true), .read(), .markedUnread(true), .tags([]),
        ]
        for change in changes { try await ada.changeAll(chats, change) }
        let number = try ada.house.lastChange()
        for change in changes where change != .read() { try await ada.changeAll(chats, change) }
        #expect(try ada.house.lastChange() == number)
        try await ada.changeAll(chats, .read())
        try await ada.changeAll(chats, .archived(true))
        let later = try ada.house.lastChange()
        try await ada.changeAll(chats, .read())
        try await ada.changeAll(chats, .archived(true))
        #expect(try ada.house.lastChange() == later)
    }

    @Test func readingSeveralChatsTellsAllWhoWrote() async throws {
        let house = try House()
        let ada = try await house.person("Ada")
        var others: [(person: Person, message: MessageID)] = []
        for name in ["Bea", "Cy", "Dan"] {
            let other = try await house.person(name)
            try await ada.connect(with: other)
            others.append((other, try await other.send("hello", to: try other.chat(with: ada))))
        }
        let chats = try others.map { try ada.chat(with: $0.person) }
        try await eventually("all messages") { try chats.allSatisfy { try ada.row($0)?.stats.unread == 1 } }
        try await ada.changeAll(chats, .read())
        #expect(try chats.allSatisfy { try ada.row($0)?.stats.unread == 0 })
        try await eventually("all to be read") {
            try others.allSatisfy { try $0.person.message($0.message)?.delivery == .read }
        }
    }

    @Test func onlyModeratorsArchiveReports() async throws {
        let ada = try await House().person("Ada")
        let chat = try await ada.groups(["Choir"])[0]
        let group = try #require(try ada.row(chat)?.kind.group)
        _ = try ada.house.store.write { writer in
            for number in 0..<3 {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: Timestamp(seconds: Int64(number)),
                        sender: .member(MemberID(1)),
                        content: number == 1 ? .text(StyledText("in between")) : .report(Report(reason: .spam))))
            }
            try writer.update(group) { $0.role = .member }
        }
        #expect(try ada.list(.reports) == [chat])
        #expect(await refusal(ada, .change(chat, .reportsArchived)) == .notAllowed(.moderator))
        _ = try ada.house.store.write { try $0.update(group) { $0.role = .moderator } }
        try await ada.changeAll([chat], .reportsArchived)
        #expect(try ada.row(chat)?.stats.reports == 0)
        #expect(try ada.list(.reports) == [])
        #expect(try ada.house.mismatches() == [])
        let notes = try await ada.chat(.openNotes)
        #expect(await refusal(ada, .change(notes, .reportsArchived)) != nil)
    }

    /// Somebody else removes one of the chats at the same time, sooner or later.
    @Test func aChatThatIsGoneMeanwhileLeavesAllAsTheyWere() async throws {
        let ada = try await House().person("Ada")
        var outcomes: Set<Bool> = []
        // Twice as long after a round that the removal won, half as long after one that the change won, so that both
        // happen, however slow the machine is.
        var delay: UInt32 = 0
        for round in 0..<40 {
            let chats = try await ada.groups(["a", "b", "c"])
            let store = ada.house.store
            let other = Task.detached { [delay] in
                if round % 2 == 0 { usleep(delay) }
                _ = try store.write { try $0.remove(chats[1]) }
            }
            if round % 2 == 1 { usleep(UInt32(round * 20)) }
            let error = await refusal(ada, .changeAll(chats.map { ChatEdit($0, .favourite(true)) }))
            try await other.value
            outcomes.insert(error == nil)
            if round % 2 == 0 { delay = error == nil ? delay / 2 : min(2 * delay + 20, 900_000) }
            if let error {
                #expect(error == .nothingDone(chats: 3, refused: "", .notFound(.chat(chats[1]))))
            }
            for chat in [chats[0], chats[2]] { #expect(try ada.row(chat)?.settings.isFavourite == (error == nil)) }
        }
        #expect(outcomes.contains(true))
        #expect(try ada.house.mismatches() == [])
    }
}
