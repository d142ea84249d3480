import Messenger
import Testing

@testable import ConfabApp

/// Row 33 of the acceptance table, and 34 to 36: what is asked, and what the answers do.
@Suite struct ChatActionQuestionTests {
    /// The effects of answer `index` after `keys`, without undo.
    private func done(_ chat: ChatSummary, _ keys: String..., role: MemberRole = .member) -> [ServiceRequest] {
        var state = AppState.fixture(chats: [chat])
        var changes: [ServiceRequest] = []
        for key in keys { changes += state.press(key, role: role).changes }
        return changes + state.pass(seconds: 8).changes
    }

    @Test func cancelIsSelectedAndChangesNothing() {
        let asks: [(ChatSummary, [ChatAction])] = [
            (.contact(), [.clear, .delete]), (.group(reports: 1), [.clear, .delete, .leave, .archiveReports]),
            (.request, [.reject]), (.invitation, [.decline]), (.ownLink, [.delete]), (.theirLink, [.delete]),
            (.unreadable, [.delete]), (.someNotes, [.clear]),
        ]
        for (chat, actions) in asks {
            for action in actions {
                var state = AppState.fixture(chats: [chat])
                let before = state.list
                state.send(.chatList(.chosen(.act(action), [ChosenChat(chat, role: .owner)])))
                #expect(state.confirmation?.selection == 0, "\(action)")
                #expect(state.confirmation?.answers.first?.label == "Cancel")
                #expect(state.press("enter").changes == [])
                #expect(state.frontLayer == nil)
                #expect(state.list == before, "\(action) of \(chat.names.shown())")
                #expect(state.toasts.all.isEmpty)
            }
        }
    }

    @Test func readFavouriteMutePinAndArchiveAskNothing() {
        for key in ["r", "f", "M", "p", "a"] {
            var state = AppState.fixture(chats: [.contact()])
            state.press(key)
            #expect(state.frontLayer == nil, "\(key)")
        }
    }

