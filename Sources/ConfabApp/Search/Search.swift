package import Messenger
package import TerminalDOM

/// The search in the place of the list: names as one types, messages of all chats, links. The list is kept beside it as it
/// was, and goes on living.
package struct Search: Feature {
    /// The profile whose chats are searched.
    package var profile: ProfileID
    /// The typed text.
    package var field = EditableText()
    /// The name that is searched for; nothing is searched while it is empty.
    package var names = NameSearch("")
    /// The chats and contacts found by name; nil before the first search.
    package var found: NameResults?
    /// The name for which that was found.
    package var foundBy: NameSearch?
    /// The number of names requested of each kind.
    package var nameLimit = Search.handful
    /// Sections of which more than a handful is shown.
    package var unfolded: Set<Section> = []
    /// The row to select once the rest of a section is loaded.
    package var unfoldedAt: Int?
    /// The query for messages.
    package var query = SearchQuery()
    /// Problems and progress that are held back while the user types.
    package var feedback = DelayedFeedback()
    /// The problem with the link that is typed; nil if there is none.
    package var linkProblem: LinkTextProblem?
    /// The names that complete what is typed after an operator; nil if nothing is being completed.
    package var completions: NameCompletions?
    /// The messages that are shown; those of the query before until its own are there.
    package var messages: Messages?
    /// The question for messages whose answer is awaited.
    package var asked: SearchRequest?
    /// The use of that answer.
    package var purpose = Purpose.first
    /// The messages found so far while the results are read again.
    package var gathered: [MessageHit] = []
    /// True if something was changed since what is shown was asked for.
    package var isOutdated = false
    /// True if messages stand chat by chat.
    package var isGrouped = false
    /// The row that the user is on; nil for the first.
    package var selection: RowID?
    package var scroll = ListScroll<RowID>(.start)
    /// The visible rows.
    package var viewport: ListViewport<RowID>?
    /// True if the first row opens as soon as the results arrive, because Enter was pressed before.
    package var isOpeningFirst = false
    /// The message that is being read to be forwarded.
    package var forwarded: MessageID?
    /// Why messages couldn't be searched.
    package var problem: Problem?
    /// Why names couldn't be searched.
    package var nameProblem: Problem?
    /// The link in the place of text.
    package var link: Link?

    /// The contexts for keys: those of the field, or of the link in its place.
    package var contexts: [KeyContext] { [link == nil ? .search : .link, .text, .everywhere] }

    /// The only one.
    package var focusedField: EditableText? { field }

    /// True if something is searched for, so that the list makes room.
    package var isSearching: Bool { !names.isEmpty }

    /// The parts of the query that can't be used.
    var problems: [SearchProblem] {
        guard isSearching else { return [] }
        // Which names nobody has is known with the answer.
        let problems = messages?.query == query ? messages?.problems ?? [] : query.problems
        return problems.filter { !feedback.unfinished.contains($0) }
    }

    /// A part of what was found.
    package enum Section: String, Codable, CaseIterable, Hashable, Sendable {
        /// Chats with one person, notes and all that is no group.
        case chats
        case groups
        /// Contacts without a chat.
        case contacts
        case messages
    }

    /// Messages that are shown.
    package struct Messages: Codable, Equatable, Sendable {
        /// For what they were found.
        package var query: SearchQuery
        /// The operator as typed.
        package var text: String
        /// The messages, the newest first.
        package var hits: [MessageHit] = []
        /// The start of the next page; nil after the last one.
        package var next: SearchCursor?
        /// The parts of the query that couldn't be used.
        package var problems: [SearchProblem] = []
        /// The progress of rebuilding the index.
        package var indexing: SearchProgress?
        /// The number of matches that can't be read.
        package var unreadable = 0
    }

    /// The use of messages that are being searched for.
    package enum Purpose: String, Codable, Equatable, Sendable {
        /// They take the place of what is shown.
        case first
        /// They come behind what is shown.
        case more
        /// They take the place of the same ones, because something was changed.
        case again
    }

    /// The identity of a row of the results.
    package enum RowID: Codable, Hashable, Sendable {
        case heading(Section)
        /// A chat that was found by name.
        case chat(ChatID)
        /// A contact without a chat.
        case contact(ContactID)
        /// The row that unfolds the rest of a section.
        case more(Section)
        /// The heading of a chat's messages.
        case chatHeading(ChatID)
        case message(MessageID)
        /// The row that says that more results may come.
        case searching
    }

    /// An action on a link.
    package enum LinkEntry: String, Codable, Equatable, Sendable {
        /// Goes to the chat that it leads to.
        case open
        /// Follows it.
        case connect
        /// Takes it out of the field.
        case cancel
    }

    /// A link in the place of text.
    package struct Link: Codable, Equatable, Sendable {
        /// The link, and what's known about it.
        package var preview: LinkPreview
        /// The selected action; nil for the first one.
        package var selection: LinkEntry?
        /// True if the other side is to see a random name.
        package var isIncognito = false

        /// A link that nothing is known about yet.
        package init(_ link: ConnectLink) { preview = LinkPreview(link) }
    }
}

extension ServiceCall.Asker {
    package static let search = Self(rawValue: "search")
}
