package import ConfabApp
package import Logging
package import TerminalDOM

/// The options that Confab was started with.
package struct RunOptions: Sendable {
    package var places: Places
    /// True if the user named the config file, so that it has to be there.
    package var mustHaveConfig = false
    /// The profile to open, by its name.
    package var profile: String?
    /// The theme in place of the config's.
    package var theme: String?
    /// True if to show sample data, in a directory that is removed at the end.
    package var isDemo = false
    /// Moves the data directory aside first and starts with an empty one.
    package var startsOver = false
    /// The size of the one screen to print as text; `nil` to run on the terminal.
    package var once: Size?
    /// True if it is printed as sentences in reading order in place of a picture.
    package var isLinear = false
    /// The path of the recording.
    package var recording: String?
    /// True if texts in it are made unreadable.
    package var redactsRecording = true
    /// The kinds of content that a program around Confab adds.
    package var kinds: [CustomKind] = []
    /// The items that it adds to the menu of the message field.
    package var inputItems: [CustomInputItem] = []
    /// The color mode instead of the one from the environment: `auto`, `truecolor`, `256`, `16`, `8`, or `none`.
    package var colors: String?
    package var logLevel: Logger.Level = .notice
    /// True if this program has the command that examines the database in a process of its own, as `confab` does.
    package var canExamine = false

    /// Started without options.
    package init(places: Places) { self.places = places }
}
