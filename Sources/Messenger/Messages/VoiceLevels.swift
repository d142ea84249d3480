/// The loudness of a voice, drawn as a waveform.
package enum VoiceLevels {
    /// The number of levels that are stored with a voice.
    package static let count = 48
    /// The number of samples in a second of the sound that levels are made from.
    package static let rate = 8000

    /// Returns the levels of a sound: the root mean square of each of ``count`` slices, relative to the loudest one.
    ///
    /// - Parameter samples: signed 16-bit samples of one channel, the lower byte first. Half a sample at the end is ignored.
    package static func of(_ samples: [UInt8]) -> [UInt8] {
        let total = samples.count / 2
        guard total > 0 else { return [] }
        let loudness = (0..<count).map { slice -> Double in
            // A sound with fewer samples than slices has some of them in several.
            let start = min(total - 1, slice * total / count)
            let end = max(start + 1, (slice + 1) * total / count)
            var sum = 0.0
            for index in start..<end {
                let sample = Double(Int16(bitPattern: UInt16(samples[2 * index]) | UInt16(samples[2 * index + 1]) << 8))
                sum += sample * sample
            }
            return (sum / Double(end - start)).squareRoot()
        }
        let loudest = loudness.max() ?? 0
        // Noise that nobody hears isn't drawn as a loud voice.
        guard loudest >= silence else { return [UInt8](repeating: 0, count: count) }
        return loudness.map { UInt8(($0 / loudest * 255).rounded()) }
    }

    /// The root mean square below which a whole sound is silent: about −60 dB.
    private static let silence = 32.0

    /// Returns `levels` for so many columns: each has the highest level of those that it stands for.
    package static func merged(_ levels: [UInt8], columns: Int) -> [UInt8] {
        guard columns > 0, !levels.isEmpty else { return [] }
        return (0..<columns).map { column in
            let start = min(levels.count - 1, column * levels.count / columns)
            let end = max(start + 1, (column + 1) * levels.count / columns)
            return levels[start..<end].max() ?? 0
        }
    }
}
