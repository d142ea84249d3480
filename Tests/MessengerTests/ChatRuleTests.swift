import Messenger
import Testing

extension ChatSummary {
    static func fixture(
        _ kind: ChatKind = .direct(ContactID(1)), names: Names = Names("Ann"), condition: ChatCondition = .ready,
        isDeleted: Bool = false, settings: ChatSettings = ChatSettings(), stats: ChatStats = ChatStats(),
        preview: MessagePreview? = nil, draft: DraftPreview? = nil
    ) -> ChatSummary {
        ChatSummary(
            id: ChatID(1), kind: kind, names: names, condition: condition, isDeleted: isDeleted, settings: settings,
            stats: stats, preview: preview, draft: draft)
    }
}

@Suite struct UnreadTests {
    /// The eight cases of count, mention and mark for each mode: what the filter says.
    @Test(arguments: [
        (NotificationMode.all, [false, true, true, true, true, true, true, true]),
        (.mentions, [false, false, true, true, true, true, true, true]),
        (.none, [false, false, false, false, true, true, true, true]),
    ])
    func aChatCountsAsUnreadByItsNotificationMode(_ mode: NotificationMode, _ expected: [Bool]) {
        let stats = [
            ChatStats(), ChatStats(unread: 2), ChatStats(unread: 1, mentions: 1), ChatStats(unread: 3, mentions: 2),
        ]
        var actual: [Bool] = []
        for isMarked in [false, true] {
            for stats in stats {
                let settings = ChatSettings(notifications: mode, isMarkedUnread: isMarked)
                actual.append(ChatSummary.fixture(settings: settings, stats: stats).hasUnread)
            }
        }
        #expect(actual == expected)
    }

    @Test func notesCountAsUnreadOnlyWhenMarked() {
        #expect(!ChatSummary.fixture(.notes, stats: ChatStats(unread: 3)).hasUnread)
        #expect(ChatSummary.fixture(.notes, settings: ChatSettings(isMarkedUnread: true)).hasUnread)
        #expect(ChatSummary.fixture(.notes, stats: ChatStats(unread: 3)).unreadInTotal == 0)
    }

    @Test func aMuteForAWhileIsAMute() {
        let settings = ChatSettings(mutedUntil: Timestamp(seconds: 1))
        #expect(!ChatSummary.fixture(settings: settings, stats: ChatStats(unread: 1)).hasUnread)
        #expect(ChatSummary.fixture(settings: settings, stats: ChatStats(unread: 1)).unreadInTotal == 0)
    }

    @Test func theTotalCountsByMode() {
        let stats = ChatStats(unread: 5, mentions: 2)
        #expect(ChatSummary.fixture(stats: stats).unreadInTotal == 5)
        #expect(ChatSummary.fixture(settings: .init(notifications: .mentions), stats: stats).unreadInTotal == 2)
        #expect(ChatSummary.fixture(settings: .init(notifications: .none), stats: stats).unreadInTotal == 0)
        #expect(ChatSummary.fixture(settings: .init(isArchived: true), stats: stats).unreadInTotal == 0)
    }
}

@Suite struct ChatCountTests {
    @Test func aChatCountsUnderEveryFilterThatItShowsUnder() {
        let tag = TagID(7)
        let chat = ChatSummary.fixture(
            settings: ChatSettings(isFavourite: true, tags: [tag]), stats: ChatStats(unread: 2))
        var counts = ChatCounts()
        counts.add(chat, times: 2)
        #expect(counts.unreadTotal == 4)
        for filter in [nil] + ChatFilter.presets + [.archived, .tag(tag), .tag(TagID(8))] {
            let times = chat.shows(under: filter) ? 2 : 0
            #expect(counts[filter] == FilterCount(chats: times, unread: times), "\(String(describing: filter))")
        }
        #expect(Set(chat.filters) == [nil, .unread, .favourites, .contacts, .tag(tag)])
        counts.add(chat, times: -2)
        #expect(counts[nil] == FilterCount() && counts[.unread] == FilterCount() && counts.unreadTotal == 0)
    }

    @Test func anArchivedChatCountsInTheArchiveOnly() {
        let chat = ChatSummary.fixture(
            settings: ChatSettings(isArchived: true, tags: [TagID(7)]), stats: ChatStats(unread: 2))
        #expect(chat.filters == [.archived])
        var counts = ChatCounts()
        counts.add(chat, times: 1)
        #expect(counts[.archived] == FilterCount(chats: 1, unread: 1) && counts.unreadTotal == 0)
    }
}

