import Messenger
import TerminalDOM
import ViewSnapshots
import ViewText

@testable import ConfabApp

extension OptionReadersTests {
    /// Everything in an open chat that follows from an option, as text.
    func consequencesInAChat(of layers: OptionLayers) -> [String] {
        let quote = Quote(sender: .me, senderName: "Ada", content: .text("Lunch?"))
        var state = AppState.fixture(
            width: 120, height: 40, open: ChatID(2),
            messages: [
                .fixture(1, "Lunch?", from: .me, minutesAgo: 60, delivery: .read),
                .fixture(2, "Gladly", minutesAgo: 30, quote: quote), .fixture(3, "Where?", minutesAgo: 30),
                .fixture(4, "Downstairs", from: .me, minutesAgo: 29, delivery: .read),
            ])
        state.withMainForTest {
            $0.conversation?.details.pins = [.fixture(1, "Lunch?", from: .me, minutesAgo: 60)]
            $0.conversation?.details.pinCount = 1
            $0.conversation?.chat.stats.unread = 2
        }
        state.options = Options(layers)
        let menu = typed("tab", "alt-up", "m", in: state)
        let items = state.after(.command(.compose)).after(.command(.inputMenu))
        let deletion = typed("tab", "alt-up", "d", in: state)
        var seen = state
        let end = ListViewport(
            first: MessageID(1), firstLine: 0, firstIndex: 0, last: MessageID(4), lastIndex: 3, height: 20,
            isAtStart: true,
            isAtEnd: true)
        let marks = App.reduce(&seen, .conversation(.timeline(.viewportChanged(end))))
        var list = typed("j", "j", in: AppState.fixture())
        list.options = state.options
        let reads = App.reduce(&list, .key("enter"))
        var typing = state
        let tells = App.reduce(&typing, .key("H"))
        _ = App.reduce(&typing, .presence(.typing(ChatID(2), .contact(ContactID(2)), name: "Grace")))
        var written = state
        _ = App.reduce(&written, .terminal(.paste(String(repeating: "one line\n", count: 400))))
        var formatted = state
        formatted.markdown = Markdown(BoldReader())
        _ = App.reduce(&formatted, .terminal(.paste("Sing *now*")))
        var group = state
        group.withMainForTest { $0.conversation?.chat.kind = .group(GroupID(1)) }
        return [
            styled(state), shown(group), shown(state), shown(menu), shown(items), shown(deletion), shown(typing),
            shown(written),
            shown(formatted), "\(marks)", "\(reads)", "\(tells)",
        ]
            + consequencesForAPicture(state.options) + consequencesForFilesElsewhere(state.options)
            + consequencesForAVoice(state.options)
    }

    /// The files that are downloaded because their messages are on the screen.
    private func consequencesForFilesElsewhere(_ options: Options) -> [String] {
        let file = Messenger.Attachment(name: "a", byteCount: 3_000_000, place: .remote("mxc://a/b"))
        let contents: [MessageContent] = [
            .image(file, caption: ""), .sticker(Sticker(file: file)), .voice(Voice(file, seconds: 1), caption: ""),
            .video(file, seconds: 1, caption: ""), .file(file, caption: ""),
        ]
        var state = AppState.fixture(
            open: ChatID(2),
            messages: contents.enumerated().map { .fixture(UInt64($0.offset + 1), minutesAgo: 1, content: $0.element) })
        state.withMainForTest { $0.session.capabilities.insert(.downloads) }
        state.options = options
        let all = ListViewport(
            first: MessageID(1), firstLine: 0, firstIndex: 0, last: MessageID(5), lastIndex: 4, height: 20,
            isAtStart: true, isAtEnd: true)
        return ["\(App.reduce(&state, .conversation(.timeline(.viewportChanged(all)))))"]
    }

    /// The options of a service: the limit of files to attach, and how long unused ones stay.
    func consequencesForTheService(of layers: OptionLayers) -> [String] {
        var state = AppState.fixture(open: ChatID(2))
        state.options = Options(layers)
        let path = FoundPath("pi.txt", text: "~/pi.txt", paths: ["/home/ada/pi.txt"])
        _ = App.reduce(&state, .terminal(.paste("~/pi.txt")))
        _ = App.reduce(&state, .conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: "~/pi.txt", [path])))))
        let attached = App.reduce(&state, .key("enter"))
        return [
            "\(attached)", "\(App.reduce(&state, .profileOpened(.fixture())))",
            "\(App.reduce(&state, .ready(.screen)))",
        ]
    }

    /// The programs that record and play a voice, and what follows its end.
    private func consequencesForAVoice(_ options: Options) -> [String] {
        let file = Messenger.Attachment(name: "a", place: .stored(path: "files/" + String(repeating: "0", count: 64)))
        var state = AppState.fixture(
            open: ChatID(2), messages: [.fixture(1, content: .voice(Voice(file, seconds: 9), caption: ""))])
        state.options = options
        var recorded = state
        let records = App.reduce(&recorded, .command(.recordVoice))
        let plays = App.reduce(&state, .command(.playVoice))
        let ends = App.reduce(&state, .conversation(.playbackEnded(run: 1, isWhole: true)))
        let pictures = [CommandID.takePicture, .pastePicture].map { "\(App.reduce(&state, .command($0)))" }
        return ["\(records)", "\(plays)", "\(ends)"] + pictures
    }

    /// The pictures that are drawn, and where one is saved.
    private func consequencesForAPicture(_ options: Options) -> [String] {
        let file = Messenger.Attachment(
            name: "a.png", pixelWidth: 4000, pixelHeight: 3000,
            place: .stored(path: "files/" + String(repeating: "0", count: 64)))
        var state = AppState.fixture(
            width: 120, height: 60, open: ChatID(2),
            messages: [.fixture(1, minutesAgo: 1, content: .image(file, caption: ""))])
        state.options = options
        state = typed("tab", "k", in: state.settled())
        return ["\(state.pictures.wanted)", "\(App.reduce(&state, .key("s")))"]
    }

    /// The screen with its roles: a background is all that some options change.
    private func styled(_ state: AppState) -> String {
        var renderer = Renderer<AppAction>(sheet: StyleSheet())
        let frame = renderer.render(App.view(state), size: state.size).frame
        return (try? Snapshotting<Frame, String>.styledScreen.snapshot(frame)) ?? ""
    }
}
