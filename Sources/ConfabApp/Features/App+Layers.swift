import Loop
import Messenger
import TerminalDOM

// The stack of layers: the front one has the keys, and going back takes it away.
extension App {
    /// Input that the app gives to a layer.
    enum LayerInput {
        case open
        case action(AppAction)
        case command(CommandID)
        case edit(EditCommand)
        case back
        case close
        case follow(ChangeSet)
        case answered(ServiceCall, ServiceOutcome)
        case profile(ProfileID, ProfileEvent)
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

    /// Gives `input` to a layer.
    ///
    /// - Returns: nil if the layer doesn't take it.
    static func give(_ state: inout AppState, _ input: LayerInput, toLayer index: Int) -> [AppEffect]? {
        let shared = Shared(state)
        guard let outcome = state.layers[index].accept(LayerReducer(input: input, shared: shared)) else { return nil }
        let isCovered = state.isCovered
        let effects = outcome.effects + outcome.intents.flatMap { carryOut(&state, $0, ofLayer: index) }
        return isCovered && !state.isCovered ? effects + noteSeen(&state) : effects
    }

    /// Has the layers read again what was changed.
    static func followLayers(_ state: inout AppState, _ changes: ChangeSet) -> [AppEffect] {
        state.layers.indices.reversed().flatMap { give(&state, .follow(changes), toLayer: $0) ?? [] }
    }

    /// Puts a layer in front of the others, or in front of so many. Quick opens stay in front of other layers.
    @discardableResult
    static func present(_ state: inout AppState, _ layer: Layer, inFrontOf count: Int = .max) -> [AppEffect] {
        let most = layer.isQuickOpen ? state.layers.count : state.frontIndex.map { $0 + 1 } ?? 0
        let index = min(count, most)
        state.layers.insert(layer, at: index)
        return give(&state, .open, toLayer: index) ?? []
    }

    private static func carryOut(_ state: inout AppState, _ intent: Intent, ofLayer index: Int) -> [AppEffect] {
        switch intent {
        case .close: return closeLayers(&state, from: index)
        case .closeAll: return closeLayers(&state)
        case .uncover: return closeLayers(&state, from: index + 1)
        // The feature itself may be closed by now.
        case .present(let layer): return present(&state, layer, inFrontOf: index + 1)
        case .replace(let layer):
            let effects = give(&state, .close, toLayer: index) ?? []
            state.layers[index] = layer
            return effects
        case .command(let command): return perform(&state, command)
        case .notice(let text): return [.notice(text)]
        case .problem(let text): return Toasts.reduce(&state.toasts, .said(text, isError: true))
        case .openChat(let chat):
            return chat.kind.isConversation
                ? open(&state, chat, isFound: state.main?.search != nil) : openCard(&state, chat)
        case .showRow(let chat):
            let closed = closeSearch(&state) + choose(&state, .list)
            return closed + state.withMain { ChatList.follow(&$0.chatList, chat, profile: $0.profile.id) }
        case .goTo(let chat): return go(&state, to: chat)
        case .openContact(let contact): return openContact(state, contact)
        case .showTab(let filter):
            let closed = closeSearch(&state) + choose(&state, .list)
            return closed + state.withMain { ChatList.show(&$0.chatList, filter, profile: $0.profile.id) }
        case .switchProfile(let profile, let link): return opening(&state, profile, withdrawing: link)
        case .save(let field, let text):
            state.savedInput[field] = text
            return []
        case .request(let request, let asker, let claim):
            return state.request(request, by: asker) + (claim.map { self.claim(&state, $0, unless: request) } ?? [])
        case .act(let action, let rows): return reduceRows(&state, .chosen(.act(action), rows))
        case .remove(let removals, let chats, let said): return depart(&state, removals, of: chats, said)
        case .offerUndo(let said, let done, let edits): return offerUndo(&state, said, of: done, by: edits, chat: nil)
        case .endSelecting: return endSelecting(&state)
        case .use(let theme): return choose(&state, theme)
        case .order(let order):
            return state.withMain { ChatList.choose(&$0.chatList, order, profile: $0.profile.id) }
        case .setOption(let id, let value):
            return OptionDeclaration.named(id).map { set(&state, $0, to: value) } ?? []
        case .addProfile: return addProfile(&state)
        }
    }

