/// A file attached to a message.
package struct Attachment: Codable, Equatable, Hashable, Sendable {
    /// The location of the file's bytes.
    package enum Place: Codable, Equatable, Hashable, Sendable {
        /// At this address on the service.
        case remote(String)
        /// At this path, relative to the data directory.
        case stored(path: String)
        /// No longer available; the reason is for people.
        case missing(reason: String)
    }

    /// The name given by the sender. Don't use it as a path; see ``safeName``.
    package var name: String
    /// The media type, such as `image/png`; empty if unknown.
    package var mediaType: String
    /// The size in bytes, according to the sender.
    package var byteCount: Int64
    /// The width of a picture or video, in pixels; 0 if unknown.
    package var pixelWidth: Int
    /// The height of a picture or video, in pixels; 0 if unknown.
    package var pixelHeight: Int
    /// The location of the file's bytes.
    package var place: Place
    /// The data that the service needs to decrypt the bytes (keys, hashes), in the service's format; `nil` for none.
    package var sealing: String?
    /// A still picture of a video, from its sender; `nil` if there is none.
    package var cover: StillPicture?

    /// Creates an attachment.
    package init(
        name: String, mediaType: String = "", byteCount: Int64 = 0, pixelWidth: Int = 0, pixelHeight: Int = 0,
        place: Place = .remote(""), sealing: String? = nil, cover: StillPicture? = nil
    ) {
        self.name = name
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.place = place
        self.sealing = sealing
        self.cover = cover
    }

    /// The name in a form that is safe to show and to save under: one path component without separators, never `.` or
    /// `..`, never hidden or an option, and not too long for a file system, with its extension.
    package var safeName: String {
        // A file system knows no characters: for it, a slash with an accent is a slash.
        let cleaned: [Unicode.Scalar] = name.harmlessName.unicodeScalars.map {
            "/\\:".unicodeScalars.contains($0) ? "_" : $0
        }
        // A mark or a joiner has nothing before it to join.
        let rest = cleaned.drop {
            ".- ".unicodeScalars.contains($0) || !$0.isVisible || $0.properties.isGraphemeExtend
        }
        return rest.isEmpty ? "file" : String(String.UnicodeScalarView(rest)).fileName()
    }
}
