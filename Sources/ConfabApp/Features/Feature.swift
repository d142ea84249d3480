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

    /// Draws it.
    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action>
    /// Describes it in short sentences, for people who hear the screen.
    func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String]
}

extension Feature {
    /// Nothing: most features have no field.
    public mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> { Outcome() }
    /// There is no step to go back.
    public mutating func back(_ shared: Shared) -> Outcome<Action>? { nil }
    /// Nothing is left to do.
    public func close(_ shared: Shared) -> Outcome<Action> { Outcome() }
    /// Nothing that it shows comes from the store.
    public mutating func follow(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> { Outcome() }
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
    /// Shows a short message.
    case notice(String)
    /// Uses a theme from now on.
    case use(ThemeSetting)
    /// Orders the list of chats.
    case order(ChatOrder)
}

/// The part of the app's state that every feature may read.
public struct Shared: Equatable, Sendable {
    /// Columns and rows of the terminal.
    public var size: Size
    /// The options.
    public var options: Options
    /// The layers that the options come from.
    public var optionLayers: OptionLayers
    /// The open profile, if there is one.
    public var profile: Profile?

    /// The texts of the user's language.
    var words: Words { options.words }

    /// The shared part of `state`.
    init(_ state: AppState) {
        size = state.size
        options = state.options
        optionLayers = state.optionLayers
        profile = state.main?.profile
    }
}
