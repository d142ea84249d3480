import Loop
import TerminalDOM
public import Messenger

// Taking back what was done, and what is only done once it cannot be taken back anymore.
extension ChatList {
    /// What can be taken back for a while.
    public struct Undo: Codable, Equatable, Sendable {
        /// What was done; nothing while it is only on its way out.
        public var done: [ChatEdit]
        /// What makes it as it was.
        public var edits: [ChatEdit]
        /// The chat to go back to, where it was one.
        public var chat: ChatID?
    }

    /// For how many seconds it is offered.
    static let undoSeconds = 8

    /// Says what was done and offers to take it back by `edits`.
    mutating func offerUndo(
        _ text: String, of done: [ChatEdit] = [], by edits: [ChatEdit] = [], chat: ChatID?
    ) -> Outcome<Action> {
        // What could be taken back until now cannot be anymore.
        let over = handOver()
        undo = Undo(done: done, edits: edits, chat: chat)
        return over + Outcome(intents: [.offer(text, .undoChange, seconds: Self.undoSeconds)])
    }

    /// Takes back what can be.
    mutating func undoLast(_ shared: Shared) -> Outcome<Action> {
        guard let undo else { return Outcome(intents: [.notice(shared.words.nothingToUndo())]) }
        self.undo = nil
        let said = Outcome<Action>(intents: [.notice(shared.words.undone())])
        guard waitingRemoval != nil else {
            note(undo.edits)
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

    /// Tells the store what is still waiting to be taken away.
    mutating func handOver() -> Outcome<Action> {
        undo = nil
        guard let pending = waitingRemoval else { return Outcome() }
        pendingRemovals[pendingRemovals.count - 1].isHandedOver = true
        return Outcome(effects: [.request(.remove(pending.removals), of: profile, by: .chatActions)])
    }

    /// Follows the changes and removals that it has shown before they were done.
    public mutating func answered(
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

    /// Hides no longer what the store has taken away, or has refused to.
    private mutating func forget(_ removals: [ChatRemoval]) -> Outcome<Action>? {
        guard let index = pendingRemovals.firstIndex(where: { $0.isHandedOver && $0.removals == removals }) else {
            return nil
        }
        pendingRemovals.remove(at: index)
        notePendingRemovals()
        return comeBack()
    }

    /// A message came in a chat of which something is to be taken away. What is cleared it does not touch; a conversation
    /// that is to be deleted stays: it would be lost before anybody saw it.
    mutating func noteArrival(in chat: ChatSummary, _ words: Words) -> Outcome<Action> {
        switch waitingRemoval?.removals.first(where: { $0.chat == chat.id }) {
        case .messages:
            pendingRemovals[pendingRemovals.count - 1].note(chat)
            return Outcome(effects: [.perform(.query(.counts(profile)))])
        case .conversation:
            return spare(chat) + Outcome(intents: [.notice(words.keptForMessage(chat.title(words)))])
        case .contact, .membership, .group, .pending, nil: return Outcome()
        }
    }

    /// Takes nothing away from `chat` after all.
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
