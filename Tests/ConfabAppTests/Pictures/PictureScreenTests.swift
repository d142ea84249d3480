import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Pictures in a chat and on the whole screen.
@Suite struct PictureScreenTests {
    private static let hash = String(repeating: "ab", count: 32)
    private let boat = Messenger.Attachment(
        name: "boat.jpg", mediaType: "image/jpeg", byteCount: 22_942, pixelWidth: 160, pixelHeight: 96,
        place: .stored(path: "files/\(hash)"))

    private func chat(_ file: Messenger.Attachment, caption: StyledText = "She wants to come ashore") -> AppState {
        let message = Message.fixture(1, minutesAgo: 1, content: .image(file, caption: caption))
        return typed("tab", "k", in: .fixture(width: 60, open: ChatID(2), messages: [message]))
    }

    private func stripes(_ size: Size) throws -> PictureCells { try .stripes(size) }

    /// The lines without the blanks at their ends.
    private func lines(_ screen: String) -> [String] {
        screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    private func drawn(_ state: AppState, _ outcome: (PictureRequest) throws -> PictureOutcome) throws -> AppState {
        var state = state.settled()
        _ = App.reduce(&state, .command(.help))
        _ = App.reduce(&state, .key("escape"))
        while let request = state.pictures.running {
            _ = App.reduce(&state, .pictures(.drawn(request, try outcome(request))))
        }
        return state
    }

    @Test func aPictureAndItsSpaceBeforeItIsDrawn() throws {
        var state = chat(boat).settled()
        #expect(!shown(state).contains("boat.jpg"))
        _ = App.reduce(&state, .command(.help))
        _ = App.reduce(&state, .key("escape"))
        let request = try #require(state.pictures.running)
        #expect(request.size == Size(20, 6))
        let before = shown(state)
        _ = App.reduce(&state, .pictures(.drawn(request, .drawn(try stripes(request.size)))))
        let after = shown(state)
        #expect(after.contains("▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄"))
        // Nothing moves when it arrives.
        #expect(lines(after.replacing("▄", with: " ")) == lines(before))
        assertSnapshot(of: state, as: .screen())
    }

    @Test func aBrokenPictureSaysWhy() throws {
        let state = try drawn(chat(boat)) { _ in .failed(.notDecoded) }
        #expect(shown(state).contains("boat.jpg (23 kB)"))
        #expect(shown(state).contains("This picture is damaged"))
    }

    @Test func aPictureOfTooManyPixelsSaysHowMany() throws {
        let problem = PictureProblem.tooManyPixels(width: 30_000, height: 20_000)
        #expect(
            Problem.picture(problem).text == "This picture has 30,000 × 20,000 pixels, which is too large to draw.")
        let state = try drawn(chat(boat)) { _ in .failed(problem) }
        #expect(shown(state).contains("boat.jpg (23 kB)") && shown(state).contains("This picture has 30,000"))
    }

    @Test func aPictureWhoseFileIsThereAgainIsDrawn() throws {
        let file = try #require(boat.storedFile)
        let again = Message.fixture(2, content: .image(boat, caption: ""))
        for action in [
            .fileSaved("/home/ada/Downloads/boat.jpg", file), .arrived(.fixtures[1], again),
            .transfers(.ended(MessageID(1))),
        ] as [AppAction] {
            var state = try drawn(chat(boat)) { _ in .failed(.noFile) }
            #expect(shown(state).contains("The file isn't on this machine"))
            #expect(App.reduce(&state, action).contains { $0.drawsPicture })
            #expect(!shown(state).contains("The file isn't on this machine"))
        }
    }

    @Test(arguments: [true, false]) func aPictureWhoseDownloadFailsIsTriedAgain(isAnswer: Bool) throws {
        var state = try drawn(chat(boat)) { _ in .failed(.noFile) }
        state.withMainForTest { $0.session.capabilities.insert(.downloads) }
        let calls = App.reduce(&state, .command(.downloadFile)).compactMap { effect -> ServiceCall? in
            if case .perform(.service(let call), _) = effect { call } else { nil }
        }
        let call = try #require(calls.first)
        let request = try #require(call.transaction)
        let failure: AppAction =
            isAnswer
            ? .answered(call, .failed(.offline)) : .transfers(.failed(MessageID(1), of: request, .offline))
        #expect(App.reduce(&state, failure).contains { $0.drawsPicture })
        #expect(state.said == [Problem.offline.text])
    }

    private var party: Messenger.Attachment {
        var party = boat
        (party.name, party.mediaType, party.byteCount) = ("party.gif", "image/gif", 120_000)
        return party
    }

