/// A voice message that is being recorded in the open chat.
package struct VoiceRecording: Codable, Equatable, Sendable {
    /// Its number among those of the profile, which its answers have.
    package var run: Int
    /// The seconds so far.
    package var seconds = 0
    /// The seconds after which it ends.
    package var limit: Int
    /// How it ends; nil while the user is speaking.
    package var ending: Ending?

    package init(run: Int, limit: Int) {
        self.run = run
        self.limit = limit
    }

    package enum Ending: String, Codable, Equatable, Sendable {
        /// It stays in the draft.
        case keep
        /// The draft is sent with it.
        case send
    }
}
