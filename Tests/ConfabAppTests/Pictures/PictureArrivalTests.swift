import Loop
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// Pictures whose size nobody has said, which need more lines once they are drawn.
@Suite struct PictureArrivalTests {
    /// A chat on the screen, through changes and frames.
    private struct Screen {
        var state: AppState
        private var renderer = Renderer<AppAction>(sheet: StyleSheet())
        private(set) var lines: [String] = []

        /// 60 messages, “m1.” to “m60.”, of which number 15 is a picture with a caption of four lines.
        init() {
            let file = Attachment(
                name: "boat.jpg", byteCount: 22_942, place: .stored(path: "files/" + String(repeating: "ab", count: 32))
            )
            var messages = (1...60).map { Message.fixture(UInt64($0), "m\($0).", minutesAgo: 1) }
            messages[14] = .fixture(15, minutesAgo: 1, content: .image(file, caption: "p1.\np2.\np3.\np4."))
            state = typed("tab", in: .fixture(width: 60, open: ChatID(2), messages: messages))
            draw()
        }

        var timeline: Timeline? { state.main?.conversation?.timeline }

        /// The page in front of the chat.
        var page: MessagesPage? {
            get { if case .messagesPage(let page)? = state.layers.last { page } else { nil } }
            set { state.layers = newValue.map { [Layer.messagesPage($0)] } ?? [] }
        }

        /// Shows a page in front that begins with the picture.
        mutating func showPage() throws {
            let conversation = try #require(state.main?.conversation)
            let source = TimelineSource.hits(conversation.chat.id, SearchQuery("moth"))
            let messages = Array(conversation.timeline.messages[14..<40])
            page = MessagesPage(source, in: conversation, Shared(state))
            _ = App.reduce(&state, .messagesPage(.timeline(.pageLoaded(source, .oldest, MessagePage(messages)))))
            draw()
        }

        mutating func draw() {
            for _ in 0..<10 {
                let rendered = renderer.render(App.view(state), size: state.size)
                lines = rendered.frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                if rendered.actions.isEmpty { return }
                for action in rendered.actions { _ = App.reduce(&state, action) }
            }
        }

        mutating func scroll(by lines: Int) {
            state.withMainForTest { $0.conversation?.timeline.scroll(by: lines) }
            draw()
        }

        /// Scrolls up until so many lines of the picture's row are above the screen.
        mutating func scroll(toPictureAt line: Int) {
            for _ in 0..<100 where timeline?.viewport?.first != MessageID(15) || timeline?.viewport?.firstLine != line {
                scroll(by: -1)
            }
        }

        mutating func answer(_ request: PictureRequest, _ outcome: PictureOutcome) {
            _ = App.reduce(&state, .pictures(.drawn(request, outcome)))
            draw()
        }

        /// The line on the screen of each text such as “m7.”.
        var places: [Substring: Int] {
            var places: [Substring: Int] = [:]
            for (line, text) in lines.enumerated() {
                if let word = text.firstMatch(of: /\b[mp]\d+\./) { places[word.0] = line }
            }
            return places
        }
    }

    /// The line without the blanks at its end.
    private func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }

    private func picture(_ request: PictureRequest) throws -> PictureOutcome { .drawn(try .stripes(Size(20, 12))) }

    @Test func nothingMovesForAPictureThatWasScrolledAway() throws {
        var screen = Screen()
        screen.scroll(toPictureAt: 0)
        let request = try #require(screen.state.pictures.running)
        #expect(!request.isExact)
        screen.scroll(by: 7)
        let before = screen.lines
        #expect(screen.places["p4."] == nil)
        screen.answer(request, try picture(request))
        #expect(screen.lines == before)
        // It has its space when it comes back.
        screen.scroll(by: -9)
        #expect(screen.lines.contains { $0.contains("▄▄▄▄") })
        #expect(screen.lines.count { $0.contains("▄▄▄▄") } < 12)
    }

    @Test func aPictureThatBeginsAboveTheScreenGrowsUpwards() throws {
        var screen = Screen()
        screen.scroll(toPictureAt: -2)
        let request = try #require(screen.state.pictures.running)
        let before = screen.places
        #expect(before["p4."] != nil && before["m16."] != nil)
        screen.answer(request, try picture(request))
        #expect(screen.places == before)
    }

    @Test func theSelectedMessageStaysOnTheScreenBelowAPicture() throws {
        var screen = Screen()
        screen.scroll(toPictureAt: 0)
        let last = try #require(screen.timeline?.lastVisibleMessage)
        screen.state.withMainForTest { $0.conversation?.timeline.selection = last.id }
        screen.draw()
        let request = try #require(screen.state.pictures.running)
        screen.answer(request, try picture(request))
        #expect(screen.lines.contains { $0.contains("▄▄▄▄") })
        #expect(screen.timeline?.selection == last.id)
        #expect(screen.places["m\(last.id.rawValue)."] != nil)
    }

    @Test func theSelectedMessageOfAPageStaysOnTheScreenBelowAPicture() throws {
        var screen = Screen()
        try screen.showPage()
        let before = try #require(screen.page?.timeline)
        let viewport = try #require(before.viewport)
        #expect(viewport.first == MessageID(15))
        // Near the lower end, which the picture pushes down by more lines than are below it.
        let selected = before.messages[viewport.lastIndex - 2].id
        let text = Substring("m\(selected.rawValue).")
        screen.page?.timeline.selection = selected
        screen.draw()
        #expect(screen.places[text] != nil)
        let request = try #require(screen.state.pictures.running)
        #expect(!request.isExact)
        screen.answer(request, try picture(request))
        #expect(screen.lines.contains { $0.contains("▄▄▄▄") })
        #expect(screen.page?.timeline.selection == selected)
        #expect(screen.places[text] != nil)
    }

    @Test func theEndOfAChatStaysAtTheEnd() throws {
        var screen = Screen()
        // The newest message is below the picture, on the same screen.
        screen.state.withMainForTest { main in
            main.conversation?.timeline.page?.messages.removeSubrange(18...)
        }
        screen.draw()
        let before = screen.places
        let request = try #require(screen.state.pictures.running)
        screen.answer(request, try picture(request))
        for text in ["p1.", "p4.", "m16.", "m18."] {
            #expect(screen.places[Substring(text)] == before[Substring(text)])
        }
        #expect(screen.lines.contains { $0.contains("▄▄▄▄") })
    }

    @Test func itsSpaceIsKeptWhenItsCellsAreNot() throws {
        var screen = Screen()
        screen.scroll(toPictureAt: 0)
        let request = try #require(screen.state.pictures.running)
        screen.answer(request, try picture(request))
        let before = screen.lines
        // Others need the room.
        screen.scroll(by: 30)
        let size = Size(200, 100)
        let cells = try PictureCells.stripes(size)
        for number in 0...PictureCache.byteLimit / cells.byteCount {
            let hash = try #require(FileHash(String(repeating: "c", count: 60) + String(1000 + number)))
            let other = PictureRequest(hash, size: size, isExact: true, symbols: .half, colors: .trueColor)
            screen.answer(other, .drawn(cells))
        }
        #expect(screen.state.pictures.cache[request] == nil)
        screen.scroll(by: -30)
        let expected = before.map { $0.replacing("▄", with: " ") }
        #expect(screen.lines.map(trimmed) == expected.map(trimmed))
    }
}
