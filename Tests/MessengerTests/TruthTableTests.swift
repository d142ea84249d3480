import Messenger
import Testing

/// The tables of the chat list, every cell of them.
@Suite struct TruthTableTests {
    private static let cases: [(stats: ChatStats, isMarked: Bool)] = [false, true].flatMap { isMarked in
        [
            ChatStats(), ChatStats(unread: 1), ChatStats(unread: 1, mentions: 1), ChatStats(unread: 5, mentions: 2),
        ].map { ($0, isMarked) }
    }

    /// Three modes by nothing, a count, one mention alone, counts and mentions; each without and with the user's mark.
    @Test func unreadFilterTotalAndBadgeOfEveryModeCountMentionAndMark() {
        typealias Row = (unread: Bool, total: Int, badge: Badge?)
        let expected: [NotificationMode: [Row]] = [
            .all: [
                (false, 0, nil), (true, 1, .count("1")), (true, 1, .mention(count: nil)),
                (true, 5, .mention(count: "5")),
                (true, 0, .marked), (true, 1, .count("1")), (true, 1, .mention(count: nil)),
                (true, 5, .mention(count: "5")),
            ],
            .mentions: [
                (false, 0, .muted(onlyMentions: true)), (false, 0, .count("1")), (true, 1, .mention(count: nil)),
                (true, 2, .mention(count: "5")),
                (true, 0, .marked), (true, 0, .count("1")), (true, 1, .mention(count: nil)),
                (true, 2, .mention(count: "5")),
            ],
            .none: [
                (false, 0, .muted(onlyMentions: false)), (false, 0, .count("1")), (false, 0, .mention(count: nil)),
                (false, 0, .mention(count: "5")),
                (true, 0, .marked), (true, 0, .count("1")), (true, 0, .mention(count: nil)),
                (true, 0, .mention(count: "5")),
            ],
        ]
        for mode in NotificationMode.allCases {
            for (index, (stats, isMarked)) in Self.cases.enumerated() {
                let settings = ChatSettings(notifications: mode, isMarkedUnread: isMarked)
                let chat = ChatSummary.fixture(settings: settings, stats: stats)
                guard let row = expected[mode]?[index] else { continue }
                #expect(chat.hasUnread == row.unread, "\(mode), \(stats), \(isMarked)")
                #expect(chat.shows(under: .unread) == row.unread)
                #expect(chat.unreadInTotal == row.total, "\(mode), \(stats), \(isMarked)")
                #expect(chat.badge == row.badge, "\(mode), \(stats), \(isMarked)")
            }
        }
    }

    @Test func aMuteForAWhileIsTheSameAsAMuteInEveryCase() {
        for mode in NotificationMode.allCases {
            for (stats, isMarked) in Self.cases {
                var settings = ChatSettings(
                    notifications: mode, mutedUntil: Timestamp(seconds: 1), isMarkedUnread: isMarked)
                let timed = ChatSummary.fixture(settings: settings, stats: stats)
                settings.notifications = .none
                settings.mutedUntil = nil
                let muted = ChatSummary.fixture(settings: settings, stats: stats)
                #expect(timed.hasUnread == muted.hasUnread && timed.unreadInTotal == muted.unreadInTotal)
                #expect(timed.badge == muted.badge && timed.badgeIsProminent == muted.badgeIsProminent)
            }
        }
    }

    @Test func notesCountAsUnreadByTheMarkOnlyInEveryCase() {
        for mode in NotificationMode.allCases {
            for (stats, isMarked) in Self.cases {
                let settings = ChatSettings(notifications: mode, isMarkedUnread: isMarked)
                let notes = ChatSummary.fixture(.notes, settings: settings, stats: stats)
                #expect(notes.hasUnread == isMarked)
                #expect(notes.unreadInTotal == 0)
                #expect(notes.badgeIsProminent)
            }
        }
    }

    @Test func theBadgeIsProminentInTheModeAllOnlyAndAMentionWheneverItNotifies() {
        for mode in NotificationMode.allCases {
            let chat = ChatSummary.fixture(
                settings: .init(notifications: mode), stats: ChatStats(unread: 1, mentions: 1))
            #expect(chat.badgeIsProminent == (mode == .all))
            #expect(chat.mentionIsProminent == (mode != .none))
        }
    }

    @Test func onlyOneBadgeIsShownUnreadBeforeMuteBeforeStar() {
        for mode in NotificationMode.allCases {
            for isFavourite in [false, true] {
                let settings = ChatSettings(notifications: mode, isFavourite: isFavourite)
                let unread = ChatSummary.fixture(settings: settings, stats: ChatStats(unread: 1))
                #expect(unread.badge == .count("1"))
                let read = ChatSummary.fixture(settings: settings).badge
                switch mode {
                case .all: #expect(read == (isFavourite ? .star : nil))
                case .mentions: #expect(read == .muted(onlyMentions: true))
                case .none: #expect(read == .muted(onlyMentions: false))
                }
            }
        }
    }

