package import Messenger

extension Options {
    /// The results.
    package enum Action: Codable, Equatable, Sendable {
        /// The settings file or the config was changed, by another process or by the user.
        case filesRead(Files)
        /// What the open profile has set was read.
        case profileRead(ProfileID, [OptionID: OptionValue])
    }

    /// What the files say.
    package struct Files: Codable, Equatable, Sendable {
        /// The settings file.
        package var settings: [OptionID: OptionValue]
        /// The config.
        package var config: [OptionID: OptionLayers.Written]
        /// The keys in the config.
        package var keys: [KeyChange]

        /// What these say.
        package init(
            settings: [OptionID: OptionValue], config: [OptionID: OptionLayers.Written],
            keys: [KeyChange]
        ) {
            self.settings = settings
            self.config = config
            self.keys = keys
        }
    }
}
