package import ChatServices
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
    /// The changes that it makes to Confab's own kinds.
    package var wrappers: [KindWrapper] = []
    /// The items that it adds to the menu of the message field.
    package var inputItems: [CustomInputItem] = []
    /// The color mode instead of the one from the environment: `auto`, `truecolor`, `256`, `16`, `8`, or `none`.
    package var colors: String?
    package var logLevel: Logger.Level = .notice
    /// True if this program has the command that examines the database in a process of its own, as `confab` does.
    package var canExamine = false
    /// Wraps the service, in a program for tests; nil for the exchange itself.
    package var provider: (@Sendable (OnDeviceExchange) -> any ServiceProvider)?

    /// Started without options.
    package init(places: Places) { self.places = places }
}

// The additions and changes of a program around Confab.
extension RunOptions {
    /// Checks the names in them, while the shell can still show what is wrong.
    ///
    /// - Throws: ``UsageError`` for a name that doesn't fit.
    func checkExtensions() throws {
        let builtIn = Set(ContentKinds.builtIn.names.map(\.rawValue))
        for kind in kinds where builtIn.contains(kind.name) {
            throw UsageError("Confab has its own kind of content “\(kind.name)”. Change it with a KindWrapper.")
        }
        for wrapper in wrappers where !builtIn.contains(wrapper.name) {
            let names = builtIn.sorted().joined(separator: ", ")
            throw UsageError("There's no kind of content named “\(wrapper.name)”. Choose one of: \(names).")
        }
        for item in inputItems where !CustomInputItem.isID(item.id) {
            throw UsageError("“\(item.id)” can't be an item's id. Use a dot and no space, as in org.example.shrug.")
        }
    }

    func extend(_ state: inout AppState) {
        for kind in kinds { state.contentKinds.register(kind) }
        for wrapper in wrappers { state.contentKinds.wrap(wrapper) }
        state.inputItems = inputItems
    }
}
