import Loop
import Messenger
import RandomTesting
import TerminalDOM
import Testing
import ViewSnapshots

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

    private func state(_ place: Messenger.Attachment.Place = .remote("mxc://a/b")) -> AppState { state(file(place)) }

    private func state(_ message: Message) -> AppState {
        var state = AppState.fixture(open: chat.id, messages: [message])
        state.withMain { main in
            main.session.capabilities.insert(.downloads)
            main.focus = .conversation(.timeline)
            main.conversation?.timeline.selection = image
        }
        return state
    }

    /// Asks for the file.
    private func ask(_ state: inout AppState) throws -> ServiceCall {
        let calls = App.reduce(&state, .command(.downloadFile)).compactMap { effect -> ServiceCall? in
            if case .perform(.service(let call), _) = effect { call } else { nil }
        }
        #expect(calls.count == 1)
        return try #require(calls.first)
    }

    private func isRequest(_ effect: AppEffect) -> Bool {
        if case .perform(.service, _) = effect { true } else { false }
    }

    private func offers(
        _ message: Message, _ capabilities: Set<ServiceCapability> = [.downloads], _ transfers: Transfers = Transfers()
    ) -> Bool {
        let facts = MessageAction.Facts(
            chat: chat, role: nil, capabilities: capabilities, kinds: .builtIn, now: LocalClock.fixture.now,
            revokeHours: 24, rewritable: [], canShowPictures: true, transfers: transfers, replies: [:],
            readCounts: ReadCounts())
        return MessageAction.download.isOffered(message, facts)
    }

    @Test func aFileThatIsNotHereIsOfferedWhereTheServiceHasDownloads() throws {
        let hash = try #require(FileHash(String(repeating: "0", count: 64)))
        let stored = file(.stored(path: hash.path))
        #expect(offers(file(.remote("mxc://a/b"))))
        #expect(offers(file(.missing(reason: "expired"))))
        #expect(!offers(stored))
        #expect(!offers(file(.remote("mxc://a/b")), []))
        #expect(!offers(.fixture(1, "Hello")))
        // Somebody has deleted it from the disk.
        var transfers = Transfers()
        transfers.note(Problem.saving(.noFile(name: "tide.pdf", file: hash)))
        #expect(offers(stored, [.downloads], transfers))
        #expect(transfers.state(of: stored, [.downloads]) == .missing)
        transfers.begin(stored.id, hash, by: TransactionID("1"))
        transfers.reduce(.ended(stored.id))
        #expect(transfers.state(of: stored, [.downloads]) == nil)
        let strings = Options().strings
        #expect(strings.title(.download, of: file(.remote(""))) == "Download")
        #expect(strings.title(.download, of: file(.missing(reason: ""))) == "Download again")
        #expect(strings.title(.download, of: stored) == "Download again")
    }

    @Test func aFileThatIsSavedOrArrivesAgainIsNoLongerMissing() throws {
        let hash = try #require(FileHash(String(repeating: "0", count: 64)))
        let again = file(.stored(path: hash.path))
        for action in [.fileSaved("/home/ada/Downloads/tide.pdf", hash), .arrived(chat, again)] as [AppAction] {
            var state = state(again)
            _ = App.reduce(&state, .failed(.saving(.noFile(name: "tide.pdf", file: hash))))
            #expect(shown(state).contains("No longer on this machine"))
            _ = App.reduce(&state, action)
            #expect(!shown(state).contains("No longer on this machine"))
        }
    }

    @Test func anAnimatedPictureThatIsFoundIsNoLongerMissing() throws {
        let hash = try #require(FileHash(String(repeating: "0", count: 64)))
        let request = PictureRequest(hash, size: Size(4, 2), isExact: true, symbols: .half, colors: .trueColor)
        var transfers = Transfers()
        transfers.note(Pictures.Action.drawn(request, .failed(.noFile)))
        #expect(transfers.missing == [hash])
        transfers.note(Pictures.Action.drawn(request, .animated))
        #expect(transfers.missing.isEmpty)
    }

    @Test func theCoverOfAVideoThatArrivesAgainIsNoLongerMissing() throws {
        let hash = try #require(FileHash(String(repeating: "0", count: 64)))
        let cover = try #require(FileHash(String(repeating: "1", count: 64)))
        let file = Messenger.Attachment(
            name: "tide.mp4", place: .stored(path: hash.path),
            cover: StillPicture(place: .stored(path: cover.path)))
        let video = Message.fixture(7, content: .video(file, seconds: 3, caption: .empty))
        var state = state(video)
        for missing in [hash, cover] {
            _ = App.reduce(&state, .failed(.saving(.noFile(name: "tide.mp4", file: missing))))
        }
        #expect(state.main?.transfers.missing == [hash, cover])
        _ = App.reduce(&state, .arrived(chat, video))
        #expect(state.main?.transfers.missing == [])
    }

    @Test(arguments: [
        MessageContent.image(Messenger.Attachment(name: "a"), caption: .empty),
        .video(Messenger.Attachment(name: "a"), seconds: 3, caption: .empty),
        .voice(Voice(Messenger.Attachment(name: "a"), seconds: 3), caption: .empty),
        .file(Messenger.Attachment(name: "a"), caption: .empty),
        .sticker(Sticker(file: Messenger.Attachment(name: "a"))),
    ])
    func theRowOfEachKindShowsHowFarItsFileHasComeAndKeepsItsPlace(content: MessageContent) throws {
        var state = state(.fixture(7, content: content))
        #expect(shown(state).contains("Not downloaded"))
        let call = try ask(&state)
        #expect(call.request == .fetch(image) && call.profile == ProfileID(1) && call.asker == .conversation)
        #expect(shown(state).contains("Downloading…"))
        _ = App.reduce(&state, .answered(call, .done(.done)))
        _ = App.reduce(&state, .transfers(.progressed(image, bytes: 1_000_000, of: 4_000_000)))
        #expect(shown(state).contains("Downloading: 25%"))
        let sentences = state.main?.conversation?.spoken(Shared(state), ViewEnvironment(state)) ?? []
        #expect(sentences.joined().contains("Downloading: 25%"))
        #expect(!App.reduce(&state, .command(.downloadFile)).contains(where: isRequest))
        #expect(state.said == ["This file is being downloaded"])
        _ = App.reduce(&state, .transfers(.ended(image)))
        // Too late to show anything.
        _ = App.reduce(&state, .transfers(.progressed(image, bytes: 2_000_000, of: 4_000_000)))
        #expect(shown(state).contains("Not downloaded"))
        #expect(state.main?.conversation?.timeline.selection == image)
    }

    @Test func rowsShowHowFarTheirFilesAre() throws {
        let picture = Messenger.Attachment(name: "harbor.jpg", byteCount: 900_000, place: .remote("mxc://a/c"))
        let waiting = Message.fixture(8, content: .image(picture, caption: "From the harbor"))
        var state = AppState.fixture(
            open: chat.id,
            messages: [.fixture(6, "Here you are", minutesAgo: 9), file(.remote("mxc://a/b")), waiting])
        state.withMain { main in
            main.session.capabilities.insert(.downloads)
            main.conversation?.timeline.selection = image
        }
        state = state.after(.paneChosen(.conversation(.timeline))).after(.command(.downloadFile))
        state = state.after(.paneChosen(.conversation(.composer)))
        let map = DraftAttachment("/home/ada/map.pdf", mediaType: "application/pdf", byteCount: 2_000_000)
        state = typed("enter", in: state.after(.conversation(.composer(.attached(chat.id, typed: "", [map])))))
        let sent = try #require(state.main?.conversation?.timeline.outgoing.first?.message.transaction)
        for action in [
            Transfers.Action.copied(TransactionID(sent.rawValue), bytes: 1_500_000, of: 2_000_000),
            .progressed(image, bytes: 1_000_000, of: 4_000_000),
        ] { state = state.after(.transfers(action)) }
        assertSnapshot(of: state, as: .screen(alsoAt: .small, .large))
    }

    @Test func aRefusalNamesTheReason() throws {
        var here = state(.stored(path: try #require(FileHash(String(repeating: "0", count: 64))).path))
        _ = App.reduce(&here, .command(.downloadFile))
        #expect(here.said == ["This file is already on this machine"])
        for capabilities in [Set<ServiceCapability>(), [.downloads]] {
            var text = state(.fixture(7, "Hello"))
            text.withMain { $0.session.capabilities = capabilities }
            _ = App.reduce(&text, .command(.downloadFile))
            #expect(text.said == ["This message has no file to download"])
        }
        var elsewhere = state()
        elsewhere.withMain { $0.session.capabilities = [] }
        for (command, expected) in [
            (CommandID.downloadFile, "This service doesn't support downloading files."),
            (.react, "This service doesn't support reactions."),
            (.pinMessage, "This service doesn't support pinning messages."),
        ] {
            var state = elsewhere
            _ = App.reduce(&state, .command(command))
            #expect(state.said == [expected])
        }
    }

    @Test func aFailureSaysWhyAndCanBeTriedAgain() throws {
        var state = state()
        let call = try ask(&state)
        _ = App.reduce(&state, .answered(call, .failed(.offline)))
        #expect(shown(state).contains("Not downloaded"))
        #expect(state.said == [Problem.offline.text])
        #expect(App.reduce(&state, .command(.downloadFile)).contains(where: isRequest))
    }

    @Test func aMissingFileIsStillMissingAfterAFailureAndNoLongerAfterTheRetry() throws {
        let hash = try #require(FileHash(String(repeating: "0", count: 64)))
        var state = state(.stored(path: hash.path))
        _ = App.reduce(&state, .failed(.saving(.noFile(name: "tide.pdf", file: hash))))
        let call = try ask(&state)
        #expect(shown(state).contains("Downloading…") && !shown(state).contains("No longer on this machine"))
        _ = App.reduce(&state, .transfers(.failed(image, of: try #require(call.transaction), .offline)))
        #expect(shown(state).contains("No longer on this machine"))
        _ = try ask(&state)
        _ = App.reduce(&state, .transfers(.ended(image)))
        #expect(!shown(state).contains("No longer on this machine") && state.main?.transfers.missing == [])
    }

    /// A service on a network may tell of a failure twice, and late.
    @Test func aFailureOfAnEarlierAttemptDoesNotEndTheRetry() throws {
        var state = state()
        func failure(of call: ServiceCall) throws -> AppAction {
            .transfers(.failed(image, of: try #require(call.transaction), .offline))
        }
        let first = try ask(&state)
        _ = App.reduce(&state, try failure(of: first))
        #expect(shown(state).contains("Not downloaded"))
        #expect(state.said == [Problem.offline.text])
        let second = try ask(&state)
        let toasts = state.toasts
        _ = App.reduce(&state, try failure(of: first))
        #expect(shown(state).contains("Downloading…") && state.toasts == toasts)
        _ = App.reduce(&state, .answered(first, .failed(.offline)))
        #expect(shown(state).contains("Downloading…") && state.toasts == toasts)
        _ = App.reduce(&state, try failure(of: second))
        #expect(shown(state).contains("Not downloaded"))
    }

    /// A service on a network repeats its events and reorders them.
    @Test func noOrderOfEventsTurnsARowBack() throws {
        let stored = file(.stored(path: try #require(FileHash(String(repeating: "0", count: 64))).path))
        let seed = testSeed()
        var random = SeededGenerator(seed)
        for _ in 0..<200 {
            var events = (1...10).map { Transfers.Action.progressed(image, bytes: $0, of: 10) } + [.ended(image)]
            events += events.filter { _ in random.happens(30) }
            events.shuffle(using: &random)
            let storing = random.below(events.count)
            var transfers = Transfers()
            transfers.begin(image, nil, by: TransactionID("1"))
            var (percent, hasEnded) = (0, false)
            for (index, event) in events.enumerated() {
                let before = transfers
                transfers.reduce(event)
                #expect(!hasEnded || transfers == before, "seed \(seed)")
                hasEnded = hasEnded || event == .ended(image)
                let message = index < storing ? file(.remote("mxc://a/b")) : stored
                switch transfers.state(of: message, [.downloads]) {
                case .downloading(let now)?:
                    #expect(!hasEnded && (now ?? 0) >= percent, "seed \(seed)")
                    percent = now ?? 0
                case let other:
                    let expected: FileState? = index < storing ? .notDownloaded : nil
                    #expect(hasEnded && other == expected, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: [(-1, 4), (5, 4), (0, 0), (Int64.max, 1)] as [(Int64, Int64)]) func oddNumbersAreHarmless(
        _ bytes: Int64, _ total: Int64
    ) {
        var transfers = Transfers()
        transfers.begin(image, nil, by: TransactionID("1"))
        transfers.reduce(.progressed(image, bytes: bytes, of: total))
        let percent = transfers.running[image]?.progress.percent
        #expect(total == 0 ? percent == nil : (0...99).contains(percent ?? -1))
    }
}
