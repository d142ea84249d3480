package import Messenger

extension Options {
    /// The results.
    package enum Action: Codable, Equatable, Sendable {
        /// The settings file or the config was changed, by another process or by the user.
        case filesRead(Files)
        case profileRead(ProfileID, [OptionID: OptionValue], ChatOptions = ChatOptions())
    }

    /// The content of the config and the settings file.
    package struct Files: Codable, Equatable, Sendable {
        /// The settings file.
        package var settings: [OptionID: OptionValue]
        package var config: [OptionID: OptionLayers.Written]
        /// The keys in the config.
        package var keys: [KeyChange]
        /// The short names in the file for emoji.
        package var emojiNames: EmojiNames

        package init(
            settings: [OptionID: OptionValue], config: [OptionID: OptionLayers.Written],
            keys: [KeyChange], emojiNames: EmojiNames = EmojiNames()
        ) {
            self.settings = settings
            self.config = config
            self.keys = keys
            self.emojiNames = emojiNames
        }
    }
}
