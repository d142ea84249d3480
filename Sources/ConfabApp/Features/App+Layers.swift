import Loop
import Messenger
import TerminalDOM

// The stack of layers: the front one has the keys, and going back takes it away.
extension App {
    /// Input that the app gives to a layer.
    enum LayerInput {
        case action(AppAction)
        case command(CommandID)
        case edit(EditCommand)
        case back
        case close
        case follow(ChangeSet)
        case profile(ProfileID, ProfileEvent)
    }

    /// Gives an action to the layer in front that has such actions.
    static func reduceLayer(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        for index in state.layers.indices.reversed() {
            if let effects = give(&state, .action(action), toLayer: index) { return effects }
        }
        return []
    }

    /// Gives `input` to a layer.
    ///
    /// - Returns: nil if the layer doesn't take it.
    static func give(_ state: inout AppState, _ input: LayerInput, toLayer index: Int) -> [AppEffect]? {
        let shared = Shared(state)
        guard let answer = state.layers[index].accept(LayerReducer(input: input, shared: shared)),
            let outcome = answer
        else { return nil }
        return outcome.intents.flatMap { carryOut(&state, $0, ofLayer: index) } + outcome.effects
    }

    private static func carryOut(_ state: inout AppState, _ intent: Intent, ofLayer index: Int) -> [AppEffect] {
        switch intent {
        case .close: return closeLayer(&state, index)
        case .present(let layer):
            // The feature itself may be closed by now.
            state.layers.insert(layer, at: min(index + 1, state.layers.count))
            return []
        case .replace(let layer):
            let effects = give(&state, .close, toLayer: index) ?? []
            state.layers[index] = layer
            return effects
        case .command(let command): return perform(&state, command)
        case .notice(let text): return [.notice(text)]
        case .use(let theme): return choose(&state, theme)
        case .order(let order):
            return state.withMain { ChatList.choose(&$0.chatList, order, profile: $0.profile.id) }
        case .setOption(let id, let value):
            return OptionDeclaration.named(id).map { set(&state, $0, to: value) } ?? []
        case .switchProfile(let profile): return opening(&state, profile)
        case .addProfile: return addProfile(&state)
        }
    }

    /// Closes a layer, and every one in front of it.
    static func closeLayer(_ state: inout AppState, _ index: Int) -> [AppEffect] {
        var effects: [AppEffect] = []
        for index in state.layers.indices[index...].reversed() {
            effects += give(&state, .close, toLayer: index) ?? []
            state.layers.remove(at: index)
        }
        return effects + noteSeen(&state)
    }
}

private struct LayerReducer: FeatureVisitor {
    typealias Answer = Outcome<AppAction>?

    let input: App.LayerInput
    let shared: Shared

    func visit<Visited: Feature>(
        _ feature: inout Visited, _ actions: ActionCase<Visited.Action>
    ) -> Outcome<AppAction>? {
        guard let outcome = outcome(&feature, actions) else { return nil }
        return Outcome(effects: outcome.effects.map(action: actions.embed), intents: outcome.intents)
    }

    private func outcome<Visited: Feature>(
        _ feature: inout Visited, _ actions: ActionCase<Visited.Action>
    ) -> Outcome<Visited.Action>? {
        switch input {
        case .action(let action): actions.extract(action).map { feature.reduce($0, shared) }
        case .command(let command): feature.perform(command, shared)
        case .edit(let edit): feature.edit(edit, shared)
        case .back: feature.back(shared) ?? Outcome(intents: [.close])
        case .close: feature.close(shared)
        case .follow(let changes): feature.follow(changes, shared)
        case .profile(let profile, let event): feature.follow(event, of: profile, shared)
        }
    }
}

extension Layer {
    /// The contexts for keys while a feature has them; nil for a layer that isn't a feature yet.
    var contexts: [KeyContext]? { read(\.contexts) }

    /// Reads a property of a feature; returns nil for a layer that isn't a feature yet.
    func read<Value>(_ property: @escaping (any Feature) -> Value) -> Value? {
        var layer = self
        return layer.accept(FeatureReader(property: property))
    }

    /// Draws a feature; returns nil for a layer that isn't a feature yet.
    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<AppAction>? {
        var layer = self
        return layer.accept(LayerDrawing(shared: shared, env: env))
    }

    /// Describes a feature in sentences; returns nil for a layer that isn't a feature yet.
    func spoken(_ shared: Shared, _ env: ViewEnvironment) -> [String]? {
        var layer = self
        return layer.accept(LayerSpeech(shared: shared, env: env))
    }
}

private struct FeatureReader<Answer>: FeatureVisitor {
    let property: (any Feature) -> Answer

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> Answer {
        property(feature)
    }
}

private struct LayerDrawing: FeatureVisitor {
    typealias Answer = Node<AppAction>

    let shared: Shared
    let env: ViewEnvironment

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> Node<AppAction> {
        feature.view(shared, env).map(actions.embed)
    }
}

private struct LayerSpeech: FeatureVisitor {
    typealias Answer = [String]

    let shared: Shared
    let env: ViewEnvironment

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> [String] {
        feature.spoken(shared, env)
    }
}

extension AppState {
    /// The front layer that isn't a quick open; setting it replaces or removes that one.
    public var overlay: Layer? {
        get { layers.last { !$0.isQuickOpen } }
        set {
            let index = layers.lastIndex { !$0.isQuickOpen }
            switch (index, newValue) {
            case (let index?, let layer?): layers[index] = layer
            case (let index?, nil): layers.remove(at: index)
            case (nil, let layer?): layers.insert(layer, at: 0)
            case (nil, nil): break
            }
        }
    }

    /// The quick open in front; setting it opens, replaces, or closes it.
    public var quickOpen: Layer? {
        get { layers.last.flatMap { $0.isQuickOpen ? $0 : nil } }
        set {
            if layers.last?.isQuickOpen == true { layers.removeLast() }
            if let newValue { layers.append(newValue) }
        }
    }
}
