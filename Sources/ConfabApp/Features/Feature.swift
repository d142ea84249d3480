package import Loop
package import Messenger
package import TerminalDOM

/// A part of the app that owns its state, its actions, and its view.
///
/// It reads of the app what ``Shared`` has, and asks for everything else: work with effects, and changes of the app with
/// intents. It never builds an ``AppAction``.
package protocol Feature: Codable, Equatable, Sendable {
    /// Its actions.
    associatedtype Action: Codable & Equatable & Sendable

    /// The contexts for keys while it has them, the innermost first.
    var contexts: [KeyContext] { get }
    /// The contexts for keys that the footer shows.
    var shownContexts: [KeyContext] { get }
    /// The command of the message field that opens it, and whose key closes it again; nil if there's none.
    var opener: CommandID? { get }
    /// False if a command does nothing now, so that the footer, the palette, and menus leave it out.
    func offers(_ command: CommandID, _ shared: Shared) -> Bool
    /// The footer's word for a command that does something particular now; nil for the word in the table.
    func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord?
    /// The footer's rank for a command that matters more now; nil for the rank in the table, if it has one there.
    func footerRank(_ command: CommandID, _ shared: Shared) -> Int?
    /// True if it shows profiles to choose from, so that the app watches which ones other processes have.
    var showsProfiles: Bool { get }
    /// The field that keys go to; nil if there's none.
    var focusedField: EditableText? { get }
    /// True if what is typed now may be a password, which no recording must have.
    var isSecretTyped: Bool { get }
    /// True for a layer that the user opens anywhere for a moment, and that isn't closed with the one behind it.
    var isQuickOpen: Bool { get }
    /// True if the layer behind it stays visible.
    var showsLayerBehind: Bool { get }

    /// Begins the work that it opens with.
    mutating func open(_ shared: Shared) -> Outcome<Action>
    /// False for an answer that a feature of the same type behind it has asked for.
    func accepts(_ action: Action) -> Bool
    /// Takes an action.
    mutating func reduce(_ action: Action, _ shared: Shared) -> Outcome<Action>
    /// Does a command; nil if it isn't one of its own.
    mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>?
    /// Changes the text that is being typed.
    mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action>
    /// Goes back by a step; nil if there is none, so that the feature closes.
    mutating func back(_ shared: Shared) -> Outcome<Action>?
    /// Returns the work that is left when it closes, whatever closes it.
    mutating func close(_ shared: Shared) -> Outcome<Action>
    /// Reads again what was changed in the store.
    mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action>
    /// Takes the answer to a request; nil if the app is to say why a request failed.
    mutating func answered(_ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared) -> Outcome<Action>?
    /// Prepares to close for a chat that is there now; false if it stays, and the app only mentions the chat.
    mutating func yields(to chat: ChatSummary, _ origin: ChatOrigin) -> Bool
    /// Takes what was read for the list, and may be shown here, too.
    mutating func listRead(_ reading: ListReading, _ shared: Shared) -> Outcome<Action>
    /// Follows work on a profile; nil if it isn't about that, so that the app says what wasn't done.
    mutating func profileChanged(_ event: ProfileEvent, of profile: ProfileID, _ shared: Shared) -> Outcome<Action>?

    /// The pictures that it shows.
    func pictures(_ shared: Shared) -> [PictureRequest]
    /// Draws it.
    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<Action>
    /// Describes it in short sentences, for people who hear the screen.
    func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String]
}

extension Feature {
    /// Work that leads to actions of the feature.
    package typealias Work = Effect<AppOperation, Action>

    /// Nothing: most features have what they show.
    package mutating func open(_ shared: Shared) -> Outcome<Action> { Outcome() }
    package var shownContexts: [KeyContext] { contexts }
    /// Most features are there once.
    package func accepts(_ action: Action) -> Bool { true }
    /// Most features are closed by Escape only.
    package var opener: CommandID? { nil }
    /// Every command that has a key does something.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool { true }
    /// Most commands always do the same.
    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? { nil }
    /// Most commands always matter as much.
    package func footerRank(_ command: CommandID, _ shared: Shared) -> Int? { nil }
    /// Most features show none.
    package var showsProfiles: Bool { false }
    /// Most features have no field.
    package var focusedField: EditableText? { nil }
    /// Most features have no field for a password.
    package var isSecretTyped: Bool { false }
    /// Most layers cover those behind them.
    package var isQuickOpen: Bool { false }
    /// A quick open is over what the user was doing.
    package var showsLayerBehind: Bool { isQuickOpen }
    /// Nothing: most features have no field.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> { Outcome() }
    /// There is no step to go back.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? { nil }
    /// Nothing is left to do.
    package mutating func close(_ shared: Shared) -> Outcome<Action> { Outcome() }
    /// Nothing that it shows comes from the store.
    package mutating func storeChanged(_ changes: ChangeSet, _ shared: Shared) -> Outcome<Action> { Outcome() }
    /// It asked for nothing that it waits for.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? { nil }
    /// It has something else to do.
    package mutating func yields(to chat: ChatSummary, _ origin: ChatOrigin) -> Bool { false }
    /// Nothing of that is shown here.
    package mutating func listRead(_ reading: ListReading, _ shared: Shared) -> Outcome<Action> { Outcome() }
    /// Most features show none.
    package func pictures(_ shared: Shared) -> [PictureRequest] { [] }
    /// It isn't about profiles.
    package mutating func profileChanged(
        _ event: ProfileEvent, of profile: ProfileID, _ shared: Shared
    ) -> Outcome<Action>? {
        nil
    }
}

