public import Messenger

extension Options {
    /// The results.
    public enum Action: Codable, Equatable, Sendable {
        /// The settings file or the config was changed, by another process or by the user.
        case filesRead(Files)
        /// What the open profile has set was read.
        case profileRead(ProfileID, [OptionID: OptionValue])
    }

    /// What the files say.
    public struct Files: Codable, Equatable, Sendable {
        /// The settings file.
        public var settings: [OptionID: OptionValue]
        /// The config.
        public var config: [OptionID: OptionLayers.Written]
        /// The keys in the config.
        public var keys: [KeyChange]

        /// What these say.
        public init(
            settings: [OptionID: OptionValue], config: [OptionID: OptionLayers.Written],
            keys: [KeyChange]
        ) {
            self.settings = settings
            self.config = config
            self.keys = keys
        }
    }
}
