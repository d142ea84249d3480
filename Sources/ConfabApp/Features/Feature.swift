public import Loop
public import Messenger
public import TerminalDOM

/// A part of the app that owns its state, its actions, and its view.
///
/// It reads of the app what ``Shared`` has, and asks for everything else: work with effects, and changes of the app with
/// intents. It never builds an ``AppAction``.
public protocol Feature: Codable, Equatable, Sendable {
    /// Its actions.
    associatedtype Action: Codable & Equatable & Sendable

    /// The contexts for keys while it has them, the innermost first.
    var contexts: [KeyContext] { get }
    /// True if it shows profiles to choose from, so that the app watches which ones other processes have.
    var showsProfiles: Bool { get }
    /// True if what is typed now may be a password, which no recording must have.
    var isSecretTyped: Bool { get }

    /// Takes an action.
    mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action>
    /// Does a command; nil if it isn't one of its own.
    mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>?
    /// Changes the text that is being typed.
    mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action>
    /// Goes back by a step; nil if there is none, so that the feature closes.
    mutating func back(_ shared: Shared) -> Outcome<Action>?
    /// Returns the work that is left when it closes, whatever closes it.
    func close(_ shared: Shared) -> Outcome<Action>
    /// Reads again what was changed in the store.
    mutating func follow(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action>
    /// Follows work on a profile; nil if it isn't about that, so that the app says what wasn't done.
    mutating func follow(_ event: ProfileEvent, of profile: ProfileID, _ shared: Shared) -> Outcome<Action>?

    /// Draws it.
    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action>
    /// Describes it in short sentences, for people who hear the screen.
    func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String]
}

extension Feature {
    /// Most features show none.
    public var showsProfiles: Bool { false }
    /// Most features have no field for a password.
    public var isSecretTyped: Bool { false }
    /// Nothing: most features have no field.
    public mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> { Outcome() }
    /// There is no step to go back.
    public mutating func back(_ shared: Shared) -> Outcome<Action>? { nil }
    /// Nothing is left to do.
    public func close(_ shared: Shared) -> Outcome<Action> { Outcome() }
    /// Nothing that it shows comes from the store.
    public mutating func follow(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> { Outcome() }
    /// It isn't about profiles.
    public mutating func follow(_ event: ProfileEvent, of profile: ProfileID, _ shared: Shared) -> Outcome<Action>? {
        nil
    }
}

/// The work and the changes that a feature asks for.
public struct Outcome<Action: Equatable & Sendable>: Equatable, Sendable {
    /// Work.
    public var effects: [Effect<AppOperation, Action>]
    /// Changes of the app, in this order, before the work.
    public var intents: [Intent]

    /// Nothing, unless said otherwise.
    public init(effects: [Effect<AppOperation, Action>] = [], intents: [Intent] = []) {
        self.effects = effects
        self.intents = intents
    }
}

/// A change of the app that a feature asks for.
public enum Intent: Equatable, Sendable {
    /// Closes the feature.
    case close
    /// Opens a layer in front of the feature.
    case present(Layer)
    /// Opens a layer instead of the feature.
    case replace(Layer)
    /// Gives a command that can be given from anywhere.
    case command(CommandID)
    /// Shows a short message.
    case notice(String)
    /// Uses a theme from now on.
    case use(ThemeSetting)
    /// Orders the list of chats.
    case order(ChatOrder)
    /// Sets an option from now on.
    case setOption(OptionID, OptionValue)
    /// Opens another profile; the feature follows what becomes of it.
    case switchProfile(ProfileID)
    /// Asks for the name of another profile.
    case addProfile
}

/// The part of the app's state that every feature may read.
public struct Shared: Equatable, Sendable {
    /// Columns and rows of the terminal.
    public var size: Size
    /// The time, to the minute, and the time zone.
    public var clock: Clock
    /// The options.
    public var options = Options()
    /// The layers that the options come from.
    public var optionLayers = OptionLayers()
    /// The open profile, if there is one.
    public var profile: Profile?
    /// The profiles of this machine, the open one first, then by activity; hidden ones only while they're open.
    public var profiles: [ProfileSummary] = []
    /// The profiles that other processes have open, and those processes; zero for an unknown one.
    public var holders: [ProfileID: Int32] = [:]
    /// The order of the list.
    public var chatOrder = ChatOrder.activity
    /// True if nothing is behind the layers yet.
    public var isLaunching = false

    /// The texts of the user's language.
    var words: Words { options.words }
}

extension Shared {
    /// The shared part of `state`.
    init(_ state: AppState) {
        self.init(size: state.size, clock: state.clock, options: state.options, optionLayers: state.optionLayers)
        profiles = state.profiles
        holders = state.holders
        if case .launching = state.root { isLaunching = true }
        guard case .main(let main) = state.root else { return }
        profile = main.profile
        chatOrder = main.chatList.order
    }
}
