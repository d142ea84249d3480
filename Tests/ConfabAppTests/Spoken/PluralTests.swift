import Messenger
import Testing

@testable import ConfabApp

@Suite struct PluralTests {
    private static let strings = English()

    /// Sentences with a noun in the singular for 1, and in the plural for every other number.
    private static let counted: [@Sendable (Int) -> String] = [
        { strings.count($0, "chat", "chats") },
        { strings.bytes($0) },
        { strings.kind(.lost(count: $0)) },
        { strings.done(.pin, isForward: true, count: $0) },
        { strings.gone(.delete, nil, count: $0, keepsContact: true) },
        { strings.gone(.reject, nil, count: $0, keepsContact: false) },
        { strings.tagged(count: $0) },
        { strings.groupsLeft($0) },
        { strings.pasted($0) },
        { strings.unreadMessages($0) },
        { strings.spokenNewBelow($0) },
        { strings.members($0) },
        { Problem.linkText(.tooLong(characters: $0)).text },
        { strings.chooseCodeHelp($0) },
        { Problem.code(.tookTooLong(seconds: $0)).text },
        { strings.invited($0, to: "Crew") },
        { strings.unreadableMatches($0) },
        { Problem.moreMistakes($0).text },
        { strings.spokenReports($0) },
        { strings.chats($0) },
    ]

    /// The same, with another sentence or none for 0.
    private static let countedFromOne: [@Sendable (Int) -> String] = [
        { strings.leftOut($0) },
        { strings.leftAsTheyAre($0) },
        { strings.emptyList(nil, tag: nil, archived: $0, Shared.fixture.env).1 },
        { strings.spokenPassword($0) },
        { strings.deleteTagHelp(chats: $0) },
        { deletion(ProfileBelongings(chats: $0, messages: 5, contacts: 5)) },
        { deletion(ProfileBelongings(chats: 5, messages: $0, contacts: 5)) },
        { deletion(ProfileBelongings(chats: 5, messages: 5, contacts: $0)) },
        { deletion(ProfileBelongings(chats: 5, messages: 5, contacts: 5, groups: $0)) },
    ]

    /// Texts with a number and no noun that depends on it.
    private static let uncounted: [@Sendable (Int) -> String] = [
        { strings.chosen($0) },
        { strings.makeGroup($0) },
        { strings.morePeople($0) },
        { strings.moreFound($0) },
        { strings.spokenUnread($0) },
        { strings.title(unread: $0) },
        { strings.hitNumber($0, of: $0, hasMore: true) },
        { strings.indexing(SearchProgress(done: $0, total: 1)) },
        { strings.indexing(SearchProgress(done: 1, total: $0)) },
        { strings.banner(.indexing(percent: $0), helpKey: "") },
        { strings.duration($0) },
    ]

    private static let many = 1_000_000_000_000_000_000

    @Test(arguments: counted.indices) func theSingularIsForOneOnly(index: Int) {
        let shape = Self.shape(Self.counted[index], 2)
        #expect(Self.shape(Self.counted[index], 0) == shape)
        #expect(Self.shape(Self.counted[index], Self.many) == shape)
        #expect(Self.shape(Self.counted[index], 1) != shape)
    }

    @Test(arguments: countedFromOne.indices) func theSingularIsForOneWhereZeroIsSpecial(index: Int) {
        let shape = Self.shape(Self.countedFromOne[index], 2)
        #expect(Self.shape(Self.countedFromOne[index], 0) != shape)
        #expect(Self.shape(Self.countedFromOne[index], Self.many) == shape)
        #expect(Self.shape(Self.countedFromOne[index], 1) != shape)
    }

    @Test(arguments: uncounted.indices, [0, 1, 2, many, .max]) func noNumberIsTooLarge(index: Int, number: Int) {
        #expect(!Self.uncounted[index](number).isEmpty)
    }

    /// The text for `number`, with `#` instead of the number.
    private static func shape(_ text: @Sendable (Int) -> String, _ number: Int) -> String {
        text(number).replacing(strings.grouped(number), with: "#").replacing("\(number)", with: "#")
    }

    private static func deletion(_ belongings: ProfileBelongings) -> String {
        strings.deleteProfileHelp(belongings)
    }
}
