import ConfabApp
import Glibc
import MessageStore
import Messenger

/// Records a voice with the user's programs, and stores it among the files of messages.
struct VoiceRecorder {
    let files: FileStore
    /// The folders to search for programs, as in `$PATH`.
    let path: String
    /// The time in which the recorder has to write something.
    var patience: Duration = .seconds(10)
    /// The time limit of the decoder, for which quitting may have to wait.
    var decoderPatience: Duration = .seconds(10)
    /// The time for which the recorder may go on after it was interrupted.
    var grace: Duration = .seconds(3)
    /// The most bytes for each second of a recording.
    var bytesPerSecond = VoiceRecorder.mostBytesPerSecond

    /// Two channels of 32 bits, without compression.
    static let mostBytesPerSecond = 400_000

    /// Records until `isEnded`, or the limit in seconds. Blocks meanwhile.
    ///
    /// - Parameters:
    ///   - chat: the chat to whose draft it belongs.
    ///   - isEnded: returns true once the user wants to end it.
    ///   - progress: takes the seconds so far, each once.
    func record(
        _ recorder: String, decoder: String, for chat: ChatID, limit: Int, isEnded: () -> Bool, progress: (Int) -> Void
    ) throws(VoiceProblem) -> Recording {
        let command = try VoiceCommand(recorder, for: .recorder, in: path)
        let copy: RecordingCopy
        do throws(StoreError) { copy = try files.beginRecording(for: chat, at: SystemClock.wallTime) } catch {
            throw .notStored(StorageProblem(error))
        }
        do throws(VoiceProblem) {
            let (bytes, time, recorderProblem) = try captured(command, copy, limit: limit, isEnded, progress)
            let (recorded, problem) = try measured(copy, time, decoder, limit: limit)
            let hash: FileHash
            do throws(StoreError) { hash = try files.add(bytes) } catch {
                let problem = StorageProblem(error)
                throw (copy.extent?.byteCount ?? 0) > 0 ? .storedLater(problem) : .notStored(problem)
            }
            return Recording(
                hash, in: files, beginning: Array(bytes.prefix(16)), byteCount: Int64(bytes.count), recorded,
                problem: recorderProblem ?? problem, copy: copy)
        } catch {
            if case .storedLater = error {} else { copy.remove() }
            throw error
        }
    }

    /// Returns the length and the levels, and the reason that there are no levels.
    ///
    /// - Parameter time: the time for which the recorder ran.
    private func measured(
        _ copy: RecordingCopy, _ time: Duration, _ decoder: String, limit: Int
    ) throws(VoiceProblem) -> (Recorded, VoiceProblem?) {
        do throws(VoiceProblem) {
            let samples = try decoded(copy.path, decoder, limit: limit)
            guard samples.count / 2 >= VoiceLevels.rate else { throw .tooShort }
            let seconds = (samples.count / 2 + VoiceLevels.rate / 2) / VoiceLevels.rate
            return (Recorded(seconds: seconds, levels: VoiceLevels.of(samples)), nil)
        } catch {
            // Without a decoder, the clock says how long it is.
            if error == .tooShort || time < .seconds(1) { throw .tooShort }
            return (Recorded(seconds: max(1, Int(time / .milliseconds(1)) / 1000), levels: []), error)
        }
    }

    /// Returns what the recorder wrote, for how long it ran, and what went wrong after it had recorded something.
    private func captured(
        _ command: VoiceCommand, _ copy: RecordingCopy, limit: Int, _ isEnded: () -> Bool, _ progress: (Int) -> Void
    ) throws(VoiceProblem) -> ([UInt8], Duration, VoiceProblem?) {
        let mostBytes = limit * bytesPerSecond
        var told = 0
        var isSilent = false
        let process = WatchedProcess(
            program: command.program, arguments: command.arguments, input: try Self.nothing(command.name),
            outputLimit: mostBytes, grace: grace, printed: { copy.append($0) }, running: { _ in })
        defer { close(process.input) }
        let result = process.run { time, bytes in
            let seconds = Int(time.components.seconds)
            if seconds > told {
                told = seconds
                progress(seconds)
            }
            if isEnded() || time >= .seconds(limit) { return .interrupt }
            isSilent = bytes == 0 && time >= patience
            return isSilent ? .kill : .goOn
        }
        switch result {
        case .failure(let failure): throw .notStarted(.recorder, program: command.name, reason: failure.reason)
        case .success(let end):
            if isSilent {
                throw .recordedNothing(program: command.name, seconds: Int(patience.components.seconds))
            }
            let isNothing = end.output.isEmpty || end.time < .seconds(1)
            let problem: VoiceProblem? =
                if end.isFlooded {
                    .recordedTooMuch(program: command.name, limit: Int64(mostBytes))
                } else if end.verdict == .goOn, end.status != 0 || end.output.isEmpty {
                    // What was said before a microphone is unplugged isn't lost.
                    isNothing
                        ? VoiceProblem.failed(.recorder, program: command.name, reason: end.words)
                        : VoiceProblem.cutShort(program: command.name, reason: end.words)
                } else {
                    nil
                }
            if let problem, isNothing { throw problem }
            guard !end.output.isEmpty else {
                throw end.time < .seconds(1)
                    ? .tooShort : .failed(.recorder, program: command.name, reason: end.words)
            }
            return (end.output, end.time, problem)
        }
    }

    /// Opens an empty input.
    private static func nothing(_ program: String) throws(VoiceProblem) -> Int32 {
        let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .notStarted(.recorder, program: program, reason: Files.reason(errno)) }
        return descriptor
    }

    /// Returns the samples of a recording.
    private func decoded(_ file: String, _ decoder: String, limit: Int) throws(VoiceProblem) -> [UInt8] {
        let command = try VoiceCommand(decoder, for: .decoder, in: path)
        let input = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard input >= 0 else { throw .notDecoded(program: command.name) }
        defer { close(input) }
        let outcome = ChildProcess(
            program: command.program, arguments: command.arguments, environment: Program.inheritedEnvironment,
            input: input, patience: decoderPatience,
            // The recorder may take a moment longer than the limit.
            outputLimit: (limit + 10) * VoiceLevels.rate * 2, running: { _ in }
        ).run()
        switch outcome {
        case .success(.ended(0, let samples)) where !samples.isEmpty: return samples
        case .failure(let failure): throw .notStarted(.decoder, program: command.name, reason: failure.reason)
        case .success: throw .notDecoded(program: command.name)
        }
    }
}
