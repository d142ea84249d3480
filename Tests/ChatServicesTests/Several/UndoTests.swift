import ChatServices
import Messenger
import ServiceTesting
import Testing

@testable import MessageStore
import RandomTesting

@Suite(.serialized) struct UndoTests {
    @Test func readingIsUndone() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.send("one", to: chat)
        try await eventually("one") { try bea.row(seen)?.stats.unread == 1 }
        try await bea.ask(.change(seen, .read()))
        let mention = try await ada.send("two", to: chat)
        try await ada.send("three", to: chat)
        try await eventually("three") { try bea.row(seen)?.stats.unread == 2 }
        try await bea.ask(.change(seen, .markedUnread(true)))
        let before = try #require(try bea.row(seen))
        try await bea.ask(.change(seen, .read()))
        #expect(try bea.row(seen)?.summary.hasUnread == false)
        try await eventually("it to be read") { try ada.message(mention)?.delivery == .read }
        try await bea.ask(.change(seen, .readUpTo(before.summary.readUpTo, isMarkedUnread: true)))
        #expect(try bea.row(seen) == before)
        // Who was told stays told.
        #expect(try ada.message(mention)?.delivery == .read)
        #expect(try bea.house.mismatches() == [])
    }

    @Test func whatCameMeanwhileIsUnreadToo() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.send("one", to: chat)
        try await eventually("one") { try bea.row(seen)?.stats.unread == 1 }
        let before = try #require(try bea.row(seen)?.readUpTo)
        try await bea.ask(.change(seen, .read()))
        try await ada.send("two", to: chat)
        try await eventually("two") { try bea.row(seen)?.stats.unread == 1 }
        try await bea.ask(.change(seen, .readUpTo(before, isMarkedUnread: false)))
        #expect(try bea.row(seen)?.stats.unread == 2)
    }

    @Test func undoingNeverMarksAsRead() async throws {
        let (ada, bea) = try await House().friends()
        let (chat, seen) = (try ada.chat(with: bea), try bea.chat(with: ada))
        try await ada.send("one", to: chat)
        try await eventually("one") { try bea.row(seen)?.stats.unread == 1 }
        for position in [MessagePosition.unassigned, MessagePosition(0)] {
            try await bea.ask(.change(seen, .readUpTo(position, isMarkedUnread: false)))
        }
        #expect(try bea.row(seen)?.stats.unread == 1)
        try await bea.ask(.change(seen, .read()))
        try await bea.ask(.change(seen, .readUpTo(.first, isMarkedUnread: false)))
        #expect(try bea.row(seen)?.stats.unread == 1)
    }

    @Test func aPlaceThatWasTakenIsGivenBack() async throws {
        let ada = try await House().person("Ada")
        let chats = try await ada.groups(["a", "b", "c", "d", "e", "f"])
        try await ada.changeAll(Array(chats[0...3]), .pinned(true))
        // The second and the last go; two others take numbers behind the third.
        try await ada.changeAll([chats[1], chats[3]], .pinned(false))
        try await ada.changeAll([chats[4], chats[5]], .pinned(true))
        try await ada.ask(
            .changeAll([ChatEdit(chats[1], .pinnedAt(1)), ChatEdit(chats[3], .pinnedAt(3))]))
        #expect(try ada.list().prefix(6) == [chats[0], chats[1], chats[2], chats[3], chats[4], chats[5]])
        #expect(try chats[0...3].map { try ada.row($0)?.settings.pinnedOrder } == [0, 1, 2, 3])
        // What is pinned in the same go comes below.
        try await ada.changeAll(chats, .pinned(false))
        try await ada.ask(
            .changeAll([
                ChatEdit(chats[0], .pinned(true)), ChatEdit(chats[1], .pinnedAt(7)), ChatEdit(chats[2], .pinned(true)),
            ]))
        #expect(try ada.list().prefix(3) == [chats[0], chats[1], chats[2]])
    }

    @Test func undoingTheArchiveGivesBackThePlace() async throws {
        let ada = try await House().person("Ada")
        let chats = try await ada.groups(["a", "b", "c"])
        try await ada.changeAll(chats, .pinned(true))
        let before = try ada.rows()
        try await ada.changeAll([chats[1]], .archived(true))
        #expect(try ada.list(.archived) == [chats[1]])
        try await ada.ask(.changeAll([ChatEdit(chats[1], .archived(false)), ChatEdit(chats[1], .pinnedAt(1))]))
        #expect(try ada.rows() == before)
        // A number from far out ends nothing.
        try await ada.changeAll([chats[1]], .archived(true))
        try await ada.ask(.change(chats[0], .pinnedAt(.max)))
        try await ada.ask(.change(chats[1], .archived(false)))
        try await ada.ask(.change(chats[1], .pinned(true)))
        #expect(try ada.list().prefix(3) == [chats[2], chats[0], chats[1]])
    }

    /// Random changes of random chats, some of them impossible; the opposite of each brings everything back.
    @Test(arguments: ContractTests.Kind.allCases) func theOppositeOfRandomChangesBringsEverythingBack(
        _ kind: ContractTests.Kind
    ) async throws {
        let seed = UInt64.random(in: .min ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed)
        let ada = try await kind.house().person("Ada")
        let chats = try await ada.groups((0..<12).map { "\($0)" })
        let notes = try await ada.chat(.openNotes)
        for round in 0..<60 {
            say(something: round, in: chats, ada, &random)
            let before = try ada.rows()
            let byID = Dictionary(uniqueKeysWithValues: before.map { ($0.id, $0) })
            var edits: [ChatEdit] = []
            for chat in chats where random.happens(50) {
                let changes: [ChatChange] = [
                    .read(), .pinned(random.happens(50)), .archived(random.happens(50)), .favourite(random.happens(50)),
                    .markedUnread(random.happens(50)), .notifications(random.happens(50) ? .none : .mentions),
                ]
                edits.append(ChatEdit(chat, changes[random.below(changes.count)]))
            }
            if random.happens(20) {
                let bad = random.happens(50) ? ChatEdit(notes, .notifications(.none)) : ChatEdit(ChatID(999), .read())
                edits.insert(bad, at: random.below(edits.count + 1))
                await #expect(throws: ServiceError.self) { try await ada.ask(.changeAll(edits)) }
                #expect(try ada.rows() == before)
                continue
            }
            try await ada.ask(.changeAll(edits))
            let opposites = edits.flatMap { edit in
                byID[edit.chat].map { opposite(of: edit.change, $0) }?.map { ChatEdit(edit.chat, $0) } ?? []
            }
            if random.happens(70) {
                try await ada.ask(.changeAll(opposites))
                #expect(try ada.rows() == before)
            }
        }
        #expect(try ada.house.mismatches() == [])
    }

    private func opposite(of change: ChatChange, _ before: Chat) -> [ChatChange] {
        let settings = before.settings
        switch change {
        case .read: return [.readUpTo(before.readUpTo, isMarkedUnread: settings.isMarkedUnread)]
        case .pinned: return [.pinnedAt(settings.pinnedOrder)]
        case .archived: return [.archived(settings.isArchived), .pinnedAt(settings.pinnedOrder)]
        case .favourite: return [.favourite(settings.isFavourite)]
        case .markedUnread: return [.markedUnread(settings.isMarkedUnread)]
        case .notifications: return [.notifications(settings.notifications)]
        default: return []
        }
    }

    /// Somebody says something here and there, so that there is something to read.
    private func say(something number: Int, in chats: [ChatID], _ person: Person, _ random: inout SeededGenerator) {
        let spoken = chats.filter { _ in random.happens(20) }
        let names = spoken.map { _ in random.happens(30) }
        _ = try? person.house.store.write { writer in
            for (chat, names) in zip(spoken, names) {
                try writer.add(
                    Message(
                        id: .unassigned, chat: chat, sentAt: Timestamp(seconds: Int64(number)),
                        sender: .member(MemberID(1)), content: .text(StyledText("\(number)")), mentionsMe: names))
            }
        }
    }
}
