package import Messenger
package import TerminalDOM

/// Everything that the screen shows follows from this value, and from nothing else.
package struct AppState: Codable, Equatable, Sendable {
    /// What is on the screen as a whole.
    package var root: Root = .launching(Launch())
    /// Columns and rows of the terminal.
    package var size: Size
    /// What time it is, to the minute, and where.
    package var clock: LocalClock
    /// True if the terminal has the focus; it is taken to have it until it says otherwise.
    package var hasFocus = true
    /// What the user set in the config, and the defaults for the rest.
    package var options: Options
    /// Who has set them.
    package var optionLayers = OptionLayers()
    /// Who there is on this machine, as far as it can be seen: hidden ones only while they are open.
    package var profiles: [ProfileSummary] = []
    /// Which profiles other processes had open when it was last looked, and which processes; 0 for one that did not say.
    package var holders: [ProfileID: Int32] = [:]
    /// The layers in front of the screen, from the back to the front. The front one has the keys.
    package var layers: [Layer] = []
    /// Short messages that go away by themselves.
    package var toasts = Toasts()
    /// The connection to others, and the banner.
    package var status = Status()
    /// The text from fields that were left.
    package var savedInput = SavedInput()

    /// Where Confab begins: nothing is loaded yet.
    package init(size: Size, clock: LocalClock, options: Options = Options()) {
        self.size = size
        self.clock = clock
        self.options = options
    }
}
