public import Logging
public import TerminalDOM

/// How Confab was started.
public struct RunOptions: Sendable {
    /// Where things are kept.
    public var places: Places
    /// True if the user named the config file, so that it has to be there.
    public var mustHaveConfig = false
    /// The profile to open, by its name.
    public var profile: String?
    /// The theme in place of the config's.
    public var theme: String?
    /// True if to show sample data, in a directory that is removed at the end.
    public var isDemo = false
    /// Moves the data directory aside first and starts with an empty one.
    public var startsOver = false
    /// The size of the one screen to print as text; `nil` to run on the terminal.
    public var once: Size?
    /// True if it is printed as sentences in reading order in place of a picture.
    public var isLinear = false
    /// Where to write the session down.
    public var recording: String?
    /// True if texts in it are made unreadable.
    public var redactsRecording = true
    /// Colours in place of what the environment says: `auto`, `truecolor`, `256`, `16` or `none`.
    public var colors: String?
    /// What is logged.
    public var logLevel: Logger.Level = .notice

    /// Started without options.
    public init(places: Places) { self.places = places }
}
