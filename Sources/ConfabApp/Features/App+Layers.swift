import Loop
import Messenger
import TerminalDOM

// The stack of layers: the front one has the keys, and going back takes it away.
extension App {
    /// Puts a layer in front of the others, or in front of so many. Quick opens stay in front of other layers.
    @discardableResult
    static func present(_ state: inout AppState, _ layer: Layer, inFrontOf count: Int = .max) -> [AppEffect] {
        let most = layer.isQuickOpen ? state.layers.count : state.frontIndex.map { $0 + 1 } ?? 0
        let index = min(count, most)
        state.layers.insert(layer, at: index)
        return send(&state, .open, to: .layer(index)) ?? []
    }

    /// Closes the layers from `index` to the front, but no quick open in front of others, which doesn't belong to them; without
    /// an index, every layer. What is being typed in them is kept.
    static func closeLayers(_ state: inout AppState, from index: Int? = nil) -> [AppEffect] {
        var effects: [AppEffect] = []
        for front in state.layers.indices.dropFirst(index ?? 0).reversed()
        where index == nil || front == index || !state.layers[front].isQuickOpen {
            effects += send(&state, .close, to: .layer(front)) ?? []
            state.layers.remove(at: front)
        }
        return effects
    }

    /// Puts `layer` where the layer at `place` is.
    static func replace(_ state: inout AppState, _ place: Place?, _ layer: Layer) -> [AppEffect] {
        guard case .layer(let index) = place else { return [] }
        let effects = send(&state, .close, to: .layer(index)) ?? []
        state.layers[index] = layer
        return effects
    }

    /// Puts `layer` in front of the others. If one of its kind is in front already, it stays; one further behind closes,
    /// together with all in front of it. A quick open is left for it.
    static func show(_ layer: Layer, in state: inout AppState) -> [AppEffect] {
        if state.layers.last?.isQuickOpen == true { state.layers.removeLast() }
        let before = state.layers.firstIndex { $0.kind == layer.kind }
        if let before, before == state.layers.indices.last { return [] }
        return (before.map { closeLayers(&state, from: $0) } ?? []) + present(&state, layer)
    }

    /// Opens a chat that is there now, unless the user has begun something else meanwhile.
    static func show(_ state: inout AppState, _ chat: ChatSummary, _ origin: ChatOrigin) -> [AppEffect] {
        let front = state.askingIndex
        // What is being typed must not end up in another chat.
        let mayOpen = origin != .joined || !state.keyContexts.contains(.text)
        guard front.map({ state.layers[$0].yields(to: chat, origin) }) ?? mayOpen else {
            let name = chat.names.shown()
            let strings = state.options.strings
            return state.toasts.say(origin == .created ? strings.groupIsThere(name) : strings.connected(name))
        }
        let effects = front.map { closeLayers(&state, from: $0) } ?? []
        if origin == .created { state.savedInput[.group] = EditableText() }
        return effects + changeMain(&state) { $0.openChat(chat, $1) }
    }

    /// Opens the palette or the switcher, instead of the other one; closes the one that is there itself.
    static func openQuickly(_ state: inout AppState, _ layer: Layer) -> [AppEffect] {
        guard let front = state.layers.last, front.isQuickOpen else { return present(&state, layer) }
        state.layers.removeLast()
        return front.kind == layer.kind ? noteSeen(&state) : present(&state, layer)
    }
}

extension Layer {
    /// Prepares to close for a chat that is there now; false if it stays.
    mutating func yields(to chat: ChatSummary, _ origin: ChatOrigin) -> Bool {
        accept(YieldVisitor(chat: chat, origin: origin))
    }

    /// The type of its feature.
    fileprivate var kind: ObjectIdentifier { read { ObjectIdentifier(type(of: $0)) } }

    /// True if it isn't closed with the layer behind it.
    var isQuickOpen: Bool { read { $0.isQuickOpen } }
    /// True if the layer behind it stays visible.
    var showsLayerBehind: Bool { read { $0.showsLayerBehind } }

    /// Reads something of the feature.
    func read<Value>(_ property: @escaping (any Feature) -> Value) -> Value {
        var layer = self
        return layer.accept(FeatureReader(property: property))
    }

    /// Draws the feature.
    func view(_ shared: Shared, _ env: ViewEnvironment) -> Node<AppAction> {
        var layer = self
        return layer.accept(LayerDrawing(shared: shared, env: env))
    }
}

private struct YieldVisitor: FeatureVisitor {
    typealias Answer = Bool

    let chat: ChatSummary
    let origin: ChatOrigin

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: @escaping ActionCase<Visited.Action>) -> Bool {
        feature.yields(to: chat, origin)
    }
}

struct FeatureReader<Answer>: FeatureVisitor {
    let property: (any Feature) -> Answer

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: @escaping ActionCase<Visited.Action>) -> Answer {
        property(feature)
    }
}

private struct LayerDrawing: FeatureVisitor {
    typealias Answer = Node<AppAction>

    let shared: Shared
    let env: ViewEnvironment

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: @escaping ActionCase<Visited.Action>) -> Answer {
        feature.view(shared, env).map(actions)
    }
}

extension AppState {
    /// The index of the front layer that isn't a quick open. A question is left with the layer that asks it.
    fileprivate var askingIndex: Int? {
        frontIndex.map { index in
            if case .confirmation = layers[index] { max(0, index - 1) } else { index }
        }
    }

    /// The index of the front layer that isn't a quick open.
    var frontIndex: Int? { layers.lastIndex { !$0.isQuickOpen } }

    /// The front layer that isn't a quick open.
    package var frontLayer: Layer? { frontIndex.map { layers[$0] } }
}
