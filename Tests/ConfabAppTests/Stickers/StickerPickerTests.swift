import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// The user's stickers.
@Suite struct StickerPickerTests {
    private static func sticker(_ name: String, _ emoji: String = "") -> Sticker {
        Sticker(
            name: name, emoji: emoji,
            file: Attachment(name: "\(name).png", place: .stored(path: "files/" + String(repeating: "0", count: 64))))
    }

    private let catalogs = [
        StickerCatalog(title: "Cats", stickers: [sticker("sleepy cat", "😴"), sticker("hungry cat")]),
        StickerCatalog(title: "Work", stickers: [sticker("ship it", "🚀")]),
    ]
    private let opened = typed("alt-s", in: AppState.fixture(open: ChatID(2)))

    private func loaded(_ catalogs: [StickerCatalog], problems: [Problem] = []) -> AppState {
        opened.after(.stickerPicker(.loaded(catalogs, folder: "/home/ada/.config/confab/stickers", problems: problems)))
    }

    private func sent(_ effects: [AppEffect]) -> [MessageContent] {
        effects.compactMap {
            guard case .perform(.service(let call), _) = $0, case .send(let message, ChatID(2)) = call.request else {
                return nil
            }
            return message.content
        }
    }

    @Test func theCatalogsAreReadWhenThePickerOpens() {
        var state = AppState.fixture(open: ChatID(2))
        #expect(App.reduce(&state, .key("alt-s")) == [.perform(.file(.readStickers))])
    }

    @Test func theStickersWithThePictureOfTheSelectedOne() {
        let state = loaded(catalogs)
        assertSnapshot(of: state, as: .layer(alsoAt: .small, .large))
        #expect(state.pictures.wanted.count == 1)
    }

    @Test(arguments: [(Size.usual, 66), (Size(150, 40), 100), (.large, 120)])
    func thePickerIsWiderOnALargeScreen(_ size: Size, _ columns: Int) {
        var state = loaded(catalogs)
        state.size = size
        let title = shown(state).split(separator: "\n").first { $0.contains("─ Stickers") }
        #expect(title?.drop { $0 != "╭" }.prefix { $0 != "╮" }.count == columns - 1)
    }

    @Test func aStickerIsFoundByItsNameAndSent() {
        var state = typed("s", "h", in: loaded(catalogs))
        #expect(sent(App.reduce(&state, .key("enter"))) == [.sticker(Self.sticker("ship it", "🚀"))])
        #expect(state.layers.isEmpty)
        state = typed("down", in: loaded(catalogs))
        #expect(sent(App.reduce(&state, .key("enter"))) == [.sticker(Self.sticker("hungry cat"))])
        state = typed("x", "x", in: loaded(catalogs))
        #expect(sent(App.reduce(&state, .key("enter"))).isEmpty && shown(state).contains("No matches."))
    }

    @Test func withoutCatalogsThePickerSaysWhereTheyBelong() {
        #expect(shown(opened).contains("Loading"))
        assertSnapshot(of: loaded([]), as: .layer(alsoAt: .small))
    }

    @Test func mistakesInCatalogsAreSaid() {
        let mistakes = (1...5).map { (number: Int) in
            Problem.file(FileMistake(file: "catalogue.toml", line: number, column: 1, finding: "mistake \(number)"))
        }
        let state = loaded(catalogs, problems: mistakes)
        #expect(state.toasts.all.count == 4 && !state.layers.isEmpty)
        let none = loaded([], problems: mistakes)
        #expect(shown(none).contains("None of the pictures in your catalogs can be used."))
        #expect(!shown(none).contains("You have no stickers yet"))
    }

    @Test func onALowScreenTheTextInsteadOfStickersScrolls() {
        func footer(_ state: AppState) -> Substring { shown(state).split(separator: "\n").last ?? "" }
        var state = loaded([])
        #expect(!footer(state).contains("move") && !footer(state).contains("send"))
        state.size = .tiny
        #expect(shown(state).contains("You have no") && !shown(state).contains("ers."))
        state = typed("ctrl-end", in: state.settled())
        #expect(!shown(state).contains("You have no") && shown(state).contains("ers."))
        #expect(footer(loaded(catalogs)).contains("move"))
    }
}
