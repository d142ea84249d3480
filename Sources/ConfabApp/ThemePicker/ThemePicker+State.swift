/// Choosing a theme, with the whole screen as its preview.
public enum ThemePicker {
    /// A theme that can be chosen.
    public struct Entry: Codable, Equatable, Sendable {
        /// What it is chosen by; ``automatic`` for the one that goes by the terminal's background.
        public var id: String
        /// Its name for people.
        public var title: String
        /// What stands beside it: the background that it is made for, or that its file is the user's.
        public var detail: String

        /// The theme called `title`, chosen by `id`.
        public init(id: String, title: String, detail: String) {
            self.id = id
            self.title = title
            self.detail = detail
        }

        /// What the entry is chosen by that follows the terminal's background.
        public static let automatic = "auto"
    }

    /// Which themes there are, and which is selected.
    public struct State: Codable, Equatable, Sendable {
        /// The themes; none while they are being read.
        public var entries: [Entry] = []
        /// The selected one, which the screen shows.
        public var selection = 0
        /// What the one is chosen by that holds when nothing is chosen here.
        public var chosen = ""
        /// The settings page that it was opened from, which it gives way to again.
        public var settings: Settings.State?

        /// Nothing read yet.
        public init() {}
    }

    /// What happens in it.
    public enum Action: Codable, Equatable, Sendable {
        /// The themes were read; `chosen` is the one that holds.
        case loaded([Entry], chosen: String)
        /// A row was chosen.
        case chosen(Int)
    }
}
