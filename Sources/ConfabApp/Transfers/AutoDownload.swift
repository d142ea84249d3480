import Messenger

/// The megabytes up to which files of each kind are downloaded unasked; 0 for none.
package struct AutoDownload: Codable, Equatable, Sendable {
    package var pictures = 5
    package var stickers = 5
    package var voice = 5
    package var videos = 0
    package var files = 0

    /// Creates the default limits.
    package init() {}

    /// Returns true if the file of a message is to be downloaded. One of unknown size isn't.
    func allows(_ content: MessageContent) -> Bool {
        guard let file = content.attachment, file.byteCount > 0 else { return false }
        return file.byteCount <= limit(for: content)
    }

    /// Returns the bytes up to which the file of a message is downloaded.
    func limit(for content: MessageContent) -> Int64 {
        let megabytes =
            switch content {
            case .image: pictures
            case .sticker: stickers
            case .voice: voice
            case .video: videos
            default: files
            }
        return Int64(megabytes) * 1_000_000
    }
}
