extension ImageHeader {
    /// The bytes that are read at once to look for a second frame.
    private static let window = 64 << 10
    /// The most blocks and pieces that are looked at: enough for 64 MB of full pieces. Tiny ones take longer than they are worth.
    private static let mostSteps = 1 << 18
    /// The most chunks that are looked at, each with a read of its own. Pictures have a few dozen before their pixels.
    private static let mostChunks = 1 << 12

    /// Returns true if a file with this header consists of several pictures that are shown one after the other.
    ///
    /// - Parameters:
    ///   - byteCount: the size of the file.
    ///   - read: returns the bytes of the file in a range, as far as it has them; nil if they can't be read.
    package func isAnimated(byteCount: Int, read: (Range<Int>) -> [UInt8]?) -> Bool {
        switch animation {
        case .declared(let isAnimated): isAnimated
        case .secondFrame(let start): Self.hasSecondFrame(from: start, byteCount, read)
        case .frameCount(let start): Self.countsSeveralFrames(from: start, byteCount, read)
        }
    }

    /// Goes through chunks: a length, a kind, the data, a checksum. An animation says so before the pixels, but any
    /// amount of other data may come first.
    private static func countsSeveralFrames(
        from start: Int, _ byteCount: Int, _ read: (Range<Int>) -> [UInt8]?
    ) -> Bool {
        var offset = start
        for _ in 0..<mostChunks {
            guard offset < byteCount, let bytes = read(offset..<min(offset + 12, byteCount)) else { return false }
            let chunk = ImageBytes(bytes)
            guard let length = chunk.big(4, at: 0), !chunk.has("IDAT", at: 4) else { return false }
            if chunk.has("acTL", at: 4) { return chunk.big(4, at: 8) ?? 0 > 1 }
            offset += 12 + length
        }
        return false
    }

    /// The bytes of a GIF's table of colors, as its flags say.
    static func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << Int(flags & 7 + 1) }

    /// Goes through blocks of three kinds, of which extensions and frames consist of pieces of up to 255 bytes.
    private static func hasSecondFrame(from start: Int, _ byteCount: Int, _ read: (Range<Int>) -> [UInt8]?) -> Bool {
        var (window, windowStart): ([UInt8], Int) = ([], 0)
        func byte(_ offset: Int) -> UInt8? {
            if !(windowStart..<windowStart + window.count).contains(offset) {
                guard offset < byteCount else { return nil }
                (window, windowStart) = (read(offset..<min(offset + Self.window, byteCount)) ?? [], offset)
            }
            return window.isEmpty ? nil : window[offset - windowStart]
        }
        var (offset, frames, steps) = (start, 0, 0)
        while frames < 2, let block = byte(offset), block == 0x21 || block == 0x2C {
            if block == 0x21 {
                offset += 2
            } else {
                frames += 1
                offset += 11 + (byte(offset + 9).map(colorTableLength) ?? 0)
            }
            while let length = byte(offset), length > 0 {
                offset += 1 + Int(length)
                steps += 1
                if steps > mostSteps { return false }
            }
            offset += 1
            steps += 1
        }
        return frames > 1
    }
}
