package import Messenger
package import TerminalDOM

extension Conversation {
    package enum Action: Codable, Equatable, Sendable {
        /// The chat and what is told of it were read; nil when it is gone.
        case loaded(ChatID, ChatSummary?, Details)
        /// The people who have read the messages were counted.
        case readersCounted(ChatID, ReadCounts)
        /// Something happened in its messages.
        case timeline(Timeline.Action)
        /// Messages were searched in the chat: the matches after a cursor, or the newest ones.
        case searched(ChatID, SearchQuery, after: SearchCursor?, ChatHits)
        /// They couldn't be searched.
        case searchFailed(ChatID, SearchQuery, Problem)
        /// Text was written into the search in the chat, or the cursor was moved there.
        case chatSearchEdited(EditCommand)
        /// The pause after typing there is over: hits are to be looked for.
        case chatSearchDue
        /// Nothing was typed there for a while: what is wrong with it is to be said.
        case chatSearchRested
        /// It is to be searched there once more.
        case chatSearchRepeated
        /// The chat search takes long.
        case chatSearchWaitedLong
        /// So many hits further up are to be gone.
        case chatSearchStepped(Int)
        /// The search in the chat is to be left.
        case chatSearchClosed
        /// Something happened in the field for a new message.
        case composer(Composer.Action)
        /// So much was heard of what is being played.
        case playbackProgressed(run: Int, milliseconds: Int)
        /// The player has ended, at the end of the message or because it failed.
        case playbackEnded(run: Int, isWhole: Bool)
        /// The next new voice message of the chat was looked for; nil if there is none.
        case nextVoiceFound(ChatID, Message?)
        /// A name that completes what is typed in the search was clicked.
        case completionClicked(Int)
        case completionsTurned(Int)
        /// A command in the title was clicked.
        case commandClicked(CommandID)
        /// The place of a message was read; nil if it's gone.
        case placeFound(ChatID, MessageID, MessagePosition?)
        /// The next mention of the user was looked for; nil if there is none.
        case mentionFound(ChatID, FoundMention?)
        /// A pinned message below the title was clicked.
        case pinClicked(MessageID)
    }

    /// A message that mentions the user, and its place.
    package struct FoundMention: Codable, Equatable, Sendable {
        package var message: MessageID
        package var position: MessagePosition

        package init(_ message: MessageID, at position: MessagePosition) {
            self.message = message
            self.position = position
        }
    }
}
