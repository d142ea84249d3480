/// Work with themes.
public enum ThemeOperation: Codable, Equatable, Sendable {
    /// Reads which themes there are; answered by ``ThemePicker/Action/loaded(_:chosen:)``.
    case load
    /// Draws with a theme for the time being; nil ends that.
    case preview(String?)
    /// Draws with a theme from now on, while Confab runs.
    case use(ThemeSetting)
}
