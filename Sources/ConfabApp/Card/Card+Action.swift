public import Messenger

extension Card {
    /// What happens on a card.
    public enum Action: Codable, Equatable, Sendable {
        /// What it shows was read; nil when the chat is not there any more.
        case loaded(ChatID, Details?)
    }
}
