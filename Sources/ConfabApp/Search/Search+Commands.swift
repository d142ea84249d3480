import Loop
import Messenger
package import TerminalDOM

// Commands of the search.
extension Search {
    /// True while nothing is typed, and the list stays in sight.
    var isIdle: Bool { !isSearching && link == nil }

    /// Does a command of the search; while nothing is typed, the list is there, and takes those that it knows.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch command {
        case .open where completions?.selection != nil:
            return complete(zone: shared.clock.zone).map { Outcome(effects: $0) } ?? openSelected()
        // A link that was typed a moment ago.
        case .open where link == nil && ConnectLink.find(in: field.text).link != nil: return Outcome(effects: lock())
        case .open where !isIdle: return openSelected()
        case .nextPane: return complete(zone: shared.clock.zone).map { Outcome(effects: $0) }
        case .groupHits: return Outcome(effects: toggleGrouping())
        case .incognito: return reduce(.incognitoToggled, shared)
        case .forwardMessage: return forward(shared.strings)
        default: return !isIdle && (moveCompletion(command) || move(command)) ? Outcome(effects: readOn()) : nil
        }
    }

    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        command != .forwardMessage || selectedHit != nil
    }

    package func footerWord(_ command: CommandID, _ shared: Shared) -> FooterWord? {
        switch command {
        case .groupHits: isGrouped ? .byTime : .byChat
        case .nextPane where completions?.names.isEmpty == false: .complete
        default: nil
        }
    }

    /// Changes the typed text.
    package mutating func edit(_ edit: EditCommand, _ shared: Shared) -> Outcome<Action> {
        Outcome(effects: type(edit, zone: shared.clock.zone)) + openAwaited(shared)
    }

    /// Takes away what is typed; nil if nothing is.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        field.isEmpty && link == nil ? nil : Outcome(effects: clear())
    }

    package mutating func close(_ shared: Shared) -> Outcome<Action> { Outcome(effects: clear()) }

    /// Opens the first hit when Enter was pressed before it was there, unless the user has gone elsewhere since.
    mutating func openAwaited(_ shared: Shared) -> Outcome<Action> {
        guard isOpeningFirst else { return Outcome() }
        let isStillThere = shared.keyPane == .search
        if isStillThere, isAwaited(ResultList(self)) { return Outcome() }
        isOpeningFirst = false
        return isStillThere ? openSelected() : Outcome()
    }

    /// Opens what is selected of what was found.
    mutating func openSelected() -> Outcome<Action> {
        if let link { return link.selected.map { choose($0) } ?? Outcome() }
        let list = ResultList(self)
        isOpeningFirst = isAwaited(list)
        guard !isOpeningFirst, let index = list.selectedIndex(selection) else { return Outcome() }
        // The row stays selected, so that one comes back to it.
        selection = list.ids[index]
        switch list.rows[index] {
        case .chat(let index): return open(found?.chats[index].chat)
        case .group(let index): return open(found?.groups[index].chat)
        case .contact(let index):
            return Outcome(intents: found.map { [.openContact($0.contacts[index].id)] } ?? [])
        case .message(let index):
            guard let messages else { return Outcome() }
            let hit = messages.hits[index]
            let chat = (found.map { $0.chats + $0.groups } ?? []).first { $0.id == hit.chat }?.chat
            return Outcome(intents: [.openHit(hit, chat, text: messages.text, messages.query)])
        case .more(let section, _): return Outcome(effects: unfold(section))
        case .heading, .chatHeading, .searching: return Outcome()
        }
    }

    /// Does what can be done with the link.
    mutating func choose(_ entry: LinkEntry) -> Outcome<Action> {
        switch entry {
        case .open: open(link?.preview.chat)
        case .connect: Outcome(effects: connect())
        case .cancel: Outcome(effects: clear())
        }
    }

    /// The selected message; nil if another row is selected.
    private var selectedHit: MessageHit? {
        let list = ResultList(self)
        guard let row = list.selectedIndex(selection), case .message(let index) = list.rows[row] else { return nil }
        return messages?.hits[index]
    }

    /// Reads the selected message, of which a hit has only some words, to forward it.
    private mutating func forward(_ strings: any Strings) -> Outcome<Action> {
        guard let hit = selectedHit else { return Outcome(intents: [.notice(strings.notPossibleHere())]) }
        // The row stays selected, so that one comes back to it.
        selection = .message(hit.id)
        forwarded = hit.id
        return Outcome(effects: [.perform(.query(.hit(hit.id)))])
    }

    /// Shows the chats to forward a message to, unless the user has gone elsewhere since.
    mutating func takeForwarded(
        _ id: MessageID, _ message: Message?, in chat: ChatSummary?, _ shared: Shared
    ) -> Outcome<Action> {
        guard forwarded == id else { return Outcome() }
        forwarded = nil
        guard shared.keyPane == .search else { return Outcome() }
        guard let message, let chat else { return Outcome(intents: [.notice(shared.strings.messageIsGone())]) }
        let facts = MessageAction.Facts(
            chat: chat, role: nil, capabilities: shared.capabilities, kinds: shared.contentKinds,
            now: shared.clock.now, revokeHours: shared.options.revokeHours, rewritable: [], canShowPictures: false,
            transfers: shared.transfers, replies: [:], readCounts: ReadCounts())
        guard MessageAction.forward.isOffered(message, facts) else {
            return Outcome(intents: [.notice(shared.strings.notPossible(.forward))])
        }
        let switcher = Switcher(forwarding: [message], of: chat, facts, by: .search, shared)
        return Outcome(intents: [.present(.switcher(switcher))])
    }

    private func open(_ chat: ChatSummary?) -> Outcome<Action> {
        Outcome(intents: chat.map { [.openChat($0)] } ?? [])
    }

    /// True if what Enter would open is known only with an answer that is on its way: what is first in the rows was
    /// found for other words. A row that was chosen since is meant as it stands.
    private func isAwaited(_ list: ResultList) -> Bool {
        if let selection, list.ids.contains(selection) { return false }
        switch list.selectedIndex(nil).map({ list.rows[$0] }) {
        case .message: return asked != nil && messages?.query != query
        case nil: return asked != nil && purpose != .again
        case .chat, .group, .contact, .more, .heading, .chatHeading, .searching: return foundBy != names
        }
    }
}

extension Search.RowID {
    /// True if the selection stops at it, and a click on it opens something.
    var canBeOpened: Bool {
        switch self {
        case .chat, .contact, .more, .message: true
        case .heading, .chatHeading, .searching: false
        }
    }
}
