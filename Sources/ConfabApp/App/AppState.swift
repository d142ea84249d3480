package import Messenger
package import TerminalDOM

/// Everything that the screen shows follows from this value, and from nothing else.
package struct AppState: Codable, Equatable, Sendable {
    package var root: Root = .launching(Launch())
    /// Columns and rows of the terminal.
    package var size: Size
    /// The time, to the minute, and the time zone.
    package var clock: LocalClock
    /// True if the terminal has the focus; it is taken to have it until it says otherwise.
    package var hasFocus = true
    /// True while another program has the terminal: the shell, after Ctrl-Z, or the user's editor.
    package var isSuspended = false
    /// The minute in which the user last typed something, or in which Confab started.
    package var idleSince: Timestamp
    /// The effective options.
    package var options: Options
    /// The sources of the options.
    package var optionLayers = OptionLayers()
    /// The profiles on this machine; hidden ones only while they are open.
    package var profiles: [ProfileSummary] = []
    /// The profiles that other processes had open at the last check, with their process numbers; 0 for an unknown
    /// process.
    package var holders: [ProfileID: Int32] = [:]
    /// The layers in front of the screen, from the back to the front. The front one has the keys.
    package var layers: [Layer] = []
    /// Short messages that go away by themselves.
    package var toasts = Toasts()
    /// The explanation of the symbol or number under the pointer.
    package var tooltip: String?
    /// True if Ctrl-X was pressed, and the key that follows it wasn't.
    package var isAfterControlX = false
    /// The connection to others, and the banner.
    package var status = Status()
    /// The kinds of content that messages may have; a program adds its own before the first frame.
    package var contentKinds = ContentKinds.builtIn
    /// The items that a program around Confab adds to the menu of the message field.
    package var inputItems: [CustomInputItem] = []
    /// The items of the message field whose program was missing when it was looked for last.
    package var missingPrograms: [ItemProblem] = []
    /// The reader of what the user types; a program sets its own before the first frame.
    package var markdown = Markdown.none
    /// The pictures on the screen, and those from before.
    package var pictures = Pictures()
    /// The text from fields that were left.
    package var savedInput = SavedInput()
    /// Actions that wait until the data or the screen is ready.
    package var waiting = Waiting()

    /// Creates the state at the start, with nothing loaded.
    package init(size: Size, clock: LocalClock, options: Options = Options()) {
        self.size = size
        self.clock = clock
        idleSince = clock.now
        self.options = options
    }
}
