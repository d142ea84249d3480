/// The name of an option in `config.toml`, in the settings file, and in recordings.
package enum OptionID: String, Codable, CaseIterable, Hashable, Sendable {
    // What it looks like.
    case theme
    case glyphs
    case rowLines = "row-lines"
    case listWidth = "list-width"
    case readingWidth = "reading-width"
    case scrollbar
    case transitions
    case reachable
    case previews
    case timeFormat = "time-format"
    case title

    // In a chat.
    case sides
    case bubbles
    case avatars
    case clusterMinutes = "cluster-minutes"
    case separators
    case separatorGap = "separator-gap"
    case showQuotes = "show-quotes"
    case showPins = "show-pins"
    case pictures
    case pictureRows = "picture-rows"
    case pictureSymbols = "picture-symbols"
    case messageMenu = "message-menu"
    case quickComments = "quick-comments"
    case quickEmoji = "quick-emoji"
    case revokeHours = "revoke-hours"
    case autoMarkRead = "auto-mark-read"
    case readReceipts = "read-receipts"
    case inputMax = "input-max"
    case composerLines = "composer-lines"
    case markdown
    case sendTyping = "send-typing"
    case showTyping = "show-typing"
    case pageSize = "page-size"
    case downloads
    case recordMax = "record-max"
    case playNext = "play-next"
    case playbackSpeed = "playback-speed"
    case recorder
    case player
    case decoder

    // What one hears of.
    case notifications
    case notificationPreview = "notification-preview"
    case bell
    case bellFor = "bell-for"

    // Keys and mouse.
    case mouse
    case enterSends = "enter-sends"
    case maxFileSize = "max-file-size"
    case keepUnusedFiles = "keep-unused-files"
    case autoDownloadPictures = "auto-download-pictures"
    case autoDownloadStickers = "auto-download-stickers"
    case autoDownloadVoice = "auto-download-voice"
    case autoDownloadVideos = "auto-download-videos"
    case autoDownloadFiles = "auto-download-files"
    case camera
    case clipboardPicture = "clipboard-picture"
    case inputBar = "input-bar"
    case inputMore = "input-more"
    case linkOpener = "link-opener"
    case keyPreset = "key-preset"
    case keys

    // Of the profile.
    case order
}
