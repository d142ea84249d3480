package import Messenger

/// Voice messages.
package protocol VoiceStrings {
    /// The keys that end a recording.
    func recordingHint(send: String, keep: String) -> String
    func finishingRecording() -> String
    /// The reason that something isn't done now.
    func isRecording() -> String
    /// The recording has reached its limit, in seconds.
    func recordingIsFull(_ limit: Int) -> String
    func discardRecording() -> String
    func keepRecording() -> String
    func playbackSpeed(_ speed: String) -> String
    /// The user hasn't heard a voice message.
    func notPlayed() -> String
    func spokenRecording(_ seconds: Int, limit: Int) -> String
    func spokenPlayback(_ seconds: Int, of length: Int, isPaused: Bool) -> String
    func problem(_ problem: VoiceProblem) -> String
}
