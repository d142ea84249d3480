import Loop
import Messenger
import TerminalDOM
import Testing
import ViewSnapshots

@testable import ConfabApp

/// Voice messages that are recorded in the open chat.
@Suite struct VoiceRecordingTests {
    static let recording = DraftAttachment(
        "/data/files/" + String(repeating: "a", count: 64), givenName: "voice.ogg", mediaType: "audio/ogg",
        byteCount: 30_000, recording: Recorded(seconds: 12, levels: (0..<48).map { UInt8($0 * 5) }))

    private let open = AppState.fixture(open: ChatID(2))

    /// The state with all the files that a draft can have.
    private var full: AppState {
        var state = open
        state.withConversationForTest { conversation in
            conversation.composer.attachments = (1...Draft.mostAttachments).map { DraftAttachment("/tmp/\($0)") }
        }
        return state
    }

    /// The state while a voice is recorded, 12 seconds after its beginning.
    private func recording(in state: AppState? = nil) -> AppState {
        typed("ctrl-r", in: state ?? open).after(
            .conversation(.composer(.recordingProgressed(ChatID(2), run: 1, seconds: 12))))
    }

    private func ended(_ file: DraftAttachment? = recording) -> AppAction {
        .conversation(.composer(.recorded(ChatID(2), run: 1, file)))
    }

    private func operations(_ effects: [AppEffect]) -> [VoiceOperation] {
        effects.compactMap { if case .perform(.voice(let operation), _) = $0 { operation } else { nil } }
    }

    /// The files of the drafts that are saved.
    private func saved(_ effects: [AppEffect]) -> [[DraftAttachment]] {
        effects.compactMap { if case .perform(.save(.draft(let draft)), _) = $0 { draft.attachments } else { nil } }
    }

    private func sent(_ effects: [AppEffect]) -> [MessageContent] {
        effects.compactMap {
            if case .perform(.service(let call), _) = $0, case .send(let message, _) = call.request {
                message.content
            } else {
                nil
            }
        }
    }

    private func attached(_ state: AppState) -> [DraftAttachment] {
        state.main?.conversation?.composer.attachments ?? []
    }

    private func voice(_ caption: StyledText = .empty) -> MessageContent { Self.recording.content(caption: caption) }

    @Test func aKeyBeginsARecordingWithTheCommandsOfTheOptions() {
        var state = open
        state.options.recordMax = 90
        state.options.recorder = "rec -"
        let effects = App.reduce(&state, .key("ctrl-r"))
        let request = RecordRequest(ChatID(2), run: 1, limit: 90, recorder: "rec -", decoder: state.options.decoder)
        #expect(operations(effects) == [.record(request)])
        #expect(shown(state).contains("● 0:00 / 1:30"))
        var typed = open.after(.terminal(.paste("/record-voice")))
        #expect(operations(App.reduce(&typed, .key("enter"))).count == 1)
    }

    @Test func theBarCountsAndSaysHowTheRecordingEnds() {
        let state = recording()
        #expect(shown(state).contains("● 0:12 / 1:00 Enter sends, Esc keeps it"))
        assertSnapshot(of: state, as: .screen(alsoAt: .small, .large))
        #expect(App.lines(state).contains("Recording: 0:12 of 1:00"))
    }

    @Test(arguments: [(40, false), (41, true)]) func theBarSaysHowTheRecordingEndsOnlyIfAllOfItFits(
        width: Int, fits: Bool
    ) {
        let screen = shown(recording(in: .fixture(width: width, open: ChatID(2))))
        #expect(screen.contains("● 0:12 / 1:00"))
        #expect(screen.contains("Enter sends, Esc keeps it") == fits && screen.contains("Enter sends") == fits)
    }

    @Test func enterSendsTheRecordingWithWhatWasWritten() {
        var state = recording(in: open.after(.terminal(.paste("Listen"))))
        #expect(operations(App.reduce(&state, .key("enter"))) == [.endRecording])
        #expect(shown(state).contains("Finishing…"))
        let effects = App.reduce(&state, ended())
        #expect(sent(effects) == [voice("Listen")])
        #expect(saved(effects).first == [Self.recording])
        #expect(attached(state) == [] && state.main?.conversation?.composer.field.isEmpty == true)
    }

