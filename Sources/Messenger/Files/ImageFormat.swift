/// A format of pictures, with its media type.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case bmp = "image/bmp"

    /// The format of a file with these bytes at its beginning; nil for any other.
    package init?(of bytes: [UInt8]) {
        let bytes = ImageBytes(bytes)
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
            self = .png
        } else if bytes.has([0xFF, 0xD8, 0xFF], at: 0) {
            self = .jpeg
        } else if bytes.has("GIF8", at: 0) {
            self = .gif
        } else if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) {
            self = .webp
        } else if bytes.has("BM", at: 0) {
            self = .bmp
        } else {
            return nil
        }
    }
}
