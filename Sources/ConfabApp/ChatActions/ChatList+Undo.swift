import Loop
import TerminalDOM
package import Messenger

// Undo, and removals that are carried out only when they can no longer be undone.
extension ChatList {
    /// A change that can be undone for a while.
    package struct Undo: Codable, Equatable, Sendable {
        /// The changes; empty for a pending removal.
        package var done: [ChatEdit]
        /// The changes that undo them.
        package var edits: [ChatEdit]
        /// The chat to go back to, where it was one.
        package var chat: ChatID?
    }

    /// For how many seconds it is offered.
    static let undoSeconds = 8

    /// Says what was done and offers to take it back by `edits`.
    mutating func offerUndo(
        _ text: String, of done: [ChatEdit] = [], by edits: [ChatEdit] = [], chat: ChatID?
    ) -> Outcome<Action> {
        // Only the newest change can be undone.
        let over = handOver()
        undo = Undo(done: done, edits: edits, chat: chat)
        return over + Outcome(intents: [.offer(text, .undoChange, seconds: Self.undoSeconds)])
    }

    /// Takes back what can be.
    mutating func undoLast(_ shared: Shared) -> Outcome<Action> {
        guard let undo else { return Outcome(intents: [.notice(shared.strings.nothingToUndo())]) }
        self.undo = nil
        let said = Outcome<Action>(intents: [.notice(shared.strings.undone())])
        guard waitingRemoval != nil else {
            note(undo.edits)
            // The row of an archived chat comes back.
            if let chat = undo.chat, window?.elements.contains(where: { $0.id == chat }) == false {
                pendingSelection = .chat(chat)
            }
            return Outcome(effects: letMove() + [.request(.changeAll(undo.edits), of: profile, by: .chatActions)])
                + said
        }
        pendingRemovals.removeLast()
        notePendingRemovals()
        if let chat = undo.chat { pendingSelection = .chat(chat) }
        return comeBack() + said
    }

    /// Shows chats as gone, or their messages, and has them really go when that can no longer be taken back.
    mutating func depart(_ removals: [ChatRemoval], of chats: [ChatSummary], _ said: String) -> Outcome<Action> {
        let offered = offerUndo(said, chat: chats.count == 1 ? chats[0].id : nil)
        hide(PendingRemoval(removals, of: chats))
        return offered + Outcome(effects: clearFilterIfEmpty() + loadMore())
    }

    /// Shows what `pending` leaves of the list.
    private mutating func hide(_ pending: PendingRemoval) {
        pendingRemovals.append(pending)
        notePendingRemovals()
        counts = counts.less(pending.lack)
        guard let window else { return }
        let index = window.elements.firstIndex { $0.id == selection }
        let left = shown(window)
        self.window = left
        guard let index, selectedChat == nil else { return }
        selection = left.elements.isEmpty ? nil : left.elements[min(index, left.elements.count - 1)].id
        scroll.reveal = selection
    }

    /// Carries out the pending removal.
    mutating func handOver() -> Outcome<Action> {
        undo = nil
        guard let pending = waitingRemoval else { return Outcome() }
        pendingRemovals[pendingRemovals.count - 1].isHandedOver = true
        return Outcome(effects: [.request(.remove(pending.removals), of: profile, by: .chatActions)])
    }

    /// Takes back a change or removal that was shown ahead and refused.
    package mutating func answered(
        _ call: ServiceCall, _ outcome: ServiceOutcome, _ shared: Shared
    ) -> Outcome<Action>? {
        switch (outcome, call.request) {
        case (.done, .remove(let removals)): return forget(removals)
        case (.failed, .remove(let removals)): _ = forget(removals)
        case (.failed, let refused):
            let edits = refused.edits
            if !edits.isEmpty, let undo, Set(edits).isSubset(of: undo.done) { self.undo = nil }
        case (.done, _): break
        }
        return nil
    }

    /// Ends a removal that the service has carried out or refused.
    private mutating func forget(_ removals: [ChatRemoval]) -> Outcome<Action>? {
        guard let index = pendingRemovals.firstIndex(where: { $0.isHandedOver && $0.removals == removals }) else {
            return nil
        }
        pendingRemovals.remove(at: index)
        notePendingRemovals()
        return comeBack()
    }

    /// Follows a new message in a chat with a pending removal. Clearing a chat spares the message. A chat that is to be
    /// deleted stays, because nobody has seen the message yet.
    mutating func noteArrival(in chat: ChatSummary, _ strings: any Strings) -> Outcome<Action> {
        switch waitingRemoval?.removals.first(where: { $0.chat == chat.id }) {
        case .messages:
            pendingRemovals[pendingRemovals.count - 1].note(chat)
            return Outcome(effects: [.perform(.query(.counts(profile)))])
        case .conversation:
            return spare(chat) + Outcome(intents: [.notice(strings.keptForMessage(chat.title(strings)))])
        case .contact, .membership, .group, .pending, nil: return Outcome()
        }
    }

    /// Cancels the removal of `chat`.
    private mutating func spare(_ chat: ChatSummary) -> Outcome<Action> {
        guard let left = pendingRemovals.popLast()?.without(chat.id) else { return Outcome() }
        if left.removals.isEmpty { undo = nil } else { pendingRemovals.append(left) }
        notePendingRemovals()
        return comeBack()
    }

    private func comeBack() -> Outcome<Action> {
        Outcome(effects: [load(), .perform(.query(.counts(profile)))])
    }
}