/// The work and the changes that a feature asks for.
package struct Outcome<Action: Equatable & Sendable>: Equatable, Sendable {
    /// Work.
    package var effects: [Effect<AppOperation, Action>]
    /// Changes of the app, in this order, before the work.
    package var intents: [Intent]

    /// Nothing, unless said otherwise.
    package init(effects: [Effect<AppOperation, Action>] = [], intents: [Intent] = []) {
        self.effects = effects
        self.intents = intents
    }

    /// Both, one after the other.
    static func + (first: Outcome, second: Outcome) -> Outcome {
        Outcome(effects: first.effects + second.effects, intents: first.intents + second.intents)
    }
}

/// Something that was read for the list or for the root, and that other features may show, too.
package enum ListReading: Codable, Equatable, Sendable {
    /// Rows: the chats that were asked for, and those that are there.
    case chats(asked: [ChatID], [ChatSummary])
    /// The tags of the profile, after these.
    case tags(before: [ChatTag])
    /// The profiles of this machine, which ``Shared`` has.
    case profiles
}

/// A change of the app that a feature asks for.
package indirect enum Intent: Codable, Equatable, Sendable {
    /// Closes the feature, and every layer in front of it.
    case close
    /// Moves the keys to a part of the main screen, which is opened for that if it can be.
    case focus(Pane)
    /// Closes every layer.
    case closeAll
    /// Takes every layer away, with the work that they would leave.
    case discardAll
    /// Opens a layer in front of the feature.
    case present(Layer)
    /// Gives a command, where the user is by then.
    case command(CommandID)
    /// Shows a short message.
    case notice(String)
    /// Shows a short message about something that went wrong.
    case problem(Problem)
    /// Opens a chat, or the card of one without messages.
    case openChat(ChatSummary)
    /// Opens a chat at a message that was found; the row of the chat if it's known.
    case openHit(MessageHit, ChatSummary?, text: String, SearchQuery)
    /// Opens a chat at one of its messages.
    case openMessage(MessageID, MessagePosition, ChatSummary)
    /// Shows the card of a chat.
    case openCard(ChatSummary, isNaming: Bool = false)
    /// Removes deleted messages from the search results: one, or all of a chat.
    case dropHits(ChatID, MessageID? = nil)
    /// Hands what was read for the list to the other features.
    case share(ListReading)
    /// Goes to the row of a chat in the list.
    case showRow(ChatSummary)
    /// Opens a chat, with its row in the list; shows the card of one without messages.
    case goTo(ChatSummary)
    /// Opens the chat with a contact, which may have to be created first.
    case openContact(ContactID)
    /// Shows the chats under a filter; nil shows all of them.
    case showTab(ChatFilter?)
    /// Opens another profile, and then deletes the link that waits in a chat of the one that was open.
    case switchProfile(ProfileID, withdrawing: ChatID? = nil)
    /// Saves text from a field that is left.
    case save(SavedInput.Field, EditableText)
    /// Writes text into the field of the open chat.
    case write(String)
    /// Gives an action to the field of the open chat.
    case compose(Composer.Action)
    /// Does an action with a message of the open chat, as if it were selected there, and loaded with these people.
    case actOnMessage(MessageAction, Message, People = People())
    /// Goes to the message of the open chat that another one answers.
    case jumpToQuote(Message)
    /// Writes the name of a person into the field of the open chat.
    case mention(MessageSender, named: String)
    /// Remembers texts of the open chat that are about to be deleted, so that they can be written again there.
    case prepareRevoking([Message])
    /// Forgets the text of a message that wasn't sent, and an edit that wasn't saved: they're in the field of its chat again.
    case forgetUnsent(ChatID)
    /// Forgets a draft that wasn't saved: it's in the field of its chat again.
    case forgetDraft(ChatID)
    /// Closes the layers in front of the feature.
    case uncover
    /// Puts a layer where the feature is.
    case replace(Layer)
    /// Asks the service for something. A message that claims it's done shows until the request is refused.
    case request(ServiceRequest, by: ServiceCall.Asker, claim: String? = nil)
    /// Downloads the file of a message.
    case download(MessageID, FileHash?, by: ServiceCall.Asker)
    /// Sends a message, which its chat shows at once.
    case send(OutgoingMessage, to: ChatID, by: ServiceCall.Asker, isMarkdown: Bool = false)
    /// Sends something that wasn't typed to the open chat, as the reply that the user has begun there, if there is one.
    case sendHere(MessageContent, to: ChatID)
    /// Does some work.
    case perform(AppOperation)
    /// Does something to chats of the list.
    case act(ChatAction, on: [ChosenChat])
    /// Hides chats or their messages, says so, and removes them when it can no longer be undone.
    case remove([ChatRemoval], of: [ChatSummary], said: String)
    /// Says what was done, and offers to undo it with `by`.
    case offerUndo(String, of: [ChatEdit], by: [ChatEdit])
    /// Shows a short message that offers a command for so many seconds.
    case offer(String, CommandID, seconds: Int)
    /// Unmarks all chats of the list.
    case endSelecting
    /// Unmarks messages of the feature in which they were marked, because it's doing something with them.
    case unmark([MessageID], in: ServiceCall.Asker)
    /// Uses a theme from now on.
    case use(ThemeSetting)
    /// Orders the list of chats.
    case order(ChatOrder)
    /// Sets an option from now on.
    case setOption(OptionID, OptionValue, for: OptionTarget = .all)
    /// Asks for the name of another profile.
    case addProfile
    /// Starts again, although there may be these risks.
    case start(accepting: [LaunchRisk])
    /// Ends the start.
    case fail(Problem)
}
