import ConfabApp
import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@Suite struct CardTests {
    /// The effects of Enter on each row, from the first to the last.
    private func effects(of details: Card.Details) -> [[AppEffect]] {
        var all: [[AppEffect]] = []
        for row in 0..<App.lines(.card(details)).count {
            var state = AppState.card(details)
            for _ in 0..<row { state = typed("j", in: state) }
            guard state.card?.selection == row else { break }
            all.append(App.reduce(&state, .key("enter")))
        }
        return all
    }

    @Test(arguments: [9, 11, 12, 13] as [UInt64])
    func enterOnARowThatIsNoChatShowsItsCard(id: UInt64) {
        let chats = Card.Details.all.map(\.1.chat)
        var state = AppState.fixture(chats: chats)
        state.withMainForTest { $0.chatList.selection = ChatID(id) }
        #expect(App.reduce(&state, .key("enter")) == [.perform(.query(.card(ChatID(id))))])
        #expect(state.card?.chat.id == ChatID(id))
    }

    @Test func aCardSaysUntilWhenItsChatIsMuted() {
        let settings = ChatSettings(mutedUntil: .minutesAgo(-5))
        let lines = App.lines(.card(.fixture(.fixture(2, "Grace Hopper", settings: settings))))
        #expect(lines.contains { $0.contains("Muted") && $0.hasSuffix("until 14:35") })
        let later = ChatSettings(mutedUntil: .minutesAgo(-60 * 24 * 7))
        let week = App.lines(.card(.fixture(.fixture(2, "Grace Hopper", settings: later))))
        #expect(week.contains { $0.contains("Muted") && $0.hasSuffix("until Nov 12, 14:30") })
    }

    @Test func aGreetingWithoutSpacesFillsItsFirstLine() {
        let request = ContactRequest(greeting: "Hi " + String(repeating: "漢", count: 40))
        let card = AppState.card(.fixture(.fixture(9, "Emmy", kind: .contactRequest(request))))
        #expect(shown(card).contains("Hi 漢"))
    }

    @Test func aCardThatIsGoneClosesAndSaysSo() {
        var state = AppState.card(.aRequest)
        let effects = App.reduce(&state, .card(.loaded(ChatID(9), nil)))
        #expect(state.frontLayer == nil)
        #expect(effects.count == 1)
        // What is read too late is about no card.
        #expect(App.reduce(&state, .card(.loaded(ChatID(9), nil))) == [])
    }

    @Test func aCardFollowsTheStore() {
        var state = AppState.card(.aContact)
        var changes = ChangeSet()
        changes.contacts = [ContactID(2)]
        #expect(App.reduce(&state, .changed(changes)).contains(.perform(.query(.card(ChatID(2))))))
        changes = ChangeSet()
        changes.chats = [ChatID(77)]
        #expect(!App.reduce(&state, .changed(changes)).contains(.perform(.query(.card(ChatID(2))))))
        state = .card(.aGroup)
        changes.members = [GroupID(1)]
        #expect(App.reduce(&state, .changed(changes)).contains(.perform(.query(.card(ChatID(1))))))
    }

    // MARK: - Contacts and groups

    @Test func aContactIsOpenedTaggedAndArchived() {
        let effects = effects(of: .aContact)
        #expect(effects.count == 4)
        #expect(effects[0].first == .perform(.query(.chat(ChatID(2)))))
        #expect(effects[3].changes == [.change(ChatID(2), .archived(true))])
        let tags = typed("j", "j", "enter", in: .card(.aContact))
        #expect(tags.tags?.chat?.id == ChatID(2))
        // Escape leads back to the card.
        #expect(typed("escape", in: tags).card != nil)
    }

    @Test func anArchivedChatIsTakenBack() {
        var details = Card.Details.aContact
        details.chat.settings.isArchived = true
        var state = typed("G", in: .card(details))
        #expect(shown(state).contains("Unarchive"))
        #expect(App.reduce(&state, .key("enter")).changes == [.change(ChatID(2), .archived(false))])
        #expect(shown(state).contains("Undo (u)"))
        let former = [ChatChange.archived(true), .pinnedAt(nil)].map { ChatEdit(ChatID(2), $0) }
        #expect(App.reduce(&state, .key("u")).changes == [.changeAll(former)])
    }

    @Test(arguments: ["enter", "tab", "escape", "down"])
    func theAliasIsKeptWhenItsFieldIsLeft(key: String) {
        var state = typed("tab", in: .card(.aContact))
        _ = App.reduce(&state, .terminal(.paste(" Gracie ")))
        #expect(App.reduce(&state, .key(key)).first == .request(.change(ChatID(2), .alias("Gracie")), by: .card))
        #expect(state.card?.isNaming == false)
        #expect(shown(state).contains("─ G  Gracie ─"))
    }

    @Test func anEmptyAliasIsNoneAndTheSameOneIsNoChange() {
        var state = typed("j", "enter", "backspace", in: .card(.aContact))
        #expect(App.reduce(&state, .key("enter")) == [.request(.change(ChatID(2), .alias(nil)), by: .card)])
        state = typed("tab", in: .card(.aContact))
        #expect(App.reduce(&state, .key("enter")) == [])
    }

    @Test func anAliasThatCannotBeKeptStaysInItsFieldWithTheReason() {
        var state = typed("tab", in: .card(.aContact))
        _ = App.reduce(&state, .terminal(.paste(String(repeating: "x", count: 65))))
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(state.card?.isNaming == true)
        #expect(shown(state).contains("the limit is 64"))
        #expect(typed("escape", in: state).card?.alias.text == "Amazing Grace")
    }

    @Test func whatIsTypedIsNotOverwrittenByWhatIsRead() {
        var state = typed("tab", "M", in: .card(.aContact))
        _ = App.reduce(&state, .card(.loaded(ChatID(2), .aContact)))
        #expect(state.card?.alias.text == "M")
    }

    @Test func aGroupCanBeLeftAndOthersInvited() {
        var invite = typed("j", in: .card(.aGroup))
        #expect(App.reduce(&invite, .key("enter")) == [.perform(.query(.invitable(ProfileID(1), GroupID(1))))])
        let contact = Contact(id: ContactID(7), profile: ProfileID(1), names: Names("Emmy"))
        _ = App.reduce(&invite, .chatList(.invitableFound(GroupID(1), [contact])))
        #expect(invite.confirmation?.answers.map(\.label) == ["Emmy"])
        #expect(
            App.reduce(&invite, .key("enter")) == [.request(.invite(ContactID(7), to: GroupID(1)), by: .chatActions)])
        #expect(invite.card != nil)
        _ = App.reduce(&invite, .chatList(.invitableFound(GroupID(1), [])))
        #expect(shown(invite).contains("nobody left to invite"))
        #expect(typed("enter", in: invite).card != nil)
        let leave = typed("G", "enter", in: .card(.aGroup))
        #expect(leave.confirmation?.title == "Leave group?")
        #expect(leave.confirmation?.subject.contains("Team Lunch") == true)
        #expect(!shown(.card(.aGroup(.left, of: 3))).contains("Leave group"))
        var member = Card.Details.aGroup
        member.group?.role = .member
        #expect(!shown(.card(member)).contains("Invite a contact"))
    }

    @Test func membersAndThoseInvitedAreCountedApart() {
        #expect(shown(.card(.aGroup)).contains("4 members "))
        #expect(shown(.card(.anInvitation)).contains("1 member, 1 invited"))
    }

    @Test func aGroupsAliasHasAnExampleOfItsOwn() {
        let naming = shown(typed("tab", in: .card(.aGroup)))
        #expect(naming.contains("e.g. Book club (old)") && !naming.contains("Bea"))
        #expect(!shown(.card(.aGroup)).contains("e.g."))
    }

    @Test func whoMayDoMostComesFirst() {
        let members = AppState.card(.aGroup).card?.details?.members.map { $0.names.shown() } ?? []
        #expect(members.first == "Mo")
        #expect(members[1] == "Quiet Heron")
    }

    @Test func theMembersAreScrolledByKeysAndWheel() {
        var state = AppState.card(.aGroup(.ready, of: 60))
        let viewport = ListViewport(
            first: 0, firstLine: 0, firstIndex: 0, last: 9, lastIndex: 9, height: 10, isAtStart: true, isAtEnd: false)
        _ = App.reduce(&state, .card(.viewportChanged(viewport)))
        #expect(typed("page-down", in: state).card?.scroll == ListScroll(.row(0, line: -9)))
        #expect(click("Mo ", of: state, .wheel(.down)) == .card(.scrolled(3)))
        #expect(click("▼ more", of: state) == .card(.scrolled(9)))
    }

    // MARK: - Who waits

    @Test func aRequestIsAcceptedUnderEitherNameOrRejected() {
        #expect(
            effects(of: .aRequest) == [
                [.request(.acceptRequest(ChatID(9)), by: .card)],
                [.request(.acceptRequest(ChatID(9), incognito: true), by: .card)],
                [.request(.remove([.pending(ChatID(9))]), by: .card)],
            ])
        #expect(typed("G", "enter", in: .card(.aRequest)).frontLayer == nil)
    }

    @Test func whoIsAcceptedIsOpened() {
        var state = typed("enter", in: .card(.aRequest))
        #expect(state.card?.isBusy == true)
        #expect(App.reduce(&state, .key("enter")) == [])
        _ = App.reduce(&state, .chatReady(.fixture(9, "Emmy"), .requested))
        #expect(state.frontLayer == nil)
        #expect(state.main?.conversation?.chat.id == ChatID(9))
    }

    @Test func whatCouldNotBeDoneIsSaidOnTheCard() {
        var state = typed("enter", in: .card(.aRequest))
        _ = App.reduce(&state, .refused(.acceptRequest(ChatID(9)), by: .card, .offline))
        #expect(shown(state).contains("The service can't"))
        #expect(state.toasts.all.isEmpty)
        #expect(App.reduce(&state, .key("enter")).count == 1)
    }

    @Test func anInvitationIsAcceptedUnderEitherNameOrDeleted() {
        #expect(
            effects(of: .anInvitation) == [
                [.request(.joinGroup(ChatID(11)), by: .card)],
                [.request(.joinGroup(ChatID(11), incognito: true), by: .card)],
                [.request(.remove([.pending(ChatID(11))]), by: .card)],
            ])
        #expect(shown(.card(.anInvitation)).contains("Mo"))
    }

    @Test func aLinkOfOnesOwnIsCopiedByKeyAndByMouse() throws {
        let link = try #require(Card.Details.link)
        var state = AppState.card(.pending(.invited, link))
        #expect(App.reduce(&state, .key("enter")).contains(.perform(.terminal(.copy(link.address)))))
        let action = try #require(click("confab://", of: state))
        #expect(App.reduce(&state, action).contains(.perform(.terminal(.copy(link.address)))))
    }

    @Test func theChatOpensWhenTheLinkOnTheCardIsUsed() {
        var state = AppState.card(.pending(.invited, Card.Details.link))
        _ = App.reduce(&state, .chatReady(.fixture(12, "Tenor"), .joined))
        #expect(state.frontLayer == nil)
        #expect(state.main?.conversation?.chat.id == ChatID(12))
    }

    @Test(arguments: [
        (PendingConnection.Side.invited, "Nobody will be able to use it"), (.requested, "Neither of you"),
        (.accepted, "Neither of you"),
    ])
    func deletingAskedByItsSide(side: PendingConnection.Side, warning: String) {
        let link = side == .invited ? Card.Details.link : nil
        var state = typed("G", "enter", in: .card(.pending(side, link)))
        #expect(App.lines(state).contains { $0.contains(warning) })
        // Cancel is the first answer and changes nothing.
        #expect(App.reduce(&state, .key("enter")) == [])
        #expect(state.confirmation == nil && state.card != nil)
        state = typed("G", "enter", "j", in: state)
        #expect(App.reduce(&state, .key("enter")) == [.request(.remove([.pending(ChatID(12))]), by: .card)])
        #expect(state.frontLayer == nil)
    }

    @Test func theMouseNamesAndDeletes() {
        var state = clicked("tenor", in: .card(.pending(.invited, Card.Details.link)))
        #expect(state.card?.isNaming == true)
        state = typed("x", in: state)
        #expect(state.card?.alias.text == "For the new xtenor")
        // Leaving the field keeps the name.
        let action = click("Delete", of: state) ?? .command(.back)
        #expect(App.reduce(&state, action) == [.request(.change(ChatID(12), .alias("For the new xtenor")), by: .card)])
        #expect(state.confirmation?.selection == 0)
        guard let answer = click("Delete ", inLineWith: "  Delete ", of: state) else { return }
        #expect(App.reduce(&state, answer) == [.request(.remove([.pending(ChatID(12))]), by: .card)])
    }

    @Test func aRequestThatAnotherProcessAcceptedIsAContactNow() {
        var state = typed("G", in: .card(.aRequest))
        _ = App.reduce(&state, .card(.loaded(ChatID(9), .fixture(.fixture(9, "Emmy")))))
        #expect(state.card?.selection == 0)
        #expect(shown(state).contains("Open chat"))
    }

    // MARK: - What cannot be read

    @Test func aBrokenRecordShowsItsBytesAndCanBeCopied() throws {
        let state = AppState.card(.aBrokenOne)
        #expect(shown(state).contains("0000  61 20 72 65 63 6f 72 64"))
        var copied = state
        let texts = App.reduce(&copied, .key("enter")).compactMap { effect in
            if case .perform(.terminal(.copy(let text)), _) = effect { text } else { nil }
        }
        let text = try #require(texts.first)
        #expect(text.split(separator: "\n").count == 13)
        #expect(text.hasPrefix("0000  61 20 72 65 63 6f 72 64 20 74 68 61 74 20 77 61 a record that wa"))
    }

    @Test(arguments: [0, 1, 15, 16, 17, 70_000])
    func bytesOfAnyNumberAreShown(count: Int) {
        var details = Card.Details.aBrokenOne
        details.record = Array(repeating: 0xFF, count: count)
        for size in [Size(80, 24), Size(20, 6), Size(200, 60)] {
            var state = AppState.card(details)
            state.size = size
            #expect(!shown(state).isEmpty)
        }
    }
}
