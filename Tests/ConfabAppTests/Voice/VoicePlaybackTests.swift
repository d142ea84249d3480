import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Voice messages that are played in the open chat.
@Suite struct VoicePlaybackTests {
    private static let digits = String(repeating: "a", count: 64)
    private static let levels = (0..<48).map { UInt8(abs(24 - $0) * 10) }

    private static func voice(
        _ id: UInt64, from sender: MessageSender = .contact(ContactID(2)), isPlayed: Bool = false
    )
        -> Message
    {
        let file = Messenger.Attachment(name: "voice.ogg", place: .stored(path: "files/\(digits)"))
        let voice = Voice(file, seconds: 47, levels: levels, isPlayed: isPlayed)
        return .fixture(id, from: sender, content: .voice(voice, caption: id == 2 ? "From the train" : .empty))
    }

    private var chat: AppState {
        .fixture(
            open: ChatID(2),
            messages: [
                .fixture(1, "Hi"), Self.voice(2), Self.voice(3, from: .me), Self.voice(4, isPlayed: true),
            ])
    }

    /// The chat with a message selected.
    private func selected(_ id: UInt64 = 2, in state: AppState? = nil) -> AppState {
        var state = (state ?? chat).after(.paneChosen(.conversation(.timeline)))
        state.withMainForTest { $0.conversation?.timeline.selection = MessageID(id) }
        return state
    }

    /// The chat while a message is played, 12 seconds after its beginning.
    private func playing(_ id: UInt64 = 2, in state: AppState? = nil) -> AppState {
        typed("enter", in: selected(id, in: state)).after(
            .conversation(.playbackProgressed(run: 1, milliseconds: 12_000)))
    }

    @Test func theSpeedIsChangedOnlyForAVoiceMessage() {
        var state = selected(1)
        #expect(App.reduce(&state, .key("x")).allSatisfy { if case .perform = $0 { false } else { true } })
        #expect(shown(state).contains("This isn't a voice message"))
        #expect(state.options.inside(ChatSummary.fixtures[1], state.optionLayers).playbackSpeed == .normal)
        state = typed("x", in: selected(2))
        #expect(state.options.inside(ChatSummary.fixtures[1], state.optionLayers).playbackSpeed != .normal)
    }

    private func playback(_ state: AppState) -> VoicePlayback? { state.main?.conversation?.playback }

    private func operations(_ effects: [AppEffect]) -> [VoiceOperation] {
        effects.compactMap { if case .perform(.voice(let operation), _) = $0 { operation } else { nil } }
    }

    private func request(start: Int, _ speed: PlaybackSpeed = .normal, run: Int) throws -> VoiceOperation {
        let file = try #require(FileHash(Self.digits))
        return .play(
            PlayRequest(
                file, name: "voice.ogg", start: start, seconds: 47, speed: speed, player: Options().player, run: run))
    }

    @Test func enterPlaysAVoiceMessageAndPausesIt() throws {
        var state = selected()
        #expect(shown(state).contains("Enter play"))
        #expect(operations(App.reduce(&state, .key("enter"))) == [try request(start: 0, run: 1)])
        state = state.after(.conversation(.playbackProgressed(run: 1, milliseconds: 12_000)))
        #expect(shown(state).contains("‖ ") && shown(state).contains("0:12 / 0:47"))
        #expect(App.lines(state).contains("Playing: 0:12 of 0:47"))
        #expect(operations(App.reduce(&state, .key("enter"))) == [.stopPlaying])
        // What the player said before it heard of that is late.
        state = state.after(
            .conversation(.playbackProgressed(run: 1, milliseconds: 13_000)),
            .conversation(.playbackEnded(run: 1, isWhole: false)))
        #expect(playback(state)?.position == 12_000 && shown(state).contains("▶ "))
        #expect(App.lines(state).contains("Paused: 0:12 of 0:47"))
        #expect(operations(App.reduce(&state, .key("enter"))) == [try request(start: 12_000, run: 3)])
    }

