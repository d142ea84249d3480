package import Messenger

/// A short read, made at once on the loop's thread: it costs what it shows.
package enum StoreQuery: Codable, Equatable, Sendable {
    // Profiles.
    /// The profiles of this machine; answered by ``AppAction/profilesLoaded(_:)``.
    case profiles
    /// The given profiles that other processes have open; answered by ``AppAction/holdersLoaded(_:)``.
    case holders([ProfileID])
    /// The options of a profile; answered by ``Options/Action/profileRead(_:_:)``.
    case profileOptions(ProfileID)

    // The list of chats.
    /// Rows around an anchor; answered by ``ChatList/Action/loaded(_:_:)``.
    case chats(ChatQuery)
    /// The counts of all filters; answered by ``ChatList/Action/counted(_:)``.
    case counts(ProfileID)
    /// Some rows; answered by ``ChatList/Action/refreshed(_:_:)``.
    case rows([ChatID])
    /// The last filter and order of the list; answered by ``ChatList/Action/remembered(_:_:_:)``.
    case listSettings(ProfileID)
    /// The order of the list; answered by ``ChatList/Action/ordered(_:_:)``.
    case order(ProfileID)
    /// The tags; answered by ``ChatList/Action/tagged(_:_:)``.
    case tags(ProfileID)
    /// The next unread chat after another; answered by ``ChatList/Action/unreadFound(_:)``.
    case unread(ProfileID, after: ChatID?)
    /// The chats that an action was chosen for, at most ``ChatActionRequest/mostReadAtOnce`` of them; answered by
    /// ``ChatList/Action/chosen(_:_:)``.
    case chosen(ChatActionRequest, [ChatID])
    /// The chats that a filter shows; answered by ``ChatList/Action/shownFound(_:_:_:)``.
    case shown(ProfileID, ChatFilter?)
    /// The card of a chat; answered by ``Card/Action/loaded(_:_:)``.
    case card(ChatID)

    // The open chat.
    /// The chat and its details, with a message that is to be edited instead of the one that the stored draft edits; answered
    /// by ``Conversation/Action/loaded(_:_:_:)``.
    case chat(ChatID, edited: MessageID? = nil)
    /// Messages; answered by ``Timeline/Action/pageLoaded(_:_:_:)``.
    case messages(ChatID, MessageAnchor, limit: Int)
    /// The messages at the positions of a range in the chat of a history, at most so many, again, those of a search only if it
    /// finds them; answered by ``Timeline/Action/rangeLoaded(_:_:_:)`` of the feature that shows the history.
    case messageRange(TimelineSource, PositionRange, limit: Int)
    /// The names of people in a history, again; answered by ``Timeline/Action/peopleLoaded(_:_:_:)``.
    case senders(TimelineSource, Set<MessageSender>)
    /// Messages of a history with all of their text; answered by ``Timeline/Action/wholeLoaded(_:_:)`` of the feature that shows
    /// it, without those that are gone.
    case wholeMessages(TimelineSource, [MessageID])
    /// The pinned messages of a chat; answered by ``Timeline/Action/pageLoaded(_:_:_:)`` of the page that shows them.
    case pins(ChatID)
    /// Messages of a merged record or of one within it, or the pieces of a text; answered by
    /// ``Timeline/Action/pageLoaded(_:_:_:)`` of the page that shows them, without messages if the record is gone.
    case recordMessages(MessageID, [Int], MessageAnchor, limit: Int)
    /// A message with the replies to it, and to those; answered by ``Timeline/Action/pageLoaded(_:_:_:)`` of the page that
    /// shows them.
    case thread(ChatID, MessageID)
    /// The collected messages of a profile at an anchor of their page, at most so many; answered by
    /// ``MessagesPage/Action/collectedLoaded(_:_:_:hasOlder:hasNewer:)``.
    case collected(ProfileID, MessageAnchor, limit: Int)
    /// The chat and the place of a message; answered by ``MessagesPage/Action/sourceFound(_:_:_:)``.
    case source(MessageID)
    /// The place of a message; answered by ``Conversation/Action/placeFound(_:_:_:)``.
    case place(ChatID, MessageID)
    /// Someone whom a message of a chat names; answered by ``PersonCard/Action/loaded(_:_:)``.
    case person(ChatID, MessageSender)
    /// The next message of a chat after a position that mentions the user; answered by
    /// ``Conversation/Action/mentionFound(_:_:)``.
    case nextMention(ChatID, after: MessagePosition)
    /// The next voice message of a chat after a position that came from somebody else and wasn't played; answered by
    /// ``Conversation/Action/nextVoiceFound(_:_:)``.
    case nextVoice(ChatID, after: MessagePosition)
    /// The members of a group whom a name may mention, the `recent` ones first; answered by
    /// ``Composer/Action/mentionableFound(_:_:_:)``.
    case mentionable(ChatID, GroupID, NameSearch, recent: [MemberID])
    /// The details of a message; answered by ``MessageInfo/Action/loaded(_:_:_:)``.
    case messageInfo(ChatID, MessageID)

    // Finding and choosing.
    /// Chats and contacts by name, at most so many of each kind; answered by ``Search/Action/namesFound(_:limit:_:)`` or
    /// ``Search/Action/failed(_:_:)``.
    case names(ProfileID, NameSearch, limit: Int)
    /// A message that was found, with all of its text, to forward it; answered by ``Search/Action/hitRead(_:_:_:)``.
    case hit(MessageID)
    /// The names that complete what is typed after an operator; answered by
    /// ``Search/Action/completionsFound(_:_:)``.
    case completions(ProfileID, SearchCompletion)
    /// Chats and contacts by some letters of their names; answered by ``Switcher/Action/found(_:_:)``. Without letters these
    /// are the `recent` chats, then those with the newest messages.
    case fuzzyNames(ProfileID, FuzzyPattern, recent: [ChatID])
    /// The people whom a profile knows; answered by ``NewChat/Action/peopleFound(_:_:)`` or
    /// ``NewChat/Action/peopleFailed(_:_:)``.
    case people(PeopleQuery)
    /// The contacts who can be invited to a group; answered by ``ChatList/Action/invitableFound(_:_:)``.
    case invitable(ProfileID, GroupID)
    /// The use counts of commands in the palette; answered by ``Palette/Action/usesLoaded(_:)``.
    case commandUses
    /// The emoji that were used last; answered by ``EmojiPicker/Action/recentLoaded(_:)`` or
    /// ``Composer/Action/recentEmojiLoaded(_:)``.
    case recentEmoji(RecentEmoji.Reader)

    // Details for answers of the service.
    /// A chat that a request led to; answered by ``AppAction/chatReady(_:_:)``.
    case connected(ChatID)
    /// The chat of a group that was made; answered by ``AppAction/chatReady(_:_:)``.
    case group(ChatID)
    /// The code of a link that was created; answered by ``NewChat/Action/linkCreated(_:_:_:)``.
    case linkCode(ConnectLink, ChatID)
}
