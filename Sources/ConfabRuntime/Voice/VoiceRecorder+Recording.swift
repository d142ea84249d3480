import ConfabApp
import MessageStore
import Messenger

extension VoiceRecorder {
    /// A recording among the files of messages, and what is wrong with it.
    struct Recording {
        var file: DraftAttachment
        var problem: VoiceProblem?
        /// The file to remove once the recording is in a draft.
        var copy: RecordingCopy
    }
}

extension VoiceRecorder.Recording {
    /// The most bytes of a recording, whatever its limit was.
    static let mostBytes = Int64(Options.longestRecording * VoiceRecorder.mostBytesPerSecond)

    /// Describes a file that was stored.
    ///
    /// - Parameter beginning: the first bytes, which tell the format.
    init(
        _ hash: FileHash, in files: FileStore, beginning: [UInt8], byteCount: Int64, _ recorded: Recorded,
        problem: VoiceProblem? = nil, copy: RecordingCopy
    ) {
        let path = files.path(of: hash)
        let sound = Sound(beginning)
        file = DraftAttachment(
            Files.real(path) ?? path, givenName: "voice" + sound.ending, mediaType: sound.mediaType,
            byteCount: byteCount, recording: recorded)
        self.problem = problem
        self.copy = copy
    }

    /// Stores what a killed process has recorded, however short. Its length is that by the clock, at least a second, and 0
    /// if that can't be.
    init(
        recovering copy: RecordingCopy, byteCount: Int64, milliseconds: Int64, in files: FileStore
    ) throws(FileCopyError) {
        let hash = try files.add(copying: copy.descriptor, byteCount: byteCount)
        let isPossible = milliseconds >= 0 && milliseconds / 1000 <= Options.longestRecording
        let recorded = Recorded(seconds: isPossible ? max(1, Int(milliseconds / 1000)) : 0, levels: [])
        self.init(hash, in: files, beginning: copy.beginning, byteCount: byteCount, recorded, copy: copy)
    }
}

/// The kind of a file of sound, by its first bytes.
private struct Sound {
    var mediaType = ""
    var ending = ""

    init(_ bytes: [UInt8]) {
        func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
        if begins("OggS") { (mediaType, ending) = ("audio/ogg", ".ogg") }
        if begins("RIFF") { (mediaType, ending) = ("audio/wav", ".wav") }
        if begins("fLaC") { (mediaType, ending) = ("audio/flac", ".flac") }
        if begins("ID3") { (mediaType, ending) = ("audio/mpeg", ".mp3") }
    }
}
