import Messenger
import TerminalDOM

/// A voice message: its waveform, its length, and how much of it was heard.
struct VoiceView: View {
    typealias Action = Timeline.Action

    let voice: Voice
    let message: MessageID
    /// Nil unless it's the one that is being played.
    let playback: VoicePlayback?
    /// True if the user hasn't heard it yet.
    let isNew: Bool
    /// The columns that it may have.
    let room: Int
    let env: ViewEnvironment

    /// A narrower waveform says nothing.
    private static let leastColumns = 4

    var node: Node<Action> {
        Row<Action>(spacing: 1) {
            Text(env.glyphs[playback.map { !$0.isPaused } == true ? .pause : .play]).unshrinkable()
            if columns >= Self.leastColumns { Text(waveform).unshrinkable() }
            Text(times).unshrinkable()
            if let speed { Text(speed).unshrinkable() }
            if isNew { Text(env.glyphs[.markedUnread]).unshrinkable() }
        }
        .role(.attachment)
        .onClick(.contentClicked(message))
    }

    /// The same whatever is shown behind it, so that playing doesn't change it.
    private var columns: Int {
        let length = DisplayWidth.of(env.strings.duration(voice.seconds))
        let isFast = env.options.playbackSpeed != .normal
        let speed = isFast ? 1 + DisplayWidth.of(env.speed(env.options.playbackSpeed)) : 0
        let mark = isNew ? 1 + DisplayWidth.of(env.glyphs[.markedUnread]) : 0
        let symbol = 1 + max(DisplayWidth.of(env.glyphs[.play]), DisplayWidth.of(env.glyphs[.pause]))
        return min(VoiceLevels.count, room - symbol - (1 + 2 * length + 3) - speed - mark)
    }

    private var waveform: [Span] {
        let text = env.waveform(voice.levels, columns: columns)
        guard let playback else { return [Span(text)] }
        let heard = columns * playback.position / max(1, voice.seconds * 1000)
        return [Span(String(text.prefix(heard))), Span(String(text.dropFirst(heard)), .unheard)]
    }

    private var times: String {
        let length = env.strings.duration(voice.seconds)
        return playback.map { "\(env.strings.duration($0.position / 1000)) / \(length)" } ?? length
    }

    private var speed: String? {
        playback == nil || env.options.playbackSpeed == .normal ? nil : env.speed(env.options.playbackSpeed)
    }
}

extension ViewEnvironment {
    /// Returns the levels of a voice as so many characters; a flat line if they aren't known.
    func waveform(_ levels: [UInt8], columns: Int) -> String {
        let characters = Array(glyphs[.levels])
        guard let lowest = characters.first else { return "" }
        guard !levels.isEmpty else { return String(repeating: lowest, count: max(0, columns)) }
        return String(
            VoiceLevels.merged(levels, columns: columns).map { level in
                characters[(Int(level) * (characters.count - 1) + 127) / 255]
            })
    }

    /// How fast a voice is played, such as 1.5×.
    func speed(_ speed: PlaybackSpeed) -> String { speed.rawValue + (glyphs.asciiOnly ? "x" : "×") }
}
