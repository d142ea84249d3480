import Messenger

extension English {
    func themesTitle() -> String { "Themes" }
    func inUse() -> String { "in use" }
    func automaticTheme() -> String { "Follow the terminal" }
    func settingsTitle() -> String { "Settings" }
    func settingsSearch() -> String { "Search the settings" }
    func noSettings() -> String { "No setting with that name." }

    func title(_ section: OptionDeclaration.Section) -> String {
        switch section {
        case .look: "Look"
        case .notifications: "Notifications"
        case .input: "Keys and mouse"
        case .profile: "This profile"
        }
    }

    func title(_ option: OptionID) -> String {
        switch option {
        case .theme: "Theme"
        case .glyphs: "Symbols"
        case .rowLines: "Lines of a row"
        case .listWidth: "Width of the list"
        case .reachable: "Bars at the bottom"
        case .previews: "Show what was said last"
        case .timeFormat: "Times of day"
        case .title: "Unread in the window title"
        case .notifications: "Tell the desktop"
        case .notificationPreview: "What the desktop is told"
        case .bell: "Ring the bell"
        case .bellFor: "The bell rings for"
        case .mouse: "Use the mouse"
        case .enterSends: "Enter sends"
        case .linkOpener: "Program for links"
        case .keyPreset: "Keys to begin with"
        case .keys: "Keys"
        case .order: "Order of the chats"
        case .readReceipts: "Tell others what you read"
        }
    }

    func help(_ option: OptionID) -> String {
        switch option {
        case .theme:
            "The colors and symbols of everything. “auto” follows the background of the terminal."
        case .glyphs: "“ascii” where the terminal or its font can show nothing else."
        case .rowLines: "How many lines a chat takes in the list: 1 shows more chats, 2 more of each."
        case .listWidth:
            "How much of a wide screen the list takes beside a chat, in percent; never more than a list needs."
        case .reachable:
            "Title, search and tabs stand at the bottom, and the list grows upwards from there: the newest chat is nearest "
                + "to your hand."
        case .previews:
            "The list shows the last message of each chat. Without it nobody reads over your shoulder, and the desktop "
                + "is not told either."
        case .timeFormat: "24h as in 14:30, 12h as in 2:30 PM."
        case .title: "The title of the terminal's window counts what is unread in all profiles."
        case .notifications:
            "The desktop shows a message that is not on the screen, where the terminal can tell it (OSC 9 and 777). "
                + "Muted chats are never told."
        case .notificationPreview: "Who wrote and what, only who, or only that there is something new."
        case .bell:
            "The terminal's bell rings for a message that is not on the screen. Muted chats never ring."
        case .bellFor: "Every message, or in groups only those that mention you."
        case .mouse:
            "Clicks and the wheel are Confab's. Without it the terminal selects text with the mouse; with it, hold "
                + "Shift for that."
        case .enterSends:
            "Enter sends the message, Alt-Enter begins another line. Without it, it is the other way round."
        case .linkOpener: "The program that gets a link to open, without arguments of its own."
        case .keyPreset:
            "“vim” and “emacs” use the keys that you know from there. Keys in the config override them."
        case .keys: "A key or a list of keys for each command, in place of its own; none for an empty list."
        case .order: "Last activity first, unread first, or by name. Pinned chats stand above all others."
        case .readReceipts:
            "Whether others see that you read their messages. Whether they tell you is their choice."
        }
    }

    func value(_ value: OptionValue, of option: OptionID) -> String {
        switch (option, value) {
        case (_, .flag(let isOn)): isOn ? "on" : "off"
        case (.listWidth, .number(let percent)): "\(percent) %"
        case (_, .number(let number)): "\(number)"
        case (.theme, .theme(.automatic)): automaticTheme()
        case (.theme, .theme(.following(let dark, let light))):
            "\(dark.harmlessName) or \(light.harmlessName)"
        case (_, .theme(let theme)): theme.name(isDark: true).harmlessName
        case (.order, .text("activity")): "last activity"
        case (.order, .text("unread-first")): "unread first"
        case (.order, .text("name")): "by name"
        case (.timeFormat, .text("24h")): "14:30"
        case (.timeFormat, .text("12h")): "2:30 PM"
        case (.notificationPreview, .text("message")): "the message"
        case (.notificationPreview, .text("name")): "only the name"
        case (.notificationPreview, .text("nothing")): "nothing of it"
        case (.bellFor, .text("all")): "every message"
        case (.bellFor, .text("mentions")): "mentions in groups"
        case (_, .text(let text)): text.harmlessName
        }
    }

    func fixed(_ origin: OptionLayers.Origin, config: String) -> String {
        switch origin {
        case .config(let line): "Set in \(config.harmlessName), line \(line), which wins here"
        case .commandLine: "Set on the command line, which wins here"
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
        guard isChanged else { return "not changed" }
        return resetKey.isEmpty ? "changed from: \(standard)" : "changed; \(resetKey) sets it back to: \(standard)"
    }

    func notAValue(_ kind: OptionDeclaration.Kind) -> String {
        switch kind {
        case .number(let range): "A whole number from \(range.lowerBound) to \(range.upperBound)"
        case .text(let limit): "A word or a path of at most \(limit) characters"
        default: "That is none of its values"
        }
    }

    func themeFixed(_ origin: OptionLayers.Origin, config: String) -> String {
        switch origin {
        case .config(let line):
            "\(config.harmlessName), line \(line), names the theme and wins: another one holds until Confab ends."
        case .commandLine: "The command line names the theme: another one holds until Confab ends."
        case .standard, .settings: ""
        }
    }

    func spokenChanged() -> String { "changed" }
    func newMessage() -> String { "New message" }
}
