package import Messenger

/// Something that the user can set.
///
/// The declaration of options (``OptionDeclaration/all``) is the only place where one is named: what the config is read by,
/// the settings page and `docs/settings.md` are made from it.
package struct OptionDeclaration: Sendable {
    package let id: OptionID
    package let kind: Kind
    package let scope: Scope
    package let section: Section
    let place: Place
    /// True if kinds of chats and single chats can have their own value: options of how a conversation looks.
    package private(set) var isPerChat = false
    /// The option of a service that it is; nil for one that doesn't depend on the service.
    package private(set) var serviceOption: ServiceOption?
    /// How far the keys for the next and previous value change a number.
    private(set) var step = 1

    /// The type of an option's value.
    package enum Kind: Equatable, Sendable {
        /// On or off.
        case flag
        /// One of these words.
        case choice([String])
        /// A whole number.
        case number(ClosedRange<Int>)
        /// A text of at most so many characters, on one line.
        case text(limit: Int)
        /// Some of these words in an order of the user's, each once, separated by spaces.
        case words([String])
        /// The same, and items of the message field that a program around Confab adds.
        case items([String])
        /// At most so many different emoji, separated by spaces.
        case emoji(limit: Int)
        /// A theme's name, or a table with one for each background.
        case theme
        /// A table with keys for commands; only in the config.
        case keys
    }

    /// The owner of an option's value.
    package enum Scope: String, CaseIterable, Sendable {
        /// The same for all profiles.
        case program
        /// Every profile has its own.
        case profile
    }

    /// A section of the settings page.
    package enum Section: String, CaseIterable, Sendable {
        case look
        /// The open chat and its messages.
        case chat
        /// The service of the open profile.
        case service
        case notifications
        /// Keys, mouse, and what they open.
        case input
        /// The open profile.
        case profile
    }

    /// The property that holds the value.
    enum Place: Sendable {
        /// Among the options that reducers and views read.
        case options(read: @Sendable (Options) -> OptionValue, write: @Sendable (inout Options, OptionValue) -> Void)
        /// With the list of chats, whose order it is.
        case list
        case keymap
    }

    /// True if `config.toml` can set it.
    package var isInConfig: Bool { if case .list = place { false } else { true } }
    /// True if the settings page shows it.
    package var isOnPage: Bool { kind != .keys }

    /// The default value.
    package var standard: OptionValue { value(in: Options()) }

    package func value(in options: Options) -> OptionValue {
        switch place {
        case .options(let read, _): read(options)
        case .list: .text(ChatOrder.activity.rawValue)
        case .keymap: .text("")
        }
    }

    /// Sets it in `options`, unless `value` is none for it.
    package func set(_ value: OptionValue, in options: inout Options) {
        guard allows(value), case .options(_, let write) = place else { return }
        write(&options, value)
    }

    /// True if it can be set to `value`.
    package func allows(_ value: OptionValue) -> Bool {
        switch (kind, value) {
        case (.flag, .flag), (.theme, .theme): true
        case (.choice(let words), .text(let text)): words.contains(text)
        case (.number(let range), .number(let number)): range.contains(number)
        case (.text(let limit), .text(let text)):
            !text.isEmpty && text.count <= limit && !text.contains { $0.isNewline } && text == text.harmlessName
        case (.words(let words), .text(let text)):
            Self.isSet(text) && text.split(separator: " ").allSatisfy { words.contains(String($0)) }
        case (.items(let words), .text(let text)):
            Self.isSet(text)
                && text.split(separator: " ").allSatisfy { words.contains(String($0)) || CustomInputItem.isID($0) }
        case (.emoji(let limit), .text(let text)):
            Self.isSet(text) && text.split(separator: " ").count <= limit
                && text.split(separator: " ").allSatisfy { String($0).isReaction }
        default: false
        }
    }

    /// True if the text has at least one word, and none twice.
    private static func isSet(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return !words.isEmpty && Set(words).count == words.count
    }

    /// The value that was kept as `text`; `nil` when that is none.
    package func value(stored text: String) -> OptionValue? {
        let value: OptionValue? =
            switch kind {
            case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
            case .number: Int(text).map { .number($0) }
            case .choice, .text, .words, .items, .emoji: .text(text)
            case .theme: .theme(ThemeSetting(text))
            case .keys: nil
            }
        return value.flatMap { allows($0) ? $0 : nil }
    }
}

extension OptionDeclaration {
    static func flag(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, Bool> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(
            id: id, kind: .flag, scope: .program, section: section,
            place: .options(
                read: { .flag($0[keyPath: path]) },
                write: { if case .flag(let isOn) = $1 { $0[keyPath: path] = isOn } }))
    }

    /// The same option, which kinds of chats and single chats can set, too.
    func perChat() -> OptionDeclaration {
        var option = self
        option.isPerChat = true
        return option
    }

    /// The same option for services that have it.
    func ofService(_ serviceOption: ServiceOption) -> OptionDeclaration {
        var option = self
        option.serviceOption = serviceOption
        return option
    }

    static func number(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, Int> & Sendable,
        in range: ClosedRange<Int>, step: Int = 1
    ) -> OptionDeclaration {
        OptionDeclaration(
            id: id, kind: .number(range), scope: .program, section: section,
            place: .options(
                read: { .number($0[keyPath: path]) },
                write: { if case .number(let number) = $1 { $0[keyPath: path] = number } }),
            step: step)
    }

    static func choice<Choice>(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, Choice> & Sendable
    ) -> OptionDeclaration where Choice: CaseIterable & RawRepresentable & Sendable, Choice.RawValue == String {
        OptionDeclaration(
            id: id, kind: .choice(Choice.allCases.map(\.rawValue)), scope: .program, section: section,
            place: .options(
                read: { .text($0[keyPath: path].rawValue) },
                write: { options, value in
                    if case .text(let text) = value, let choice = Choice(rawValue: text) {
                        options[keyPath: path] = choice
                    }
                }))
    }

    static func text(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, String> & Sendable, limit: Int
    ) -> OptionDeclaration {
        written(id, .text(limit: limit), section, path)
    }

    static func words(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, String> & Sendable, of words: [String]
    ) -> OptionDeclaration {
        written(id, .words(words), section, path)
    }

    static func items(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, String> & Sendable, of words: [String]
    ) -> OptionDeclaration {
        written(id, .items(words), section, path)
    }

    static func emoji(
        _ id: OptionID, _ section: Section, _ path: any WritableKeyPath<Options, String> & Sendable, limit: Int
    ) -> OptionDeclaration {
        written(id, .emoji(limit: limit), section, path)
    }

    private static func written(
        _ id: OptionID, _ kind: Kind, _ section: Section, _ path: any WritableKeyPath<Options, String> & Sendable
    ) -> OptionDeclaration {
        OptionDeclaration(
            id: id, kind: kind, scope: .program, section: section,
            place: .options(
                read: { .text($0[keyPath: path]) },
                write: { if case .text(let text) = $1 { $0[keyPath: path] = text } }))
    }
}
