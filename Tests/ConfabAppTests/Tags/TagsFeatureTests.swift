import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// The tags, without the app around them.
@Suite struct TagsFeatureTests {
    private let shared = Shared.fixture
    private let chat = ChatSummary.contact(3, "Grace", ChatSettings(tags: [TagID(1)]))

    private func request(_ request: ServiceRequest) -> Outcome<Tags.Action> {
        Outcome(effects: [.request(request, of: ProfileID(1), by: .tags)])
    }

    private func refused(
        _ request: ServiceRequest, by asker: ServiceCall.Asker = .tags
    ) -> (ServiceCall, ServiceOutcome) {
        (ServiceCall(request, of: ProfileID(1), by: asker), .failed(.offline))
    }

    @Test func closingOffersToUndoWhatWasChanged() {
        var tags = Tags([chat])
        #expect(tags.close(shared) == Outcome())
        let change = ChatChange.tags([TagID(1), TagID(2)])
        #expect(tags.reduce(.chosen(1), shared) == request(.change(chat.id, change)))
        #expect(
            tags.close(shared).intents == [
                .offerUndo(
                    "Tags of Grace changed.", of: [ChatEdit(chat.id, change)],
                    by: [ChatEdit(chat.id, .tags([TagID(1)]))]),
                .endSelecting,
            ])
        #expect(tags.perform(.toggleTag, shared) == request(.change(chat.id, .tags([TagID(1)]))))
        #expect(tags.close(shared) == Outcome())
    }

    @Test func taggingAndMovingAreShownAndUndone() {
        var tags = Tags([chat])
        #expect(!tags.offers(.undoChange, shared))
        _ = tags.reduce(.chosen(1), shared)
        let name = ChatTag.fixtures[1].shown
        #expect(tags.spoken(shared, shared.env).last == "\(name) added. Press u to undo.")
        #expect(tags.perform(.undoChange, shared) == request(.change(chat.id, .tags([TagID(1)]))))
        #expect(tags.chosen == [TagID(1)] && !tags.offers(.undoChange, shared))
        _ = tags.reduce(.moved(TagID(1), by: 1), shared)
        #expect(tags.perform(.undoChange, shared) == request(.changeTags(.reorder(ChatTag.fixtures.map(\.id)))))
        #expect(tags.perform(.undoChange, shared) == nil)
    }

    @Test func theTagsOfSeveralChatsAreUndone() {
        let other = ChatSummary.contact(4, "Mo", ChatSettings(tags: [TagID(2)]))
        var tags = Tags([chat, other])
        _ = tags.reduce(.chosen(1), shared)
        #expect(tags.chosen == [TagID(2)])
        let former = [ChatEdit(chat.id, .tags([TagID(1)])), ChatEdit(other.id, .tags([TagID(2)]))]
        #expect(tags.perform(.undoChange, shared) == request(.changeAll(former)))
        #expect(tags.chats.map(\.settings.tags) == [[TagID(1)], [TagID(2)]])
        #expect(tags.close(shared) == Outcome())
    }

    @Test func onlyItsOwnRefusalChangesBackWhatIsShown() {
        var tags = Tags([chat])
        _ = tags.reduce(.chosen(1), shared)
        let change = ServiceRequest.change(chat.id, .tags([TagID(1), TagID(2)]))
        let (other, outcome) = refused(change, by: .chatActions)
        #expect(tags.answered(other, outcome, shared) == nil)
        #expect(tags.chosen == [TagID(1), TagID(2)])
        // The app says why.
        #expect(tags.answered(refused(change).0, outcome, shared) == nil)
        #expect(tags.chosen == [TagID(1)])
    }

    @Test func theEditorSaysWhyATagWasNotSaved() {
        var tags = Tags([chat])
        _ = tags.perform(.newTag, shared)
        _ = tags.edit(.insert("Moths"), shared)
        let create = ServiceRequest.changeTags(.create(name: "Moths", emoji: nil, on: chat.id))
        #expect(tags.perform(.open, shared) == request(create))
        let (call, outcome) = refused(create)
        #expect(tags.answered(call, outcome, shared) == Outcome())
        #expect(tags.editor?.problem == .offline)
        #expect(tags.editor?.saving == nil)
    }

    @Test func deletingIsAskedInFrontAndTheQuestionGoesWithItsTag() {
        var tags = Tags()
        guard case .present(.confirmation(var asked))? = tags.perform(.deleteTag, shared)?.intents.first else {
            Issue.record("nothing is asked")
            return
        }
        #expect(
            asked.reduce(.chosen(1), shared).intents == [
                .close, .request(.changeTags(.remove(TagID(1))), by: .tags),
            ])
        var shared = shared
        shared.tags.removeLast()
        #expect(tags.listRead(.tags(before: ChatTag.fixtures), shared) == Outcome())
        shared.tags.removeFirst()
        #expect(tags.listRead(.tags(before: ChatTag.fixtures), shared) == Outcome(intents: [.uncover]))
    }

    @Test func backLeadsFromTheEditorToAllTagsAndToThoseOfTheChat() {
        var tags = Tags([chat])
        _ = tags.reduce(.chosen(ChatTag.fixtures.count + 1), shared)
        _ = tags.perform(.renameTag, shared)
        #expect(tags.contexts.contains(.text))
        #expect(tags.back(shared) == Outcome() && tags.editor == nil)
        #expect(tags.back(shared) == Outcome() && !tags.isEditing)
        #expect(tags.back(shared) == nil)
    }

    @Test func onlyATagCanBeRenamed() {
        var tags = Tags()
        #expect(tags.offers(.renameTag, shared) && tags.offers(.deleteTag, shared))
        _ = tags.perform(.last, shared)
        #expect(!tags.offers(.renameTag, shared) && tags.offers(.newTag, shared))
    }

    @Test func theFirstTagIsCreatedWhereThereIsNone() {
        #expect(Tags([chat], beside: []).editor != nil)
        #expect(Tags([chat], beside: shared.tags).editor == nil)
    }
}
