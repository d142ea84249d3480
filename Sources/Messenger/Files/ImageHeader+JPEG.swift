// Segments: a marker, a length, the data. The size is in the one that describes the frame; the Exif data, which may be before
// or after it, says how the picture is turned.
extension ImageHeader {
    static func jpeg(_ bytes: ImageBytes) -> ImageHeader? {
        var size: (width: Int?, height: Int?)?
        var orientation: Int?
        var offset = 2
        segments: while bytes[offset] == 0xFF, let marker = bytes[offset + 1] {
            switch marker {
            case 0xFF: offset += 1
            case 0x01, 0xD0...0xD8: offset += 2
            case 0xD9: break segments
            default:
                guard let length = bytes.big(2, at: offset + 2), length >= 2 else { break segments }
                if size == nil, isFrame(marker) {
                    size = (bytes.big(2, at: offset + 7), bytes.big(2, at: offset + 5))
                }
                if orientation == nil, marker == 0xE1 { orientation = Self.orientation(bytes, at: offset + 4) }
                offset += 2 + length
                // The pixels begin. They have no such mark in them, unlike the small picture in the Exif data.
                if marker == 0xDA { break segments }
            }
        }
        let isTurned = (5...8).contains(orientation ?? 1)
        return ImageHeader(
            .jpeg, isTurned ? size?.height : size?.width, isTurned ? size?.width : size?.height,
            end: .mark([0xFF, 0xD9], after: offset))
    }

    private static func isFrame(_ marker: UInt8) -> Bool {
        // The others among them are tables.
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// The orientation in Exif data, which is a TIFF file; nil if there is none.
    private static func orientation(_ bytes: ImageBytes, at start: Int) -> Int? {
        guard bytes.has("Exif\0\0", at: start) else { return nil }
        let tiff = start + 6
        let isLittle = bytes.has("II", at: tiff)
        func number(_ count: Int, at offset: Int) -> Int? {
            isLittle ? bytes.little(count, at: offset) : bytes.big(count, at: offset)
        }
        guard let directory = number(4, at: tiff + 4), let count = number(2, at: tiff + directory) else { return nil }
        for index in 0..<count {
            let entry = tiff + directory + 2 + 12 * index
            guard let tag = number(2, at: entry) else { return nil }
            if tag == 0x0112 { return number(2, at: entry + 8) }
        }
        return nil
    }
}
