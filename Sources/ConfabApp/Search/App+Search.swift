import Loop
import Messenger
import TerminalDOM

// The search in the place of the list.
extension App {
    /// Opens the search, or goes to it.
    static func openSearch(_ state: inout AppState) -> [AppEffect] {
        state.withMain { main in
            if main.search == nil { main.search = Search.State() }
            main.focus = .search
            return []
        }
    }

    /// Leaves the search: the list is there again as it was left.
    static func closeSearch(_ state: inout AppState) -> [AppEffect] {
        state.withMain { main in
            guard var search = main.search else { return [] }
            main.search = nil
            if main.focus == .search { main.focus = .list }
            if main.conversation?.finder?.isOffered == true { main.conversation?.finder = nil }
            return Search.clear(&search)
        }
    }

    /// Escape in the search: what is typed goes first, then the search.
    static func leaveSearch(_ state: inout AppState) -> [AppEffect] {
        guard let search = state.main?.search else { return [] }
        guard search.field.isEmpty, search.link == nil else {
            return state.withSearch { search, _ in Search.clear(&search) }
        }
        return closeSearch(&state)
    }

    static func reduceSearch(_ state: inout AppState, _ action: Search.Action) -> [AppEffect] {
        let zone = state.clock.zone
        switch action {
        case .opened: return openSearch(&state)
        case .cancelled: return choose(&state, .list) + leaveSearch(&state)
        case .rowClicked(let row):
            let focused = choose(&state, .list)
            return focused
                + state.withSearch { search, profile in
                    if case .heading(let section) = row { return Search.fold(&search, section, profile: profile) }
                    search.selection = row
                    search.isOpeningFirst = false
                    return []
                } + (row.isOpened ? openSelectedHit(&state) : [])
        case .linkEntryClicked(let entry):
            _ = choose(&state, .list)
            guard state.main?.search?.link?.entries.contains(entry) == true else { return [] }
            _ = state.withSearch { search, _ in
                search.link?.selection = entry
                return []
            }
            return perform(&state, entry)
        case .edited(.place): _ = choose(&state, .list)
        default: break
        }
        return state.withSearch { Search.reduce(&$0, action, profile: $1, zone: zone) } + openAwaited(&state)
    }

    /// Opens the first hit when Enter was pressed before it was there, unless the user has gone elsewhere since.
    private static func openAwaited(_ state: inout AppState) -> [AppEffect] {
        guard let main = state.main, let search = main.search, search.isOpeningFirst else { return [] }
        let isStillThere = main.focus == .search && !state.isCovered
        if isStillThere, search.isAwaited(Search.ResultList(search)) { return [] }
        _ = state.withSearch { search, _ in
            search.isOpeningFirst = false
            return []
        }
        return isStillThere ? openSelectedHit(&state) : []
    }

    static func performOnSearch(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        guard let search = state.main?.search else { return [] }
        switch command {
        case .open where search.isSearching || search.link != nil: return openSelectedHit(&state)
        case .groupHits: return reduceSearch(&state, .groupingToggled)
        case .incognito: return reduceSearch(&state, .incognitoToggled)
        default: break
        }
        // While nothing is typed the list is there, and moved in.
        guard search.isSearching || search.link != nil else { return performOnList(&state, command) }
        return state.withSearch { search, profile in
            Search.move(&search, command) ? Search.readOn(&search, profile: profile) : []
        }
    }

    /// Opens what is selected of what was found.
    private static func openSelectedHit(_ state: inout AppState) -> [AppEffect] {
        guard let search = state.main?.search else { return [] }
        if let link = search.link { return link.selected.map { perform(&state, $0) } ?? [] }
        let list = Search.ResultList(search)
        let isAwaited = search.isAwaited(list)
        let index = isAwaited ? nil : list.selectedIndex(search.selection)
        _ = state.withSearch { search, _ in
            search.isOpeningFirst = isAwaited
            // The row stays selected, so that one comes back to it.
            if let index { search.selection = list.ids[index] }
            return []
        }
        guard let index else { return [] }
        switch list.rows[index] {
        case .chat(let index): return search.found.map { open(&state, found: $0.chats[index].chat) } ?? []
        case .group(let index): return search.found.map { open(&state, found: $0.groups[index].chat) } ?? []
        case .contact(let index): return search.found.map { openContact(state, $0.contacts[index].id) } ?? []
        case .message(let index): return search.messages.map { open(&state, $0.hits[index], of: $0) } ?? []
        case .more(let section, _): return state.withSearch { Search.unfold(&$0, section, profile: $1) }
        case .heading, .chatHeading, .searching: return []
        }
    }

