package import Messenger
package import TerminalDOM

extension Search {
    /// A request that failed.
    package enum Request: Codable, Equatable, Sendable {
        /// Chats and contacts by name.
        case names(NameSearch)
        case messages(SearchRequest)
    }

    package enum Action: Codable, Equatable, Sendable {
        /// Text was written, or the cursor was moved.
        case edited(EditCommand)
        /// The cross beside the field was clicked: what is typed goes, then the search.
        case cancelled
        /// The pause after typing is over: messages are to be looked for.
        case pauseOver
        /// Nothing was typed for a while: what is wrong with it is to be said.
        case typingRested
        /// The search takes long.
        case waitedLong
        /// Something was changed a moment ago: what is shown is to be read again.
        case changesDue
        /// Chats and contacts were found by name.
        case namesFound(NameSearch, limit: Int, NameResults)
        /// The names that complete what is typed after an operator.
        case completionsFound(SearchCompletion, [String])
        case completionClicked(Int)
        /// The wheel was turned over the names by so many notches.
        case completionsTurned(Int)
        /// Messages were found.
        case messagesFound(SearchRequest, MessageResults)
        /// A message to forward was read, as others know its sender, and its chat; nil if it's gone.
        case hitRead(MessageID, Message?, ChatSummary?)
        /// The pause after a link that was typed is over.
        case linkDue
        /// The look at a link takes long.
        case linkTakesLong
        /// One of the things that can be done with a link was clicked.
        case linkEntryClicked(LinkEntry)
        /// Another name is to be shown to the other side of the link: a random one, or one's own.
        case incognitoToggled
        /// A search failed.
        case failed(Request, Problem)
        /// Other rows are seen.
        case viewportChanged(ListViewport<RowID>)
        /// The wheel was turned by so many notches.
        case wheelTurned(Int)
        case rowClicked(RowID)
        /// Messages are to stand chat by chat, or by time again.
        case groupingToggled
    }
}
