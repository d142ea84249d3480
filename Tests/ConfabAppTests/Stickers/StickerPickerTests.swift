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

    private func mistakes(_ count: Int) -> [Problem] {
        (1...count).map {
            .file(FileMistake(file: "catalogue.toml", line: $0, column: 1, finding: "mistake \($0)"))
        }
    }

    @Test func theFirstMistakesAreNamedBelowTheStickersThatCanBeUsed() {
        let state = loaded(catalogs, problems: mistakes(5))
        #expect(state.toasts.all.isEmpty)
        let screen = shown(state)
        #expect(screen.contains("ship it") && screen.contains("catalogue.toml:1:1: mistake 1"))
        #expect(screen.contains("mistake 3") && !screen.contains("mistake 4") && screen.contains("2 more mistakes"))
    }

    @Test(arguments: [(Size.small, 3), (Size(80, 18), 1), (Size(80, 20), 2), (.usual, 3)])
    func asManyMistakesAreNamedAsThereIsRoomForBelowTheStickers(size: Size, count: Int) {
        var state = loaded(catalogs, problems: mistakes(5))
        state.size = size
        let screen = shown(state)
        #expect(screen.contains(": mistake \(count)") && !screen.contains(": mistake \(count + 1)"))
        #expect(screen.contains("\(5 - count) more mistakes") && screen.contains("prints all of them"))
        #expect(screen.contains("ship it"))
        // Both are cut before either of them goes.
        state.size = Size(40, 8)
        #expect(shown(state).contains(": mistake 1") && shown(state).contains("4 more mistakes"))
    }

    @Test func everyMistakeIsNamedWhereNoStickerCanBeUsed() {
        let few = shown(loaded([], problems: mistakes(5)))
        #expect(few.contains("None of the pictures in your catalogs can be used."))
        #expect(!few.contains("You have no stickers yet"))
        for number in 1...5 { #expect(few.contains("catalogue.toml:\(number):1: mistake \(number)")) }
        let many = loaded([], problems: mistakes(40)).settled()
        #expect(shown(many).contains(":1:1: mistake 1") && !shown(many).contains(":40:1: mistake 40"))
        let end = shown(typed("ctrl-end", in: many))
        #expect(!end.contains(":1:1: mistake 1") && end.contains(":40:1: mistake 40"))
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
