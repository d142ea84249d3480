public import Messenger
public import TerminalDOM

extension Settings {
    /// What happens on the page, and to what it shows.
    public enum Action: Codable, Equatable, Sendable {
        /// The page is to be opened, with this option selected.
        case opened(at: OptionID)
        /// The row of an option was clicked.
        case rowClicked(OptionID)
        /// An arrow beside a value was clicked: one back or one on.
        case stepClicked(OptionID, Int)
        /// What sets an option back was clicked.
        case resetClicked(OptionID)
        /// A word of the menu was chosen.
        case menuChosen(Int)
        /// A character of the search was clicked.
        case searchClicked(Int)
        /// Something was typed.
        case edited(EditCommand)
        /// Other rows are seen.
        case viewportChanged(ListViewport<String>)
        /// The wheel was turned.
        case wheelTurned(Int)
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
