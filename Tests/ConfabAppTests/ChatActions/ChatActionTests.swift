import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Single keys on the selected row.
@Suite struct ChatActionTests {
    /// The changes that `key` asks for.
    private func asked(_ key: String, of chat: ChatSummary) -> [ServiceRequest] {
        var state = AppState.fixture(chats: [chat])
        return state.press(key).changes
    }

    private func change(_ change: ChatChange) -> [ServiceRequest] { [.changeAll([ChatEdit(ChatID(3), change)])] }

    /// The notices after `key`.
    private func said(_ key: String, of chat: ChatSummary) -> [String] {
        var state = AppState.fixture(chats: [chat])
        state.press(key)
        return state.said
    }

    @Test func whatTheRowDoesNotShowIsSaid() {
        #expect(said("f", of: chat(unread: 3)) == ["Grace added to favorites."])
        #expect(said("M", of: chat(kind: .group(GroupID(1)))) == ["Grace: notifications for mentions only."])
        #expect(said("M", of: chat()) == ["Grace muted."])
        #expect(said("a", of: chat()) == ["Grace archived. You'll find it under Archived."])
        #expect(said("p", of: chat()) == ["Grace pinned."])
        #expect(said("a", of: chat(kind: .broken(reason: "bits"))).count == 1)
    }

    private func chat(
        _ settings: ChatSettings = ChatSettings(), kind: ChatKind? = nil, unread: Int = 0
    ) -> ChatSummary {
        .fixture(3, "Grace", kind: kind, settings: settings, unread: unread)
    }

    @Test func pinAndFavouriteGoBothWays() {
        #expect(asked("p", of: chat()) == change(.pinned(true)))
        #expect(asked("p", of: chat(ChatSettings(pinnedOrder: 4))) == change(.pinned(false)))
        #expect(asked("f", of: chat()) == change(.favourite(true)))
        #expect(asked("f", of: chat(ChatSettings(isFavourite: true))) == change(.favourite(false)))
    }

    @Test func onlyAPinnedChatMovesAmongThePinnedOnes() {
        #expect(asked("K", of: chat(ChatSettings(pinnedOrder: 4))) == change(.pinnedUp(1)))
        #expect(asked("J", of: chat(ChatSettings(pinnedOrder: 4))) == change(.pinnedUp(-1)))
        #expect(asked("K", of: chat()) == [])
    }

    @Test func readingClearsCountAndMarkAndMarkingSetsTheMarkOnly() {
        #expect(asked("r", of: chat(unread: 2)) == change(.read()))
        #expect(asked("r", of: chat()) == change(.markedUnread(true)))
        #expect(asked("r", of: chat(ChatSettings(isMarkedUnread: true))) == change(.markedUnread(false)))
    }

    @Test func withoutReadReceiptsAChatIsReadPrivately() {
        var state = AppState.fixture(chats: [chat(unread: 2)])
        state.optionLayers.chats.kinds[.direct] = [.readReceipts: .flag(false)]
        #expect(state.press("r").changes == [.changeAll([ChatEdit(ChatID(3), .read(isPrivate: true))])])
    }

    @Test func keysThatComeBeforeTheStoreHasAnsweredGoOn() {
        func asked(_ keys: [String], of chat: ChatSummary) -> [ChatChange] {
            var state = AppState.fixture(chats: [chat])
            return keys.flatMap { state.press($0).changes }.flatMap { operation -> [ChatChange] in
                if case .changeAll(let edits) = operation { edits.map(\.change) } else { [] }
            }
        }
        #expect(asked(["r", "r"], of: chat(unread: 2)) == [.read(), .markedUnread(true)])
        #expect(asked(["r", "r"], of: chat()) == [.markedUnread(true), .markedUnread(false)])
        #expect(asked(["f", "f"], of: chat()) == [.favourite(true), .favourite(false)])
        #expect(asked(["p", "p"], of: chat()) == [.pinned(true), .pinned(false)])
        #expect(asked(["p", "K"], of: chat()) == [.pinned(true), .pinnedUp(1)])
        #expect(
            asked(["M", "M"], of: chat(kind: .group(GroupID(1)))) == [.notifications(.mentions), .notifications(.none)])
        #expect(asked(["f", "u", "f"], of: chat()) == [.favourite(true), .favourite(false), .favourite(true)])
    }

    @Test func aRefusalBringsTheRowBackAsItIs() {
        let chat = chat(unread: 2)
        var state = AppState.fixture(chats: [chat])
        state.press("r")
        #expect(state.list.window?.elements.first?.isUnread == false)
        let effects = state.send(.refused(.changeAll([ChatEdit(ChatID(3), .read())]), .offline))
        let query = effects.lazy.compactMap { effect -> ChatQuery? in
            if case .perform(.query(.chats(let query)), _) = effect { query } else { nil }
        }.first
        #expect(query != nil)
        if let query { state.send(.chatList(.loaded(query, ChatWindow([chat])))) }
        #expect(state.list.window?.elements == [chat])
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

    @Test func theLabelIsTheNextState() {
        func label(_ settings: ChatSettings, _ kind: ChatKind? = nil) -> String {
            English().label(.mute, of: chat(settings, kind: kind))
        }
        #expect(label(ChatSettings()) == "Mute")
        #expect(label(ChatSettings(notifications: .none)) == "Unmute")
        let group = ChatKind.group(GroupID(1))
        #expect(label(ChatSettings(), group) == "Mute")
        #expect(label(ChatSettings(notifications: .mentions), group) == "Mute all")
        #expect(label(ChatSettings(notifications: .none), group) == "Unmute")
    }

    @Test(arguments: [
        ("1 hour", ChatAction.muteHour, 1), ("8 hours", .muteEightHours, 8), ("1 day", .muteDay, 24),
        ("1 week", .muteWeek, 168),
    ])
    func aChatIsMutedForAWhile(label: String, action: ChatAction, hours: Int64) {
        var state = AppState.fixture(chats: [chat()])
        state.press("alt-m")
        let index = ChatAction.durations.firstIndex(of: action) ?? 0
        #expect(English().label(action, isForward: true) == label)
        let until = Timestamp.fixtureNow.advanced(byMilliseconds: hours * 3_600_000)
        #expect(state.send(.chatActionMenu(.chosen(index))).changes == change(.mute(until: until)))
        #expect(state.said == ["Grace muted for \(label)."])
        #expect(state.frontLayer == nil)
    }

    @Test func alwaysIsTheModeWithoutNotifications() {
        var state = AppState.fixture(chats: [chat(kind: .group(GroupID(1)))])
        #expect(state.press("alt-m", "G", "enter").changes == change(.notifications(.none)))
    }

    @Test(arguments: [
        ChatKind.contactRequest(ContactRequest()), .pendingConnection(PendingConnection(side: .invited)),
        .groupInvitation(GroupID(1)), .broken(reason: "bits"),
    ])
    func whatIsNoConversationYetHasNoneOfThem(kind: ChatKind) {
        for key in ["p", "f", "r", "M", "a", "t", "K", "C", "L", "alt-m"] {
            #expect(asked(key, of: chat(kind: kind, unread: 0)) == [], "\(key)")
        }
    }

    @Test func notesHaveNoNotifications() {
        #expect(asked("M", of: chat(kind: .notes)) == [])
        #expect(asked("f", of: chat(kind: .notes)) == change(.favourite(true)))
    }

    @Test func archivingGoesBothWays() {
        #expect(asked("a", of: chat()) == change(.archived(true)))
        #expect(asked("a", of: chat(ChatSettings(isArchived: true))) == change(.archived(false)))
    }
}
