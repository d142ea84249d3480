package import Messenger
import TerminalDOM

/// The options, with their defaults.
///
/// Each of them is declared in ``OptionDeclaration/all``.
package struct Options: Codable, Equatable, Sendable {
    /// Keys that differ from the table's.
    package var keymap = Keymap()
    /// The user's own short names for emoji.
    package var emojiNames = EmojiNames()
    package var language = Language.english
    package var timeFormat = TimeFormat.hours24
    package var theme = ThemeSetting.automatic
    package var glyphs: GlyphSet = .unicode
    /// True if the bell rings for a message that is not on the screen.
    package var bell = true
    /// For which of them.
    package var bellFor: BellFor = .all
    /// True if the desktop shows a notification for a message that is not on the screen.
    package var notifications = true
    package var notificationPreview: NotificationPreview = .message
    /// True if the terminal's title shows what is unread.
    package var title = true
    /// True if the mouse is Confab's; without it the terminal selects text with it.
    package var mouse = true
    /// True if rows of the list show what was said last.
    package var previews = true
    /// The lines per row of the list: 1 or 2.
    package var rowLines = 2
    /// The share of a wide screen for the list, in percent, within limits.
    package var listWidth = 40
    /// True if one screen takes the place of another gradually, such as after a profile is created.
    package var transitions = true
    /// True if lists that don't fit have a scrollbar.
    package var scrollbar = true
    /// The columns of a conversation on a wide screen; 0 for all.
    package var readingWidth = 100
    package var layout = MessageLayout()
    /// True if the pinned messages are below a chat's title.
    package var showPins = true
    /// Messages that are read at once.
    package var pageSize = 60
    /// The characters that a message may have; the rest of a paste is left out.
    package var inputMax = 1000
    /// The lines that the field for a new message grows to where there is room for them.
    package var composerLines = 10
    /// The megabytes of the largest file that is sent.
    package var maxFileSize = 100
    /// The days for which files stay that no message has any longer.
    package var keepUnusedFiles = 1
    package var autoDownload = AutoDownload()
    /// The command that prints a picture from the camera.
    package var camera =
        "ffmpeg -loglevel error -f v4l2 -i /dev/video0 -frames:v 1 -c:v mjpeg -f image2pipe pipe:1"
    /// The command that prints the picture in the clipboard, or “auto” for the one that fits the screen.
    package var clipboardPicture = "auto"
    /// The names of the items beside the field, in their order, separated by spaces.
    package var inputBar = "emoji attach more"
    /// The names of the items in the menu “Add to the message” of the field, in their order, separated by spaces.
    package var inputMore = BuiltInItem.allCases.map(\.rawValue).joined(separator: " ")
    /// True if what the user types is Markdown.
    package var markdown = true
    /// True if others see that the user is typing.
    package var sendTyping = true
    /// True if the user sees that others are typing.
    package var showTyping = true
    /// True if a message that was seen counts as read.
    package var autoMarkRead = true
    /// True if others see that their messages were read.
    package var readReceipts = true
    /// The names of the actions in the menu of a message, in their order, separated by spaces.
    package var messageMenu = MessageAction.allCases.map(\.rawValue).joined(separator: " ")
    /// True if the menu of a message begins with emoji to react with.
    package var quickComments = true
    /// Those emoji, separated by spaces.
    package var quickEmoji = "👍 ❤️ 😂 😮 😢 🙏 🎉"
    /// The hours for which the user can delete an own message for everyone; 0 for never.
    package var revokeHours = 24
    /// True if title, search and tabs stand at the bottom, with the first chat right above them.
    package var reachable = false
    /// True if Enter sends what was written; otherwise it begins another line.
    package var enterSends = true
    package var keyPreset = KeyPreset.default
    /// The program that opens links.
    package var linkOpener = "xdg-open"
    /// True if messages show the pictures in them; otherwise their names.
    package var pictures = true
    /// The rows that a picture in a message has at most.
    package var pictureRows = 12
    package var pictureSymbols = PictureSymbols.half
    /// The folder for files of messages that the user saves.
    package var downloads = "~/Downloads"
    /// The command that records a voice and writes it to its standard output until it's interrupted.
    package var recorder =
        "ffmpeg -nostdin -loglevel error -f pulse -i default -ac 1 -ar 48000 -c:a libopus -b:a 24k -flush_packets 1 "
        + "-f ogg pipe:1"
    /// The command that plays a voice from its standard input.
    package var player =
        "ffplay -nodisp -autoexit -loglevel error -protocol_whitelist pipe -i pipe:0 "
        + "-af atrim=start={start},asetpts=PTS-STARTPTS,atempo={speed}"
    /// The command that turns a voice into samples.
    package var decoder =
        "ffmpeg -nostdin -loglevel error -protocol_whitelist pipe -i pipe:0 -f s16le -ac 1 -ar 8000 pipe:1"
    /// The seconds that a recorded voice has at most.
    package var recordMax = 60
    /// The most seconds that ``recordMax`` can be.
    package static let longestRecording = 600
    /// True if the next new voice message plays after the one that was played.
    package var playNext = true
    package var playbackSpeed = PlaybackSpeed.normal

    /// Examines the data directory when typed in a shell.
    package var doctorCommand = "confab doctor"

    /// Creates the default options.
    package init() {}

    /// The texts of the user's language.
    package var strings: any Strings { language.strings(timeFormat, doctorCommand: doctorCommand) }

    /// The symbols that the terminal can show.
    package enum GlyphSet: String, CaseIterable, Codable, Equatable, Sendable {
        /// All of them.
        case unicode
        /// Only ASCII.
        case ascii
    }

    package enum BellFor: String, CaseIterable, Codable, Equatable, Sendable {
        /// Every message that is told.
        case all
        /// In groups only for those that mention the user.
        case mentions
    }

    package enum NotificationPreview: String, CaseIterable, Codable, Equatable, Sendable {
        case message
        /// Only who wrote.
        case name
        /// Only that there is something.
        case nothing
    }
}