    @Test func theWaveformFitsTheScreenAndSaysHowMuchWasHeard() {
        assertSnapshot(of: playing(), as: .screen(alsoAt: .small, .large))
        var plain = playing()
        plain.options.glyphs = .ascii
        plain.options.playbackSpeed = .oneAndAHalf
        #expect(shown(plain).contains("|| ") && shown(plain).contains("1.5x"))
        // Its levels aren't known, and there's no place for them.
        let bare = Message.fixture(
            9, content: .voice(Voice(Messenger.Attachment(name: "v"), seconds: 3), caption: .empty))
        #expect(shown(.fixture(open: ChatID(2), messages: [bare])).contains("▶ ▁▁▁▁"))
        #expect(shown(.fixture(width: 26, height: 12, open: ChatID(2), messages: [bare])).contains("▶ 0:03 ●"))
    }

    @Test(arguments: [40, 47, 60, 79, 80, 100, 120, 200], [2, 3, 4] as [UInt64])
    func nothingOfThePlaybackIsCut(width: Int, id: UInt64) {
        for speed in PlaybackSpeed.allCases {
            var message = Self.voice(id, from: id == 3 ? .me : .contact(ContactID(2)), isPlayed: id == 4)
            if id == 3 { message.delivery = .delivered }
            if width >= 60, width != 80 { message.edit = Edit(number: 1, at: message.sentAt) }
            var state = AppState.fixture(width: width, open: ChatID(2), messages: [message])
            state.options.playbackSpeed = speed
            state.options.layout.avatars = .all
            let text = shown(playing(id, in: state))
            let mark = id == 2 ? " ●" : ""
            #expect(text.contains("0:12 / 0:47\(speed == .normal ? "" : " \(speed.rawValue)×")\(mark)"), "\(text)")
            #expect(text.contains("14:25"), "\(text)")
        }
    }

    @Test func onlyNewMessagesFromOthersAreMarked() {
        func row(_ message: Message) -> String { shown(.fixture(width: 60, open: ChatID(2), messages: [message])) }
        #expect(row(Self.voice(2)).contains("0:47 ●"))
        #expect(!row(Self.voice(3, from: .me)).contains("0:47 ●"))
        #expect(!row(Self.voice(4, isPlayed: true)).contains("0:47 ●"))
    }

    @Test func keysGoBackAndForwardWithinTheMessage() throws {
        var state = playing()
        #expect(operations(App.reduce(&state, .key("right"))) == [try request(start: 17_000, run: 2)])
        #expect(operations(App.reduce(&state, .key("left"))) == [try request(start: 12_000, run: 3)])
        state = typed("left", "left", "left", in: state)
        #expect(playback(state)?.position == 0)
        for _ in 0..<12 { _ = App.reduce(&state, .key("l")) }
        #expect(playback(state)?.position == 47_000)
        // While it's paused, only the position moves.
        var paused = typed("enter", in: playing())
        #expect(operations(App.reduce(&paused, .key("h"))) == [] && playback(paused)?.position == 7_000)
    }

