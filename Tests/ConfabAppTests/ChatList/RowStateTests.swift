import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// A row in every possible state.
@Suite struct RowStateTests {
    private func rows(_ chats: [ChatSummary], rowLines: Int = 2, previews: Bool = true) -> Parts {
        var state = AppState(size: .usual, clock: .fixture)
        state.options.rowLines = rowLines
        state.options.previews = previews
        let env = ViewEnvironment(state)
        return Parts(spoken: chats.map { $0.sentence(isSelected: false, isOpen: false, env) }) { width in
            Column<ChatList.Action> {
                for chat in chats {
                    ChatRow(
                        chat: chat, isSelected: false, isOpen: false, hasFocus: true, width: width, env: env)
                }
            }
            .node.map(AppAction.chatList)
        }
    }

    private func said(_ name: String, _ content: MessageContent, in kind: ChatKind? = nil) -> ChatSummary {
        .fixture(
            UInt64(name.utf8.count), name, kind: kind,
            preview: .fixture("", from: .contact(ContactID(7)), name: "Grace", content: content))
    }

    /// A receipt would be for a message that no longer exists.
    @Test func aMessageThatTheUserDeletedSaysSoWithoutAReceipt() {
        let deleted = MessageContent.deleted(Deletion(by: .sender, at: .zero))
        let preview = MessagePreview.fixture("", from: .me, delivery: .read, content: deleted)
        let chat = ChatSummary.fixture(1, "Grace", preview: preview)
        #expect(chat.previewLine(English(), showsText: true).text == "You deleted this message")
        let env = ViewEnvironment(AppState(size: .usual, clock: .fixture))
        let row = ChatRow(chat: chat, isSelected: false, isOpen: false, hasFocus: true, width: 60, env: env)
        var renderer = Renderer<ChatList.Action>(sheet: StyleSheet())
        let text = renderer.render(row, size: Size(60, 2)).frame.text
        #expect(text.contains("You deleted this message") && !text.contains("✓"))
    }

    /// The row said “You: You deleted this message”, and named the author before the moderator.
    @Test(arguments: [
        (MessageSender.me, Deletion.Actor.sender, "", "You deleted this message"),
        (.contact(ContactID(7)), .me, "", "You deleted this message"),
        (.contact(ContactID(7)), .moderator(.named("Mo")), "", "Deleted by Mo"),
        (.contact(ContactID(7)), .sender, "Grace", "This message was deleted"),
    ])
    func aDeletedMessageInAGroupSaysOnceWhoseDoingItIs(
        sender: MessageSender, actor: Deletion.Actor, name: String, words: String
    ) {
        let content = MessageContent.deleted(Deletion(by: actor, at: .zero))
        let preview = MessagePreview.fixture("", from: sender, name: "Grace", content: content)
        let chat = ChatSummary.fixture(1, "Choir", kind: .group(GroupID(1)), preview: preview)
        let line = chat.previewLine(English(), showsText: true)
        #expect(line.sender == name && line.text == words)
    }

    /// The row and its quote said it differently.
    @Test func aQuoteSaysOfTheUsersDeletedMessageWhatItsRowSays() {
        let deleted = MessageContent.deleted(Deletion(by: .sender, at: .zero))
        let quote = Quote(message: MessageID(1), sender: .me, senderName: "", content: deleted)
        let state = AppState.fixture(
            open: ChatID(2),
            messages: [
                .fixture(1, from: .me, content: deleted), .fixture(2, "Why?", quote: quote),
            ])
        let words = "You deleted this message"
        #expect(shown(state).ranges(of: words).count == 2)
        #expect(!shown(state).contains("This message was deleted"))
        #expect(App.lines(state).filter { $0.contains(words) }.count == 2)
    }

    @Test func whatTheUserDidIsSaidInTheSecondPerson() {
        func text(_ content: MessageContent, from sender: MessageSender) -> String {
            let preview = MessagePreview.fixture("", from: sender, name: "Grace", content: content)
            return ChatSummary.fixture(1, "Choir", kind: .group(GroupID(1)), preview: preview)
                .previewLine(English(), showsText: true).text
        }
        #expect(text(.groupEvent(.joined(.named("Nora"))), from: .me) == "You joined")
        #expect(text(.groupEvent(.left(.named("Nora"))), from: .me) == "You left")
        #expect(text(.groupEvent(.joined(.named("Grace"))), from: .contact(ContactID(7))) == "Grace joined")
    }