    @Test func enterTakesASuggestionBeforeItSendsTheRecording() {
        let path = FoundPath("pi.txt", text: "~/pi.txt", paths: ["/home/ada/pi.txt"], byteCount: 1_000)
        var state = recording(in: open.after(.terminal(.paste("~/pi.txt"))))
        state = state.after(
            .conversation(.composer(.pathsFound(ChatID(2), FoundPaths(typed: "~/pi.txt", [path])))))
        #expect(shown(state).contains("● 0:12 / 1:00") && !shown(state).contains("keeps it"))
        let effects = App.reduce(&state, .key("enter"))
        #expect(operations(effects) == [] && state.main?.conversation?.composer.recording != nil)
        #expect(
            effects.contains { effect in
                guard case .perform(.file(.attach(let paths, _, _, _)), _) = effect else { return false }
                return paths == path.paths
            })
    }

    @Test func escapeClosesTheSuggestionsBeforeItKeepsTheRecording() {
        var state = recording(in: open.after(.terminal(.paste(":tad"))))
        #expect(shown(state).contains(":tada:"))
        #expect(operations(App.reduce(&state, .key("escape"))) == [])
        #expect(!shown(state).contains(":tada:") && state.main?.conversation?.composer.recording?.ending == nil)
        #expect(shown(state).contains("Enter sends, Esc keeps it"))
        #expect(operations(App.reduce(&state, .key("escape"))) == [.endRecording])
    }

    @Test func escapeKeepsTheRecordingAndASecondEscapeAsks() {
        var state = recording(in: open.after(.terminal(.paste("Listen"))))
        #expect(operations(App.reduce(&state, .key("escape"))) == [.endRecording])
        state = state.after(ended())
        #expect(attached(state) == [Self.recording])
        #expect(shown(state).contains("0:12") && shown(state).contains("♪ ▁"))
        #expect(App.lines(state).contains("Attached: voice message, 0:12, “Listen”"))
        let asked = typed("escape", in: state)
        #expect(shown(asked).contains("Discard the recording?") && attached(asked) == [Self.recording])
        #expect(attached(typed("enter", in: asked)) == [Self.recording])
        let discarded = typed("down", "enter", in: asked)
        #expect(attached(discarded) == [] && discarded.main?.conversation?.composer.field.text == "Listen")
        #expect(shown(state.after(.command(.removeAttachment))).contains("Discard the recording?"))
        // Enter sends a draft that was kept.
        #expect(sent(App.reduce(&state, .key("enter"))) == [voice("Listen")])
    }

    @Test func theSameKeyAndCtrlCKeepTheRecording() {
        for key in ["ctrl-r", "ctrl-c"] {
            var state = recording()
            #expect(operations(App.reduce(&state, .key(key))) == [.endRecording])
            #expect(attached(state.after(ended())) == [Self.recording])
        }
    }

    @Test func aRecordingThatFailsLeavesTheText() {
        var state = recording(in: open.after(.terminal(.paste("Listen"))))
        _ = App.reduce(&state, .key("enter"))
        state = state.after(.failed(.voice(.tooShort)), ended(nil))
        #expect(
            state.main?.conversation?.composer.recording == nil
                && state.main?.conversation?.composer.field.text == "Listen")
        #expect(state.said == ["The recording is shorter than a second, so it isn't kept."])
        #expect(sent(App.reduce(&state, .key("enter"))) == [.text("Listen")])
    }

    @Test func aFailedProgramSaysWhatIsMissingAndWhichOptionToCheck() {
        let cases: [(VoiceProblem, String)] = [
            (
                .failed(.recorder, program: "ffmpeg", reason: "default: No such process"),
                "Nothing was recorded: ffmpeg said “default: No such process”. Check your microphone and the option "
                    + "“recorder”."
            ),
            (
                .notStarted(.recorder, program: "rec", reason: "no memory"),
                "Nothing was recorded: rec didn't start (no memory). Check the option “recorder”."
            ),
            (
                .cutShort(program: "rec", reason: ""),
                "The recording ended early, but is kept: rec gave no reason. Check your microphone and the option "
                    + "“recorder”."
            ),
            (
                .notDecoded(program: "ffmpeg"),
                "The recording has no waveform: ffmpeg can't read it. Check the option “decoder”."
            ),
        ]
        for (problem, sentence) in cases { #expect(Problem.voice(problem).text == sentence) }
    }

    @Test func aRecordingThatReachesItsLimitIsKeptAndSaid() {
        let full = recording().after(
            .conversation(.composer(.recordingProgressed(ChatID(2), run: 1, seconds: 60))), ended())
        #expect(attached(full) == [Self.recording])
        #expect(full.said == ["The recording ended after 1:00. It's in your draft."])
        #expect(recording().after(ended()).said == [])
    }

    @Test(arguments: [CommandID.closeChat, .quit, .suspend, .addProfile])
    func leavingTheChatEndsTheRecording(command: CommandID) {
        var state = recording()
        #expect(operations(App.reduce(&state, .command(command))) == [.endRecording])
        // Where the chat stays open, it's being finished.
        #expect(state.main?.conversation?.composer.recording.map { $0.ending == .keep } != false)
    }

    @Test func switchingProfilesEndsTheRecording() {
        var state = recording()
        state.profiles = ProfileSummary.fixtures
        let effects = App.carryOut(&state, .switchProfile(ProfileID(2)))
        #expect(operations(effects) == [.endRecording])
    }

    @Test func aRecordingOfAChatThatWasLeftGoesIntoItsStoredDraft() {
        var state = recording().after(.command(.closeChat))
        let change = LocalChange.attached(ChatID(2), Self.recording)
        #expect(App.reduce(&state, ended()) == [.perform(.save(change))])
        #expect(App.reduce(&state, ended(nil)) == [])
        // If that fails, it waits for the chat.
        state = state.after(.notSaved(change, .storage(.unexpected("no"))))
        #expect(state.savedInput.unsent[ChatID(2)]?.attachments == [Self.recording])
    }

    @Test func aFullDraftHasNoPlaceForARecordingFromBeforeTheChatWasLeft() {
        let waits =
            "You can send 20 files at once, so the recording isn't in your draft. Remove a file, and Confab adds the "
            + "recording when it next starts."
        var state = full
        let effects = App.reduce(&state, ended())
        #expect(attached(state).count == Draft.mostAttachments && saved(effects).isEmpty)
        #expect(state.said == [waits])
        // The stored draft of a chat that was left refuses it, too.
        state = open.after(.command(.closeChat))
        let problem = Problem.attaching(.tooMany(limit: Draft.mostAttachments))
        state = state.after(.notSaved(.attached(ChatID(2), Self.recording), problem))
        #expect(state.savedInput.unsent.isEmpty)
        #expect(state.said == [waits])
    }

    @Test func nothingIsRecordedForAFullDraft() {
        var state = full
        #expect(operations(App.reduce(&state, .key("ctrl-r"))) == [])
        #expect(state.said == ["You can send 20 files at once. Remove one first."])
        // Another file is refused, too, but isn't kept.
        state = open.after(
            .notSaved(
                .attached(ChatID(2), DraftAttachment("/tmp/21")),
                .attaching(.tooMany(limit: Draft.mostAttachments))))
        #expect(state.said == ["You can send 20 files at once. The others aren't attached."])
    }

    @Test func aRecordingHasItsPlaceInTheDraftWhileItRuns() {
        let many = (1..<Draft.mostAttachments).map { DraftAttachment("/tmp/\($0)") }
        var state = recording(in: open.after(.conversation(.composer(.attached(ChatID(2), typed: "", many)))))
        state = state.after(
            .conversation(.composer(.attached(ChatID(2), typed: "", [DraftAttachment("/tmp/20")]))))
        #expect(attached(state) == many)
        #expect(attached(state.after(ended())) == many + [Self.recording])
    }

    @Test func aMessageIsNotEditedMeanwhileAndNothingIsRecordedDuringAnEdit() {
        let own = AppState.fixture(open: ChatID(2), messages: [.fixture(1, "Hi", from: .me)])
        let refused = typed("alt-up", "e", in: recording(in: own))
        #expect(refused.said == ["Finish recording first"] && refused.main?.conversation?.composer.target == nil)
        var edited = typed("alt-up", "e", in: own)
        #expect(operations(App.reduce(&edited, .command(.recordVoice))) == [])
        #expect(edited.said == ["Finish editing the message first, then attach files."])
        var without = open
        without.withMainForTest { $0.session = ServiceSession([]) }
        #expect(operations(App.reduce(&without, .key("ctrl-r"))) == [])
        #expect(without.said.count == 1)
    }

    @Test func aFailedMessageBringsTheRecordingBack() throws {
        var state = recording()
        _ = App.reduce(&state, .key("enter"))
        let effects = App.reduce(&state, ended())
        let call = try #require(
            effects.compactMap { if case .perform(.service(let call), _) = $0 { call } else { nil } }.first {
                if case .send = $0.request { true } else { false }
            })
        state = state.after(.answered(call, .failed(.attaching(.noFile(path: Self.recording.path)))))
        #expect(attached(state) == [Self.recording])
    }

    @Test func aRecordingOfTheScreenHasNoPath() {
        let redacted = ended().redacted(by: Redaction(width: { _ in 1 }))
        #expect(!"\(redacted)".contains("/data/files"))
        let change = AppAction.notSaved(.attached(ChatID(2), Self.recording), .tagDeleted)
        #expect(!"\(change.redacted(by: Redaction(width: { _ in 1 })))".contains("/data/files"))
    }

    @Test func aRecordingFromBeforeTheChatWasLeftDoesNotEndTheNextOne() {
        var state = recording()
        // Suspending keeps it, and its bar, until the recorder has ended.
        _ = App.reduce(&state, .command(.suspend))
        #expect(state.main?.conversation?.composer.recording?.ending == .keep)
        let chat = ChatSummary.fixtures[1]
        state = AppState.fixture(open: ChatID(2))
        state.withMainForTest { $0.conversation?.composer.recordings = 1 }
        state = typed("ctrl-r", in: state)
        #expect(state.main?.conversation?.composer.recording?.run == 2 && chat.id == ChatID(2))
        let effects = App.reduce(&state, ended())
        #expect(state.main?.conversation?.composer.recording?.run == 2 && attached(state).count == 1)
        #expect(saved(effects) == [[Self.recording]])
    }

    @Test func aRecordingThatEndsDuringAnEditComesAfterIt() {
        var state = AppState.fixture(open: ChatID(2), messages: [.fixture(1, "Helo", from: .me, minutesAgo: 1)])
        state = typed("alt-up", "e", in: state)
        #expect(state.main?.conversation?.composer.target?.purpose == .edit)
        let effects = App.reduce(&state, ended())
        #expect(attached(state).isEmpty && saved(effects) == [[Self.recording]])
        #expect(attached(typed("escape", in: state)) == [Self.recording])
    }
}
