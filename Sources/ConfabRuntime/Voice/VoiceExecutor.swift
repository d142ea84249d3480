import ConfabApp
import Glibc
import MessageStore
import Messenger
import Synchronization
import Threads

/// Records and plays voices, one of each at a time.
final class VoiceExecutor: Sendable {
    private struct State {
        var isClosed = false
        /// The number of the last recording, and of the last one that is to end.
        var recordings = 0
        var endedRecordings = 0
        /// The process that plays now.
        var player: pid_t?
        /// The number of the last order to the player: whatever plays for an earlier one ends.
        var order = 0
        /// The recordings that the app was told of and that are in no stored draft, the oldest first.
        var unclaimed: [Unclaimed] = []

        /// Removes recordings from the unclaimed ones, and returns them.
        mutating func takeUnclaimed(where isMeant: (Unclaimed) -> Bool) -> [Unclaimed] {
            defer { unclaimed.removeAll(where: isMeant) }
            return unclaimed.filter(isMeant)
        }
    }

    private struct Unclaimed {
        var chat: ChatID
        var recording: VoiceRecorder.Recording
        /// The number of changes that store it and haven't ended.
        var saves = 0
        /// True once the app wanted to save its draft with it. From then on, a draft without it means that the user
        /// discarded or sent it.
        var isInDraft = false
    }

    private let files: FileStore
    private let path: String
    private let tell: @Sendable (AppAction) -> Void
    private let keep: @Sendable (ChatID, VoiceRecorder.Recording) -> Void
    private let recorders = Lane<Never>("recorder", keepsThread: false)
    private let players = Lane<Never>("player", keepsThread: false)
    private let state = Mutex(State())

    /// - Parameters:
    ///   - files: the files of messages.
    ///   - path: the folders to search for programs.
    ///   - tell: takes the progress and problems.
    ///   - keep: adds a recording to the stored draft of its chat when Confab quits.
    init(
        _ files: FileStore, path: String = Places.environment("PATH") ?? "",
        tell: @escaping @Sendable (AppAction) -> Void,
        keep: @escaping @Sendable (ChatID, VoiceRecorder.Recording) -> Void
    ) {
        self.files = files
        self.path = path
        self.tell = tell
        self.keep = keep
    }

    /// Starts an operation; calls `answer` once.
    func start(_ operation: VoiceOperation, answer: @escaping Backend.Answer) {
        switch operation {
        case .record(let request):
            let number = state.withLock { state in
                // One that is still being finished ends first.
                state.endedRecordings = state.recordings
                state.recordings += 1
                return state.recordings
            }
            recorders.add { [self] in
                deliver(record(request, number), request, answer)
            } dropped: {
                answer(nil)
            }
        case .endRecording:
            endRecording()
            answer(nil)
        case .play(let request):
            let order = stopPlaying()
            players.add { [self] in
                answer(.conversation(.playbackEnded(run: request.run, isWhole: play(request, order))))
            } dropped: {
                answer(nil)
            }
        case .stopPlaying:
            _ = stopPlaying()
            answer(nil)
        }
    }

    private func endRecording() { state.withLock { $0.endedRecordings = $0.recordings } }

    /// Ends what is being played. Returns the number of this order.
    private func stopPlaying() -> Int {
        state.withLock { state in
            state.order += 1
            if let player = state.player { kill(-player, SIGKILL) }
            return state.order
        }
    }

    private func record(_ request: RecordRequest, _ number: Int) -> VoiceRecorder.Recording? {
        let recorder = VoiceRecorder(files: files, path: path)
        do throws(VoiceProblem) {
            let recording = try recorder.record(
                request.recorder, decoder: request.decoder, for: request.chat, limit: request.limit,
                isEnded: { state.withLock { $0.isClosed || $0.endedRecordings >= number } },
                progress: {
                    tell(.conversation(.composer(.recordingProgressed(request.chat, run: request.run, seconds: $0))))
                })
            if let problem = recording.problem { tell(.failed(.voice(problem))) }
            return recording
        } catch {
            tell(.failed(.voice(error)))
            return nil
        }
    }

