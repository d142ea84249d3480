public import Messenger

/// The search in the place of the list: names as one types, messages of all chats, links.
public enum Search {
    /// What happens in the search.
    public enum Action: Codable, Equatable, Sendable {
        /// Chats and contacts were found by name.
        case namesFound(NameSearch, limit: Int, NameResults)
        /// Messages were found.
        case messagesFound(SearchRequest, MessageResults)
        /// It is known what following a link would do.
        case planned(ConnectLink, LinkPlan)
        /// A search, or the look at a link, failed; the sentence.
        case failed(String)
    }
}
