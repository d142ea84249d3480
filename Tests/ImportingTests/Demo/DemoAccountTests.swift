import Foundation
import Importing
import MessageStore
import Messenger
import Testing

@Suite struct DemoAccountTests {
    private let demo = DemoAccount(now: .testNow)

    @Test func itIsTheSameEveryTimeAndOnlyItsTimesMove() throws {
        let again = DemoAccount(now: .testNow)
        #expect(
            again.profiles.map(\.chats).flatMap { $0 }.map(\.messages)
                == demo.profiles.map(\.chats).flatMap { $0 }.map(\.messages))
        let later = DemoAccount(now: .testNow.advanced(byMilliseconds: 3_600_000))
        let moved = try #require(later.profiles.first?.chats.first?.messages.first)
        let original = try #require(demo.profiles.first?.chats.first?.messages.first)
        #expect(moved.content == original.content)
        #expect(moved.sentAt.milliseconds(since: original.sentAt) == 3_600_000)
    }

    @Test func everyKindOfChatAndEveryConditionIsThere() {
        let shown = Coverage(demo.profiles)
        #expect(
            shown.kinds == [
                "direct", "group", "business", "notes", "contactRequest", "pendingConnection", "groupInvitation",
                "broken",
            ])
        #expect(
            shown.conditions == [
                .ready, .needsConnecting, .needsAccepting, .connecting, .invited, .joining, .pendingReview, .rejected,
                .left,
                .removed, .ended, .blocked, .readOnly,
            ])
        #expect(shown.details.isSuperset(of: ["business business", "business customer"]))
        #expect(shown.details.isSuperset(of: ["pending invited", "pending requested", "pending accepted"]))
    }

    @Test func everyKindOfContentAndStyleIsThere() {
        let shown = Coverage(demo.profiles)
        #expect(
            shown.contents == [
                "text", "image", "video", "voice", "file", "location", "call", "groupEvent", "contactEvent", "deleted",
                "undecryptable", "invitation", "report", "chatLink", "poll", "sticker", "contactCard", "mergedRecord",
                "tip", "unknown", "damaged",
            ])
        #expect(
            shown.styles == [
                "bold", "italic", "underline", "strikethrough", "code", "codeBlock", "quote", "heading", "listItem",
                "link",
                "mention", "emoji", "maths", "secret", "coloured",
            ])
    }

    @Test func aPollKnowsThePeopleWhoVoted() throws {
        let messages = demo.profiles.flatMap(\.chats).flatMap(\.messages)
        let voted = try #require(messages.first { !$0.votes.isEmpty })
        guard case .poll(let poll) = voted.content else {
            Issue.record("\(voted.content)")
            return
        }
        // The user's own vote is known by its answer.
        #expect(poll.answers.map(\.votes) == [2, 1, 0] && poll.answers.map(\.isMine) == [true, false, false])
        #expect(voted.voters.map(\.count) == [1, 1, 0])
    }

    @Test func everyStateAndEventIsThere() {
        let shown = Coverage(demo.profiles)
        #expect(shown.deliveries == ["sending", "sent", "delivered", "read", "failed"])
        let expected: [String: [String]] = [
            "failed": ["interrupted", "offline", "refused", "tooLarge", "rateLimited", "encryption", "other"],
            "protection": ["none", "verified", "unverified"],
            "mention": ["me", "member", "contact", "everyone", "remote"],
            "call": ["ringing", "ongoing", "ended", "missed", "declined", "failed"],
            "group": [
                "created", "invited", "joined", "left", "removed", "roleChanged", "memberRenamed", "renamed",
                "topicChanged",
                "encryptionEnabled", "dissolved", "upgraded", "other",
            ],
            "contact": ["connected", "renamed", "verified", "keyChanged", "left", "other"],
            "deleted": ["me", "sender", "moderator", "blocked"],
            "locked": ["missingKey", "withheld", "beforeJoining", "untrustedDevice", "invalid"],
            "invitation": ["pending", "accepted", "declined", "expired"],
            "report": ["spam", "illegal", "communityRules", "profile", "other"],
            "poll": ["open", "closed"], "file": ["remote", "stored", "missing"], "voice": ["played", "new"],
        ]
        for (what, kinds) in expected {
            #expect(Set(kinds.map { "\(what) \($0)" }).subtracting(shown.details) == [], "\(what)")
        }
        #expect(shown.details.isSuperset(of: ["edited", "reactions", "own reaction", "quote", "forwarded", "expires"]))
    }

    @Test func writtenIntoAStoreItFillsEveryTab() throws {
        let temporary = try TemporaryStore()
        let profiles = try demo.write(into: temporary.store)
        #expect(profiles.count == 2)
        let nora = try #require(profiles.first)
        let counts = try temporary.store.read { try $0.counts(of: nora) }
        #expect((36...52).contains(counts.all.chats))
        #expect(counts.all.unread > 5 && counts.unreadTotal > 10)
        for filter in ChatFilter.presets + [.archived] { #expect(counts[filter].chats > 0, "\(filter)") }
        for tag in try temporary.store.read({ try $0.tags(of: nora) }) {
            #expect(counts[.tag(tag.id)].chats > 0, "\(tag.name)")
        }
        let chats = try temporary.chats(of: nora)
        #expect(chats.contains { $0.stats.unread > 999 })
        #expect(chats.contains { $0.stats.mentions > 0 })
        #expect(chats.contains { $0.draft != nil })
        #expect(chats.contains { $0.settings.isMarkedUnread })
        #expect(chats.contains { $0.settings.mutedUntil != nil })
        #expect(Set(chats.map(\.settings.notifications)) == [.all, .mentions, .none])
        #expect(chats.filter { $0.settings.pinnedOrder != nil }.count == 4)
        let switcher = try temporary.store.read { try $0.profiles() }
        #expect(switcher.map(\.profile.names.displayName) == ["Nora", "Chamber orchestra office"])
        #expect(switcher.allSatisfy { $0.unreadTotal > 0 })
    }

    @Test func thePicturesOfPeopleGroupsAndVideosAreStored() throws {
        let temporary = try TemporaryStore()
        try demo.write(into: temporary.store)
        let covers = demo.profiles.flatMap(\.chats).flatMap(\.messages).compactMap(\.content.attachment?.cover)
        let people = demo.profiles.flatMap(\.contacts).compactMap(\.picture)
        let groups = demo.profiles.flatMap(\.groups).compactMap(\.picture)
        #expect(covers.count == 1 && people.count == 3 && groups.count == 1)
        for picture in covers + people + groups {
            let path = temporary.store.files.path(of: try #require(picture.storedFile))
            let file = try #require(FileManager.default.contents(atPath: path))
            let header = try #require(ImageHeader(Array(file)))
            #expect(header.pixelWidth == picture.pixelWidth && header.pixelHeight == picture.pixelHeight)
        }
    }

    @Test func nothingInItIsFromTheFuture() {
        for chat in demo.profiles.flatMap(\.chats) {
            #expect(chat.chat.lastActivity <= .testNow && chat.chat.createdAt <= chat.chat.lastActivity)
            #expect(
                zip(chat.messages, chat.messages.dropFirst()).allSatisfy { $0.sentAt <= $1.sentAt },
                "\(chat.chat.names)")
            if let last = chat.messages.last { #expect(chat.chat.lastActivity == last.sentAt) }
        }
    }

    @Test func whatStandsInItIsHarmless() {
        for message in demo.profiles.flatMap(\.chats).flatMap(\.messages) {
            #expect(message.content.text.plain.harmlessText == message.content.text.plain)
        }
    }
}
