import LMDB
import Messenger
import Testing

@testable import MessageStore

@Suite struct ChatListTests {
    private let home: TemporaryStore
    private let ann: ChatID
    private let bob: ChatID

    init() throws {
        home = try TemporaryStore()
        ann = try home.chat("Ann")
        bob = try home.chat("Bob")
    }

    @Test func aNewMessageMovesItsChatToTheTop() throws {
        try home.add(.fixture(in: ann, at: 10))
        try home.add(.fixture(in: bob, at: 20))
        #expect(try home.list() == [bob, ann])
        try home.add(.fixture(in: ann, at: 30))
        #expect(try home.list() == [ann, bob])
    }

    @Test func theTimeOfArrivalOrdersTheListWhenASendersClockIsWrong() throws {
        try home.add(.fixture(in: ann, at: 100))
        try home.store.write { try $0.add(.fixture(in: bob, at: 5), arrivedAt: Timestamp(milliseconds: 200)) }
        #expect(try home.list() == [bob, ann])
    }

    @Test func historyThatIsLoadedLaterMovesNothing() throws {
        try home.add(.fixture(in: bob, at: 10, position: MessagePosition(100)))
        try home.add(.fixture(in: ann, at: 20))
        try home.add(.fixture("old", in: bob, at: 30, position: MessagePosition(-5)))
        #expect(try home.list() == [ann, bob])
        #expect(try home.chat(bob).preview?.content == .text("hello"))
        #expect(
            try home.store.read { try $0.messages(of: bob, limit: 9).messages.map(\.content.text.plain) } == [
                "old", "hello",
            ])
    }

    @Test func pinnedChatsStayOnTopInTheirOwnOrder() throws {
        let eve = try home.chat("Eve")
        try home.set(ann) { $0.pinnedOrder = 2 }
        try home.set(eve) { $0.pinnedOrder = 1 }
        try home.add(.fixture(in: bob, at: 99))
        #expect(try home.list() == [eve, ann, bob])
    }

    @Test func aFilterThatNothingMatchesIsEmptyAndCountsNothing() throws {
        let window = try home.store.read { try $0.chatWindow(of: home.me, filter: .reports) }
        #expect(window == .empty)
        #expect(try home.store.read { try $0.counts(of: home.me)[.reports] } == FilterCount())
    }

    @Test func aDeletedConversationComesBackWithTheNextMessage() throws {
        try home.store.write { try $0.update(ann) { $0.isDeleted = true } }
        #expect(try home.list() == [bob])
        try home.add(.fixture(in: ann))
        #expect(try Set(home.list()) == [ann, bob])
    }

    @Test func anArchivedChatComesBackUnlessItIsMuted() throws {
        try home.set(ann) { $0.isArchived = true }
        try home.set(bob) {
            $0.isArchived = true
            $0.notifications = .none
        }
        try home.add(.fixture(in: ann))
        try home.add(.fixture(in: bob))
        #expect(try home.list() == [ann])
        #expect(try home.list(.archived) == [bob])
    }

    @Test func anArchivedChatThatOnlyMentionsWakeComesBack() throws {
        try home.set(ann) {
            $0.isArchived = true
            $0.notifications = .mentions
        }
        try home.add(.fixture(in: ann))
        #expect(try Set(home.list()) == [ann, bob])
    }

    @Test func aMuteForAWhileKeepsAChatInTheArchive() throws {
        try home.set(ann) {
            $0.isArchived = true
            $0.mutedUntil = Timestamp(milliseconds: 99)
        }
        try home.add(.fixture(in: ann))
        #expect(try home.list(.archived) == [ann])
        try home.store.write { try $0.expireMutes(of: home.me, now: Timestamp(milliseconds: 99)) }
        #expect(try home.list(.archived) == [ann], "only a new message brings it back")
        try home.add(.fixture(in: ann))
        #expect(try Set(home.list()) == [ann, bob])
    }

    @Test func whatTheUserSaysItselfBringsAChatBackMutedOrNot() throws {
        try home.set(ann) {
            $0.isArchived = true
            $0.notifications = .none
        }
        try home.store.write { try $0.update(bob) { $0.isDeleted = true } }
        for chat in [ann, bob] { try home.add(.fixture(in: chat, from: .me, delivery: .sent)) }
        #expect(try Set(home.list()) == [ann, bob])
    }

    @Test func whatOnlyHappensBringsNothingBack() throws {
        for chat in [ann, bob] { try home.set(chat) { $0.isArchived = true } }
        try home.add(.fixture(in: ann, from: .me, content: .groupEvent(.left(.named("Me")))))
        try home.add(.fixture(in: bob, content: .contactEvent(.connected)))
        #expect(try Set(home.list(.archived)) == [ann, bob])
    }

    @Test func readingClearsCountAndMark() throws {
        try home.add(.fixture(in: ann, mentionsMe: true))
        try home.set(ann) { $0.isMarkedUnread = true }
        try home.store.write { try $0.markRead(ann) }
        #expect(try home.chat(ann).stats == ChatStats() && home.chat(ann).settings.isMarkedUnread == false)
        #expect(try home.store.read { try $0.counts(of: home.me)[.unread] } == FilterCount())
    }

    /// An older database lists pinned chats among the favorites only if they have a star.
    @Test func aDatabaseOfBeforeListsPinnedChatsAmongTheFavouritesFromTheFirstWriteOn() throws {
        try home.add(.fixture(in: ann))
        try home.set(ann) { $0.pinnedOrder = 1 }
        try home.set(bob) {
            $0.pinnedOrder = 2
            $0.isFavourite = true
        }
        let store = home.store
        let list = ListID(home.me, .favourites)
        let key = try #require(try store.read { try $0.place(of: ann, in: list) })
        try store.environment.write { transaction in
            try store.tables.lists.remove(key, in: transaction)
            try store.tables.counts.put([1, 0, 0], for: list, in: transaction)
            try store.tables.facts.remove("list-rules", in: transaction)
        }
        #expect(try home.list(.favourites) == [bob])
        #expect(try store.write { try $0.set("a setting", of: nil, to: "x") }.changes.needsReload)
        #expect(try home.list(.favourites) == [ann, bob])
        #expect(try store.read { try $0.counts(of: home.me)[.favourites] } == FilterCount(chats: 2, unread: 1))
        #expect(try store.write { try $0.set("a setting", of: nil, to: "y") }.changes.isEmpty)
    }

    @Test func aTagThatIsRemovedIsTakenOffItsChats() throws {
        let tag = try home.store.write { try $0.add(ChatTag(id: .unassigned, profile: home.me, name: "Work")) }.result
        try home.set(ann) { $0.tags = [tag] }
        #expect(try home.list(.tag(tag)) == [ann])
        try home.store.write { try $0.remove(tag, of: home.me) }
        #expect(try home.list(.tag(tag)) == [])
        #expect(try home.chat(ann).settings.tags == [])
        #expect(try home.store.read { try $0.counts(of: home.me).byFilter[.tag(tag)] } == nil)
    }

    @Test func aContactsNewAliasShowsInItsRow() throws {
        let contact = try #require(try home.chat(ann).kind.contact)
        try home.store.write { writer in
            try writer.update(contact) { contact in
                contact.names.alias = "Mum"
                contact.isVerified = true
            }
        }
        let chat = try home.chat(ann)
        #expect(chat.names.shown() == "Mum")
        #expect(chat.isVerified)
        #expect(try home.store.read { try $0.chat(with: contact)?.id } == ann)
    }

    @Test func leavingAGroupShowsInItsRow() throws {
        let chat = try home.store.write { writer in
            let group = try writer.add(Group(id: .unassigned, profile: home.me, names: Names("Club")))
            let chat = try writer.add(
                Chat(id: .unassigned, profile: home.me, kind: .group(group), names: Names("Club")))
            try writer.update(group) { $0.membership = .left }
            return chat
        }.result
        #expect(try home.chat(chat).condition == .left)
    }

    @Test func aMuteEndsWhenItsTimeHasCome() throws {
        try home.set(ann) { $0.mutedUntil = Timestamp(milliseconds: 1000) }
        try home.set(bob) { $0.mutedUntil = Timestamp(milliseconds: 3000) }
        try home.add(.fixture(in: ann))
        #expect(try home.store.read { try $0.counts(of: home.me).unreadTotal } == 0)
        #expect(try home.store.read { try $0.nextMuteEnd(of: home.me) } == Timestamp(milliseconds: 1000))
        #expect(
            try home.store.write { try $0.expireMutes(of: home.me, now: Timestamp(milliseconds: 2000)) }.result == 1)
        #expect(try home.store.read { try $0.counts(of: home.me).unreadTotal } == 1)
        #expect(try home.store.read { try $0.nextMuteEnd(of: home.me) } == Timestamp(milliseconds: 3000))
    }

    @Test func profilesAreKeptApart() throws {
        let other = try home.store.write { writer in
            let other = try writer.add(
                Profile(id: .unassigned, names: Names("Other"), lastActiveAt: Timestamp(milliseconds: 5)))
            _ = try writer.add(Chat(id: .unassigned, profile: other, kind: .notes, names: Names("Notes")))
            return other
        }.result
        try home.add(.fixture(in: ann))
        #expect(try home.list().count == 2)
        #expect(try home.store.read { try $0.chatWindow(of: other).elements.count } == 1)
        let profiles = try home.store.read { try $0.profiles() }
        #expect(profiles.map(\.id) == [other, home.me])
        #expect(profiles.map(\.unreadTotal) == [0, 1])
    }

    @Test func aRemovedProfileLeavesNothingBehind() throws {
        try home.add(.fixture(in: ann, remoteID: "x"))
        try home.store.write { writer in
            try writer.post([1], id: RemoteID("p"), to: home.me)
            try writer.rememberFilter(.unread, of: home.me)
            try writer.remove(home.me)
        }
        try home.store.read { (reader) throws in
            #expect(try reader.profiles().isEmpty)
            #expect(try reader.chats(of: home.me).isEmpty)
            #expect(try reader.counts(of: home.me) == ChatCounts())
            #expect(try reader.contacts(of: home.me).isEmpty)
            #expect(try reader.mailbox(of: home.me).isEmpty)
            #expect(try reader.rememberedFilter(of: home.me) == nil)
        }
    }

    @Test func theFilterIsRememberedWhileItExists() throws {
        let tag = try home.store.write { try $0.add(ChatTag(id: .unassigned, profile: home.me, name: "Work")) }.result
        for filter in [nil, .archived, .tag(tag)] + ChatFilter.presets as [ChatFilter?] {
            try home.store.write { try $0.rememberFilter(filter, of: home.me) }
            #expect(try home.store.read { try $0.rememberedFilter(of: home.me) } == filter)
        }
        try home.store.write { writer in
            try writer.rememberFilter(.tag(tag), of: home.me)
            try writer.remove(tag, of: home.me)
        }
        #expect(try home.store.read { try $0.rememberedFilter(of: home.me) } == nil)
    }

    @Test func aWindowSaysHowManyAreBeyondItUpToWhatIsWorthCounting() throws {
        for number in 0..<20 { try home.add(.fixture(in: try home.chat("Chat \(number)"), at: Int64(100 + number))) }
        let middle = try home.store.read { try $0.chatWindow(of: home.me, after: 21) }.elements[10].id
        func window(_ limit: Int) throws -> ChatWindow {
            try home.store.read {
                try $0.chatWindow(of: home.me, around: .chat(middle), before: 2, after: 2, countingUpTo: limit)
            }
        }
        #expect(try window(.max).before == 8)
        #expect(try window(.max).after == 9)
        #expect(try window(3).before == 3)
        #expect(try window(3).after == 3)
        #expect(try window(3).elements == window(.max).elements)
    }
}