    private static func perform(_ state: inout AppState, _ entry: Search.LinkEntry) -> [AppEffect] {
        switch entry {
        case .open: return state.main?.search?.link?.preview.chat.map { open(&state, found: $0) } ?? []
        case .connect: return state.withSearch { Search.connect(&$0, profile: $1) }
        case .cancel: return state.withSearch { search, _ in Search.clear(&search) }
        }
    }

    private static func open(_ state: inout AppState, found chat: ChatSummary) -> [AppEffect] {
        chat.kind.isConversation ? open(&state, chat, isFound: true) : openCard(&state, chat)
    }

    /// Opens the chat of a message at that message.
    private static func open(
        _ state: inout AppState, _ hit: MessageHit, of messages: Search.Messages
    ) -> [AppEffect] {
        if let refusal = refusal(state, toOpen: hit.chat) { return refusal }
        // A third of the way down, as far as can be told before it was drawn.
        let target = Conversation.Target(
            message: hit.id, position: hit.position, line: max(0, (state.size.height - 6) / 3))
        let finder = Conversation.Finder(messages.text, messages.query, at: hit.id)
        if state.main?.conversation?.chat.id == hit.chat {
            return state.withMain { main in
                main.focus = .timeline
                return []
            }
                + state.withConversation {
                    $0.finder = finder
                    return Conversation.show(&$0, target) + Conversation.findAgain(&$0)
                }
        }
        let kept = state.withConversation { Conversation.keepDraft(&$0) }
        let opened = state.withMain { main in
            let known =
                main.search?.found?.hit(of: hit.chat) ?? main.chatList.window?.elements.first { $0.id == hit.chat }
            // What is not known of it yet is read at once.
            let chat = known ?? ChatSummary(id: hit.chat, kind: hit.chatKind, names: hit.chatNames)
            let (conversation, effects) = Conversation.open(chat, of: main.profile.id, at: target, finder)
            main.conversation = conversation
            main.visit(hit.chat)
            main.focus = .timeline
            return effects
        }
        return kept + opened + holdOpenChat(&state)
    }

    /// Says that a message to which a hit led is not there any more, or its chat, and takes the hit away.
    static func loseHit(_ state: inout AppState, _ isGone: (MessageHit) -> Bool, _ sentence: String) -> [AppEffect] {
        _ = state.withSearch { search, _ in
            Search.drop(&search, isGone)
            return []
        }
        return [.notice(sentence)]
    }
}

extension Search.State {
    /// Whether what Enter would open is known only with an answer that is on its way: what is first in the rows was
    /// found for other words. A row that was chosen since is meant as it stands.
    func isAwaited(_ list: Search.ResultList) -> Bool {
        if let selection, list.ids.contains(selection) { return false }
        switch list.selectedIndex(nil).map({ list.rows[$0] }) {
        case .message: return asked != nil && messages?.query != query
        case nil: return asked != nil && purpose != .again
        case .chat, .group, .contact, .more, .heading, .chatHeading, .searching: return foundBy != names
        }
    }
}

extension AppState {
    mutating func withSearch(_ change: (inout Search.State, ProfileID) -> [AppEffect]) -> [AppEffect] {
        withMain { main in
            guard var search = main.search else { return [] }
            main.search = nil
            let effects = change(&search, main.profile.id)
            main.search = search
            return effects
        }
    }
}

extension NameResults {
    /// The row of a chat, when it is among what was found.
    fileprivate func hit(of chat: ChatID) -> ChatSummary? { (chats + groups).first { $0.id == chat }?.chat }
}

extension Search.RowID {
    /// Whether a click on it opens something.
    fileprivate var isOpened: Bool {
        switch self {
        case .chat, .contact, .more, .message: true
        case .heading, .group, .searching: false
        }
    }
}
