import Messenger

extension English {
    func themesTitle() -> String { "Themes" }
    func inUse() -> String { "in use" }
    func automaticTheme() -> String { "Automatic" }

    func background(_ background: ThemePicker.Entry.Background?, isPainted: Bool) -> String {
        let name =
            switch background {
            case .dark: "dark"
            case .light: "light"
            case nil: "dark or light"
            }
        return isPainted ? "\(name), own background" : name
    }

    func settingsTitle() -> String { "Settings" }
    func settingsSearch() -> String { "Search settings" }
    func noSettings() -> String { "No settings match." }
    func settingsFor(_ name: String) -> String { "For: \(name)" }
    func changesScope(_ key: String) -> String { key.isEmpty ? "" : "\(key) changes" }

    func name(_ target: OptionTarget) -> String {
        switch target {
        case .all: "All profiles"
        case .profile: "This profile"
        case .kind(.direct): "Direct chats"
        case .kind(.group): "Groups"
        case .kind(.notes): "Notes to self"
        case .chat: "This chat"
        }
    }

    func title(_ section: OptionDeclaration.Section) -> String {
        switch section {
        case .look: "Appearance"
        case .chat: "Chats"
        case .service: "Service"
        case .notifications: "Notifications"
        case .input: "Keys and mouse"
        case .profile: "This profile"
        }
    }

    func title(_ option: OptionID) -> String {
        switch option {
        case .theme: "Theme"
        case .glyphs: "Symbols"
        case .rowLines: "Lines per chat"
        case .listWidth: "List width"
        case .readingWidth: "Reading width"
        case .scrollbar: "Scrollbars"
        case .transitions: "Transitions"
        case .reachable: "Toolbar at the bottom"
        case .previews: "Message previews"
        case .timeFormat: "Time format"
        case .title: "Unread in title"
        case .sides: "Own messages on the right"
        case .bubbles: "Message backgrounds"
        case .avatars: "Initials beside messages"
        case .clusterMinutes: "Group messages within"
        case .separators: "Separators"
        case .separatorGap: "Time separator after"
        case .showQuotes: "Quotes in replies"
        case .showPins: "Pinned messages on top"
        case .pictures: "Pictures"
        case .pictureRows: "Picture height"
        case .pictureSymbols: "Picture symbols"
        case .messageMenu: "Message menu"
        case .quickComments: "Quick reactions"
        case .quickEmoji: "Quick emoji"
        case .revokeHours: "Delete for everyone within"
        case .autoMarkRead: "Mark as read when seen"
        case .readReceipts: "Send read receipts"
        case .inputMax: "Message length"
        case .composerLines: "Height of the message field"
        case .markdown: "Markdown"
        case .sendTyping: "Send typing status"
        case .showTyping: "Show who's typing"
        case .pageSize: "Messages per page"
        case .downloads: "Save files in"
        case .recordMax: "Longest recording"
        case .playNext: "Play the next message"
        case .playbackSpeed: "Playback speed"
        case .camera: "Take pictures with"
        case .clipboardPicture: "Paste pictures with"
        case .recorder: "Record with"
        case .player: "Play with"
        case .decoder: "Decode with"
        case .notifications: "Desktop notifications"
        case .notificationPreview: "Show in notifications"
        case .bell: "Ring bell"
        case .bellFor: "Ring bell for"
        case .mouse: "Mouse support"
        case .enterSends: "Enter sends"
        case .maxFileSize: "Largest file to send"
        case .keepUnusedFiles: "Keep unused files"
        case .autoDownloadPictures: "Download pictures"
        case .autoDownloadStickers: "Download stickers"
        case .autoDownloadVoice: "Download voice messages"
        case .autoDownloadVideos: "Download videos"
        case .autoDownloadFiles: "Download other files"
        case .inputBar: "Symbols beside the message field"
        case .inputMore: "Menu of the message field"
        case .linkOpener: "Open links and files with"
        case .keyPreset: "Key preset"
        case .keys: "Keys"
        case .order: "Chat order"
        }
    }

