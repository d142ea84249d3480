import Loop
import Messenger
import TerminalDOM

// The root gives input to the features, and does what they ask for.
extension App {
    /// Gives `input` to one layer after the other, from the front to the back, until one takes it.
    static func sendToFirst(_ state: inout AppState, _ input: FeatureInput<AppAction>) -> [AppEffect]? {
        for index in state.layers.indices.reversed() {
            if let effects = send(&state, input, to: .layer(index)) { return effects }
        }
        return nil
    }

    /// Gives `input` to the feature at `place`.
    ///
    /// - Returns: nil if the feature doesn't take it, or isn't there.
    static func send(_ state: inout AppState, _ input: FeatureInput<AppAction>, to place: Place) -> [AppEffect]? {
        let reducer = FeatureReducer(input: input, shared: Shared(state))
        guard let outcome = state.accept(reducer, at: place) ?? nil else { return nil }
        return carryOut(&state, outcome, from: place)
    }

    /// Changes the open profile's screen; nothing if none is open.
    static func changeMain(
        _ state: inout AppState, _ change: (inout Main, Shared) -> Outcome<AppAction>
    ) -> [AppEffect] {
        let shared = Shared(state)
        return state.withMain { change(&$0, shared) }.map { carryOut(&state, $0) } ?? []
    }

    /// Does what a feature asks for, or something that isn't one.
    static func carryOut(
        _ state: inout AppState, _ outcome: Outcome<AppAction>, from place: Place? = nil
    ) -> [AppEffect] {
        let isCovered = state.isCovered
        let effects = outcome.effects + outcome.intents.flatMap { carryOut(&state, $0, from: place) }
        return isCovered && !state.isCovered ? effects + noteSeen(&state) : effects
    }

    /// Closes the feature at `place`.
    private static func close(_ state: inout AppState, _ place: Place) -> [AppEffect] {
        switch place {
        case .layer(let index): closeLayers(&state, from: index)
        case .part(.search): changeMain(&state) { $0.closeSearch($1) }
        case .part(.conversation): changeMain(&state) { main, _ in main.closeConversation() }
        case .part(.registration): RootReducer.closeRegistration(&state)
        case .part(.launch), .part(.failure): []
        // There's nothing behind the list.
        case .part(.chatList): state.toasts.dismissErrors()
        }
    }

