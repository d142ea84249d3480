import Loop
import Messenger
import TerminalDOM

// Playing the voice messages of the open chat, one at a time.
extension Conversation {
    /// The milliseconds that a key skips.
    private static let skip = 5000

    /// Plays a voice message, or pauses it, or goes on with it.
    mutating func togglePlayback(of message: Message, _ shared: Shared) -> Outcome<Action> {
        if playback?.message == message.id {
            guard playback?.isPaused == true else { return Outcome(effects: pause()) }
            return Outcome(effects: play(shared.options))
        }
        return begin(message, shared)
    }

    private mutating func begin(_ message: Message, _ shared: Shared) -> Outcome<Action> {
        guard composer.recording == nil else { return Outcome(intents: [.notice(shared.strings.isRecording())]) }
        guard let beginning = VoicePlayback(message) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(.play))])
        }
        playback = beginning
        return Outcome(effects: play(shared.options))
    }

    /// Starts the player where the message was left. It replaces another one.
    private mutating func play(_ options: Options) -> [Work] {
        guard let now = playback else { return [] }
        playback?.isPaused = false
        playerRuns += 1
        let request = PlayRequest(
            now.file, name: now.name, start: now.position, seconds: now.seconds, speed: options.playbackSpeed,
            player: options.player, run: playerRuns)
        return [.perform(.voice(.play(request)))]
    }

    /// Pauses what is being played.
    mutating func pause() -> [Work] {
        guard playback?.isPaused == false else { return [] }
        playback?.isPaused = true
        // What it says from now on is late.
        playerRuns += 1
        return [.perform(.voice(.stopPlaying))]
    }

    /// Goes back or forward in what is being played.
    mutating func skip(_ direction: Int, _ options: Options) -> Outcome<Action> {
        guard let now = playback else { return Outcome() }
        playback?.move(to: now.position + direction * Self.skip)
        return now.isPaused ? Outcome() : Outcome(effects: play(options))
    }

    /// Changes the speed in this chat, while a voice message is selected or being played.
    mutating func changeSpeed(_ shared: Shared) -> Outcome<Action> {
        guard playback != nil || chosenMessage?.content.asVoice != nil else {
            return Outcome(intents: [.notice(shared.strings.noVoice())])
        }
        var options = shared.options
        options.playbackSpeed = options.playbackSpeed.next
        let speed = options.playbackSpeed
        let chosen = Outcome<Action>(intents: [
            .setOption(.playbackSpeed, .text(speed.rawValue), for: OptionTarget(chat))
        ])
        guard let playback else {
            return chosen + Outcome(intents: [.notice(shared.strings.playbackSpeed(speed.rawValue))])
        }
        return playback.isPaused ? chosen : chosen + Outcome(effects: play(options))
    }

    /// Notes how much was heard.
    mutating func notePlayback(run: Int, _ milliseconds: Int) {
        if run == playerRuns, playback?.isPaused == false { playback?.move(to: milliseconds) }
    }

    /// Takes the end of the player. A message that was heard to its end is marked, and the next new one begins.
    mutating func endPlayback(run: Int, isWhole: Bool, _ options: Options) -> Outcome<Action> {
        guard run == playerRuns, let heard = playback, !heard.isPaused else { return Outcome() }
        playback = nil
        guard isWhole else { return Outcome() }
        let marked: [Work] = heard.isNew ? [.perform(.save(.voicePlayed(heard.message)))] : []
        let next: [Work] = options.playNext ? [.perform(.query(.nextVoice(chat.id, after: heard.place)))] : []
        return Outcome(effects: marked + next)
    }

    /// Ends the playback of a message that was deleted meanwhile.
    mutating func endDeletedPlayback() -> [Work] {
        guard let playback, let message = timeline.message(playback.message), message.content.asVoice == nil else {
            return []
        }
        let work = pause()
        self.playback = nil
        return work
    }

    /// Ends the playback: the chat is being left.
    mutating func endPlayback() -> [Work] {
        guard playback != nil else { return [] }
        playback = nil
        return [.perform(.voice(.stopPlaying))]
    }

    /// Plays the message that follows the one that was heard, unless the user has begun something else.
    mutating func takeNextVoice(_ message: Message?, _ shared: Shared) -> Outcome<Action> {
        guard let message, playback == nil, composer.recording == nil else { return Outcome() }
        let previous = timeline.selectedMessage
        // The selection goes along, so that the keys are for what is heard.
        if previous?.content.asVoice != nil, timeline.message(message.id) != nil { timeline.selection = message.id }
        return begin(message, shared)
    }
}