@Suite struct BadgeTests {
    @Test func countsAreShortened() {
        #expect(
            [0, 1, 999, 1000, 12_345, 999_999, 1_000_000].map(badgeText) == [
                "0", "1", "999", "1k", "12k", "999k", "1M",
            ])
    }

    @Test func unreadComesBeforeMutedBeforeFavourite() {
        let settings = ChatSettings(notifications: .none, isFavourite: true)
        #expect(ChatSummary.fixture(settings: settings, stats: ChatStats(unread: 1)).badge == .count("1"))
        #expect(ChatSummary.fixture(settings: settings).badge == .muted(onlyMentions: false))
        #expect(ChatSummary.fixture(settings: .init(notifications: .mentions)).badge == .muted(onlyMentions: true))
        #expect(ChatSummary.fixture(settings: .init(isFavourite: true)).badge == .star)
        #expect(ChatSummary.fixture(settings: .init(isMarkedUnread: true)).badge == .marked)
        #expect(ChatSummary.fixture().badge == nil)
    }

    @Test func aMentionStandsAloneWhenItIsAllThatIsUnread() {
        #expect(ChatSummary.fixture(stats: ChatStats(unread: 1, mentions: 1)).badge == .mention(count: nil))
        #expect(ChatSummary.fixture(stats: ChatStats(unread: 5, mentions: 1)).badge == .mention(count: "5"))
    }

    @Test func mutedChatsHaveAQuietBadge() {
        #expect(ChatSummary.fixture().badgeIsProminent)
        #expect(ChatSummary.fixture(.notes, settings: .init(notifications: .none)).badgeIsProminent)
        #expect(!ChatSummary.fixture(settings: .init(notifications: .mentions)).badgeIsProminent)
    }
}

@Suite struct FilterTests {
    static let kinds: [(ChatKind, ChatFilter?)] = [
        (.direct(ContactID(1)), .contacts), (.group(GroupID(1)), .groups),
        (.business(GroupID(1), .business), .business),
        (.business(GroupID(1), .customer), .contacts), (.notes, .notes), (.contactRequest(ContactRequest()), .contacts),
        (.pendingConnection(PendingConnection(side: .invited)), .contacts), (.groupInvitation(GroupID(1)), .groups),
        (.broken(reason: ""), nil),
    ]

    @Test(arguments: kinds) func everyKindOfChatBelongsToItsPreset(_ kind: ChatKind, _ preset: ChatFilter?) {
        let chat = ChatSummary.fixture(kind)
        #expect(chat.shows(under: nil))
        for filter in ChatFilter.presets { #expect(chat.shows(under: filter) == (filter == preset)) }
    }

    @Test(arguments: [
        ChatSummary.fixture(condition: .needsConnecting), .fixture(isDeleted: true),
        .fixture(settings: .init(isArchived: true)),
    ])
    func whatIsNotListedShowsUnderNoTab(_ hidden: ChatSummary) {
        var chat = hidden
        chat.settings.isFavourite = true
        chat.settings.tags = [TagID(1)]
        chat.stats = ChatStats(unread: 1, mentions: 1, reports: 1)
        #expect(!chat.shows(under: nil))
        for filter in ChatFilter.presets + [.tag(TagID(1))] { #expect(!chat.shows(under: filter)) }
        #expect(chat.shows(under: .archived) == chat.settings.isArchived)
    }

    @Test func starReportsAndTagsShowUnderTheirs() {
        #expect(ChatSummary.fixture(settings: .init(isFavourite: true)).shows(under: .favourites))
        #expect(ChatSummary.fixture(stats: ChatStats(reports: 1)).shows(under: .reports))
        #expect(ChatSummary.fixture(settings: .init(tags: [TagID(2)])).shows(under: .tag(TagID(2))))
        #expect(!ChatSummary.fixture(settings: .init(tags: [TagID(2)])).shows(under: .tag(TagID(1))))
    }
}

@Suite struct TagRuleTests {
    private let work = ChatTag(id: TagID(1), profile: ProfileID(1), name: "Work", emoji: "💼")

    @Test func aTagNeedsANameOfItsOwn() throws {
        func tag(_ name: String, _ emoji: String? = nil, id: UInt64 = 2) -> ChatTag {
            ChatTag(id: TagID(id), profile: ProfileID(1), name: name, emoji: emoji)
        }
        #expect(try tag(" Home ").checked(beside: [work]).name == "Home")
        #expect(throws: TagProblem.nameTaken) { try tag("Work").checked(beside: [work]) }
        #expect(throws: TagProblem.emojiTaken) { try tag("Office", "💼").checked(beside: [work]) }
        #expect(throws: TagProblem.name(.empty)) { try tag(" ").checked(beside: []) }
        #expect(try tag("Work", id: 1).checked(beside: [work]).name == "Work")
    }
}
