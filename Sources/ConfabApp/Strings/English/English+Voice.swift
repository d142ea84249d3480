import Messenger

extension English {
    func recordingHint(send: String, keep: String) -> String {
        let hints = [send.isEmpty ? "" : "\(send) sends", keep.isEmpty ? "" : "\(keep) keeps it"]
        return hints.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func finishingRecording() -> String { "Finishing…" }
    func isRecording() -> String { "Finish recording first" }
    func recordingIsFull(_ limit: Int) -> String { "The recording ended after \(duration(limit)). It's in your draft." }
    func discardRecording() -> String { "Discard the recording?" }
    func keepRecording() -> String { "Keep it" }
    func playbackSpeed(_ speed: String) -> String { "Voice messages in this chat play at \(speed)×" }

    func notPlayed() -> String { "not played yet" }

    func spokenRecording(_ seconds: Int, limit: Int) -> String {
        "Recording: \(duration(seconds)) of \(duration(limit))"
    }

    func spokenPlayback(_ seconds: Int, of length: Int, isPaused: Bool) -> String {
        "\(isPaused ? "Paused" : "Playing"): \(duration(seconds)) of \(duration(length))"
    }

    func problem(_ problem: VoiceProblem) -> String {
        switch problem {
        case .noProgram(let purpose, let program):
            "\(need(of: purpose)) the program \(name(program)), which isn't installed. \(advice(purpose, program))"
        case .noCommand(let purpose): "The option “\(option(purpose))” is empty. Set it to a command."
        case .notStarted(let purpose, let program, let reason):
            "\(notDone(purpose)): \(name(program)) didn't start (\(words(reason))). Check the option "
                + "“\(option(purpose))”."
        case .failed(let purpose, let program, let reason):
            "\(notDone(purpose)): \(saying(program, reason)). Check "
                + (purpose == .recorder ? "your microphone and " : "") + "the option “\(option(purpose))”."
        case .cutShort(let program, let reason):
            "The recording ended early, but is kept: \(saying(program, reason)). Check your microphone and the option "
                + "“\(option(.recorder))”."
        case .recordedNothing(let program, let seconds):
            "\(name(program)) recorded nothing for \(count(seconds, "second", "seconds")). Check your microphone and the "
                + "option “recorder”."
        case .recordedTooMuch(let program, let limit):
            "\(name(program)) recorded more than \(ByteCount.text(limit)), so Confab ended it. Check the option “recorder”."
        case .tooShort: "The recording is shorter than a second, so it isn't kept."
        case .notDecoded(let program):
            "\(notDone(.decoder)): \(name(program)) can't read it. Check the option “\(option(.decoder))”."
        case .altered(let file): "\(name(file)) has changed on this machine since it arrived, so it isn't played."
        case .notStored(let problem): "The recording wasn't saved. \(self.problem(problem))"
        case .storedLater(let problem):
            "When you next open this profile, Confab adds what it could save of the recording to your draft. "
                + self.problem(problem)
        case .waitsForRoom(let limit):
            "You can send \(count(limit, "file", "files")) at once, so the recording isn't in your draft. Remove a "
                + "file, and Confab adds the recording when it next starts."
        }
    }

    /// The beginning of a sentence about a program that failed.
    private func notDone(_ purpose: VoiceProblem.Purpose) -> String {
        switch purpose {
        case .recorder: "Nothing was recorded"
        case .player: "The voice message can't be played"
        case .decoder: "The recording has no waveform"
        }
    }

    /// The last words of a program.
    private func saying(_ program: String, _ reason: String) -> String {
        reason.isEmpty ? "\(name(program)) gave no reason" : "\(name(program)) said “\(words(reason))”"
    }

    private func need(of purpose: VoiceProblem.Purpose) -> String {
        switch purpose {
        case .recorder: "Recording needs"
        case .player: "Playing needs"
        case .decoder: "Waveforms need"
        }
    }

    /// The name of the option with the program.
    private func option(_ purpose: VoiceProblem.Purpose) -> String {
        switch purpose {
        case .recorder: OptionID.recorder.rawValue
        case .player: OptionID.player.rawValue
        case .decoder: OptionID.decoder.rawValue
        }
    }

    private func advice(_ purpose: VoiceProblem.Purpose, _ program: String) -> String {
        installing(program, orCheck: option(purpose))
    }

    /// Tells how to install a program of the user's options.
    func installing(_ program: String, orCheck option: String) -> String {
        guard let package = Self.packages[program] else { return "Check the option “\(option)”." }
        return "On Debian: apt install \(package)"
    }

    /// The Debian packages of programs that record, play, and take pictures.
    private static let packages = [
        "wl-paste": "wl-clipboard", "xclip": "xclip", "fswebcam": "fswebcam",
        "ffmpeg": "ffmpeg", "ffplay": "ffmpeg", "sox": "sox", "rec": "sox", "play": "sox", "mpv": "mpv",
        "arecord": "alsa-utils", "aplay": "alsa-utils", "parecord": "pulseaudio-utils", "parec": "pulseaudio-utils",
        "paplay": "pulseaudio-utils", "pw-record": "pipewire-bin", "pw-play": "pipewire-bin",
        "opusenc": "opus-tools", "opusdec": "opus-tools",
    ]
}
