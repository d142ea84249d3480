/// A file that comes with a message.
public struct Attachment: Codable, Equatable, Hashable, Sendable {
    /// Where its bytes are.
    public enum Place: Codable, Equatable, Hashable, Sendable {
        /// With the service, under this address.
        case remote(String)
        /// In the data directory, under this path relative to it.
        case stored(path: String)
        /// Nowhere any more; the reason is for people.
        case missing(reason: String)
    }

    /// Its name as the sender gave it. Never a path: see ``safeName``.
    public var name: String
    /// Its media type, as in `image/png`; empty when unknown.
    public var mediaType: String
    /// Its size in bytes, as the sender says.
    public var byteCount: Int64
    /// Width of a picture or film in pixels; 0 when unknown.
    public var pixelWidth: Int
    /// Height of a picture or film in pixels; 0 when unknown.
    public var pixelHeight: Int
    /// Where its bytes are.
    public var place: Place
    /// What the service needs to open its bytes (keys, hashes), in the service's own form; nil when nothing.
    public var sealing: String?

    /// A file.
    public init(
        name: String, mediaType: String = "", byteCount: Int64 = 0, pixelWidth: Int = 0, pixelHeight: Int = 0,
        place: Place = .remote(""), sealing: String? = nil
    ) {
        self.name = name
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.place = place
        self.sealing = sealing
    }

    /// The name made safe to show and to save under: one component without separators, never `.` or `..`, never hidden.
    public var safeName: String {
        let cleaned = String(name.harmlessName.map { $0 == "/" || $0 == "\\" || $0 == ":" ? "_" : $0 })
        let visible = String(cleaned.drop { $0 == "." || $0 == " " || $0 == "-" })
        return visible.isEmpty ? "file" : String(visible.prefix(120))
    }
}
