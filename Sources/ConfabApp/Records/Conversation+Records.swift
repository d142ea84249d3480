import Messenger

// Opening the content of a message in the open chat.
extension Conversation {
    /// Shows the picture of a message, plays its voice, or opens its record or the answers of its poll, or else its menu.
    mutating func openContent(of message: Message, _ shared: Shared) -> Outcome<Action> {
        if MessageAction.show.isOffered(message, facts(shared)) { return .showingPicture(of: message, shared) }
        if MessageAction.vote.isOffered(message, facts(shared)) { return vote(in: message, shared) }
        if MessageAction.play.isOffered(message, facts(shared)) { return togglePlayback(of: message, shared) }
        return message.content.isRecord ? contentPage(of: message) ?? Outcome() : openMenu(of: message, shared)
    }

    /// Opens the record of a message, or all of a text that is loaded truncated; nil if it has neither.
    func contentPage(of message: Message) -> Outcome<Action>? {
        MessagesPage(inside: message, of: timeline.source, in: chat).map {
            Outcome(intents: [.present(.messagesPage($0))])
        }
    }
}
