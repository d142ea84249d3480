import Messenger

extension Words {
    func settingsTitle() -> String {
        switch language {
        case .english: "Settings"
        }
    }

    func settingsSearch() -> String {
        switch language {
        case .english: "Search the settings"
        }
    }

    func noSettings() -> String {
        switch language {
        case .english: "No setting is called so."
        }
    }

    /// The heading of a section of the settings page.
    public func title(_ section: OptionDeclaration.Section) -> String {
        switch (language, section) {
        case (.english, .look): "Look"
        case (.english, .notifications): "Notifications"
        case (.english, .input): "Keys and mouse"
        case (.english, .profile): "This profile"
        }
    }

    /// What an option is called for people.
    public func title(_ option: OptionID) -> String {
        switch (language, option) {
        case (.english, .theme): "Theme"
        case (.english, .glyphs): "Symbols"
        case (.english, .rowLines): "Lines of a row"
        case (.english, .listWidth): "Width of the list"
        case (.english, .reachable): "Bars at the bottom"
        case (.english, .previews): "Show what was said last"
        case (.english, .timeFormat): "Times of day"
        case (.english, .title): "Unread in the window title"
        case (.english, .notifications): "Tell the desktop"
        case (.english, .notificationPreview): "What the desktop is told"
        case (.english, .bell): "Ring the bell"
        case (.english, .bellFor): "The bell rings for"
        case (.english, .mouse): "Use the mouse"
        case (.english, .enterSends): "Enter sends"
        case (.english, .linkOpener): "Program for links"
        case (.english, .keyPreset): "Keys to begin with"
        case (.english, .keys): "Keys"
        case (.english, .order): "Order of the chats"
        case (.english, .readReceipts): "Tell others what you read"
        }
    }

    /// What an option does, in sentences.
    public func help(_ option: OptionID) -> String {
        switch (language, option) {
        case (.english, .theme):
            "The colors and symbols of everything. “auto” follows the background of the terminal."
        case (.english, .glyphs): "“ascii” where the terminal or its font can show nothing else."
        case (.english, .rowLines): "How many lines a chat takes in the list: 1 shows more chats, 2 more of each."
        case (.english, .listWidth):
            "How much of a wide screen the list takes beside a chat, in percent; never more than a list needs."
        case (.english, .reachable):
            "Title, search and tabs stand at the bottom, and the list grows upwards from there: the newest chat is nearest "
                + "to your hand."
        case (.english, .previews):
            "The list shows the last message of each chat. Without it nobody reads over your shoulder, and the desktop "
                + "is not told either."
        case (.english, .timeFormat): "24h as in 14:30, 12h as in 2:30 PM."
        case (.english, .title): "The title of the terminal's window counts what is unread in all profiles."
        case (.english, .notifications):
            "The desktop shows a message that is not on the screen, where the terminal can tell it (OSC 9 and 777). "
                + "Muted chats are never told."
        case (.english, .notificationPreview): "Who wrote and what, only who, or only that there is something new."
        case (.english, .bell):
            "The terminal's bell rings for a message that is not on the screen. Muted chats never ring."
        case (.english, .bellFor): "Every message, or in groups only those that mention you."
        case (.english, .mouse):
            "Clicks and the wheel are Confab's. Without it the terminal selects text with the mouse; with it, hold "
                + "Shift for that."
        case (.english, .enterSends):
            "Enter sends the message, Alt-Enter begins another line. Without it, it is the other way round."
        case (.english, .linkOpener): "The program that gets a link to open, without arguments of its own."
        case (.english, .keyPreset):
            "“vim” and “emacs” are keys that those who come from there expect; what the config says of single keys wins."
        case (.english, .keys): "A key or a list of keys for each command, in place of its own; none for an empty list."
        case (.english, .order): "Last activity first, unread first, or by name. Pinned chats stand above all others."
        case (.english, .readReceipts):
            "Whether others see that you read their messages. Whether they tell you is their choice."
        }
    }

    /// What an option is set to, for people.
    func value(_ value: OptionValue, of option: OptionID) -> String {
        switch (language, option, value) {
        case (.english, _, .flag(let isOn)): isOn ? "on" : "off"
        case (.english, .listWidth, .number(let percent)): "\(percent) %"
        case (.english, _, .number(let number)): "\(number)"
        case (.english, .theme, .theme(.automatic)): automaticTheme()
        case (.english, .theme, .theme(.following(let dark, let light))):
            "\(dark.harmlessName) or \(light.harmlessName)"
        case (.english, _, .theme(let theme)): theme.name(isDark: true).harmlessName
        case (.english, .order, .text("activity")): "last activity"
        case (.english, .order, .text("unread-first")): "unread first"
        case (.english, .order, .text("name")): "by name"
        case (.english, .timeFormat, .text("24h")): "14:30"
        case (.english, .timeFormat, .text("12h")): "2:30 PM"
        case (.english, .notificationPreview, .text("message")): "the message"
        case (.english, .notificationPreview, .text("name")): "only the name"
        case (.english, .notificationPreview, .text("nothing")): "nothing of it"
        case (.english, .bellFor, .text("all")): "every message"
        case (.english, .bellFor, .text("mentions")): "mentions in groups"
        case (.english, _, .text(let text)): text.harmlessName
        }
    }

    /// Where an option stands that the page cannot change.
    func fixed(_ origin: OptionLayers.Origin, config: String) -> String {
        switch (language, origin) {
        case (.english, .config(let line)): "Set in \(config.harmlessName), line \(line), which wins here"
        case (.english, .commandLine): "Set on the command line, which wins here"
        case (.english, .standard), (.english, .settings): ""
        }
    }

    /// The same, as short as it gets.
    func origin(_ origin: OptionLayers.Origin, config: String) -> String {
        switch (language, origin) {
        case (_, .config(let line)): "\(config.harmlessName):\(line)"
        case (.english, .commandLine): "command line"
        case (.english, .standard), (.english, .settings): ""
        }
    }

    /// Where an option stands, for the line below the page.
    func standing(_ standard: String, isChanged: Bool, resetKey: String) -> String {
        switch language {
        case .english where isChanged && !resetKey.isEmpty: "changed; \(resetKey) sets it back to: \(standard)"
        case .english: isChanged ? "changed from: \(standard)" : "not changed"
        }
    }

    /// What can be typed for an option.
    func notAValue(_ kind: OptionDeclaration.Kind) -> String {
        switch (language, kind) {
        case (.english, .number(let range)): "A whole number from \(range.lowerBound) to \(range.upperBound)"
        case (.english, .text(let limit)): "A word or a path of at most \(limit) characters"
        case (.english, _): "That is none of its values"
        }
    }

    /// Said of the theme where the picker does not decide.
    func themeFixed(_ origin: OptionLayers.Origin, config: String) -> String {
        switch (language, origin) {
        case (.english, .config(let line)):
            "\(config.harmlessName), line \(line), names the theme and wins: another one holds until Confab ends."
        case (.english, .commandLine): "The command line names the theme: another one holds until Confab ends."
        case (.english, .standard), (.english, .settings): ""
        }
    }

    /// A changed option, spoken.
    func spokenChanged() -> String {
        switch language {
        case .english: "changed"
        }
    }

    /// Says of a notification only that there is something.
    func newMessage() -> String {
        switch language {
        case .english: "New message"
        }
    }
}
