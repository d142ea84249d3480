import Messenger
import TerminalDOM

/// Input that the app gives to a feature, with actions of the app or of the feature.
enum FeatureInput<Action: Equatable & Sendable>: Equatable, Sendable {
    case open
    case action(Action)
    case command(CommandID)
    case edit(EditCommand)
    case back
    case close
    case storeChanged(ChangeSet)
    case listRead(ListReading)
    case answered(ServiceCall, ServiceOutcome)
    case profileChanged(ProfileID, ProfileEvent)
}

extension Feature {
    /// Takes input; nil if the feature leaves it to the app.
    ///
    /// - Parameter extract: returns an action of the feature; nil if the action belongs to another one.
    mutating func take<Input>(
        _ input: FeatureInput<Input>, _ shared: Shared, extract: (Input) -> Action?
    ) -> Outcome<Action>? {
        switch input {
        case .open: open(shared)
        case .action(let action): extract(action).flatMap { accepts($0) ? reduce($0, shared) : nil }
        case .command(let command): perform(command, shared)
        case .edit(let edit): self.edit(edit, shared)
        case .back: back(shared) ?? Outcome(intents: [.close])
        case .close: close(shared)
        case .storeChanged(let changes): storeChanged(changes, shared)
        case .listRead(let reading): listRead(reading, shared)
        case .answered(let call, let outcome): answered(call, outcome, shared)
        case .profileChanged(let profile, let event): profileChanged(event, of: profile, shared)
        }
    }
}
