/// A file of the user's that is to be sent, or a recording of the user's.
package struct DraftAttachment: Codable, Equatable, Hashable, Sendable {
    /// The absolute path of the file.
    package var path: String
    /// The name to send it under, if that isn't the name of the file; `nil` if it is.
    package var givenName: String?
    /// The media type, such as `image/png`; empty if unknown.
    package var mediaType: String
    /// The size in bytes when it was attached.
    package var byteCount: Int64
    /// The width of a picture as it's shown, in pixels; 0 if unknown.
    package var pixelWidth: Int
    /// The height of a picture as it's shown, in pixels; 0 if unknown.
    package var pixelHeight: Int
    /// The text that is sent with it, as it was typed: of styles, it has only mentions.
    package var caption: StyledText
    /// The length and the loudness of a recording; `nil` for another file.
    package var recording: Recorded?

    /// Creates an attachment.
    package init(
        _ path: String, givenName: String? = nil, mediaType: String = "", byteCount: Int64 = 0,
        pixelWidth: Int = 0, pixelHeight: Int = 0, caption: StyledText = .empty, recording: Recorded? = nil
    ) {
        self.path = path
        self.givenName = givenName
        self.mediaType = mediaType
        self.byteCount = byteCount
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.caption = caption
        self.recording = recording
    }

    /// Takes the size of its picture from the beginning of the file; without one, it's unknown.
    package func sized(by header: ImageHeader?) -> DraftAttachment {
        var file = self
        (file.pixelWidth, file.pixelHeight) = (header?.pixelWidth ?? 0, header?.pixelHeight ?? 0)
        return file
    }

    /// True for a recording, a pasted text, or a captured picture: the user has no file with it.
    package var isMadeByConfab: Bool { givenName != nil }

    /// The name to send it under.
    package var name: String { givenName ?? path.lastPathComponent }

    /// The message that sends the file with these words, once its bytes are somewhere.
    package func content(caption: StyledText) -> MessageContent {
        let file = Attachment(
            name: name, mediaType: mediaType, byteCount: byteCount, pixelWidth: pixelWidth, pixelHeight: pixelHeight)
        if let recording {
            return .voice(Voice(file, seconds: recording.seconds, levels: recording.levels), caption: caption)
        }
        if Self.pictureTypes.contains(mediaType) { return .image(file, caption: caption) }
        if mediaType.hasPrefix("video/") { return .video(file, seconds: 0, caption: caption) }
        return .file(file, caption: caption)
    }

    /// The media types of pictures that can be shown. Others are sent as files.
    private static let pictureTypes: Set<String> = [
        "image/avif", "image/bmp", "image/gif", "image/heic", "image/heif", "image/jpeg", "image/png", "image/tiff",
        "image/webp", "image/x-ms-bmp",
    ]
}
