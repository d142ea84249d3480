/// Files of each format as small as can be, with a size in pixels and some bytes instead of pixels.
enum ImageSample {
    private static func bytes(_ parts: [UInt8]...) -> [UInt8] { parts.flatMap { $0 } }

    private static func big(_ number: Int, _ count: Int = 4) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    private static func little(_ number: Int, _ count: Int = 4) -> [UInt8] { big(number, count).reversed() }

    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static let pixels = [UInt8](repeating: 0x55, count: 40)

    /// - Parameters:
    ///   - frames: the number of pictures in an animation; nil for a picture that isn't one.
    ///   - chunks: the number of texts before that number.
    ///   - length: the bytes of each of these.
    static func png(
        _ width: Int, _ height: Int, frames: Int? = nil, chunks: Int = 0, of length: Int = 0
    ) -> [UInt8] {
        func chunk(_ kind: String, _ data: [UInt8], checksum: [UInt8] = [1, 2, 3, 4]) -> [UInt8] {
            bytes(big(data.count), text(kind), data, checksum)
        }
        let piece = chunk("tEXt", [UInt8](repeating: 0x55, count: length))
        let texts = [[UInt8]](repeating: piece, count: chunks).flatMap { $0 }
        return bytes(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
            chunk("IHDR", bytes(big(width), big(height), [8, 2, 0, 0, 0])), texts,
            frames.map { chunk("acTL", bytes(big($0), big(0))) } ?? [],
            chunk("IDAT", pixels), chunk("IEND", [], checksum: [0xAE, 0x42, 0x60, 0x82]))
    }

    /// - Parameter orientation: what the Exif data says; nil without any.
    static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil, isLittle: Bool = false) -> [UInt8] {
        func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
            bytes([0xFF, marker], big(data.count + 2, 2), data)
        }
        func number(_ number: Int, _ count: Int) -> [UInt8] { isLittle ? little(number, count) : big(number, count) }
        func entry(_ tag: Int, _ type: Int, _ value: [UInt8]) -> [UInt8] {
            bytes(number(tag, 2), number(type, 2), number(1, 4), value)
        }
        // With a small picture, which has an end of its own.
        let exif = orientation.map { orientation in
            bytes(
                text("Exif\0\0"), text(isLittle ? "II" : "MM"), number(42, 2), number(8, 4), number(2, 2),
                entry(0x010F, 2, number(0, 4)), entry(0x0112, 3, bytes(number(orientation, 2), [0, 0])),
                [0xFF, 0xD8, 0xFF, 0xD9])
        }
        return bytes(
            [0xFF, 0xD8], segment(0xE0, text("JFIF\0")), exif.map { segment(0xE1, $0) } ?? [], segment(0xC4, [0]),
            // A marker may have other such bytes before it.
            [0xFF], segment(0xC2, bytes([8], big(height, 2), big(width, 2), [3])), segment(0xDA, [0]), pixels,
            [0xFF, 0xD9])
    }

    /// - Parameters:
    ///   - pieces: the number of more pieces that the pixels of each frame have.
    ///   - length: the bytes of each of these.
    static func gif(_ width: Int, _ height: Int, frames: Int = 1, pieces: Int = 0, of length: Int = 255) -> [UInt8] {
        let size = bytes(little(width, 2), little(height, 2))
        let piece = [UInt8(length)] + [UInt8](repeating: 0x55, count: length)
        let more = [[UInt8]](repeating: piece, count: pieces).flatMap { $0 }
        // What to do with it, its place, a table of two colors, and the pixels in two pieces.
        let frame = bytes(
            [0x21, 0xF9, 4, 0, 0, 0, 0, 0], [0x2C, 0, 0, 0, 0], size, [0x80, 0, 0, 0, 9, 9, 9],
            [2, 3, 0x3B, 0x3B, 0x3B, 1, 0], more, [0])
        return bytes(
            text("GIF89a"), size, [0x81, 0, 0], [UInt8](repeating: 7, count: 12),
            (0..<frames).flatMap { _ in frame }, [0x3B])
    }

    enum WebP: CaseIterable { case lossy, lossless, extended, animated }

    static func webp(_ width: Int, _ height: Int, _ kind: WebP) -> [UInt8] {
        let flags: UInt8 = kind == .animated ? 0x12 : 0x10
        let chunk: [UInt8] =
            switch kind {
            // The highest bits of the width say how to scale it, which nobody does.
            case .lossy:
                bytes(
                    text("VP8 "), little(50), [0x30, 1, 0, 0x9D, 1, 0x2A], little(width | 1 << 14, 2), little(height, 2)
                )
            case .lossless: bytes(text("VP8L"), little(45), [0x2F], little((width - 1) | (height - 1) << 14))
            case .extended, .animated:
                bytes(text("VP8X"), little(10), [flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3))
            }
        let body = bytes(text("WEBP"), chunk, pixels)
        return bytes(text("RIFF"), little(body.count), body)
    }

    static func bmp(_ width: Int, _ height: Int, isOld: Bool = false) -> [UInt8] {
        let header =
            isOld
            ? bytes(little(12), little(width, 2), little(height, 2)) : bytes(little(40), little(width), little(height))
        let body = bytes([0, 0, 0, 0, 54, 0, 0, 0], header, pixels)
        return bytes(text("BM"), little(6 + body.count), body)
    }

    /// One of each.
    static let all: [[UInt8]] =
        [
            png(640, 480), png(640, 480, frames: 3), jpeg(640, 480), jpeg(480, 640, orientation: 6), gif(640, 480),
            gif(640, 480, frames: 2), bmp(640, 480), bmp(640, 480, isOld: true),
        ] + WebP.allCases.map { webp(640, 480, $0) }
}
