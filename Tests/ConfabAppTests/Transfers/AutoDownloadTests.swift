import ConfabApp
import Loop
import Messenger
import TerminalDOM
import Testing

/// Files that are downloaded because their messages are on the screen.
@Suite struct AutoDownloadTests {
    private static func file(_ bytes: Int64) -> Messenger.Attachment {
        Messenger.Attachment(name: "sun.png", byteCount: bytes, place: .remote("mxc://example.org/sun"))
    }

    private static func picture(_ bytes: Int64) -> MessageContent { .image(file(bytes), caption: "") }

    /// An open chat with messages of these contents, whose service can download files.
    private func chat(_ contents: [MessageContent]) -> AppState {
        let messages = contents.enumerated().map { index, content in
            Message.fixture(UInt64(index + 1), minutesAgo: 5, content: content)
        }
        var state = AppState.fixture(open: ChatID(2), messages: messages)
        state.withMainForTest { $0.session.capabilities.insert(.downloads) }
        return state
    }

    /// The messages whose files are asked for once they are on the screen.
    private func asked(_ state: inout AppState) -> [UInt64] {
        let count = UInt64(state.main?.conversation?.timeline.page?.messages.count ?? 0)
        let all = ListViewport(
            first: MessageID(1), firstLine: 0, firstIndex: 0, last: MessageID(count), lastIndex: Int(count) - 1,
            height: 20, isAtStart: true, isAtEnd: true)
        return requests(App.reduce(&state, .conversation(.timeline(.viewportChanged(all))))).compactMap {
            if case .fetch(let message, _?) = $0 { message.rawValue } else { nil }
        }
    }

    private func requests(_ effects: [AppEffect]) -> [ServiceRequest] {
        effects.compactMap { if case .perform(.service(let call), _) = $0 { call.request } else { nil } }
    }

    @Test func eachKindOfFileHasItsLimit() {
        var state = chat([
            Self.picture(5_000_000), Self.picture(5_000_001), Self.picture(0),
            .sticker(Sticker(file: Self.file(1))), .file(Self.file(1), caption: ""),
            .video(Self.file(1), seconds: 1, caption: ""), .text("no file"),
        ])
        #expect(asked(&state) == [1, 4])
        state = chat([Self.picture(1), .file(Self.file(2_000_000), caption: "")])
        state.options.autoDownload.pictures = 0
        state.options.autoDownload.files = 2
        #expect(asked(&state) == [2])
    }

    @Test func theServiceIsToldTheLimitBecauseSendersMayStateASmallerSize() {
        var state = chat([Self.picture(1)])
        let all = ListViewport(
            first: MessageID(1), firstLine: 0, firstIndex: 0, last: MessageID(1), lastIndex: 0, height: 20,
            isAtStart: true, isAtEnd: true)
        #expect(
            requests(App.reduce(&state, .conversation(.timeline(.viewportChanged(all))))).contains(
                .fetch(MessageID(1), limit: 5_000_000)))
    }

    @Test func aFileIsAskedForOnceWhateverComesOfIt() {
        var state = chat([Self.picture(1)])
        #expect(asked(&state) == [1])
        #expect(asked(&state) == [])
        state = state.after(.transfers(.ended(MessageID(1))))
        #expect(asked(&state) == [])
        // The user can still ask for it.
        _ = App.reduce(&state, .key("alt-up"))
        let effects = App.reduce(&state, .key("w"))
        #expect(requests(effects).contains(.fetch(MessageID(1))))
    }

    @Test func nothingIsAskedForThatNobodySeesOrThatIsHere() {
        var without = chat([Self.picture(1)])
        without.withMainForTest { $0.session.capabilities.remove(.downloads) }
        #expect(asked(&without) == [])
        var unfocused = chat([Self.picture(1)])
        unfocused.hasFocus = false
        #expect(asked(&unfocused) == [])
        var here = Self.file(1)
        here.place = .stored(path: "files/" + String(repeating: "0", count: 64))
        var stored = chat([.image(here, caption: "")])
        #expect(asked(&stored) == [])
    }
}
