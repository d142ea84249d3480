/// The facts about a picture that are at the beginning of its file.
package struct ImageHeader: Equatable, Sendable {
    package let format: ImageFormat
    /// The width in pixels as the picture is shown, which may be turned; at least 1.
    package let pixelWidth: Int
    /// The height in pixels as the picture is shown; at least 1.
    package let pixelHeight: Int
    /// The sign that it consists of several pictures, which are shown one after the other.
    let animation: Animation
    /// The sign of a complete file.
    let end: End

    /// A sign that a picture is animated.
    enum Animation: Equatable {
        /// The header says it.
        case declared(Bool)
        /// A second frame among the blocks of a GIF, which begin at this offset.
        case secondFrame(from: Int)
        /// The number of frames in one of the chunks of a PNG, which begin at this offset.
        case frameCount(from: Int)
    }

    /// A sign that a file is complete.
    enum End: Equatable {
        /// These bytes anywhere after an offset. Other data may follow them, such as the film of a motion photo.
        case mark([UInt8], after: Int)
        /// This byte as the last one that isn't 0.
        case lastByte(UInt8)
        /// At least so many bytes.
        case length(Int)
    }

    /// Reads the beginning of a file; nil if it isn't in one of the formats, or if the size isn't in it.
    package init?(_ bytes: [UInt8]) {
        let start = ImageBytes(bytes)
        let header: ImageHeader? =
            switch ImageFormat(of: bytes) {
            case .png: Self.png(start)
            case .jpeg: Self.jpeg(start)
            case .gif: Self.gif(start)
            case .webp: Self.webp(start)
            case .bmp: Self.bmp(start)
            case nil: nil
            }
        guard let header else { return nil }
        self = header
    }

    /// A header; nil without a size.
    init?(
        _ format: ImageFormat, _ width: Int?, _ height: Int?, animation: Animation = .declared(false), end: End
    ) {
        guard let width, let height, width > 0, height > 0 else { return nil }
        self.format = format
        (pixelWidth, pixelHeight) = (width, height)
        self.animation = animation
        self.end = end
    }

    /// Chunks, of which the first one has the size.
    private static func png(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.has("IHDR", at: 12) else { return nil }
        // The last chunk, which has no data, with its checksum.
        let last: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
        return ImageHeader(
            .png, bytes.big(4, at: 16), bytes.big(4, at: 20), animation: .frameCount(from: 8),
            end: .mark(last, after: 8))
    }

    /// The size, and a table of colors; blocks follow.
    private static func gif(_ bytes: ImageBytes) -> ImageHeader? {
        guard let flags = bytes[10] else { return nil }
        return ImageHeader(
            .gif, bytes.little(2, at: 6), bytes.little(2, at: 8),
            animation: .secondFrame(from: 13 + colorTableLength(flags)), end: .lastByte(0x3B))
    }

    /// A RIFF file: its length, and chunks, of which the first one has the size.
    private static func webp(_ bytes: ImageBytes) -> ImageHeader? {
        guard let length = bytes.little(4, at: 4) else { return nil }
        let end = End.length(8 + length)
        if bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) {
            // The two highest bits are for scaling, which nobody does.
            let size = (bytes.little(2, at: 26), bytes.little(2, at: 28))
            return ImageHeader(.webp, size.0.map { $0 & 0x3FFF }, size.1.map { $0 & 0x3FFF }, end: end)
        }
        if bytes.has("VP8L", at: 12), bytes[20] == 0x2F, let bits = bytes.little(4, at: 21) {
            return ImageHeader(.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1, end: end)
        }
        if bytes.has("VP8X", at: 12), let flags = bytes[20] {
            let size = (bytes.little(3, at: 24), bytes.little(3, at: 27))
            return ImageHeader(
                .webp, size.0.map { $0 + 1 }, size.1.map { $0 + 1 }, animation: .declared(flags & 2 != 0), end: end)
        }
        return nil
    }

    /// The file's length, which some programs leave at 0, and one of two headers.
    private static func bmp(_ bytes: ImageBytes) -> ImageHeader? {
        guard let length = bytes.little(4, at: 2), let header = bytes.little(4, at: 14) else { return nil }
        if header == 12 {
            return ImageHeader(.bmp, bytes.little(2, at: 18), bytes.little(2, at: 20), end: .length(length))
        }
        // A negative height says that the first row is at the top.
        let size = (bytes.little(4, at: 18), bytes.little(4, at: 22))
        return ImageHeader(
            .bmp, size.0, size.1.map { Int(Int32(truncatingIfNeeded: $0).magnitude) }, end: .length(length))
    }
}