    @Test func everyKindOfContent() {
        let photo = Attachment(name: "moth.jpg", byteCount: 183_000)
        let chats: [ChatSummary] = [
            said("text", .text("half past twelve?")),
            said(
                "text with styles",
                .text(
                    StyledText(
                        "bold, code and secret",
                        runs: [
                            StyleRun(start: 0, length: 4, style: .bold), StyleRun(start: 6, length: 4, style: .code),
                            StyleRun(start: 15, length: 6, style: .secret),
                        ]))),
            said("in a group", .text("half past twelve?"), in: .group(GroupID(1))),
            said("image", .image(photo, caption: .empty)),
            said("image with caption", .image(photo, caption: "as promised")),
            said("video", .video(photo, seconds: 75, caption: .empty)),
            said("voice", .voice(Voice(photo, seconds: 73), caption: .empty)),
            said("file", .file(Attachment(name: "minutes.pdf"), caption: .empty)),
            said("file with caption", .file(Attachment(name: "minutes.pdf"), caption: "of today")),
            said("place", .location(Location(latitude: 51, longitude: 7, title: "Hinterhof"))),
            said("missed call", .call(Call(outcome: .missed))),
            said("ended video call", .call(Call(isVideo: true, outcome: .ended, seconds: 605))),
            said("group event", .groupEvent(.joined(.named("Mo"))), in: .group(GroupID(1))),
            said("contact event", .contactEvent(.verified)),
            said("deleted", .deleted(Deletion(by: .sender, at: .zero))),
            said("moderated", .deleted(Deletion(by: .moderator(.named("Mo")), at: .zero)), in: .group(GroupID(1))),
            said("encrypted", .undecryptable(.missingKey)),
            said("invitation", .invitation(GroupInvitation(name: "Choir"))),
            said("report", .report(Report(reason: .spam, text: "look at this")), in: .group(GroupID(1))),
            said("chat link", .chatLink(ChatLink(name: "Choir", address: "x"))),
            said("poll", .poll(Poll(question: "When?", answers: []))),
            said("unknown", .unknown(UnknownContent(kind: "dance", fallback: "a dance"))),
            said("damaged", .damaged(reason: "bits")),
            .fixture(90, "draft", preview: .fixture("said"), draft: .text("begun")),
            .fixture(91, "hostile \u{1B}[31m\u{202E}name", preview: .fixture("red\u{7}\u{1B}[2J\nsecond line")),
            .fixture(92, "wide 山田太郎 🍜👩‍👩‍👧", preview: .fixture("明日の会議は何時からですか？資料も送ってください e\u{301}e\u{301}")),
        ]
        assertSnapshot(of: rows(chats), as: .columns(80, 40))
    }

    @Test func deliveryOfTheLastOwnMessage() {
        let states: [(String, DeliveryState)] = [
            ("sending", .sending), ("sent", .sent), ("delivered", .delivered), ("read", .read),
            ("failed", .failed(.offline)),
        ]
        let chats: [ChatSummary] = states.enumerated().map { index, state in
            .fixture(
                UInt64(index + 1), state.0, preview: .fixture("half past", from: .me, delivery: state.1))
        }
        assertSnapshot(of: rows(chats), as: .columns(80))
    }

    @Test func badgesMutesAndStars() {
        let usual = ChatSettings()
        func row(
            _ name: String, _ settings: ChatSettings, _ unread: Int, _ mentions: Int = 0
        )
            -> ChatSummary
        {
            .fixture(
                UInt64(unread + mentions + 1), name, kind: .group(GroupID(1)), settings: settings, unread: unread,
                mentions: mentions, preview: .fixture("said", name: "Mo"))
        }
        let chats: [ChatSummary] = [
            row("nothing", usual, 0), row("one", usual, 1), row("999", usual, 999), row("1000", usual, 1000),
            row("12345", usual, 12345), row("a million", usual, 1_234_567), row("one mention", usual, 1, 1),
            row("five with a mention", usual, 5, 1),
            row("marked", ChatSettings(isMarkedUnread: true), 0),
            row("muted", ChatSettings(notifications: .none), 0),
            row("muted for a while", ChatSettings(mutedUntil: .fixtureNow), 0),
            row("mentions only", ChatSettings(notifications: .mentions), 0),
            row("muted, unread", ChatSettings(notifications: .none), 12),
            row("muted, mentioned", ChatSettings(notifications: .none), 12, 2),
            row("mentions only, unread", ChatSettings(notifications: .mentions), 12),
            row("favourite", ChatSettings(isFavourite: true), 0),
            row("favourite, unread", ChatSettings(isFavourite: true), 3),
            row("favourite, muted", ChatSettings(notifications: .none, isFavourite: true), 0),
            row("pinned", ChatSettings(pinnedOrder: 1), 0),
        ]
        assertSnapshot(of: rows(chats), as: .columns(80, 40))
    }