    @Test func theSpeedIsKeptForTheChat() throws {
        var state = playing()
        let effects = App.reduce(&state, .key("x"))
        #expect(operations(effects) == [try request(start: 12_000, .oneAndAHalf, run: 2)])
        let target = OptionTarget.chat(ChatID(2), .direct)
        #expect(
            effects.contains(
                .perform(.save(.chatOption(ProfileID(1), target, .playbackSpeed, .text("1.5"))))))
        #expect(shown(state).contains("1.5×"))
        #expect(operations(App.reduce(&state, .key("x"))) == [try request(start: 12_000, .double, run: 3)])
        #expect(operations(App.reduce(&state, .key("x"))) == [try request(start: 12_000, run: 4)])
        let idle = typed("x", in: selected())
        #expect(idle.said == ["Voice messages in this chat play at 1.5×"])
    }

    @Test func theEndMarksTheMessageAndTheNextNewOnePlays() throws {
        var state = playing()
        let effects = App.reduce(&state, .conversation(.playbackEnded(run: 1, isWhole: true)))
        #expect(
            effects == [
                .perform(.save(.voicePlayed(MessageID(2)))),
                .perform(.query(.nextVoice(ChatID(2), after: MessagePosition(20)))),
            ])
        #expect(playback(state) == nil)
        let next = AppAction.conversation(.nextVoiceFound(ChatID(2), Self.voice(4)))
        #expect(operations(App.reduce(&state, next)) == [try request(start: 0, run: 2)])
        #expect(state.main?.conversation?.timeline.selection == MessageID(4))
        #expect(operations(App.reduce(&state, .conversation(.nextVoiceFound(ChatID(2), nil)))) == [])
        // Something else that the user began goes on.
        var other = playing(3)
        #expect(operations(App.reduce(&other, next)) == [] && playback(other)?.message == MessageID(3))
    }

    @Test func theOptionEndsThePlaybackWithTheMessage() {
        var state = playing(4)
        state.options.playNext = false
        // It was heard before.
        #expect(App.reduce(&state, .conversation(.playbackEnded(run: 1, isWhole: true))) == [])
        #expect(playback(state) == nil)
    }

    @Test func aPlayerThatFailsMarksNothing() {
        var state = playing()
        #expect(App.reduce(&state, .conversation(.playbackEnded(run: 1, isWhole: false))) == [])
        state = state.after(.failed(.voice(.failed(.player, program: "ffplay", reason: "no sound card"))))
        let sentence = "The voice message can't be played: ffplay said “no sound card”. Check the option “player”."
        #expect(state.said == [sentence] && playback(state) == nil)
    }

    @Test func aFileThatIsMissingIsSaidAndShown() throws {
        let file = try #require(FileHash(Self.digits))
        let state = playing().after(
            .failed(.saving(.noFile(name: "voice.ogg", file: file))),
            .conversation(.playbackEnded(run: 1, isWhole: false)))
        #expect(state.said == ["voice.ogg isn't on this machine."])
        #expect(shown(state).contains("No longer on this machine"))
        let altered = playing().after(.failed(.voice(.altered(file: "voice.ogg"))))
        #expect(altered.said.first?.contains("has changed on this machine") == true)
        // One that was never there isn't played at all.
        let bare = Message.fixture(
            9, content: .voice(Voice(Messenger.Attachment(name: "v"), seconds: 3), caption: .empty))
        var absent = selected(9, in: .fixture(open: ChatID(2), messages: [bare]))
        #expect(operations(App.reduce(&absent, .command(.playVoice))) == [])
        #expect(absent.said == ["This voice message isn't on this machine"])
    }

    @Test func aClickPlaysAMessage() throws {
        var state = chat
        let effects = App.reduce(&state, .conversation(.timeline(.contentClicked(MessageID(2)))))
        #expect(operations(effects) == [try request(start: 0, run: 1)])
    }

    @Test func recordingPausesWhatIsPlayedAndNothingPlaysMeanwhile() {
        var state = playing().after(.paneChosen(.conversation(.composer)))
        let operations = operations(App.reduce(&state, .key("ctrl-r")))
        #expect(operations.first == .stopPlaying && operations.count == 2)
        let refused = typed("enter", in: selected(3, in: state))
        #expect(refused.said == ["Finish recording first"] && playback(refused)?.message == MessageID(2))
    }

    @Test(arguments: [CommandID.closeChat, .quit, .suspend, .addProfile])
    func leavingTheChatEndsThePlayback(command: CommandID) {
        var state = playing()
        #expect(operations(App.reduce(&state, .command(command))) == [.stopPlaying])
        #expect(playback(state) == nil)
    }

    @Test func deletingTheMessageEndsThePlayback() {
        var state = playing()
        let deleted = Message.fixture(2, content: .deleted(Deletion(by: .sender, at: .zero)))
        let range = PositionRange(MessagePosition(20), MessagePosition(20))
        let effects = App.reduce(
            &state, .conversation(.timeline(.rangeLoaded(.chat(ChatID(2)), range, MessagePage([deleted])))))
        #expect(operations(effects) == [.stopPlaying] && playback(state) == nil)
    }

    @Test func openingAnotherChatEndsThePlayback() {
        var state = playing()
        let effects = App.carryOut(&state, .openChat(.fixture(3, "Mo")))
        #expect(operations(effects) == [.stopPlaying])
    }
}
