public import Loop
public import Messenger
public import TerminalDOM

/// A part of the app that owns its state, its actions, and its view.
///
/// It reads of the app what ``Shared`` has, and asks for everything else: work with effects, and changes of the app with
/// intents. It never builds an ``AppAction``.
public protocol Feature: Codable, Equatable, Sendable {
    /// What happens in it.
    associatedtype Action: Codable & Equatable & Sendable

    /// Where keys are typed while it has them, the innermost place first.
    var contexts: [KeyContext] { get }

    /// Takes an action.
    mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action>
    /// Does a command; nil if it isn't one of its own.
    mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>?
    /// Changes the text that is being typed.
    mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action>
    /// Goes back by a step; nil if there is none, so that the feature closes.
    mutating func back(_ shared: Shared) -> Outcome<Action>?
    /// What is left to do when it closes, whatever closes it.
    func close(_ shared: Shared) -> Outcome<Action>
    /// Reads again what was changed in the store.
    mutating func follow(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action>

    /// What it looks like.
    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action>
    /// What it looks like as short sentences.
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

/// What a feature asks for.
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

/// What a feature asks of the app.
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

/// What every feature may read of the app.
public struct Shared: Equatable, Sendable {
    /// Columns and rows of the terminal.
    public var size: Size
    /// The options.
    public var options: Options
    /// Who has set them.
    public var optionLayers: OptionLayers
    /// The open profile, if there is one.
    public var profile: Profile?

    /// The texts of the user's language.
    var words: Words { options.words }

    /// What `state` shares.
    init(_ state: AppState) {
        size = state.size
        options = state.options
        optionLayers = state.optionLayers
        profile = state.main?.profile
    }
}