    @Test func conditionsAndMarks() {
        func row(
            _ name: String, _ condition: ChatCondition, kind: ChatKind? = nil,
            change: (inout ChatSummary) -> Void = { _ in }
        )
            -> ChatSummary
        {
            var chat = ChatSummary.fixture(UInt64(name.utf8.count), name, kind: kind, condition: condition)
            change(&chat)
            return chat
        }
        let group = ChatKind.group(GroupID(1))
        let chats: [ChatSummary] = [
            row("ready", .ready), row("verified", .ready) { $0.isVerified = true },
            row("incognito", .ready) { $0.isIncognito = true }, row("card", .needsConnecting),
            row("connecting", .connecting), row("gone", .ended), row("blocked", .blocked),
            row("invited", .invited, kind: .groupInvitation(GroupID(1))),
            row("invited incognito", .invited, kind: .groupInvitation(GroupID(1))) { $0.isIncognito = true },
            row("joining", .joining, kind: group), row("in review", .pendingReview, kind: group),
            row("rejected", .rejected, kind: group), row("left", .left, kind: group),
            row("removed", .removed, kind: group), row("read only", .readOnly, kind: group),
            row("reported once", .ready, kind: group) { $0.stats.reports = 1 },
            row("reported often", .ready, kind: group) { $0.stats.reports = 12 },
            row("business", .ready, kind: .business(GroupID(1), .business)),
            row("customer", .ready, kind: .business(GroupID(1), .customer)),
            row("asks", .needsAccepting, kind: .contactRequest(ContactRequest(greeting: "We met"))),
            row("asks silently", .needsAccepting, kind: .contactRequest(ContactRequest())),
            row("", .connecting, kind: .pendingConnection(PendingConnection(side: .invited))),
            row("for the neighbour", .connecting, kind: .pendingConnection(PendingConnection(side: .invited))),
            row("requested", .connecting, kind: .pendingConnection(PendingConnection(side: .requested))),
            row("accepted", .connecting, kind: .pendingConnection(PendingConnection(side: .accepted))),
            row("", .ready, kind: .notes), .broken(ChatID(77), reason: "its checksum is wrong"),
        ]
        assertSnapshot(of: rows(chats), as: .columns(80, 40))
    }

    @Test func oneLineARow() { assertSnapshot(of: rows(ChatSummary.fixtures, rowLines: 1), as: .columns(80, 40, 200)) }

    /// Without room for twelve columns of it, a preview would say nothing.
    @Test func aRowOnOneLineHasNoShortPreview() throws {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        state.options.rowLines = 1
        let env = ViewEnvironment(state)
        let chat = ChatSummary.fixture(1, "Grace Hopper", unread: 3, preview: .fixture("abcdefghijklmnopqrstuvwxyz"))
        func text(_ width: Int) throws -> String {
            let row = ChatRow(chat: chat, isSelected: false, isOpen: false, hasFocus: true, width: width, env: env)
            return try screen(row.node.map(AppAction.chatList), width, 1)
        }
        let least = try #require(try (24...80).first { try text($0).contains("abc") })
        #expect(try text(least).contains("abcdefghijk…"))
        #expect(try (31...80).allSatisfy { try text($0).contains("Grace Hopper") })
    }

    @Test func previewsOff() { assertSnapshot(of: rows(ChatSummary.fixtures, previews: false), as: .columns(40)) }

    // Whatever the width.

    private func screen(_ row: Node<AppAction>, _ width: Int, _ height: Int) throws -> String {
        try Snapshotting<Node<AppAction>, String>.screen(width, height).snapshot(row)
    }

    @Test(arguments: [1, 2])
    func badgeAndTimeAreNeverCut(rowLines: Int) throws {
        var state = AppState(size: Size(80, 24), clock: .fixture)
        state.options.rowLines = rowLines
        let env = ViewEnvironment(state)
        let chat = ChatSummary.fixture(
            1, "山田太郎 and a very long name 👩‍👩‍👧", settings: ChatSettings(notifications: .none), unread: 12345,
            preview: .fixture("明日の会議は何時からですか？ and on and on"))
        for width in 24...120 {
            let row = ChatRow(
                chat: chat, isSelected: true, isOpen: false, hasFocus: true, width: width, env: env
            ).node
            let text = try screen(row.map(AppAction.chatList), width, rowLines)
            #expect(text.contains("14:25"), "no time at \(width)")
            #expect(text.contains("12k"), "no badge at \(width)")
            #expect(text.contains("∅"), "no mute at \(width)")
        }
    }

    @Test func theTimeFollowsTheClockOverMidnight() throws {
        func time(_ hours: Int64) throws -> String {
            let clock = LocalClock(now: Timestamp.fixtureNow.advanced(byMilliseconds: hours * 3_600_000))
            let env = ViewEnvironment(AppState(size: Size(80, 24), clock: clock))
            let row = ChatRow(
                chat: .fixture(1, "Mo", minutesAgo: 0), isSelected: false, isOpen: false, hasFocus: true, env: env)
            return try screen(row.node.map(AppAction.chatList), 40, 1).split(separator: " ").suffix(2).first.map(
                String.init) ?? ""
        }
        // 14:30, said at 14:30; then in the evening, the next morning, after a week, in the next year.
        #expect(try time(0).hasPrefix("14:30"))
        #expect(try time(9).hasPrefix("14:30"))
        #expect(try time(10).hasPrefix("Yesterday"))
        #expect(try time(24 * 3).hasPrefix("Thu"))
        #expect(try time(24 * 57).hasPrefix("2026-11-05"))
    }
}
