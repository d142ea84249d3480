import Loop
import Messenger
import TerminalDOM

// Taking back what was done, and what is only done once it cannot be taken back any more.
extension App {
    /// For how many seconds it is offered.
    static let undoSeconds = 8

    /// Says what was done and offers to take it back by `edits`.
    static func offerUndo(
        _ state: inout AppState, _ text: String, of done: [ChatEdit] = [], by edits: [ChatEdit] = [], chat: ChatID?
    ) -> [AppEffect] {
        // What could be taken back until now cannot be any more.
        let over = handOver(&state)
        let said = Toasts.reduce(&state.toasts, .offered(text, .undoChange, seconds: undoSeconds))
        let toast = state.toasts.lastNumber
        _ = state.withMain {
            $0.undo = Rows.Undo(toast: toast, done: done, edits: edits, chat: chat)
            return []
        }
        return over + said
    }

    /// Takes back what can be.
    static func undo(_ state: inout AppState) -> [AppEffect] {
        let words = state.options.words
        guard let main = state.main, let undo = main.undo else { return [.notice(words.nothingToUndo())] }
        state.toasts.toasts.removeAll { $0.number == undo.toast }
        let isPendingRemoval = main.chatList.waitingRemoval != nil
        let back = state.withMain { main in
            main.undo = nil
            if isPendingRemoval {
                main.chatList.pendingRemovals.removeLast()
                main.chatList.notePendingRemovals()
                if let chat = undo.chat { main.chatList.wanted = .chat(chat) }
                return comeBack(main)
            }
            ChatList.note(&main.chatList, undo.edits)
            return ChatList.letMove(&main.chatList, profile: main.profile.id) + [
                .request(.changeAll(undo.edits), of: main.profile.id, by: .chatActions)
            ]
        }
        return back + [.notice(words.undone())]
    }

    /// Shows chats as gone, or their messages, and has them really go when that can no longer be taken back.
    static func depart(
        _ state: inout AppState, _ removals: [ChatRemoval], of chats: [ChatSummary], _ said: String
    ) -> [AppEffect] {
        let offered = offerUndo(&state, said, chat: chats.count == 1 ? chats[0].id : nil)
        let gone = state.withMain { main in
            ChatList.depart(&main.chatList, PendingRemoval(removals, of: chats))
            return ChatList.clearFilterIfEmpty(&main.chatList, profile: main.profile.id)
                + ChatList.loadMore(main.chatList, profile: main.profile.id)
        }
        return offered + gone
    }

    /// Tells the store what is still waiting to be taken away.
    static func handOver(_ state: inout AppState) -> [AppEffect] {
        if let undo = state.main?.undo { state.toasts.toasts.removeAll { $0.number == undo.toast } }
        return state.withMain { main in
            main.undo = nil
            guard let pending = main.chatList.waitingRemoval else { return [] }
            main.chatList.pendingRemovals[main.chatList.pendingRemovals.count - 1].isHandedOver = true
            return [.request(.remove(pending.removals), of: main.profile.id, by: .chatActions)]
        }
    }

    /// What follows from any action: what waits to be taken away goes before the profile is left, and once it is not
    /// offered any more to take it back. Whoever leaves the screen hands it over.
    static func settle(_ state: inout AppState, _ effects: [AppEffect]) -> [AppEffect] {
        guard let main = state.main, main.undo != nil || main.chatList.waitingRemoval != nil else { return effects }
        if effects.contains(where: \.leavesProfile) { return handOver(&state) + effects }
        if let undo = main.undo, !state.toasts.toasts.contains(where: { $0.number == undo.toast }) {
            return effects + handOver(&state)
        }
        return effects
    }

    /// Hides no longer what the store has taken away, or has refused to.
    static func forget(_ state: inout AppState, _ removals: [ChatRemoval]) -> [AppEffect] {
        state.withMain { main in
            let index = main.chatList.pendingRemovals.firstIndex { $0.isHandedOver && $0.removals == removals }
            guard let index else { return [] }
            main.chatList.pendingRemovals.remove(at: index)
            main.chatList.notePendingRemovals()
            return comeBack(main)
        }
    }

    /// Says that something was done that cannot be undone, before it is: `refused` takes the sentence back.
    static func claim(_ state: inout AppState, _ text: String, unless refused: ServiceRequest) -> [AppEffect] {
        let said = Toasts.reduce(&state.toasts, .said(text, isError: false))
        state.toasts.toasts[state.toasts.toasts.count - 1].claim = refused
        return said
    }

    /// Takes back what was shown and said before it was done, and the offer to undo it.
    static func refuseRows(_ state: inout AppState, _ refused: ServiceRequest) -> [AppEffect] {
        state.toasts.toasts.removeAll { $0.claim == refused }
        if case .remove(let removals) = refused { return forget(&state, removals) }
        let edits = refused.edits
        guard !edits.isEmpty, let undo = state.main?.undo, Set(edits).isSubset(of: undo.done) else { return [] }
        state.toasts.toasts.removeAll { $0.number == undo.toast }
        return state.withMain {
            $0.undo = nil
            return []
        }
    }

    /// A message came in a chat of which something is to be taken away. What is cleared it does not touch; a conversation
    /// that is to be deleted stays: it would be lost before anybody saw it.
    static func keep(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        switch state.main?.chatList.waitingRemoval(of: chat.id) {
        case .messages:
            return state.withMain { main in
                main.chatList.pendingRemovals[main.chatList.pendingRemovals.count - 1].note(chat)
                return [.perform(.query(.counts(main.profile.id)))]
            }
        case .conversation:
            let words = state.options.words
            return spare(&state, chat) + [.notice(words.keptForMessage(chat.title(words)))]
        case .contact, .membership, .group, .pending, nil: return []
        }
    }

    /// Takes nothing away from `chat` after all.
    private static func spare(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        guard let main = state.main, let pending = main.chatList.waitingRemoval else { return [] }
        let left = pending.without(chat.id)
        if left.removals.isEmpty, let undo = main.undo {
            state.toasts.toasts.removeAll { $0.number == undo.toast }
        }
        return state.withMain { main in
            main.chatList.pendingRemovals.removeLast()
            if left.removals.isEmpty { main.undo = nil } else { main.chatList.pendingRemovals.append(left) }
            main.chatList.notePendingRemovals()
            return comeBack(main)
        }
    }

    private static func comeBack(_ main: Main) -> [AppEffect] {
        [ChatList.load(main.chatList, profile: main.profile.id), .perform(.query(.counts(main.profile.id)))]
    }
}

extension ChatList {
    /// Shows what `pending` leaves of the list.
    static func depart(_ state: inout State, _ pending: PendingRemoval) {
        state.pendingRemovals.append(pending)
        state.notePendingRemovals()
        state.counts = state.counts.less(pending.lack)
        guard let window = state.window else { return }
        let index = window.elements.firstIndex { $0.id == state.selection }
        let left = state.shown(window)
        state.window = left
        guard let index, state.selectedChat == nil else { return }
        state.selection = left.elements.isEmpty ? nil : left.elements[min(index, left.elements.count - 1)].id
        state.scroll.reveal = state.selection
    }
}

extension AppEffect {
    /// Whether the profile that is open is not open any more once it is done.
    fileprivate var leavesProfile: Bool {
        if case .perform(let operation, _) = self { operation.leavesProfile } else { false }
    }
}
