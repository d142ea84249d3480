import Loop
package import Messenger
import TerminalDOM

// What the field asks of its chat.
extension Conversation {
    /// The chat as its field sees it.
    var surroundings: Composer.Surroundings {
        Composer.Surroundings(
            chat: chat, details: details, timeline: timeline, playback: playback, hasFocus: focus == .composer)
    }

    /// The suggestions for what is typed.
    var suggestions: [Suggestion] { composer.suggestions(surroundings) }

    /// The name of the mention that is being typed; nil for none.
    package var mentionSearch: NameSearch? { composer.mentionCompletion(surroundings)?.search }

    /// Changes the field, and does what it asks for; nil if it does nothing.
    mutating func compose(
        _ change: (inout Composer, Composer.Surroundings) -> Outcome<Composer.Action>?
    ) -> Outcome<Action>? {
        let around = surroundings
        return change(&composer, around).map { follow($0) }
    }

    /// Changes the field, and does what it asks for.
    mutating func composing(
        _ change: (inout Composer, Composer.Surroundings) -> Outcome<Composer.Action>
    ) -> Outcome<Action> {
        let around = surroundings
        return follow(change(&composer, around))
    }

    /// Goes along with what the field does.
    private mutating func follow(_ composed: Outcome<Composer.Action>) -> Outcome<Action> {
        var outcome = Outcome<Action>(effects: work(composed.effects), intents: composed.intents)
        // A voice that's heard meanwhile would be recorded, too.
        if composed.effects.contains(where: \.isRecording) { outcome.effects = pause() + outcome.effects }
        if composed.intents.contains(where: { $0.isMessage(to: chat.id) }) { outcome.effects += showEnd() }
        return outcome
    }

    /// Work of the field as work of the open chat.
    func work(_ work: [Composer.Work]) -> [Work] { work.map(action: Action.composer) }

    /// Takes an action of the field.
    mutating func reduceComposer(_ action: Composer.Action, _ shared: Shared) -> Outcome<Action> {
        if action == .targetClicked {
            return composer.target.map { Outcome(effects: showMessage($0.message, shared)) } ?? Outcome()
        }
        return composing { $0.reduce(action, $1, shared) }
    }

    /// Sends something that wasn't typed, as the reply that the user has begun, if there is one. The text in the field stays.
    mutating func send(_ content: MessageContent) -> Outcome<Action> {
        composing { $0.send(content, $1) }
    }

    /// Goes to the end, where the message will be.
    private mutating func showEnd() -> [Work] {
        timeline.unread = nil
        timeline.selection = nil
        timeline.scroll = ListScroll(.end)
        return timeline.page?.hasNewer == true ? go(to: .newest) : []
    }

    /// Shows a message that is being sent.
    mutating func showOutgoing(_ message: OutgoingMessage, _ name: TransactionID, at now: Timestamp) {
        timeline.showOutgoing(message, in: chat.id, name, at: now)
    }

    /// Saves everything that the next start needs: what is being written, and the place in the chat.
    mutating func save() -> [Work] {
        work(composer.keepDraft()) + keepPlace() + work(composer.endTyping() + composer.leaveRecording())
            + endPlayback()
    }
}

extension Composer.Work {
    fileprivate var isRecording: Bool {
        if case .perform(.voice(.record), _) = self { true } else { false }
    }
}

extension Intent {
    /// True if it sends a message of an open chat.
    fileprivate func isMessage(to chat: ChatID) -> Bool {
        if case .send(_, to: chat, by: .conversation, _) = self { true } else { false }
    }
}
