import Messenger
import Testing

@testable import ConfabApp

/// A link's plan, as the search and the dialog show it.
@Suite struct LinkPreviewTests {
    private let chat = ChatSummary.fixture(2, "Grace Hopper")

    @Test func aLinkToAChatIsReadyOnceTheChatWasRead() {
        var preview = LinkPreview(.fixture)
        #expect(!preview.isReady)
        #expect(preview.take(.known(chat.id)) == chat.id)
        #expect(!preview.isReady)
        let isOther = preview.take([chat], asked: [ChatID(3)])
        #expect(!isOther && preview.chat == nil)
        let isIts = preview.take([chat], asked: [chat.id])
        #expect(isIts && preview.isReady && preview.chat == chat)
        // Another plan for the same chat keeps it.
        _ = preview.take(.connecting(chat.id))
        #expect(preview.isReady && preview.chat == chat)
    }

    @Test func aChatThatIsGoneIsKnownToBeGone() {
        var preview = LinkPreview(.fixture)
        _ = preview.take(.known(chat.id))
        _ = preview.take([], asked: [chat.id])
        #expect(preview.isReady && preview.chat == nil)
    }

    @Test func waitingIsSaidOnlyWhileNothingIsKnown() {
        var preview = LinkPreview(.fixture)
        preview.waitedLong()
        #expect(preview.isLong)
        #expect(preview.take(.used) == nil)
        #expect(!preview.isLong && preview.isReady)
        preview = LinkPreview(.fixture)
        preview.failLook(.offline)
        preview.waitedLong()
        #expect(!preview.isLong && preview.lookProblem == .offline)
    }

    @Test func whatIsPossibleDependsOnWhatFollowingTheLinkWouldDo() {
        let connect: [LinkPreview.Action] = [.connect(incognito: false), .connect(incognito: true), .cancel]
        let plans: [(LinkPlan, [LinkPreview.Action])] = [
            (.new(name: "Solveig"), connect), (.known(chat.id), [.open, .cancel]), (.own(chat.id), [.open, .cancel]),
            (.own(nil), [.cancel]), (.connecting(chat.id), [.open, .cancel]), (.used, [.another, .cancel]),
            (.gone, [.another, .cancel]),
        ]
        for (plan, actions) in plans {
            var preview = LinkPreview(.fixture)
            #expect(preview.actions == [.cancel])
            _ = preview.take(plan)
            if plan.chat != nil { #expect(preview.actions == [.cancel], "\(plan): its chat isn't read") }
            _ = preview.take([chat], asked: [chat.id])
            #expect(preview.actions == actions, "\(plan)")
        }
        var failed = LinkPreview(.fixture)
        failed.failLook(.offline)
        #expect(failed.actions == connect)
    }

    @Test func aLinkIsFollowedOnceAtATime() {
        var preview = LinkPreview(.fixture)
        let isFirst = preview.connect()
        let isSecond = preview.connect()
        #expect(isFirst && !isSecond)
        preview.refuse(.offline)
        #expect(!preview.isBusy && preview.problem == .offline)
        let isAgain = preview.connect()
        #expect(isAgain && preview.problem == nil)
    }
}
