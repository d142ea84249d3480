import Messenger
import Testing

/// The slot for a state, and the meaning of a name's color.
@Suite struct RowStatusTests {
    private func chat(
        _ condition: ChatCondition, reports: Int = 0, isIncognito: Bool = false
    ) -> ChatSummary {
        var chat = ChatSummary.fixture(
            .group(GroupID(1)), condition: condition, stats: ChatStats(reports: reports))
        chat.isIncognito = isIncognito
        return chat
    }

    @Test func joiningComesBeforeReportsBeforeReviewBeforeIncognito() {
        #expect(chat(.joining, reports: 2, isIncognito: true).rowStatus == .connecting)
        #expect(chat(.connecting, isIncognito: true).rowStatus == .connecting)
        #expect(chat(.pendingReview, reports: 2, isIncognito: true).rowStatus == .reports(2))
        #expect(chat(.pendingReview, isIncognito: true).rowStatus == .pendingReview)
        #expect(chat(.ready, isIncognito: true).rowStatus == .incognito)
        #expect(chat(.ready).rowStatus == nil)
    }

    @Test func aNameWaitsForTheUserOrIsOutOfUseOrNeither() {
        let waiting: [ChatCondition] = [.needsConnecting, .needsAccepting, .invited]
        let outOfUse: [ChatCondition] = [
            .connecting, .joining, .pendingReview, .rejected, .left, .removed, .ended, .blocked,
        ]
        for condition in waiting {
            #expect(chat(condition).awaitsUser && !chat(condition).isOutOfUse, "\(condition)")
        }
        for condition in outOfUse {
            #expect(!chat(condition).awaitsUser && chat(condition).isOutOfUse, "\(condition)")
        }
        for condition in [ChatCondition.ready, .readOnly] {
            #expect(!chat(condition).awaitsUser && !chat(condition).isOutOfUse, "\(condition)")
        }
    }

    @Test func whatWaitsForTheUserHasAGlyphAndNotOnlyAColour() {
        let words = PlainWords()
        #expect(chat(.invited).previewLine(words).mark == .invitation)
        let request = ChatSummary.fixture(
            .contactRequest(ContactRequest(greeting: "We met")), condition: .needsAccepting)
        #expect(request.previewLine(words) == PreviewLine(mark: .invitation, text: "We met"))
        // What a stranger writes is a text like any other.
        #expect(!request.previewLine(words, showsText: false).text.contains("We met"))
    }

    @Test func stylesOfAPreviewStayAndSecretsDoNot() {
        let text = StyledText(
            "bold and hidden",
            runs: [StyleRun(start: 0, length: 4, style: .bold), StyleRun(start: 9, length: 6, style: .secret)])
        let line = MessageContent.text(text).previewLine(PlainWords(), isOwn: false)
        #expect(line.text == "bold and ██████")
        #expect(
            line.segments == [
                TextSegment("bold", styles: [.bold]), TextSegment(" and "),
                TextSegment("██████", styles: [.secret]),
            ])
    }

    @Test func theOrderOfTwoChatsIsTheStores() {
        func chat(_ id: UInt64, _ minute: Int64, pinned: Int? = nil, unread: Int = 0) -> ChatSummary {
            var chat = ChatSummary.fixture(
                settings: ChatSettings(pinnedOrder: pinned), stats: ChatStats(unread: unread))
            chat.id = ChatID(id)
            chat.lastActivity = Timestamp(seconds: minute * 60)
            return chat
        }
        #expect(ChatOrder.activity.places(chat(1, 2), before: chat(2, 1)) == true)
        #expect(ChatOrder.activity.places(chat(1, 1), before: chat(2, 2, pinned: 3)) == false)
        #expect(ChatOrder.activity.places(chat(1, 9, pinned: 4), before: chat(2, 2, pinned: 3)) == false)
        #expect(ChatOrder.activity.places(chat(2, 1), before: chat(1, 1)) == true)
        #expect(ChatOrder.unreadFirst.places(chat(1, 1, unread: 1), before: chat(2, 2)) == true)
        // Folded names are the store's.
        #expect(ChatOrder.name.places(chat(1, 1), before: chat(2, 2)) == nil)
    }
}