    /// Draws the first frame of an animated picture, or refuses it.
    private func animated(_ request: PictureRequest) throws -> PictureOutcome {
        request.refusesAnimation ? .animated : .still(try stripes(request.size))
    }

    @Test func anAnimatedPictureInAMessageIsALineWithTheReasonAboveTheCaption() throws {
        let screen = try shown(drawn(chat(party), animated))
        let texts = ["party.gif (120 kB)", "This picture is animated", "She wants to come ashore"]
        let places = texts.compactMap { screen.firstRange(of: $0)?.lowerBound }
        #expect(places.count == texts.count && places == places.sorted() && !screen.contains("▄"))
    }

    @Test func enterShowsTheFirstFrameOfAnAnimatedPicture() throws {
        var state = try drawn(chat(party), animated)
        // The reason in its message says nothing about the whole screen.
        #expect(App.reduce(&state, .key("enter")).contains { $0.drawsPicture })
        state = try drawn(state, animated)
        #expect(shown(state).contains("▄▄▄▄") && shown(state).contains("Animated: o opens it"))
        #expect(!shown(state).contains("This picture is animated"))
        _ = App.reduce(&state, .key("escape"))
        #expect(shown(state).contains("This picture is animated") && !shown(state).contains("▄"))
    }

    @Test func enterShowsThePictureOnTheWholeScreen() throws {
        var state = try drawn(chat(boat)) { .drawn(try stripes($0.size)) }
        #expect(App.reduce(&state, .key("enter")).contains { $0.drawsPicture })
        state = try drawn(state) { .drawn(try stripes($0.size)) }
        assertSnapshot(of: state, as: .layer(alsoAt: .small))
        #expect(
            App.reduce(&state, .key("s"))
                == [
                    .perform(.file(.save(try #require(boat.storedFile), name: "boat.jpg", folder: "~/Downloads")))
                ])
        #expect(
            App.reduce(&state, .key("o"))
                == [.perform(.file(.open(try #require(boat.storedFile), name: "boat.jpg", program: "xdg-open")))])
        _ = App.reduce(&state, .fileSaved("/home/ada/Downloads/boat.jpg", try #require(boat.storedFile)))
        #expect(shown(state).contains("Saved as /home/ada/Downloads/boat.jpg"))
        _ = App.reduce(&state, .key("escape"))
        #expect(state.layers.isEmpty)
    }

    /// The view draws a picture by the request that the reducer made, whatever the width.
    @Test(arguments: [30, 36, 47, 60, 79, 80, 100, 130, 200]) func everyRequestedPictureIsShown(width: Int) throws {
        let message = Message.fixture(1, minutesAgo: 1, content: .image(boat, caption: ""))
        var state = AppState.fixture(width: width, open: ChatID(2), messages: [message])
        #expect(try shown(drawn(state) { .drawn(try stripes($0.size)) }).contains("▄▄▄▄▄▄▄▄"))
        // The page is narrower than the screen, too narrow for pictures on the narrowest.
        guard width >= 36 else { return }
        var pinned = message
        pinned.pin = Pin(by: .me, name: "Ada", at: .minutesAgo(5))
        state.withMainForTest {
            $0.conversation?.details.pins = [pinned]
            $0.conversation?.details.pinCount = 1
        }
        state = typed("tab", "P", in: state)
        _ = App.reduce(
            &state, .messagesPage(.timeline(.pageLoaded(.pins(ChatID(2)), .newest, MessagePage([pinned])))))
        #expect(try shown(drawn(state) { .drawn(try stripes($0.size)) }).contains("▄▄▄▄▄▄▄▄"))
    }

    @Test func theMenuNamesTheKeyOfThePicture() {
        let menu = shown(typed("m", in: chat(boat)))
        #expect(menu.contains(/Show picture +Enter/))
    }

    @Test func aTerminalWithoutPicturesOffersNone() {
        var state = chat(boat)
        state.pictures.use(.ansi8)
        _ = App.reduce(&state, .key("enter"))
        guard case .messageMenu = state.layers.last else {
            Issue.record("there is no menu")
            return
        }
        #expect(!shown(state).contains("Show picture"))
    }

    @Test func enterOnAMessageWithoutAPictureShowsItsMenu() {
        var file = boat
        file.place = .remote("https://example.org/boat")
        var state = chat(file)
        _ = App.reduce(&state, .key("enter"))
        guard case .messageMenu = state.layers.last else {
            Issue.record("there is no menu")
            return
        }
    }
}

extension AppEffect {
    fileprivate var drawsPicture: Bool { if case .perform(.file(.draw), _) = self { true } else { false } }
}
