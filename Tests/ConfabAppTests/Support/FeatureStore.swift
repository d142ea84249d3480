import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

/// A store of one feature, without the app around it.
typealias FeatureStore<Tested: Feature> = TestStore<Tested, FeatureEvent<Tested.Action>, FeatureRequest>

/// Something that the app tells a feature.
enum FeatureEvent<Action: Equatable & Sendable>: Equatable, Sendable {
    case open
    case action(Action)
    case command(CommandID)
    case edit(EditCommand)
    case back
    case close
    case follow(ChangeSet)
    case answered(ServiceCall, ServiceOutcome)
}

/// Something that a feature asks for.
enum FeatureRequest: Equatable {
    case operation(AppOperation)
    case intent(Intent)
    /// It leaves the event to the app.
    case pass

    var isAnswered: Bool {
        switch self {
        case .operation(.save), .operation(.terminal), .intent, .pass: false
        case .operation: true
        }
    }
}

extension TestStore where State: Feature, Action == FeatureEvent<State.Action>, Operation == FeatureRequest {
    /// A store that begins with `feature`; `shared` stays as it is.
    convenience init(
        _ feature: State, _ shared: Shared = .fixture, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(
            feature, reduce: { Self.reduce(&$0, $1, shared) }, isAnswered: \.isAnswered,
            sourceLocation: sourceLocation)
    }

    private static func reduce(
        _ feature: inout State, _ event: Action, _ shared: Shared
    ) -> [Effect<Operation, Action>] {
        let outcome: Outcome<State.Action>? =
            switch event {
            case .open: feature.open(shared)
            case .action(let action): feature.reduce(action, shared)
            case .command(let command): feature.perform(command, shared)
            case .edit(let edit): feature.edit(edit, shared)
            case .back: feature.back(shared)
            case .close: feature.close(shared)
            case .follow(let changes): feature.follow(changes, shared)
            case .answered(let call, let outcome): feature.answered(call, outcome, shared)
            }
        guard let outcome else { return [.pass] }
        return outcome.effects.map(action: FeatureEvent.action, operation: FeatureRequest.operation)
            + outcome.intents.map { .intent($0) }
    }
}

extension Effect where Operation == FeatureRequest {
    /// Work of the feature.
    static func work(_ operation: AppOperation, id: EffectID? = nil) -> Effect {
        .perform(.operation(operation), id: id)
    }

    /// A change of the app that the feature asks for.
    static func intent(_ intent: Intent) -> Effect { .perform(.intent(intent)) }

    /// The feature leaves it to the app.
    static var pass: Effect { .perform(.pass) }
}

extension AppOperation {
    /// A request of the profile that the fixtures have open.
    static func request(_ request: ServiceRequest, by asker: ServiceCall.Asker) -> AppOperation {
        .service(ServiceCall(request, of: ProfileID(1), by: asker))
    }
}

extension FeatureEvent {
    /// The answer to a request of the profile that the fixtures have open.
    static func done(_ request: ServiceRequest, by asker: ServiceCall.Asker, _ answer: ServiceAnswer) -> FeatureEvent {
        .answered(ServiceCall(request, of: ProfileID(1), by: asker), .done(answer))
    }

    /// The refusal of such a request.
    static func refused(
        _ request: ServiceRequest, by asker: ServiceCall.Asker, _ sentence: String
    ) -> FeatureEvent {
        .answered(ServiceCall(request, of: ProfileID(1), by: asker), .failed(ServiceFailure(sentence)))
    }
}

/// The text of a feature's view.
func shown<Shown: Feature>(_ feature: Shown, _ shared: Shared = .fixture) -> String {
    var renderer = Renderer<Shown.Action>(sheet: StyleSheet())
    return renderer.render(feature.view(shared, shared.env), size: shared.size).frame.text
}
