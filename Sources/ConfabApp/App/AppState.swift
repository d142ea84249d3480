public import Messenger
public import TerminalDOM

/// Everything that the screen shows follows from this value, and from nothing else.
public struct AppState: Codable, Equatable, Sendable {
    /// What is on the screen as a whole.
    public var root: Root = .launching(Launch.State())
    /// Columns and rows of the terminal.
    public var size: Size
    /// What time it is, to the minute, and where.
    public var clock: Clock
    /// Whether the terminal has the focus; it is taken to have it until it says otherwise.
    public var hasFocus = true
    /// What the user set in the config, and the defaults for the rest.
    public var options: Options
    /// Who there is on this machine.
    public var profiles: [ProfileSummary] = []
    /// What stands in front of everything else.
    public var overlay: Overlay?
    /// Short messages that go away by themselves.
    public var toasts = Toasts.State()
    /// What was typed into dialogs that were left.
    public var unfinished = Unfinished()

    /// Where Confab begins: nothing is loaded yet.
    public init(size: Size, clock: Clock, options: Options = Options()) {
        self.size = size
        self.clock = clock
        self.options = options
    }
}

/// What was typed into dialogs and left without a decision; it is there when they are opened again.
public struct Unfinished: Codable, Equatable, Sendable {
    /// The name of a profile.
    public var profile = EditableText()
    /// The name of a group.
    public var group = EditableText()
    /// A link.
    public var link = EditableText()

    /// Nothing was left.
    public init() {}
}

/// What is on the screen as a whole: exactly one of these, changed by the root reducer alone.
///
/// The allowed changes are launching → failed, registration, main; failed → launching; registration → main;
/// main → registration (another profile is added) and back.
public enum Root: Codable, Equatable, Sendable {
    /// Something is being loaded.
    case launching(Launch.State)
    /// Confab cannot start; the sentence says why and what to do.
    case failed(String)
    /// A profile is being created.
    case registration(Registration.State)
    /// A profile is open.
    case main(Main)
}

/// The open profile's screen.
public struct Main: Codable, Equatable, Sendable {
    /// The profile that is open.
    public var profile: Profile
    /// The list of chats.
    public var chatList = ChatList.State()
    /// The open chat.
    public var conversation: Conversation.State?
    /// Which part of the screen the keys go to.
    public var focus: Pane = .list

    /// The screen of `profile`, nothing loaded yet.
    public init(profile: Profile) { self.profile = profile }
}

/// A part of the main screen.
public enum Pane: String, Codable, CaseIterable, Equatable, Sendable {
    /// The list of chats.
    case list
    /// The messages of the open chat.
    case timeline
    /// The field for a new message.
    case composer
}

/// What stands in front of everything else: one thing at a time.
public enum Overlay: Codable, Equatable, Sendable {
    /// The help screen, scrolled down by some lines.
    case help(Help.State)
    /// The profiles to choose from.
    case profiles(UserPicker.State)
    /// The menu of the floating action button, and what it opens.
    case newChat(NewChat.State)
    /// A question about the open chat or about a row of the list.
    case question(Question.State)
}

/// The time, as state: whoever shows a time follows from it.
public struct Clock: Codable, Equatable, Hashable, Sendable {
    /// The moment of the last tick, or of what was last received.
    public var now: Timestamp
    /// The user's time zone.
    public var zone: TimeZoneTable

    /// The moment `now` in `zone`.
    public init(now: Timestamp, zone: TimeZoneTable = .utc) {
        self.now = now
        self.zone = zone
    }

    /// The day that it is.
    public var today: CivilDate { zone.localTime(at: now).date }
}
