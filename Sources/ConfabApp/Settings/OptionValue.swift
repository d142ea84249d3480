package enum OptionValue: Codable, Equatable, Hashable, Sendable {
    /// On or off.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// One of several words, or a text of the user's own.
    case text(String)
    /// A theme, or one for each background.
    case theme(ThemeSetting)

    /// As it is kept where only text can be: among a profile's settings.
    package var stored: String {
        switch self {
        case .flag(let isOn): isOn ? "true" : "false"
        case .number(let number): "\(number)"
        case .text(let text): text
        case .theme(.named(let name)): name
        case .theme(.automatic): ThemePicker.Entry.automatic
        case .theme(.following(let dark, let light)): "\(dark), \(light)"
        }
    }
}