    static func carryOut(_ state: inout AppState, _ intent: Intent, from place: Place? = nil) -> [AppEffect] {
        switch intent {
        case .close: return place.map { close(&state, $0) } ?? []
        case .closeAll: return closeLayers(&state)
        case .discardAll:
            state.layers.removeAll { !$0.isQuickOpen }
            return []
        case .uncover: return closeLayers(&state, from: place?.nextLayer ?? .max)
        // The feature itself may be closed by now.
        case .present(let layer): return present(&state, layer, inFrontOf: place?.nextLayer ?? .max)
        case .replace(let layer): return replace(&state, place, layer)
        case .focus(let pane):
            state.withMain { $0.moveFocus(to: pane) }
            return []
        case .command(let command): return perform(&state, command)
        case .notice(let text): return state.toasts.say(text)
        case .problem(let problem): return state.toasts.say(problem)
        case .offer(let text, let command, let seconds):
            return state.toasts.reduce(.offered(text, command, seconds: seconds))
        case .openChat(let chat): return changeMain(&state) { $0.openChat(chat, $1) }
        case .openHit(let hit, let chat, let text, let query):
            return changeMain(&state) { $0.open(hit, in: chat, text, query, $1) }
        case .openMessage(let id, let at, let chat): return changeMain(&state) { $0.open(id, at: at, in: chat, $1) }
        case .openCard(let chat, let isNaming): return changeMain(&state) { $0.openCard(chat, isNaming: isNaming, $1) }
        case .openContact(let contact): return changeMain(&state) { $0.openContact(contact, $1) }
        case .goTo(let chat): return changeMain(&state) { $0.go(to: chat, $1) }
        case .showRow(let chat): return changeMain(&state) { $0.showList($1) + .list($0.chatList.goToRow(of: chat)) }
        case .showTab(let filter):
            return changeMain(&state) { $0.showList($1) + .list($0.chatList.show(filter)) }
        case .dropHits(let chat, let message):
            state.withMain { $0.search?.drop { $0.chat == chat && (message == nil || $0.id == message) } }
            return []
        case .share(let reading):
            return state.layers.indices.reversed().flatMap { send(&state, .listRead(reading), to: .layer($0)) ?? [] }
                + (send(&state, .listRead(reading), to: .part(.search)) ?? [])
        case .switchProfile(let profile, let link): return RootReducer.opening(&state, profile, withdrawing: link)
        case .actOnMessage(let action, let message, let people):
            return changeMain(&state) { $0.act(action, on: message, knowing: people, $1) }
        case .jumpToQuote(let message): return changeMain(&state) { $0.jumpToQuote(of: message, $1) }
        case .mention(let person, let name): return changeMain(&state) { $0.mention(person, named: name, $1) }
        case .prepareRevoking(let messages):
            return changeMain(&state) { main, shared in
                main.prepareRevoking(messages, shared)
                return Outcome()
            }
        case .write(let text): return send(&state, .edit(.insert(text)), to: .part(.conversation)) ?? []
        case .compose(let action):
            return send(&state, .action(.conversation(.composer(action))), to: .part(.conversation)) ?? []
        case .save, .forgetUnsent, .forgetDraft:
            state.savedInput.take(intent)
            return []
        case .request(let request, let asker, let claim): return state.ask(request, by: asker, claim: claim)
        case .download(let message, let file, let asker): return state.download(message, file, by: asker)
        case .send(let message, let chat, let asker, let isRaw): return state.send(message, to: chat, by: asker, isRaw)
        case .sendHere(let content, let chat): return changeMain(&state) { main, _ in main.send(content, to: chat) }
        case .perform(let operation): return [.perform(operation)]
        case .act(let action, let rows):
            return changeMain(&state) { .list($0.chatList.answer(.act(action), rows, $1)) }
        case .remove(let removals, let chats, let said):
            return changeMain(&state) { main, _ in main.remove(removals, of: chats, said) }
        case .offerUndo(let said, let done, let edits):
            return changeMain(&state) { main, _ in
                .list(main.chatList.offerUndo(said, of: done, by: edits, chat: nil))
            }
        case .endSelecting:
            state.withMain { $0.chatList.endSelecting() }
            return []
        case .unmark(let messages, let asker):
            state.unmark(messages, in: asker)
            return []
        case .order(let order): return changeMain(&state) { main, _ in .list(main.chatList.chooseOrder(order)) }
        case .use(let theme): return changeOptions(&state) { $0.use(theme, &$1, of: $2) }
        case .setOption(let id, let value, let target):
            guard let option = OptionDeclaration.named(id) else { return [] }
            return changeOptions(&state) { $0.set(option, to: value, for: target, &$1, of: $2) }
        case .addProfile: return RootReducer.addProfile(&state)
        case .start(let risks): return RootReducer.launch(&state, accepting: risks)
        case .fail(let problem): return RootReducer.fail(&state, problem)
        }
    }
}

private struct FeatureReducer: FeatureVisitor {
    typealias Answer = Outcome<AppAction>?

    let input: FeatureInput<AppAction>
    let shared: Shared

    func visit<Visited: Feature>(
        _ feature: inout Visited, _ actions: @escaping ActionCase<Visited.Action>
    ) -> Outcome<AppAction>? {
        feature.take(input, shared) { $0.ofFeature as? Visited.Action }?.map(actions)
    }
}

extension Outcome {
    /// The same with the actions of the app.
    func map(_ embed: @escaping ActionCase<Action>) -> Outcome<AppAction> {
        Outcome<AppAction>(effects: effects.map(action: embed), intents: intents)
    }
}

extension Place {
    /// The index of a layer in front of it; a permanent part has every layer in front.
    fileprivate var nextLayer: Int {
        switch self {
        case .layer(let index): index + 1
        case .part: .max
        }
    }
}
