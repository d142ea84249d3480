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
        case answered(ServiceCall, ServiceOutcome)
    }

    /// Gives an action to the layer in front that has such actions.
    static func reduceLayer(_ state: inout AppState, _ action: AppAction) -> [AppEffect] {
        giveFirst(&state, .action(action)) ?? []
    }

    /// Gives `input` to one layer after the other, from the front to the back, until one takes it.
    static func giveFirst(_ state: inout AppState, _ input: LayerInput) -> [AppEffect]? {
        for index in state.layers.indices.reversed() {
            if let effects = give(&state, input, toLayer: index) { return effects }
        }
        return nil
    }

    /// Gives `input` to the layer that has the keys, unless that is a quick open.
    static func giveFront(_ state: inout AppState, _ input: LayerInput) -> [AppEffect]? {
        state.frontIndex.flatMap { give(&state, input, toLayer: $0) }
    }

    /// Gives `input` to a layer.
    ///
    /// - Returns: nil if the layer doesn't take it.
    static func give(_ state: inout AppState, _ input: LayerInput, toLayer index: Int) -> [AppEffect]? {
        let shared = Shared(state)
        guard let answer = state.layers[index].accept(LayerReducer(input: input, shared: shared)),
            let outcome = answer
        else { return nil }
        let effects = outcome.intents.flatMap { carryOut(&state, $0, ofLayer: index) } + outcome.effects
        return effects + noteSeen(&state)
    }

    private static func carryOut(_ state: inout AppState, _ intent: Intent, ofLayer index: Int) -> [AppEffect] {
        switch intent {
        case .close: return closeLayers(&state, from: index)
        case .closeAll: return leaveOverlay(&state)
        case .uncover: return closeLayers(&state, from: index + 1)
        case .present(let layer):
            // The feature itself may be closed by now.
            state.layers.insert(layer, at: min(index + 1, state.layers.count))
            return []
        case .replace(let layer):
            state.layers[index] = layer
            return []
        case .notice(let text): return [.notice(text)]
        case .request(let request, let asker, let claim):
            return state.request(request, by: asker) + (claim.map { self.claim(&state, $0, unless: request) } ?? [])
        case .openChat(let chat): return open(&state, chat)
        case .act(let action, let rows): return reduceRows(&state, .chosen(.act(action), rows))
        case .remove(let removals, let chats, let said): return depart(&state, removals, of: chats, said)
        case .offerUndo(let said, let done, let edits): return offerUndo(&state, said, of: done, by: edits, chat: nil)
        case .endSelecting: return endSelecting(&state)
        case .use(let theme): return choose(&state, theme)
        case .order(let order):
            return state.withMain { ChatList.choose(&$0.chatList, order, profile: $0.profile.id) }
        }
    }

    /// Closes the layers from `index` to the front.
    private static func closeLayers(_ state: inout AppState, from index: Int) -> [AppEffect] {
        var effects: [AppEffect] = []
        while state.layers.count > index {
            effects += give(&state, .close, toLayer: state.layers.count - 1) ?? []
            state.layers.removeLast()
        }
        return effects
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
        case .answered(let call, let outcome): feature.answered(call, outcome, shared)
        }
    }
}

extension Layer {
    /// The contexts for keys while a feature has them; nil for a layer that isn't a feature yet.
    var contexts: [KeyContext]? {
        var layer = self
        return layer.accept(ContextReader())
    }

    /// The contexts for keys that the footer shows; nil for a layer that isn't a feature yet.
    var shownContexts: [KeyContext]? {
        var layer = self
        return layer.accept(ShownContextReader())
    }

    /// Returns those of `commands` that do nothing now; nil for a layer that isn't a feature yet.
    func withheld(_ commands: [CommandID], _ shared: Shared) -> [CommandID]? {
        var layer = self
        return layer.accept(OfferReader(commands: commands, shared: shared))
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

private struct ContextReader: FeatureVisitor {
    typealias Answer = [KeyContext]

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> [KeyContext] {
        feature.contexts
    }
}

private struct ShownContextReader: FeatureVisitor {
    typealias Answer = [KeyContext]

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> [KeyContext] {
        feature.shownContexts
    }
}

private struct OfferReader: FeatureVisitor {
    typealias Answer = [CommandID]

    let commands: [CommandID]
    let shared: Shared

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> [CommandID] {
        commands.filter { !feature.offers($0, shared) }
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
    /// The index of the front layer that isn't a quick open.
    var frontIndex: Int? { layers.lastIndex { !$0.isQuickOpen } }

    /// The front layer that isn't a quick open; setting it replaces or removes that one.
    public var overlay: Layer? {
        get { layers.last { !$0.isQuickOpen } }
        set {
            switch (frontIndex, newValue) {
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
