package import Messenger

/// A search or a computation that takes its time, so it runs on another thread.
package enum SlowQuery: Codable, Equatable, Sendable {
    /// Finds messages; answered by ``Search/Action/messagesFound(_:_:)`` or ``Search/Action/failed(_:_:)``.
    case messages(SearchRequest)
    /// Finds the places of messages in a chat, the newest after a cursor, as many as can be found without keeping a newer query
    /// waiting; answered by ``Conversation/Action/searched(_:_:after:_:)`` or
    /// ``Conversation/Action/searchFailed(_:_:_:)``.
    case places(ChatID, SearchQuery, after: SearchCursor?)
    /// Finds messages of a chat at an anchor of the page that shows them, the newest first, at most so many; answered by its
    /// ``Timeline/Action/pageLoaded(_:_:_:)``. The cursor is the place of the match that the anchor names.
    case hits(ChatID, SearchQuery, MessageAnchor, from: SearchCursor?, limit: Int)
    /// Reads many chats that an action was chosen for; answered by ``ChatList/Action/chosen(_:_:)``.
    case chosen(ChatActionRequest, [ChatID])
    /// Counts the people who have read the messages of a group; answered by ``Conversation/Action/readersCounted(_:_:)``.
    case readCounts(ChatID)
    /// Counts what would be deleted with a profile; answered by ``ProfilesPage/Action/counted(_:_:)`` or
    /// ``ProfileEvent/refused(_:)``.
    case belongings(ProfileID)
    /// Finds the hidden profiles with a password; answered by ``ProfilesPage/Action/unlocked(_:_:)``.
    case hiddenProfiles(password: String, attempt: Int)
    /// Reads the codes in an image; answered by ``NewChat/Action/codeRead(_:_:)``.
    case code(path: String)
}