    @Test func aContactIsDeletedInTwoSteps() {
        let contact = ChatSummary.contact()
        #expect(done(contact, "D", "j", "enter") == [.remove([.conversation(ChatID(3))])])
        #expect(
            done(contact, "D", "j", "j", "enter", "j", "j", "enter")
                == [.remove([.contact(ChatID(3), keepsConversation: false, tells: false)])])
        #expect(
            done(contact, "D", "j", "j", "enter", "j", "enter", "G", "enter")
                == [.remove([.contact(ChatID(3), keepsConversation: true, tells: true)])])
        #expect(done(contact, "D", "j", "j", "enter", "enter") == [])
    }

    @Test func whoIsNotConnectedIsDeletedPlainly() {
        for condition in [ChatCondition.connecting, .ended, .needsConnecting] {
            #expect(
                done(.contact(condition: condition), "D", "j", "enter")
                    == [.remove([.contact(ChatID(3), keepsConversation: false, tells: false)])])
        }
    }

    @Test func aGroupIsDeletedForAllByItsOwnerOrForOneself() {
        #expect(
            done(.group(), "D", "j", "enter", role: .owner) == [.remove([.group(ChatID(4), forEveryone: true)])])
        #expect(done(.group(), "D", "G", "enter", role: .owner) == [.remove([.group(ChatID(4), forEveryone: false)])])
        #expect(done(.group(), "D", "j", "enter", role: .admin) == [])
        #expect(
            done(.group(condition: .left), "D", "j", "enter") == [.remove([.group(ChatID(4), forEveryone: false)])])
    }

    @Test func aGroupThatOneIsBeingLetIntoIsDeletedForOneself() {
        let joining = ChatSummary.group(condition: .joining, isEmpty: true)
        for role in [MemberRole.member, .owner] {
            #expect(done(joining, "D", "j", "enter", role: role) == [.remove([.group(ChatID(4), forEveryone: false)])])
        }
        var state = AppState.fixture(chats: [joining])
        state.press("D")
        #expect(App.lines(state)[0].contains("You leave it"))
    }

    @Test func whatIsGoingOnStandsInAGroupThatOneIsBeingLetInto() {
        let joining = ChatSummary.group(condition: .joining, isEmpty: true)
        var state = AppState.fixture(chats: [joining], open: ChatID(4))
        state.send(.conversation(.timeline(.pageLoaded(.chat(ChatID(4)), .newest, MessagePage([])))))
        #expect(shown(state).contains("You are joining this group."))
        #expect(shown(state).contains("Messages appear here once you've joined."))
        #expect(!shown(state).contains("Say hello"))
        #expect(App.lines(state).contains("You are joining this group."))
    }

    @Test func leavingAndClearing() {
        #expect(done(.group(), "L", "j", "enter") == [.leaveGroup(ChatID(4))])
        #expect(done(.contact(), "C", "j", "enter") == [.remove([.messages(ChatID(3), upTo: MessagePosition(1))])])
        #expect(done(.someNotes, "C", "j", "enter") == [.remove([.messages(ChatID(10), upTo: MessagePosition(1))])])
    }

    @Test func aRequestIsAcceptedUnderEitherNameOrRejected() {
        #expect(done(.request, "right", "enter") == [.acceptRequest(ChatID(5), incognito: false)])
        #expect(done(.request, "right", "right", "enter") == [.acceptRequest(ChatID(5), incognito: true)])
        #expect(done(.request, "right", "right", "right", "enter", "j", "enter") == [.remove([.pending(ChatID(5))])])
    }

    @Test func anInvitationIsJoinedUnderEitherNameOrDeleted() {
        #expect(done(.invitation, "right", "enter") == [.joinGroup(ChatID(6), incognito: false)])
        #expect(done(.invitation, "right", "right", "enter") == [.joinGroup(ChatID(6), incognito: true)])
        #expect(done(.invitation, "right", "right", "right", "enter", "j", "enter") == [.remove([.pending(ChatID(6))])])
    }

    @Test func theWarningForAPendingConnectionDependsOnTheSide() {
        var state = AppState.fixture(chats: [.ownLink])
        state.press("D")
        #expect(App.lines(state)[0].contains("Nobody will be able to use it"))
        state = AppState.fixture(chats: [.theirLink])
        state.press("D")
        #expect(App.lines(state)[0].contains("Neither of you will be able to write"))
        #expect(done(.theirLink, "D", "j", "enter") == [.remove([.pending(ChatID(8))])])
    }

    @Test func aPendingConnectionIsNamedOnItsCard() {
        var state = AppState.fixture(chats: [.ownLink])
        state.press("right", "enter")
        #expect(state.card?.isNaming == true)
    }

    @Test func aGroupIsLeftBeforeItIsDeleted() {
        var state = AppState.fixture(chats: [.group()])
        state.press("D")
        #expect(state.frontLayer == nil)
        #expect(state.said == ["You're still in this group. Leave it before you delete it."])
    }

    @Test func reportsAreArchivedAfterAQuestion() {
        var state = AppState.fixture(chats: [.group(reports: 2)])
        state.press("right", "right", "right", "right", "enter", role: .owner)
        #expect(state.chatActionMenu?.level.entries == [.clear, .archiveReports, .archive, .delete])
        #expect(
            state.press("j", "enter", "j", "enter").changes
                == [.changeAll([ChatEdit(ChatID(4), .reportsArchived)])])
    }

    @Test func aRefusalTakesBackThatTheReportsAreArchived() {
        var state = AppState.fixture(chats: [.group(reports: 2)])
        state.press("right", "right", "right", "right", "enter", "j", "enter", "j", "enter", role: .owner)
        #expect(state.said == ["Reports archived."])
        state.send(.refused(.changeAll([ChatEdit(ChatID(4), .reportsArchived)]), .offline))
        #expect(state.said == [Problem.offline.text])
    }

    @Test func aClickBesideChangesNothing() {
        var state = AppState.fixture(chats: [.contact()])
        state.press("C")
        state.send(.command(.back))
        #expect(state.frontLayer == nil)
        #expect(state.list.pendingRemovals.isEmpty)
    }
}
