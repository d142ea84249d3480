package import Messenger

/// The sources of option values; each layer overrides those before it.
///
/// The order is: the defaults, the settings file, the open profile, the kind of chat, the chat, `config.toml`, the command
/// line.
package struct OptionLayers: Codable, Equatable, Sendable {
    /// The choices on the settings page that are for all profiles.
    package var settings: [OptionID: OptionValue] = [:]
    /// The choices for the open profile.
    package var profile: [OptionID: OptionValue] = [:]
    /// The choices for kinds of chats and single chats of the open profile.
    package var chats = ChatOptions()
    /// The values in `config.toml`, with their places.
    package var config: [OptionID: Written] = [:]
    /// The keys that it gives to commands.
    package var keys: [KeyChange] = []
    /// The user's own short names for emoji.
    package var emojiNames = EmojiNames()
    package var commandLine: [OptionID: OptionValue] = [:]
    /// The config's name for people.
    package var configName = "config.toml"

    /// Nobody has set anything.
    package init() {}

    /// A value and the line that it is written in.
    package struct Written: Codable, Equatable, Sendable {
        package var value: OptionValue
        /// The line, from 1.
        package var line: Int

        /// `value` in `line`.
        package init(_ value: OptionValue, line: Int) {
            self.value = value
            self.line = line
        }
    }

    /// The layer that sets an option.
    package enum Origin: Codable, Equatable, Sendable {
        /// Nobody.
        case standard
        /// The user, on the settings page.
        case settings
        /// The user, in this line of the config.
        case config(line: Int)
        case commandLine

        /// True if the settings page cannot change it.
        package var isFixed: Bool {
            switch self {
            case .standard, .settings: false
            case .config, .commandLine: true
            }
        }
    }

    package func origin(of id: OptionID) -> Origin {
        if commandLine[id] != nil { return .commandLine }
        if let written = config[id] { return .config(line: written.line) }
        return settings[id] == nil && profile[id] == nil ? .standard : .settings
    }

    /// The value of `id`; nil if it has its default.
    package func value(of id: OptionID) -> OptionValue? {
        commandLine[id] ?? config[id]?.value ?? profile[id] ?? settings[id]
    }

    /// The value of an option for the chats of `target`; nil if it has its default.
    package func value(of id: OptionID, for target: OptionTarget) -> OptionValue? {
        commandLine[id] ?? config[id]?.value ?? chosen(id, for: target)
    }

    /// The user's choice for `target`, or else for the chats around it.
    package func chosen(_ id: OptionID, for target: OptionTarget) -> OptionValue? {
        let own: OptionValue? =
            switch target {
            case .all: settings[id]
            case .profile: profile[id]
            case .kind, .chat: chats[target][id]
            }
        return own ?? target.wider.flatMap { chosen(id, for: $0) }
    }
}

extension Options {
    /// The options that hold by `layers`.
    package init(_ layers: OptionLayers) {
        self.init()
        for option in OptionDeclaration.all {
            if let value = layers.value(of: option.id) { option.set(value, in: &self) }
        }
        keymap = layers.keymap(self)
        emojiNames = layers.emojiNames
    }

    /// The options in `chat`; what was changed temporarily stays.
    package func inside(_ chat: ChatSummary, _ layers: OptionLayers) -> Options {
        guard layers.chats != ChatOptions() else { return self }
        let target = OptionTarget(chat)
        let ofKind = target.wider.map { layers.chats[$0] } ?? [:]
        var options = self
        for (id, value) in ofKind.merging(layers.chats[target], uniquingKeysWith: { $1 })
        where !layers.origin(of: id).isFixed {
            OptionDeclaration.named(id)?.set(value, in: &options)
        }
        return options
    }

    /// Sets what `new` says otherwise than `old`; what was changed for the time being stays.
    package mutating func apply(_ new: OptionLayers, replacing old: OptionLayers) {
        for option in OptionDeclaration.all where new.value(of: option.id) != old.value(of: option.id) {
            option.set(new.value(of: option.id) ?? option.standard, in: &self)
        }
        keymap = new.keymap(self)
        emojiNames = new.emojiNames
    }
}

extension OptionLayers {
    /// The keys that hold with `options`.
    func keymap(_ options: Options) -> Keymap {
        var overrides = keys
        // What the config says of either wins.
        if !options.enterSends, !keys.contains(where: { $0.command == .send || $0.command == .lineBreak }) {
            overrides.append(KeyChange(.send, in: .composer, "alt-enter"))
            overrides.append(KeyChange(.lineBreak, in: .composer, "enter", "shift-enter", "ctrl-j"))
        }
        return Keymap(options.keyPreset, overrides: overrides)
    }
}
