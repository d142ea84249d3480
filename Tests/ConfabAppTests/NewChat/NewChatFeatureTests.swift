import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// New chats without the app around them.
@Suite struct NewChatFeatureTests {
    private var shared: Shared {
        var shared = Shared(size: Size(80, 24), clock: .fixture, profile: .fixture())
        shared.profiles = ProfileSummary.fixtures
        return shared
    }

    private typealias Work = Effect<AppOperation, NewChat.Action>

    private func call(_ request: ServiceRequest, of profile: UInt64 = 1) -> ServiceCall {
        ServiceCall(request, of: ProfileID(profile), by: .newChat)
    }

    private let failure = ServiceOutcome.failed(.offline)

    private func request(_ request: ServiceRequest, id: EffectID? = nil) -> Work {
        .request(request, of: ProfileID(1), by: .newChat, id: id)
    }

    @Test func aRowOfTheMenuBeginsWhatItSays() {
        var menu = NewChat.menu(selection: 0)
        #expect(menu.perform(.open, shared) == Outcome(effects: [request(.createLink)]))
        #expect(menu == .link(NewChat.Invitation()))
        menu = .menu(selection: 5)
        #expect(menu.perform(.open, shared) == Outcome(effects: [request(.openNotes)]))
        #expect(menu == .menu(selection: 5))
        #expect(menu.perform(.archive, shared) == nil)
    }

    @Test func notesThatCannotBeOpenedCloseTheMenu() {
        var menu = NewChat.menu(selection: 5)
        #expect(
            menu.answered(call(.openNotes), failure, shared) == Outcome(intents: [.close, .problem(.offline)]))
        #expect(menu.answered(call(.createLink), failure, shared) == nil)
    }

    @Test func onlyTheAnswerToTheOpenProfileIsTaken() {
        let answer = ServiceOutcome.done(.link(.fixture, ChatID(12)))
        var link = NewChat.link(NewChat.Invitation())
        #expect(link.answered(call(.createLink, of: 2), answer, shared) == nil)
        #expect(
            link.answered(call(.createLink), answer, shared)
                == Outcome(effects: [.perform(.query(.linkCode(.fixture, ChatID(12))))]))
    }

    @Test func whatWasTypedIsSavedWhenItCloses() {
        let field = NewChat.Field(EditableText("Tea"))
        #expect(NewChat.group(NewChat.GroupDraft(field)).close(shared).intents == [.save(.group, field.text)])
        #expect(
            NewChat.scan(NewChat.Scan(field)).close(shared)
                == Outcome(effects: [.cancel("read-code")], intents: [.save(.image, field.text)]))
        var refused = field
        refused.problem = .offline
        #expect(NewChat.paste(refused).close(shared).intents == [.save(.link, EditableText())])
        #expect(NewChat.menu(selection: 0).close(shared) == Outcome())
    }

    @Test func aLinkIsMentionedOnlyIfNobodyDecidedAboutIt() throws {
        let made = NewChat.Invitation(.made(NewChat.MadeLink(link: .fixture, chat: ChatID(12), code: nil)))
        var link = NewChat.link(made)
        #expect(link.close(shared).intents == [.notice(shared.strings.linkIsKept())])
        guard case .present(.confirmation(var asked))? = link.back(shared)?.intents.first else {
            Issue.record("nothing is asked")
            return
        }
        #expect(asked.contexts == [.question, .everywhere])
        #expect(asked.back(shared) == Outcome(intents: [.discardAll]))
        #expect(
            asked.answers.map(\.intents) == [
                [.discardAll], [.close], [.discardAll, .request(.remove([.pending(ChatID(12))]), by: .newChat)],
            ])
        #expect(link.close(shared).intents == [.notice(shared.strings.linkIsKept())], "nothing is decided yet")
        #expect(link.yields(to: .fixture(77, "Grace"), .joined) && link.close(shared) == Outcome())
    }

    @Test func anotherProfileIsOpenedForItsLink() {
        var link = NewChat.link(
            NewChat.Invitation(.made(NewChat.MadeLink(link: .fixture, chat: ChatID(12), code: nil))))
        #expect(link.perform(.profiles, shared)?.effects.count == 1)
        #expect(
            link.reduce(.profileChosen(ProfileID(2)), shared)
                == Outcome(intents: [.switchProfile(ProfileID(2), withdrawing: ChatID(12))]))
    }

    @Test func anExistingChatOpensFromItsLink() {
        let chat = ChatSummary.fixture(2, "Grace Hopper")
        var followed = NewChat.follow(NewChat.Followed(.fixture))
        _ = followed.answered(call(.plan(.fixture)), .done(.plan(.known(chat.id))), shared)
        _ = followed.listRead(.chats(asked: [chat.id], [chat]), shared)
        let outcome = followed.perform(.open, shared)
        #expect(outcome?.intents == [.close, .openChat(chat)])
        // The link has led somewhere, so it's not there again.
        #expect(followed.close(shared).intents == [.save(.link, EditableText())])
    }

    @Test func itClosesOnlyForTheChatThatItWaitsFor() {
        let chat = ChatSummary.fixture(2, "Grace Hopper")
        for (layer, awaited) in [
            (NewChat.link(NewChat.Invitation()), [ChatOrigin.requested]),
            (.group(NewChat.GroupDraft()), [.requested, .created]), (.menu(selection: 0), [.requested]),
        ] {
            for origin in [ChatOrigin.requested, .created, .joined] {
                var layer = layer
                let isClosed = layer.yields(to: chat, origin)
                #expect(isClosed == awaited.contains(origin), "\(layer), \(origin)")
            }
        }
    }
}
