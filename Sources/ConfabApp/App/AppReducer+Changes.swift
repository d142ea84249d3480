import Loop
import Messenger

// Changes of the store, answers of the service, and failures.
extension App {
    /// Reads again what is on the screen and was changed, and nothing else.
    static func follow(_ state: inout AppState, _ changes: ChangeSet) -> [AppEffect] {
        guard state.main != nil else { return [] }
        // The open chat first: the list keeps its row by what it has become.
        let parts = [Part.conversation, .chatList].map(Place.part)
        let layers = state.layers.indices.reversed().map(Place.layer)
        var effects: [AppEffect] = []
        for place in parts + layers + [.part(.search)] { effects += give(&state, .follow(changes), to: place) ?? [] }
        if changes.needsReload || !changes.profiles.isEmpty || !changes.chats.isEmpty {
            effects.append(.perform(.query(.profiles)))
        }
        return effects
    }

    /// Takes the answer of the service to a request.
    static func takeAnswer(_ state: inout AppState, _ call: ServiceCall, _ outcome: ServiceOutcome) -> [AppEffect] {
        let taken = giveFirst(&state, .answered(call, outcome))
        let followed = [Part.chatList, .search, .conversation].compactMap {
            give(&state, .answered(call, outcome), to: .part($0))
        }
        let effects = (taken ?? []) + followed.flatMap { $0 }
        switch outcome {
        case .done(let answer):
            let isOpen = call.profile == state.main?.profile.id
            let followUp = call.followUp(answer, isTaken: taken != nil, isOpen: isOpen, state.options.words)
            return effects + carryOut(&state, followUp)
        case .failed(let failure):
            return effects + refuse(&state, call, failure.sentence, isSaid: taken != nil || !followed.isEmpty)
        }
    }

    /// Shows again what was there before a request that wasn't done, and says why.
    ///
    /// - Parameter isSaid: true if a feature says why.
    private static func refuse(
        _ state: inout AppState, _ call: ServiceCall, _ sentence: String, isSaid: Bool
    ) -> [AppEffect] {
        state.toasts.toasts.removeAll { $0.claim == call.request }
        if case .send(let message, let chat) = call.request, !isSaid {
            state.savedInput.keep(message.content.typedText, for: chat)
        }
        // Nobody waits for the plan of a link that was left.
        if case .plan = call.request { return [] }
        let effects = call.request.isShownAhead ? follow(&state, .reload) : []
        return effects + (isSaid ? [] : fail(&state, sentence))
    }

    /// Shows again what was there before a change that wasn't saved, and says why.
    static func notSaved(_ state: inout AppState, _ change: LocalChange, _ sentence: String) -> [AppEffect] {
        switch change {
        case .draft(let draft):
            if state.main?.conversation?.chat.id == draft.chat {
                // Saved with the next letter, or when the chat is left.
                state.withMain { main in _ = main.changeConversation { $0.savedDraft = nil } }
            } else {
                state.savedInput.drafts[draft.chat] = draft
            }
            return fail(&state, sentence)
        case .order: return follow(&state, .reload) + fail(&state, sentence)
        case .profileOption: return fail(&state, state.options.words.notSaved(sentence))
        case .filter, .closedHint, .readReceipts, .commandUse: return fail(&state, sentence)
        }
    }

    /// Says what was not done.
    static func fail(_ state: inout AppState, _ sentence: String) -> [AppEffect] {
        if state.frontLayer == nil, state.main?.search?.link?.preview.isBusy == true {
            return changeMain(&state) { main, _ in
                main.changeSearch { Outcome(effects: $0.refuseLink(sentence)).map(AppAction.search) } ?? Outcome()
            }
        }
        if case .launching = state.root, state.frontLayer == nil {
            return RootReducer.fail(&state, sentence)
        }
        // A request that failed may be made again.
        state.withMain { main in _ = main.changeConversation { $0.isLoading = false } }
        if case .registration(var registration) = state.root {
            registration.isCreating = false
            state.root = .registration(registration)
        }
        return Toasts.reduce(&state.toasts, .said(sentence, isError: true))
    }
}
