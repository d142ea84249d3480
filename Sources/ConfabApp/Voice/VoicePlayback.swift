package import Messenger

/// A voice message that is being played, or was paused. None of it is stored.
package struct VoicePlayback: Codable, Equatable, Sendable {
    package var message: MessageID
    /// The place of the message, behind which the next one is looked for.
    package var place: MessagePosition
    package var file: FileHash
    /// The name of the file, for people.
    package var name: String
    /// The length in seconds; 0 if it isn't known.
    package var seconds: Int
    /// The milliseconds that were heard.
    package var position = 0
    package var isPaused = false
    /// True if its end marks the message as played.
    package var isNew: Bool

    /// The beginning of a message; nil if it isn't a voice on this device.
    init?(_ message: Message) {
        guard let voice = message.content.asVoice, let file = voice.file.storedFile else { return nil }
        self.message = message.id
        place = message.position
        self.file = file
        name = voice.file.safeName
        seconds = voice.seconds
        isNew = !voice.isPlayed && !message.isOutgoing
    }

    /// Goes to another place, within the message.
    mutating func move(to position: Int) {
        self.position = max(0, seconds > 0 ? min(position, seconds * 1000) : position)
    }
}
