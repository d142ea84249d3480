import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Videos with a still picture from their sender.
@Suite struct VideoCoverTests {
    private let film = Messenger.Attachment(
        name: "film.mp4", mediaType: "video/mp4", byteCount: 31_200_000, pixelWidth: 1920, pixelHeight: 1080,
        place: .stored(path: "files/" + String(repeating: "ab", count: 32)),
        cover: StillPicture(
            pixelWidth: 160, pixelHeight: 96, place: .stored(path: "files/" + String(repeating: "cd", count: 32))))

    private func chat(_ film: Messenger.Attachment, from sender: MessageSender = .contact(ContactID(2))) -> AppState {
        let message = Message.fixture(
            1, from: sender, minutesAgo: 1, delivery: sender == .me ? .read : nil,
            content: .video(film, seconds: 62, caption: "The flat"))
        return typed("tab", "k", in: .fixture(width: 60, open: ChatID(2), messages: [message])).settled()
    }

    private func drawn(_ state: AppState, _ outcome: PictureOutcome? = nil) throws -> AppState {
        var state = state
        // Any action requests the pictures.
        _ = App.reduce(&state, .command(.help))
        _ = App.reduce(&state, .key("escape"))
        while let request = state.pictures.running {
            _ = try App.reduce(&state, .pictures(.drawn(request, outcome ?? .drawn(.stripes(request.size)))))
        }
        return state
    }

    @Test func theCoverIsAboveTheLineOfTheVideo() throws {
        assertSnapshot(of: try drawn(chat(film)), as: .screen(), named: "other")
        assertSnapshot(of: try drawn(chat(film, from: .me)), as: .screen(), named: "own")
    }

    @Test func itsSpaceIsThereBeforeItIsDrawn() throws {
        let before = chat(film)
        #expect(shown(before).contains("film.mp4 (1:02, 31 MB)"))
        let after = try shown(drawn(before))
        #expect(after.contains("▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄"))
        func lines(_ screen: String) -> [String] {
            screen.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                String(line.reversed().drop { $0 == " " }.reversed())
            }
        }
        #expect(lines(after.replacing("▄", with: " ")) == lines(shown(before)))
    }

    @Test func enterShowsTheCoverAndOOpensTheVideo() throws {
        var state = try drawn(chat(film))
        _ = App.reduce(&state, .key("enter"))
        guard case .picturePage(let page) = state.layers.last else {
            Issue.record("there is no page")
            return
        }
        #expect(page.pictures(Shared(state)).map(\.file) == [film.cover?.storedFile])
        #expect(
            App.reduce(&state, .key("o"))
                == [.perform(.file(.open(try #require(film.storedFile), name: "film.mp4", program: "xdg-open")))])
    }

    @Test func aVideoWithoutACoverIsALine() throws {
        var plain = film
        plain.cover = nil
        let state = chat(plain)
        #expect(try shown(drawn(state)) == shown(state))
        #expect(
            shown(state).contains("film.mp4 (1:02, 31 MB)") && !shown(typed("m", in: state)).contains("Show picture"))
        // The same if its cover isn't a file of the store.
        for path in ["../../cover.png", "files/cover.png"] {
            plain.cover = StillPicture(pixelWidth: 16, pixelHeight: 9, place: .stored(path: path))
            #expect(try shown(drawn(chat(plain))) == shown(state))
        }
    }

    @Test func anAnimatedCoverSaysSo() throws {
        var state = chat(film)
        _ = App.reduce(&state, .command(.help))
        _ = App.reduce(&state, .key("escape"))
        #expect(state.pictures.running?.refusesAnimation == true)
        let screen = try shown(drawn(chat(film), .animated))
        #expect(screen.contains("film.mp4 (1:02, 31 MB)") && screen.contains("This picture is animated"))
    }

    @Test func aBrokenCoverSaysWhy() throws {
        let screen = try shown(drawn(chat(film), .failed(.notDecoded)))
        #expect(screen.contains("film.mp4 (1:02, 31 MB)") && screen.contains("This picture is damaged"))
    }
}