    func help(_ option: OptionID) -> String {
        switch option {
        case .theme:
            "Colors and symbols. “Automatic” matches the terminal's background."
        case .glyphs: "“ascii” is for terminals and fonts that can't show Unicode symbols."
        case .rowLines: "One line fits more chats; two lines show more of each."
        case .listWidth:
            "Share of a wide screen for the list. A list with short rows takes less."
        case .readingWidth:
            "Maximum width of messages, in columns. “off” (0) uses the whole screen."
        case .scrollbar: "Shows your position in anything that doesn't fit on the screen: lists, chats, help."
        case .transitions:
            "Fades or slides to the next screen when you create a profile or go back. Any key skips it."
        case .reachable:
            "Puts the title, search, and tabs at the bottom. The list grows upward from there, so the newest chat is closest "
                + "to your hand."
        case .previews:
            "Shows the last message of each chat in the list. Turn it off so nobody can read over your shoulder; "
                + "notifications then show no messages either."
        case .timeFormat: "14:30 (24h) or 2:30 PM (12h)."
        case .title: "Shows the number of unread messages in all profiles in the terminal's window title."
        case .sides: "If this is off, all messages are on the left, with the sender's name above them."
        case .bubbles: "The background that sets a message apart. Some themes have none."
        case .avatars:
            "Shows the sender's initials beside the first of several messages: nowhere, in groups, or everywhere."
        case .clusterMinutes:
            "Messages that one person sends with shorter pauses share a name, and those sent in the same minute share "
                + "a time. “off” (0) shows both for each message."
        case .separators: "Lines between messages: none, one per day, or also one with the time after each pause."
        case .separatorGap:
            "The pause before a line with the time, if Separators is “days and times”. The config has it in seconds."
        case .showQuotes: "Shows the message that a reply answers above the reply."
        case .showPins: "Shows up to 3 pinned messages below the chat's title."
        case .pictures: "Shows pictures in messages. If this is off, you see their names."
        case .pictureRows: "The most lines that a picture in a message takes."
        case .pictureSymbols: "“sextant” shows finer pictures; some fonts don't have its symbols."
        case .messageMenu:
            "The actions in a message's menu, in this order. The keys of those you leave out still work."
        case .quickComments: "Shows a row of emoji to react with at the top of a message's menu."
        case .quickEmoji: "Up to 7 emoji, separated by spaces."
        case .revokeHours:
            "How long after sending you can delete a message for everyone. “never” (0) keeps only Delete for me."
        case .autoMarkRead:
            "Marks messages as read when you see them. If this is off, mark chats as read yourself, in the list."
        case .readReceipts: "Others see when you've read their messages. Whether you see theirs is up to them."
        case .inputMax: "The most characters that you can write in a message."
        case .composerLines: "The most lines that the field grows to. It never takes more than a third of the screen."
        case .markdown: "Formats Markdown, such as **bold** or `code`. If this is off, Confab sends what you type."
        case .sendTyping: "Others in the chat see when you're typing."
        case .showTyping: "The title and the list show who is typing."
        case .pageSize: "How many messages Confab loads at a time."
        case .downloads: "The folder for files that you save from messages."
        case .recordMax: "How long a voice message that you record can be."
        case .playNext: "After a voice message, the next one that you haven't heard plays."
        case .playbackSpeed: "How fast voice messages play. A key changes it for one chat."
        case .camera: "The command that prints a picture from your camera."
        case .clipboardPicture:
            "The command that prints the picture in the clipboard. “auto” is wl-paste on Wayland, and otherwise xclip."
        case .recorder:
            "The command that records your voice to its standard output until it gets SIGINT. No shell runs it."
        case .player:
            "The command that plays a voice message from its standard input. {start} stands for the second to start at, "
                + "{speed} for the speed."
        case .decoder:
            "The command that turns a recording on its standard input into samples: signed 16-bit, mono, 8000 per second."
        case .notifications:
            "Notifies you of a message that isn't on the screen, if the terminal supports it (OSC 9 and 777). "
                + "Muted chats never send notifications."
        case .notificationPreview:
            "The name and the message, the name only, or neither: only that there's something new."
        case .bell:
            "Rings the terminal's bell for a message that isn't on the screen. Muted chats never ring."
        case .bellFor: "Every message, or in groups only mentions of you."
        case .mouse:
            "Confab handles clicks and the wheel; hold Shift to select text with the mouse. If this is off, the "
                + "terminal selects text."
        case .enterSends:
            "Enter sends the message, and Alt-Enter starts a new line. If this is off, it's the other way around."
        case .maxFileSize: "In megabytes. Confab copies every file that you send."
        case .keepUnusedFiles: "How many days a file stays after the last message with it is gone."
        case .autoDownloadPictures, .autoDownloadStickers, .autoDownloadVoice, .autoDownloadVideos, .autoDownloadFiles:
            "The size limit in megabytes for files that are downloaded as soon as they're on the screen. “never” is 0."
        case .inputBar: "The symbols, in this order. “more” opens the menu."
        case .inputMore: "The entries, in this order."
        case .linkOpener: "The program that opens links and files, without arguments."
        case .keyPreset:
            "“vim” and “emacs” use the keys you know from those editors. Keys in the config override them."
        case .keys: "A key or a list of keys for each command, instead of its default keys; an empty list removes them."
        case .order: "Latest activity first, unread first, or by name. Pinned chats are always at the top."
        }
    }