    /// Every kind under every preset; where a setting or a count decides, both ways.
    @Test(arguments: FilterTests.kinds)
    func everyKindShowsUnderItsPresetsAndNoOther(_ kind: ChatKind, _ preset: ChatFilter?) {
        let variants: [(ChatSummary, also: Set<ChatFilter>)] = [
            (.fixture(kind), []), (.fixture(kind, settings: .init(isFavourite: true)), [.favourites]),
            (.fixture(kind, settings: .init(pinnedOrder: 0)), [.favourites]),
            (.fixture(kind, settings: .init(isMarkedUnread: true)), [.unread]),
            (.fixture(kind, stats: ChatStats(unread: 1)), kind == .notes ? [] : [.unread]),
            (.fixture(kind, stats: ChatStats(reports: 1)), [.reports]),
        ]
        for (chat, also) in variants {
            for filter in ChatFilter.presets {
                #expect(chat.shows(under: filter) == (filter == preset || also.contains(filter)), "\(filter)")
            }
            #expect(chat.shows(under: nil) && !chat.shows(under: .archived))
        }
    }

    /// A deleted conversation, a card and what was put away are under no preset, so that none leads to an empty list.
    @Test(arguments: FilterTests.kinds)
    func whatIsHiddenCountsNowhereWhateverItsKind(_ kind: ChatKind, _ preset: ChatFilter?) {
        var full = ChatSettings(isFavourite: true, pinnedOrder: 1, isMarkedUnread: true, tags: [TagID(1)])
        let stats = ChatStats(unread: 2, mentions: 1, reports: 1)
        var hidden: [ChatSummary] = [
            .fixture(kind, isDeleted: true, settings: full, stats: stats),
            .fixture(kind, condition: .needsConnecting, settings: full, stats: stats),
        ]
        full.isArchived = true
        hidden.append(.fixture(kind, settings: full, stats: stats))
        hidden.append(.fixture(kind, isDeleted: true, settings: full, stats: stats))
        for (index, chat) in hidden.enumerated() {
            for filter in ChatFilter.presets + [.tag(TagID(1))] { #expect(!chat.shows(under: filter)) }
            #expect(!chat.shows(under: nil) && chat.unreadInTotal == 0)
            #expect(chat.shows(under: .archived) == (index == 2))
        }
    }

    @Test(arguments: [
        (MessageSender.contact(ContactID(1)), MessageContent.text("hi"), true), (.me, .text("hi"), true),
        (.system, .text("hi"), false), (.me, .groupEvent(.created), false),
        (.contact(ContactID(1)), .contactEvent(.connected), false),
        (.member(MemberID(1)), .call(Call(isVideo: false, outcome: .missed, seconds: 0)), true),
        (.contact(ContactID(1)), .deleted(Deletion(by: .sender, at: .zero)), false),
    ])
    func whatIsSaidBringsAConversationBackAndWhatOnlyHappensDoesNot(
        _ sender: MessageSender, _ content: MessageContent, _ expected: Bool
    ) {
        let message = Message(id: .unassigned, chat: ChatID(1), sentAt: .zero, sender: sender, content: content)
        #expect(message.bringsBack == expected)
    }
}

@Suite struct EmojiTests {
    private func emoji(_ text: String) throws -> String? {
        let tag = ChatTag(id: TagID(1), profile: ProfileID(1), name: "x", emoji: text)
        return try tag.checked(beside: []).emoji
    }

    @Test(arguments: [
        "💼", "❤️", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "©️", "🧑🏽‍❤️‍💋‍🧑🏿", "🪿",
    ])
    func anEmojiIsTakenAsItIs(_ text: String) throws { #expect(try emoji(" \(text) ") == text) }

    @Test(arguments: ["☎", "❤", "✈"]) func whatMayAlsoBeACharacterIsKeptAsAPicture(_ text: String) throws {
        #expect(try emoji(text) == text + "\u{FE0F}")
    }

    @Test(arguments: ["", " "]) func nothingIsNoEmoji(_ text: String) throws { #expect(try emoji(text) == nil) }

    @Test(arguments: [
        "a", "1", "#", "©", "💼💼", "💼x", "é", "日", "🇩", "❤\u{FE0E}", "💼\u{301}", "\u{200D}", "\u{FE0F}",
        "👩" + String(repeating: "\u{200D}👩", count: 20),
    ])
    func everythingElseIsRefused(_ text: String) {
        #expect(throws: TagProblem.notAnEmoji) { try emoji(text) }
    }

    @Test func twoWaysToWriteAnEmojiAreTheSame() {
        let love = ChatTag(id: TagID(1), profile: ProfileID(1), name: "Love", emoji: "❤️")
        let other = ChatTag(id: TagID(2), profile: ProfileID(1), name: "Hearts", emoji: "❤")
        #expect(throws: TagProblem.emojiTaken) { try other.checked(beside: [love]) }
    }
}
