import Loop
import Messenger
import Testing

@testable import ConfabApp

/// Files that aren't on this device, from the wish to the row.
@Suite struct DownloadTests {
    private let image = MessageID(7)
    private let chat = ChatSummary.fixtures[1]

    private func file(_ place: Messenger.Attachment.Place) -> Message {
        .fixture(
            7,
            content: .file(Messenger.Attachment(name: "tide.pdf", byteCount: 4_000_000, place: place), caption: .empty))
    }

    private func state(_ place: Messenger.Attachment.Place = .remote("mxc://a/b")) -> AppState {
        var state = AppState.fixture(width: 120, open: chat.id, messages: [file(place)])
        state.withMain { main in
            main.focus = .conversation(.timeline)
            main.conversation?.timeline.selection = image
        }
        return state
    }

    private func isRequest(_ effect: AppEffect) -> Bool {
        if case .perform(.service, _) = effect { true } else { false }
    }

    private func offers(_ message: Message, _ capabilities: Set<ServiceCapability> = [.downloads]) -> Bool {
        let facts = MessageAction.Facts(
            chat: chat, role: nil, capabilities: capabilities, kinds: .builtIn, now: LocalClock.fixture.now,
            revokeHours: 24)
        return MessageAction.download.isOffered(message, facts)
    }

    @Test func aFileThatIsNotHereIsOfferedWhereTheServiceBringsFiles() {
        let stored = Messenger.Attachment.Place.stored(path: "\(FileHash.folder)/" + String(repeating: "0", count: 64))
        #expect(offers(file(.remote("mxc://a/b"))))
        #expect(offers(file(.missing(reason: "expired"))))
        #expect(!offers(file(stored)))
        #expect(!offers(file(.remote("mxc://a/b")), []))
        #expect(!offers(.fixture(1, "Hello")))
        let strings = Options().strings
        #expect(strings.title(.download, of: file(.remote(""))) == "Download")
        #expect(strings.title(.download, of: file(.missing(reason: ""))) == "Download again")
    }

    @Test func theRowShowsHowFarItHasComeAndKeepsItsPlace() {
        var state = state()
        let request = ServiceRequest.fetch(image)
        #expect(
            App.reduce(&state, .command(.downloadFile))
                == [.request(request, of: ProfileID(1), by: .conversation)])
        #expect(shown(state).contains("tide.pdf (4.0 MB, downloading…)"))
        _ = App.reduce(&state, .downloads(.progressed(image, bytes: 1_000_000, of: 4_000_000)))
        #expect(shown(state).contains("tide.pdf (4.0 MB, downloading 25%)"))
        // One wish is enough.
        #expect(!App.reduce(&state, .command(.downloadFile)).contains(where: isRequest))
        let call = ServiceCall(request, of: ProfileID(1), by: .conversation)
        _ = App.reduce(&state, .answered(call, .done(.done)))
        #expect(shown(state).contains("tide.pdf (4.0 MB)"))
        #expect(state.main?.conversation?.timeline.selection == image)
    }

    @Test func aFailureSaysWhyAndCanBeTriedAgain() {
        var state = state()
        _ = App.reduce(&state, .command(.downloadFile))
        let call = ServiceCall(.fetch(image), of: ProfileID(1), by: .conversation)
        _ = App.reduce(&state, .answered(call, .failed(.service(.fileGone(name: "tide.pdf")))))
        #expect(shown(state).contains("The service no longer has “tide.pdf”."))
        #expect(App.reduce(&state, .command(.downloadFile)).contains(where: isRequest))
    }

    @Test(arguments: [(-1, 4), (5, 4), (0, 0), (Int64.max, 1)] as [(Int64, Int64)]) func oddNumbersAreHarmless(
        _ bytes: Int64, _ total: Int64
    ) {
        var downloads = Downloads()
        downloads.reduce(.progressed(image, bytes: bytes, of: total))
        let percent = downloads.running[image]?.percent
        #expect(total == 0 ? percent == nil : (0...99).contains(percent ?? -1))
    }

    @Test func noMoreThanAThousandAreShown() {
        var downloads = Downloads()
        for number in 1...1001 { downloads.note(ServiceRequest.fetch(MessageID(UInt64(number)))) }
        #expect(downloads.running.count == 1000)
    }
}
