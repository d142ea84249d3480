import MessageStore
import Messenger

/// A voice message that comes with the demo: a hum, which is made when it's needed.
struct DemoVoice {
    let name: String
    let seconds: Int
    let levels: [UInt8]
    let bytes: [UInt8]

    static let birgitta = DemoVoice("voice.wav", seconds: 47, pitch: 11)
    static let all = [birgitta]

    /// Samples in a second: more than a hum needs.
    private static let rate = 4000

    /// The levels rise and fall like those of someone who speaks.
    private init(_ name: String, seconds: Int, pitch: Int) {
        self.name = name
        self.seconds = seconds
        var seed = UInt32(truncatingIfNeeded: pitch)
        levels = (0..<VoiceLevels.count).map { index in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let isPause = index % 11 == 9 || index == VoiceLevels.count - 1
            return isPause ? UInt8(seed >> 28) : UInt8(70 + seed >> 24 % 186)
        }
        let count = seconds * Self.rate
        bytes =
            Self.header(count)
            + (0..<count).map { [levels] index in
                let level = Int(levels[index * levels.count / count])
                // A triangle around the middle.
                let phase = index * pitch % 256
                return UInt8(128 + (abs(phase - 128) - 64) * level / 320)
            }
    }

    /// The beginning of a WAV file with so many 8-bit samples.
    private static func header(_ count: Int) -> [UInt8] {
        func number(_ value: Int, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        return Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8) + number(16, 4) + number(1, 2)
            + number(1, 2) + number(rate, 4) + number(rate, 4) + number(1, 2) + number(8, 2) + Array("data".utf8)
            + number(count, 4)
    }

    /// The message that has it.
    var content: MessageContent {
        let file = Attachment(
            name: name, mediaType: "audio/wav", byteCount: Int64(bytes.count),
            place: .stored(path: FileHash(of: bytes).path))
        return .voice(Voice(file, seconds: seconds, levels: levels), caption: .empty)
    }
}
