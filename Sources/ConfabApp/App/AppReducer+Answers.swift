import Loop
import Messenger

// Answers of the service, and changes that the store refused.
extension App {
    /// Takes the answer of the service to a request.
    static func take(_ state: inout AppState, _ call: ServiceCall, _ outcome: ServiceOutcome) -> [AppEffect] {
        let shown = giveFirst(&state, .answered(call, outcome))
        switch outcome {
        case .done(let answer): return (shown ?? []) + take(&state, call, answer, isTaken: shown != nil)
        case .failed(let failure):
            return (shown ?? []) + refuse(&state, call, failure.sentence, isSaid: shown != nil)
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
        case .plan(let plan):
            guard case .plan(let link) = call.request, call.asker == .search else { return [] }
            return reduceSearch(&state, .planned(link, plan))
        case .ended(let name): return [.notice(words.groupHasEnded(name))]
        case .done:
            if case .remove(let removals) = call.request { return forget(&state, removals) }
            return []
        case .message, .tag, .history: return []
        }
    }

    /// Shows again what was there before a request that wasn't done, and says why.
    ///
    /// - Parameter isSaid: true if a layer says why.
    private static func refuse(
        _ state: inout AppState, _ call: ServiceCall, _ sentence: String, isSaid: Bool
    ) -> [AppEffect] {
        switch call.request {
        case .change, .changeAll, .remove, .changeTags:
            let shown = refuseRows(&state, call.request)
            return shown + reload(&state, .reload) + (isSaid ? [] : fail(&state, sentence))
        case .send(let message, let chat):
            return giveBack(&state, message.content.typedText, to: chat) + fail(&state, sentence)
        case .plan(let link):
            return call.asker == .search ? reduceSearch(&state, .failed(.link(link), sentence)) : []
        case .createLink, .connect, .createGroup, .withdrawLink, .openChat, .acceptRequest, .rejectRequest, .openNotes,
            .invite, .joinGroup, .declineGroup,
            .leaveGroup, .retry, .markRead, .edit, .redact, .react, .setTyping, .loadHistory:
            return isSaid ? [] : fail(&state, sentence)
        }
    }

    /// Shows again what was there before a change that wasn't saved, and says why.
    static func notSaved(_ state: inout AppState, _ change: LocalChange, _ sentence: String) -> [AppEffect] {
        switch change {
        case .draft(let draft):
            // Saved with the next letter, or when the chat is left.
            _ = state.withConversation { conversation in
                if conversation.chat.id == draft.chat { conversation.savedDraft = nil }
                return []
            }
            return fail(&state, sentence)
        case .order: return reload(&state, .reload) + fail(&state, sentence)
        case .profileOption: return fail(&state, state.options.words.notSaved(sentence))
        case .filter, .closedHint, .readReceipts, .commandUse: return fail(&state, sentence)
        }
    }
}

extension AppState {
    /// Asks the service on behalf of the open profile; nothing if none is open.
    func request(_ request: ServiceRequest, by asker: ServiceCall.Asker, id: EffectID? = nil) -> [AppEffect] {
        main.map { [.request(request, of: $0.profile.id, by: asker, id: id)] } ?? []
    }
}

extension MessageContent {
    /// The text of a message as it was typed; empty if it wasn't.
    fileprivate var typedText: String {
        if case .text(let text) = self { text.plain } else { "" }
    }
}