    /// Closes the layers from `index` to the front, but no quick open in front of others, which doesn't belong to them.
    private static func closeLayers(_ state: inout AppState, from index: Int) -> [AppEffect] {
        var effects: [AppEffect] = []
        for front in state.layers.indices.dropFirst(index).reversed()
        where front == index || !state.layers[front].isQuickOpen {
            effects += give(&state, .close, toLayer: front) ?? []
            state.layers.remove(at: front)
        }
        return effects
    }

    /// Opens a chat that is there now, unless the user has begun something else meanwhile.
    static func show(_ state: inout AppState, _ chat: ChatSummary, _ origin: ChatOrigin) -> [AppEffect] {
        let front = state.frontIndex
        guard front.map({ state.layers[$0].yields(to: chat, origin) }) ?? (origin != .joined) else {
            let name = chat.names.shown()
            let words = state.options.words
            return [.notice(origin == .created ? words.groupIsThere(name) : words.connected(name))]
        }
        var effects = front.map { closeLayers(&state, from: $0) } ?? []
        if origin == .created { state.savedInput[.group] = EditableText() }
        // The link that led there was in the search.
        if origin == .requested, state.main?.search?.link?.preview.isBusy == true { effects += closeSearch(&state) }
        return effects + open(&state, chat, isFound: state.main?.search != nil)
    }

    /// Opens a chat, with its row in the list.
    private static func go(_ state: inout AppState, to chat: ChatSummary) -> [AppEffect] {
        guard chat.kind.isConversation else { return openCard(&state, chat) }
        if let refusal = refusal(state, toOpen: chat.id) { return refusal }
        let closed = closeSearch(&state)
        let shown = state.withMain { ChatList.follow(&$0.chatList, chat, profile: $0.profile.id) }
        return closed + shown + open(&state, chat)
    }

    /// Opens the palette or the switcher, instead of the other one; closes the one that is there itself.
    static func openQuickly(_ state: inout AppState, _ layer: Layer) -> [AppEffect] {
        guard let front = state.layers.last, front.isQuickOpen else { return present(&state, layer) }
        state.layers.removeLast()
        switch (front, layer) {
        case (.palette, .palette), (.switcher, .switcher): return noteSeen(&state)
        default: return present(&state, layer)
        }
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
        case .open: feature.open(shared)
        case .action(let action): actions.extract(action).map { feature.reduce($0, shared) }
        case .command(let command): feature.perform(command, shared)
        case .edit(let edit): feature.edit(edit, shared)
        case .back: feature.back(shared) ?? Outcome(intents: [.close])
        case .close: feature.close(shared)
        case .follow(let changes): feature.follow(changes, shared)
        case .answered(let call, let outcome): feature.answered(call, outcome, shared)
        case .profile(let profile, let event): feature.follow(event, of: profile, shared)
        }
    }
}

extension Layer {
    /// Prepares to close for a chat that is there now; false if it stays.
    mutating func yields(to chat: ChatSummary, _ origin: ChatOrigin) -> Bool {
        accept(YieldVisitor(chat: chat, origin: origin))
    }

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

    func visit<Visited: Feature>(_ feature: inout Visited, _ actions: ActionCase<Visited.Action>) -> Bool {
        feature.yields(to: chat, origin)
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

extension AppState {
    /// The index of the front layer that isn't a quick open.
    var frontIndex: Int? { layers.lastIndex { !$0.isQuickOpen } }

    /// The front layer that isn't a quick open.
    public var frontLayer: Layer? { frontIndex.map { layers[$0] } }
}
