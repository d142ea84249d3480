import Loop
import Messenger

// Changes of the store, answers of the service, and failures.
extension App {
    /// Reads again what is on the screen and was changed, and nothing else.
    static func storeChanged(_ state: inout AppState, _ changes: ChangeSet) -> [AppEffect] {
        guard state.main != nil else { return [] }
        // The open chat first: the list keeps its row by what it has become.
        let parts = [Part.conversation, .chatList].map(Place.part)
        let layers = state.layers.indices.reversed().map(Place.layer)
        var effects: [AppEffect] = []
        for place in parts + layers + [.part(.search)] {
            effects += send(&state, .storeChanged(changes), to: place) ?? []
        }
        if changes.needsReload || !changes.profiles.isEmpty || !changes.chats.isEmpty {
            effects.append(.perform(.query(.profiles)))
        }
        return effects
    }

    /// Takes the answer of the service to a request. Features of another profile don't wait for it.
    static func takeAnswer(_ state: inout AppState, _ call: ServiceCall, _ outcome: ServiceOutcome) -> [AppEffect] {
        let isOpen = call.profile == state.main?.profile.id
        let taken = isOpen ? sendToFirst(&state, .answered(call, outcome)) : nil
        let followed = [Part.chatList, .search, .conversation].compactMap {
            isOpen ? send(&state, .answered(call, outcome), to: .part($0)) : nil
        }
        let effects = (taken ?? []) + followed.flatMap { $0 }
        switch outcome {
        case .done(let answer):
            let followUp = call.followUp(answer, isTaken: taken != nil, isOpen: isOpen, state.options.strings)
            return effects + carryOut(&state, followUp)
        case .failed(let problem):
            return effects + refuse(&state, call, problem, isSaid: taken != nil || !followed.isEmpty)
        }
    }

    /// Shows again what was there before a request that wasn't done, and says why.
    ///
    /// - Parameter isSaid: true if a feature says why.
    private static func refuse(
        _ state: inout AppState, _ call: ServiceCall, _ problem: Problem, isSaid: Bool
    ) -> [AppEffect] {
        state.toasts.all.removeAll { $0.claim == call.request }
        if case .send(let message, _) = call.request, let draft = message.draft, !isSaid {
            state.savedInput.keep(draft)
        }
        // Nobody waits for the plan of a link that was left.
        if case .plan = call.request { return [] }
        var effects = call.request.isShownAhead ? storeChanged(&state, .reload) : []
        if let draft = call.draft, let edit = draft.edit, !isSaid {
            state.savedInput.keep(edit, in: draft.chat)
            effects.append(.perform(.save(.edit(draft.chat, edit))))
        }
        return effects + (isSaid ? [] : state.toasts.say(problem))
    }
}
