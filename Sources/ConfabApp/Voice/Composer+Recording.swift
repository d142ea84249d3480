import Loop
import Messenger
import TerminalDOM

// Recording a voice message. It becomes a file of the draft, and is kept and sent as others are.
extension Composer {
    /// Begins to record; keeps what is being recorded.
    mutating func toggleRecording(_ around: Surroundings, _ shared: Shared) -> Outcome<Action> {
        if recording != nil { return endRecording(.keep) }
        guard around.canWrite else { return Outcome() }
        if let obstacle = obstacleToAttaching(shared) { return Outcome(intents: [.problem(obstacle)]) }
        let options = shared.options
        recordings += 1
        recording = VoiceRecording(run: recordings, limit: options.recordMax)
        let request = RecordRequest(
            chat, run: recordings, limit: options.recordMax, recorder: options.recorder, decoder: options.decoder)
        return Outcome(effects: [.perform(.voice(.record(request)))], intents: [.focus(.composer)])
    }

    /// Ends the recording, which is then in the draft.
    mutating func endRecording(_ ending: VoiceRecording.Ending) -> Outcome<Action> {
        guard recording != nil else { return Outcome() }
        recording?.ending = ending
        return Outcome(effects: [.perform(.voice(.endRecording))])
    }

    /// Notes how long the recording is.
    mutating func noteRecording(run: Int, seconds: Int) {
        if recording?.run == run { recording?.seconds = seconds }
    }

    /// Attaches the recording, and sends the draft if the user wants that; nil if there's none, because something went wrong.
    mutating func takeRecorded(
        run: Int, _ file: DraftAttachment?, _ around: Surroundings, _ shared: Shared
    ) -> Outcome<Action> {
        // One from before the chat was left is only attached.
        let ended = recording?.run == run ? recording : nil
        if ended != nil { recording = nil }
        guard let file else { return Outcome() }
        // Its copy stays until there's room for it.
        guard attachmentRoom > 0 else {
            return Outcome(intents: [.problem(.voice(.waitsForRoom(limit: Draft.mostAttachments)))])
        }
        let attached = Outcome<Action>(effects: changeDraft { $0.attach([file]) })
        // Saved at once: a draft that is saved with the recording takes it over from the recorder.
        let taken = attached + Outcome(effects: keepDraft())
        switch ended?.ending {
        case .send: return taken + send(field.styledText, around, shared)
        case .keep: return taken
        case nil:
            guard let ended, ended.seconds >= ended.limit else { return taken }
            return taken + Outcome(intents: [.notice(shared.strings.recordingIsFull(ended.limit))])
        }
    }

    /// Ends the recording, which is kept in the draft: the chat is being left.
    mutating func leaveRecording() -> [Work] {
        guard recording != nil else { return [] }
        // Where the chat stays open, its state goes with its answer.
        if recording?.ending == nil { recording?.ending = .keep }
        return [.perform(.voice(.endRecording))]
    }

    /// The bar above the field while the user speaks.
    ///
    /// - Parameters:
    ///   - namesKeys: true if the keys that end the recording do that now.
    ///   - columns: those between the insets.
    @ViewBuilder<Action> func recordingBar(
        namesKeys: Bool, columns: Int, _ insets: Insets, _ env: ViewEnvironment
    ) -> Nodes<Action> {
        if let recording {
            let strings = env.strings
            let mark = env.glyphs[.recording]
            let time = "\(strings.duration(recording.seconds)) / \(strings.duration(recording.limit))"
            let hint =
                recording.ending == nil
                ? strings.recordingHint(
                    send: namesKeys ? env.key(.send, in: .composer) : "",
                    keep: namesKeys ? env.key(.back, in: .composer) : "")
                : strings.finishingRecording()
            // Half of a hint would name a key without saying what it does.
            let showsHint = DisplayWidth.of("\(mark) \(time) \(hint)") <= columns
            Row<Action>(spacing: 1) {
                Text(mark).role(.error).unshrinkable()
                Text(time).role(.bold).unshrinkable()
                Text(showsHint ? hint : "").role(.inputPlaceholder).grow()
            }
            .padding(insets)
            .role(.quote)
            .part(.recording)
        }
    }
}
