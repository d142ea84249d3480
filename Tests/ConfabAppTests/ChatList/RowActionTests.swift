import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// What single keys do to the selected row.
@Suite struct RowActionTests {
    /// The work that `key` asks for; what is said about it left out.
    private func asked(_ key: String, of chat: ChatSummary) -> [AppEffect] {
        var state = AppState.fixture(chats: [chat])
        return App.reduce(&state, .key(key)).filter { if case .perform = $0 { true } else { false } }
    }

    /// What is said when `key` is pressed.
    private func said(_ key: String, of chat: ChatSummary) -> [String] {
        var state = AppState.fixture(chats: [chat])
        return App.reduce(&state, .key(key)).compactMap {
            if case .after(_, .toasts(.said(let text, false)), _) = $0 { text } else { nil }
        }
    }

    @Test func whatTheRowDoesNotShowIsSaid() {
        #expect(said("f", of: chat(unread: 3)) == ["Grace is a favorite."])
        #expect(said("M", of: chat(kind: .group(GroupID(1)))) == ["Grace tells of mentions only."])
        #expect(said("M", of: chat()) == ["Grace is muted."])
        #expect(said("a", of: chat()) == ["Grace is in the archive now, the last tab."])
        #expect(said("p", of: chat()) == [])
        #expect(said("a", of: chat(kind: .broken(reason: "bits"))).count == 1)
    }

    private func chat(
        _ settings: ChatSettings = ChatSettings(), kind: ChatKind? = nil, unread: Int = 0
    ) -> ChatSummary {
        .fixture(3, "Grace", kind: kind, settings: settings, unread: unread)
    }

    @Test func pinAndFavouriteGoBothWays() {
        #expect(asked("p", of: chat()) == [.perform(.change(ChatID(3), .pinned(true)))])
        #expect(asked("p", of: chat(ChatSettings(pinnedOrder: 4))) == [.perform(.change(ChatID(3), .pinned(false)))])
        #expect(asked("f", of: chat()) == [.perform(.change(ChatID(3), .favourite(true)))])
        #expect(
            asked("f", of: chat(ChatSettings(isFavourite: true))) == [.perform(.change(ChatID(3), .favourite(false)))])
    }

    @Test func onlyAPinnedChatMovesAmongThePinnedOnes() {
        #expect(asked("K", of: chat(ChatSettings(pinnedOrder: 4))) == [.perform(.change(ChatID(3), .pinnedUp(1)))])
        #expect(asked("J", of: chat(ChatSettings(pinnedOrder: 4))) == [.perform(.change(ChatID(3), .pinnedUp(-1)))])
        #expect(asked("K", of: chat()) == [])
    }

    @Test func readingClearsCountAndMarkAndMarkingSetsTheMarkOnly() {
        #expect(asked("r", of: chat(unread: 2)) == [.perform(.markRead(ChatID(3), upTo: .unassigned))])
        #expect(asked("r", of: chat()) == [.perform(.change(ChatID(3), .markedUnread(true)))])
        #expect(
            asked("r", of: chat(ChatSettings(isMarkedUnread: true)))
                == [.perform(.change(ChatID(3), .markedUnread(false)))])
    }

    @Test func aContactHasTwoNotificationModesAndAGroupThree() {
        func next(_ settings: ChatSettings, _ kind: ChatKind? = nil) -> NotificationMode {
            chat(settings, kind: kind).nextNotifications
        }
        #expect(next(ChatSettings()) == .none)
        #expect(next(ChatSettings(notifications: .none)) == .all)
        let group = ChatKind.group(GroupID(1))
        #expect(next(ChatSettings(), group) == .mentions)
        #expect(next(ChatSettings(notifications: .mentions), group) == .none)
        #expect(next(ChatSettings(notifications: .none), group) == .all)
        // A mute for a while ends with it.
        #expect(next(ChatSettings(mutedUntil: .fixtureNow)) == .all)
    }

    @Test(arguments: [
        ChatKind.contactRequest(ContactRequest()), .pendingConnection(PendingConnection(side: .invited)),
        .groupInvitation(GroupID(1)), .broken(reason: "bits"),
    ])
    func whatIsNoConversationYetHasNoneOfThem(kind: ChatKind) {
        for key in ["p", "f", "r", "M", "a", "t", "K"] {
            #expect(asked(key, of: chat(kind: kind, unread: 0)) == [], "\(key)")
        }
    }

    @Test func notesHaveNoNotifications() {
        #expect(asked("M", of: chat(kind: .notes)) == [])
        #expect(asked("f", of: chat(kind: .notes)) == [.perform(.change(ChatID(3), .favourite(true)))])
    }

    @Test func archivingGoesBothWays() {
        #expect(asked("a", of: chat()) == [.perform(.change(ChatID(3), .archived(true)))])
        #expect(
            asked("a", of: chat(ChatSettings(isArchived: true))) == [.perform(.change(ChatID(3), .archived(false)))])
    }
}