    func value(_ value: OptionValue, of option: OptionID) -> String {
        switch (option, value) {
        case (_, .flag(let isOn)): isOn ? "on" : "off"
        case (.listWidth, .number(let percent)): "\(percent)%"
        case (.readingWidth, .number(0)): "off"
        case (.clusterMinutes, .number(0)): "off"
        case (.clusterMinutes, .number(let minutes)): "\(minutes) min"
        case (.separatorGap, .number(let seconds)) where seconds % 60 == 0: "\(seconds / 60) min"
        case (.separatorGap, .number(let seconds)): "\(seconds) s"
        case (.pictureRows, .number(let rows)), (.composerLines, .number(let rows)): count(rows, "line", "lines")
        case (.inputMax, .number(let characters)): count(characters, "character", "characters")
        case (.revokeHours, .number(0)): "never"
        case (.revokeHours, .number(let hours)): "\(hours) h"
        case (.autoDownloadPictures, .number(0)), (.autoDownloadStickers, .number(0)), (.autoDownloadVoice, .number(0)),
            (.autoDownloadVideos, .number(0)), (.autoDownloadFiles, .number(0)):
            "never"
        case (.maxFileSize, .number(let size)), (.autoDownloadPictures, .number(let size)),
            (.autoDownloadStickers, .number(let size)), (.autoDownloadVoice, .number(let size)),
            (.autoDownloadVideos, .number(let size)), (.autoDownloadFiles, .number(let size)):
            "\(grouped(size)) MB"
        case (.keepUnusedFiles, .number(let days)): count(days, "day", "days")
        case (.separators, .text("times")): "days and times"
        case (.recordMax, .number(let seconds)): duration(seconds)
        case (.playbackSpeed, .text(let speed)): "\(speed)×"
        case (_, .number(let number)): "\(number)"
        case (.theme, .theme(.automatic)): automaticTheme()
        case (.theme, .theme(.following(let dark, let light))):
            "\(dark.harmlessName) or \(light.harmlessName)"
        case (_, .theme(let theme)): theme.name(isDark: true).harmlessName
        case (.order, .text("activity")): "latest activity"
        case (.order, .text("unread-first")): "unread first"
        case (.order, .text("name")): "by name"
        case (.timeFormat, .text("24h")): "14:30"
        case (.timeFormat, .text("12h")): "2:30 PM"
        case (.notificationPreview, .text("message")): "name and message"
        case (.notificationPreview, .text("name")): "name only"
        case (.notificationPreview, .text("nothing")): "neither"
        case (.bellFor, .text("all")): "every message"
        case (.bellFor, .text("mentions")): "mentions in groups"
        case (_, .text(let text)): text.harmlessName
        }
    }

    func fixed(_ origin: OptionLayers.Origin, config: String) -> String {
        switch origin {
        case .config(let line): "Set in \(config.harmlessName), line \(line) (overrides this page)"
        case .commandLine: "Set on the command line (overrides this page)"
        case .standard, .settings: ""
        }
    }

    func origin(_ origin: OptionLayers.Origin, config: String) -> String {
        switch origin {
        case .config(let line): "\(config.harmlessName):\(line)"
        case .commandLine: "command line"
        case .standard, .settings: ""
        }
    }

    func standing(_ standard: String, isChanged: Bool, resetKey: String) -> String {
        guard isChanged else { return "Default." }
        return resetKey.isEmpty ? "Default: \(standard)." : "Default: \(standard) (\(resetKey) resets it)."
    }

    func configName(_ name: String) -> String { " Config name: \(name)" }

    func notAValue(_ option: OptionDeclaration) -> String {
        let name = title(option.id)
        return switch option.kind {
        case .number(let range): "\(name) must be a number from \(range.lowerBound) to \(range.upperBound)."
        case .text(let limit): "\(name) must be one line of at most \(limit) characters."
        case .words(let words): "\(name) must be some of these, separated by spaces: \(words.joined(separator: ", "))."
        case .emoji(let limit): "\(name) must be 1 to \(limit) different emoji, separated by spaces."
        default: "\(name) doesn't have this value."
        }
    }

    func themeFixed(_ origin: OptionLayers.Origin, config: String) -> String {
        switch origin {
        case .config(let line):
            "The theme is set in \(config.harmlessName), line \(line). A different choice lasts only until you quit."
        case .commandLine: "The theme was set with --theme. A different choice lasts only until you quit."
        case .standard, .settings: ""
        }
    }

    func spokenChanged() -> String { "changed" }
    func newMessage() -> String { "New message" }
}
