/// A recorded voice.
package struct Voice: Codable, Equatable, Hashable, Sendable {
    /// The file with the sound.
    package var file: Attachment
    /// The length in whole seconds; 0 if it isn't known.
    package var seconds: Int
    /// The loudness of slices of equal length, from 0 to 255 for the loudest one; empty if it isn't known.
    package var levels: [UInt8]
    /// True if the user has heard it to its end.
    package var isPlayed: Bool

    /// A voice isn't longer than a day, whatever its sender says.
    private static let mostSeconds = 86_400

    /// Creates a voice. Levels beyond ``VoiceLevels/count`` are dropped, because others may send any number of them.
    package init(_ file: Attachment, seconds: Int, levels: [UInt8] = [], isPlayed: Bool = false) {
        self.file = file
        self.seconds = max(0, min(Self.mostSeconds, seconds))
        self.levels = Array(levels.prefix(VoiceLevels.count))
        self.isPlayed = isPlayed
    }

    /// Decodes a voice, within the same limits.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Attachment.self, forKey: .file),
            seconds: try container.decode(Int.self, forKey: .seconds),
            levels: try container.decode([UInt8].self, forKey: .levels),
            isPlayed: try container.decode(Bool.self, forKey: .isPlayed))
    }
}

/// A recording of the user's that isn't sent yet: everything about a voice except its file.
package struct Recorded: Codable, Equatable, Hashable, Sendable {
    /// The length in whole seconds.
    package var seconds: Int
    /// The loudness, as in ``Voice/levels``.
    package var levels: [UInt8]

    /// Creates a recording.
    package init(seconds: Int, levels: [UInt8]) {
        self.seconds = seconds
        self.levels = levels
    }
}
