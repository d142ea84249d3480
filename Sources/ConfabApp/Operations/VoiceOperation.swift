package import Messenger

/// Work with the programs that record and play voices.
package enum VoiceOperation: Codable, Equatable, Sendable {
    /// Records a voice for a chat until it's ended; answered by ``Composer/Action/recorded(_:run:_:)``. Meanwhile
    /// ``Composer/Action/recordingProgressed(_:run:seconds:)`` says how long it is.
    case record(RecordRequest)
    /// Ends the recording; its answer follows.
    case endRecording
    /// Plays a voice instead of any other; answered by ``Conversation/Action/playbackEnded(run:isWhole:)``. Meanwhile
    /// ``Conversation/Action/playbackProgressed(run:milliseconds:)`` says how much was heard.
    case play(PlayRequest)
    /// Ends what is being played.
    case stopPlaying
}

/// A voice to record.
package struct RecordRequest: Codable, Equatable, Sendable {
    package var chat: ChatID
    /// The number of the answers.
    package var run: Int
    /// The seconds after which it ends.
    package var limit: Int
    /// The command lines of the programs.
    package var recorder: String
    package var decoder: String

    package init(_ chat: ChatID, run: Int, limit: Int, recorder: String, decoder: String) {
        self.chat = chat
        self.run = run
        self.limit = limit
        self.recorder = recorder
        self.decoder = decoder
    }
}

/// A voice to play.
package struct PlayRequest: Codable, Equatable, Sendable {
    package var file: FileHash
    /// The name of the file, for people.
    package var name: String
    /// The milliseconds to begin with.
    package var start: Int
    /// Its length in seconds; 0 if it isn't known.
    package var seconds: Int
    package var speed: PlaybackSpeed
    /// The command line of the program.
    package var player: String
    /// The number of the answers.
    package var run: Int

    package init(
        _ file: FileHash, name: String, start: Int, seconds: Int, speed: PlaybackSpeed, player: String, run: Int
    ) {
        self.file = file
        self.name = name
        self.start = start
        self.seconds = seconds
        self.speed = speed
        self.player = player
        self.run = run
    }
}
