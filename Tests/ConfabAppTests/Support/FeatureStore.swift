import Loop
import LoopTesting
import Messenger
import TerminalDOM
import Testing

@testable import ConfabApp

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

extension TestStore where State: Feature, Action == FeatureInput<State.Action>, Operation == FeatureRequest {
    /// A store that begins with `feature`; `shared` stays as it is.
    convenience init(
        _ feature: State, _ shared: Shared = .fixture, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        self.init(
            feature,
            reduce: { feature, input in
                guard let outcome = feature.take(input, shared, extract: { $0 }) else { return [.pass] }
                return outcome.effects.map(action: FeatureInput.action, operation: FeatureRequest.operation)
                    + outcome.intents.map { .intent($0) }
            }, isAnswered: \.isAnswered, sourceLocation: sourceLocation)
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

extension FeatureInput {
    /// The answer to a request of the profile that the fixtures have open.
    static func done(_ request: ServiceRequest, by asker: ServiceCall.Asker, _ answer: ServiceAnswer) -> FeatureInput {
        .answered(ServiceCall(request, of: ProfileID(1), by: asker), .done(answer))
    }

    /// The refusal of such a request.
    static func refused(
        _ request: ServiceRequest, by asker: ServiceCall.Asker, _ problem: Problem
    ) -> FeatureInput {
        .answered(ServiceCall(request, of: ProfileID(1), by: asker), .failed(problem))
    }
}

/// The text of a feature's view.
func shown<Shown: Feature>(_ feature: Shown, _ shared: Shared = .fixture) -> String {
    var renderer = Renderer<Shown.Action>(sheet: StyleSheet())
    return renderer.render(feature.view(shared, shared.env), size: shared.size).frame.text
}
