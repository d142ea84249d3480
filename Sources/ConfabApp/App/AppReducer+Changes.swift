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
    static func take(_ state: inout AppState, _ call: ServiceCall, _ outcome: ServiceOutcome) -> [AppEffect] {
        let taken = giveFirst(&state, .answered(call, outcome))
        let followed = [Part.chatList, .search, .conversation].compactMap {
            give(&state, .answered(call, outcome), to: .part($0))
        }
        let effects = (taken ?? []) + followed.flatMap { $0 }
        switch outcome {
        case .done(let answer): return effects + take(&state, call, answer, isTaken: taken != nil)
        case .failed(let failure):
            return effects + refuse(&state, call, failure.sentence, isSaid: taken != nil || !followed.isEmpty)
        }
    }

    /// - Parameter isTaken: true if a layer has taken it.
    private static func take(
        _ state: inout AppState, _ call: ServiceCall, _ answer: ServiceAnswer, isTaken: Bool
    ) -> [AppEffect] {
        let isOpen = call.profile == state.main?.profile.id
        let words = state.options.words
        switch answer {
        // Nobody has seen a link whose page was left before it was there.
        case .link(_, let chat): return isTaken ? [] : [.request(.withdrawLink(chat), of: call.profile, by: .newChat)]
        // Another profile has no screen on which to open it.
        case .chat(let chat): return isOpen ? [.perform(.query(.connected(chat)))] : []
        case .group(let chat, let refused):
            guard case .createGroup(let name, let contacts) = call.request else { return [] }
            let opened: [AppEffect] = isOpen ? [.perform(.query(.group(chat)))] : []
            if !refused.isEmpty { return opened + fail(&state, words.notInvited(refused, to: name)) }
            return contacts.isEmpty ? opened : opened + [.notice(words.invited(contacts.count, to: name))]
        case .ended(let name): return [.notice(words.groupHasEnded(name))]
        case .plan, .done, .message, .tag, .history: return []
        }
    }

    /// Shows again what was there before a request that wasn't done, and says why.
    ///
    /// - Parameter isSaid: true if a feature says why.
    private static func refuse(
        _ state: inout AppState, _ call: ServiceCall, _ sentence: String, isSaid: Bool
    ) -> [AppEffect] {
        state.toasts.toasts.removeAll { $0.claim == call.request }
        var effects: [AppEffect] = []
        switch call.request {
        case .change, .changeAll, .remove, .changeTags: effects = follow(&state, .reload)
        case .send(let message, let chat) where !isSaid:
            state.savedInput.keep(message.content.typedText, for: chat)
        case .plan: return []
        case .send, .createLink, .connect, .createGroup, .withdrawLink, .openChat, .acceptRequest, .rejectRequest,
            .openNotes, .invite, .joinGroup, .declineGroup, .leaveGroup, .retry, .markRead, .edit, .redact, .react,
            .setTyping, .loadHistory:
            break
        }
        return effects + (isSaid ? [] : fail(&state, sentence))
    }

    /// Shows again what was there before a change that wasn't saved, and says why.
    static func notSaved(_ state: inout AppState, _ change: LocalChange, _ sentence: String) -> [AppEffect] {
        switch change {
        case .draft(let draft):
            _ = changeConversation(&state) { conversation, _ in
                conversation.noteUnsaved(draft)
                return Outcome()
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
            return changeSearch(&state) { search, _ in Outcome(effects: search.refuseLink(sentence)) }
        }
        if case .launching = state.root, state.frontLayer == nil {
            state.root = .failed(sentence)
            return [.cancel(.splash)]
        }
        // What was asked for in vain may be asked for again.
        _ = changeConversation(&state) { conversation, _ in
            conversation.isLoading = false
            return Outcome()
        }
        if case .registration(var registration) = state.root {
            registration.isCreating = false
            state.root = .registration(registration)
        }
        return Toasts.reduce(&state.toasts, .said(sentence, isError: true))
    }
}
