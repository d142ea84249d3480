package protocol SettingsStrings {
    func themesTitle() -> String
    func inUse() -> String
    func automaticTheme() -> String
    /// The background that a theme is made for, nil for any, and if it paints it.
    func background(_ background: ThemePicker.Entry.Background?, isPainted: Bool) -> String
    func settingsTitle() -> String
    func settingsSearch() -> String
    func noSettings() -> String
    /// The line with the chats that the page is for.
    func settingsFor(_ name: String) -> String
    /// The key that changes them.
    func changesScope(_ key: String) -> String
    func name(_ target: OptionTarget) -> String
    /// The heading of a section of the settings page.
    func title(_ section: OptionDeclaration.Section) -> String
    /// The name of an option on the settings page.
    func title(_ option: OptionID) -> String
    /// The explanation of an option, in sentences.
    func help(_ option: OptionID) -> String
    func value(_ value: OptionValue, of option: OptionID) -> String
    /// The place that sets an option, if the page can't change it.
    func fixed(_ origin: OptionLayers.Origin, config: String) -> String
    /// The same, in as few words as possible.
    func origin(_ origin: OptionLayers.Origin, config: String) -> String
    /// The name of an option in the config, after what ``standing(_:isChanged:resetKey:)`` says.
    func configName(_ name: String) -> String
    /// Compares an option with its default, for the line below the page.
    func standing(_ standard: String, isChanged: Bool, resetKey: String) -> String
    /// The values that can be typed for an option.
    func notAValue(_ option: OptionDeclaration) -> String
    /// The place that sets the theme, if it isn't the picker.
    func themeFixed(_ origin: OptionLayers.Origin, config: String) -> String
    /// A changed option, spoken.
    func spokenChanged() -> String
    /// A notification that names nobody.
    func newMessage() -> String
}