    /// Hands a recording to the app, or to its stored draft once nobody listens.
    private func deliver(
        _ recording: VoiceRecorder.Recording?, _ request: RecordRequest, _ answer: Backend.Answer
    ) {
        let isClosed = state.withLock { state in
            if !state.isClosed, let recording {
                state.unclaimed.append(Unclaimed(chat: request.chat, recording: recording))
            }
            return state.isClosed
        }
        if isClosed, let recording { keep(request.chat, recording) }
        answer(isClosed ? nil : .conversation(.composer(.recorded(request.chat, run: request.run, recording?.file))))
    }

    /// Returns the answer to the save of a change: once it's stored, the copies of the recordings in it are removed.
    /// Otherwise they stay for the next save, or for quitting. One that the user has discarded is forgotten at once.
    func claim(_ change: LocalChange, answer: @escaping Backend.Answer) -> Backend.Answer {
        let (saved, discarded) = state.withLock { state -> (Set<String>, [Unclaimed]) in
            let discarded = state.takeUnclaimed {
                $0.isInDraft && change.discards($0.recording.file, of: $0.chat)
            }
            var saved: Set<String> = []
            for index in state.unclaimed.indices {
                let (chat, file) = (state.unclaimed[index].chat, state.unclaimed[index].recording.file)
                guard change.stores(file, of: chat) else { continue }
                state.unclaimed[index].saves += 1
                if case .draft = change { state.unclaimed[index].isInDraft = true }
                saved.insert(file.path)
            }
            return (saved, discarded)
        }
        for one in discarded { one.recording.copy.remove() }
        if saved.isEmpty { return answer }
        return { [self] action in
            let stored = state.withLock { state -> [Unclaimed] in
                for index in state.unclaimed.indices where saved.contains(state.unclaimed[index].recording.file.path) {
                    state.unclaimed[index].saves -= 1
                }
                guard action == nil else { return [] }
                return state.takeUnclaimed { saved.contains($0.recording.file.path) }
            }
            for one in stored { one.recording.copy.remove() }
            answer(action)
        }
    }

    private func play(_ request: PlayRequest, _ order: Int) -> Bool {
        let player = VoicePlayer(files: files, path: path) { [self] process in
            state.withLock { state in
                state.player = process
                if let process, state.order != order { kill(-process, SIGKILL) }
            }
        }
        let isEnded = { [self] in state.withLock { $0.order != order || $0.isClosed } }
        if isEnded() { return false }
        do throws(Problem) {
            return try player.play(request, isEnded: isEnded) { milliseconds in
                tell(.conversation(.playbackProgressed(run: request.run, milliseconds: milliseconds)))
            }
        } catch {
            if !isEnded() { tell(.failed(error)) }
            return false
        }
    }

    /// Ends what is being recorded and played. A recording that isn't in a draft yet is added to the stored one.
    func close() {
        state.withLock { $0.isClosed = true }
        _ = stopPlaying()
        recorders.close()
        players.close()
        // The others are being saved.
        let unclaimed = state.withLock { state in state.takeUnclaimed { $0.saves == 0 } }
        for one in unclaimed { keep(one.chat, one.recording) }
    }
}

extension LocalChange {
    /// True if it stores a draft of the chat that has the file.
    fileprivate func stores(_ file: DraftAttachment, of chat: ChatID) -> Bool {
        switch self {
        case .draft(let draft): draft.chat == chat && draft.attachments.contains { $0.path == file.path }
        case .attached(chat, let added): added.path == file.path
        default: false
        }
    }

    /// True if it stores a draft of the chat without the file.
    fileprivate func discards(_ file: DraftAttachment, of chat: ChatID) -> Bool {
        if case .draft(let draft) = self { draft.chat == chat && !stores(file, of: chat) } else { false }
    }
}
