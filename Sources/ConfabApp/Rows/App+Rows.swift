import Loop
import Messenger
import TerminalDOM

// What is done to the selected chat, or to those that are marked.
extension App {
    static func reduceRows(_ state: inout AppState, _ action: Rows.Action) -> [AppEffect] {
        switch action {
        case .chosen(let request, let rows):
            // Many are read for a while, and may not be meant any more.
            guard state.frontLayer == nil, state.main?.chatList.wants(rows.map(\.chat.id)) == true else {
                // Of a single chat one sees that nothing was done.
                return state.main == nil || rows.count < 2 ? [] : [.notice(state.options.words.notMeantAnyMore())]
            }
            let open = state.main?.conversation?.chat.id
            let rows = rows.map { ChosenChat($0.chat, role: $0.role, isOpen: $0.chat.id == open) }
            let isSelection = state.main?.chatList.chosen != nil
            guard !rows.isEmpty else { return [.notice(state.options.words.notThereAnyMore())] }
            switch request {
            case .menu:
                return present(&state, .rowMenu(RowMenu(rows, isSelection: isSelection)))
            case .act(let action): return act(&state, action, on: rows, isSelection: isSelection)
            }
        case .shownFound(let profile, let filter, let chats):
            guard state.main?.profile.id == profile, state.main?.chatList.filter == filter else { return [] }
            return changeList(&state) { ChatList.choose(&$0, shown: chats) }
        case .buttonClicked(let chat, let action):
            return changeList(&state) { $0.selection = chat } + act(&state, action)
        case .dragged(let chat, let columns): return drag(&state, chat, by: columns)
        case .menuRequested(let chat):
            guard let main = state.main else { return [] }
            if let chosen = main.chatList.chosen, chosen.contains(chat) { return requestMenu(&state) }
            return changeList(&state) {
                $0.selection = chat
                ChatList.endSelecting(&$0)
            } + requestMenu(&state)
        }
    }

    /// What a command does to rows; nil when it is not about them.
    static func performOnRows(_ state: inout AppState, _ command: CommandID) -> [AppEffect]? {
        guard let main = state.main else { return nil }
        let open = main.conversation?.chat.id
        switch command {
        case .open where main.chatList.swipe != nil:
            return ChatList.swiped(main.chatList, open: open).map { act(&state, $0) } ?? []
        case .open where main.chatList.chosen != nil:
            return changeList(&state) { list in if let chat = list.selection { ChatList.toggle(&list, chat) } }
        case .leadingActions, .trailingActions:
            var hasAny = true
            let effects = changeList(&state) {
                // What several have in common is in the menu.
                guard $0.chosen == nil else { return }
                hasAny = ChatList.swipe(&$0, to: command == .leadingActions ? .leading : .trailing, open: open)
            }
            if main.chatList.chosen != nil { return requestMenu(&state) }
            return hasAny ? effects : [.notice(state.options.words.notForRow())]
        case .rowMenu: return requestMenu(&state)
        case .selectChat:
            return changeList(&state) { list in
                guard let chat = list.selection else { return }
                let isBegun = list.chosen == nil
                ChatList.toggle(&list, chat)
                if !isBegun || list.chosen?.isEmpty == false { ChatList.move(&list, by: 1) }
            }
        case .selectShown:
            guard main.chatList.counts[main.chatList.filter].chats > 0 || main.chatList.window?.isEmpty == false
            else { return [] }
            return [.perform(.query(.shown(main.profile.id, main.chatList.filter)), id: .findShown)]
        default: return command == .open ? nil : command.rowAction.map { act(&state, $0) }
        }
    }

    /// Does `action` to the selected chat, or to those that are marked.
    static func act(_ state: inout AppState, _ action: ChatAction) -> [AppEffect] {
        guard let main = state.main else { return [] }
        if let chosen = main.chatList.chosen { return ask(state, .act(action), chosen) }
        guard let chat = main.chatList.selectedChat else { return [] }
        if action.needsRole, chat.kind.group != nil {
            return [.perform(.query(.chosen(.act(action), [chat.id])), id: .loadChosen)]
        }
        let row = ChosenChat(chat, isOpen: chat.id == main.conversation?.chat.id)
        return act(&state, action, on: [row], isSelection: false)
    }

    /// Asks for all that can be done to the selected chat, or to those that are marked.
    private static func requestMenu(_ state: inout AppState) -> [AppEffect] {
        guard let main = state.main else { return [] }
        if let chosen = main.chatList.chosen { return ask(state, .menu, chosen) }
        guard let chat = main.chatList.selectedChat else { return [] }
        return [.perform(.query(.chosen(.menu, [chat.id])), id: .loadChosen)]
    }

    private static func ask(_ state: AppState, _ request: Rows.Request, _ chosen: Set<ChatID>) -> [AppEffect] {
        guard !chosen.isEmpty else { return [.notice(state.options.words.noneChosen())] }
        let chats = chosen.sorted()
        let operation: AppOperation =
            chats.count <= Rows.mostReadAtOnce ? .query(.chosen(request, chats)) : .slowQuery(.chosen(request, chats))
        return [.perform(operation, id: .loadChosen)]
    }

    /// Does `action` to those of `rows` to which it can be done, or asks first.
    private static func act(
        _ state: inout AppState, _ action: ChatAction, on rows: [ChosenChat], isSelection: Bool
    ) -> [AppEffect] {
        let words = state.options.words
        let able = isSelection && action.opensChat ? [] : rows.filter { $0.has(action) }
        guard let first = able.first else {
            if rows.count == 1, action == .delete {
                if rows[0].isOpen { return [.notice(words.isOpenStill())] }
                if rows[0].has(.leave) { return [.notice(words.leaveFirst())] }
            }
            return [.notice(isSelection ? words.notForThese() : words.notForRow())]
        }
        let left = rows.count - able.count
        let closed = changeList(&state) { $0.swipe = nil }
        switch action {
        case .open: return closed + open(&state, first.chat)
        case .card, .show, .showLink: return closed + openCard(&state, first.chat)
        case .name: return closed + openCard(&state, first.chat, isNaming: true)
        case .tags:
            return closed + present(&state, .tags(Tags(able.map(\.chat), beside: state.main?.chatList.tags ?? [])))
        case .muteFor, .more:
            return closed + present(&state, .rowMenu(RowMenu(rows, isSelection: isSelection, behind: action)))
        case .accept, .acceptIncognito:
            return closed
                + state.request(.acceptRequest(first.chat.id, incognito: action == .acceptIncognito), by: .chatActions)
        case .join, .joinIncognito:
            return closed
                + state.request(.joinGroup(first.chat.id, incognito: action == .joinIncognito), by: .chatActions)
        case .clear, .delete, .leave, .reject, .decline, .archiveReports:
            return closed + present(&state, RowQuestion(action, able, left: left).layer(words))
        case .pin, .pinUp, .pinDown, .favourite, .markRead, .mute, .muteHour, .muteEightHours, .muteDay, .muteWeek,
            .muteAlways, .archive:
            return closed + change(&state, action, able.map(\.chat), left: left, isSelection: isSelection)
        }
    }

    /// Changes `chats`, says so, and offers to take it back.
    private static func change(
        _ state: inout AppState, _ action: ChatAction, _ chats: [ChatSummary], left: Int, isSelection: Bool
    ) -> [AppEffect] {
        let words = state.options.words
        let isForward = action.goesForward(for: chats)
        let isAlone = !isSelection
        var edits: [ChatEdit] = []
        var inverse: [ChatEdit] = []
        var changed: ChatChange?
        // What is pinned together stands in the order of the list.
        for chat in chats.sorted(by: { $0.lastActivity > $1.lastActivity }) {
            guard let change = action.change(of: chat, isForward: isForward, isAlone: isAlone, now: state.clock.now)
            else { continue }
            edits.append(ChatEdit(chat.id, change))
            inverse += (change.inverse(of: chat) ?? []).map { ChatEdit(chat.id, $0) }
            changed = change
        }
        guard let changed else { return [.notice(words.nothingToChange())] }
        let said =
            isSelection
            ? words.done(action, isForward: isForward, count: edits.count) + words.leftOut(left)
            : words.done(changed, to: chats[0].title(words), until: action)
        let offered = offerUndo(&state, said, of: edits, by: inverse, chat: isSelection ? nil : chats[0].id)
        // Where they go now, the user wants to see.
        let moved = state.withMain { main in
            ChatList.note(&main.chatList, edits)
            return ChatList.letMove(&main.chatList, profile: main.profile.id)
        }
        return offered + endSelecting(&state) + moved + state.request(.changeAll(edits), by: .chatActions)
    }

    static func endSelecting(_ state: inout AppState) -> [AppEffect] {
        changeList(&state, ChatList.endSelecting)
    }

    @discardableResult
    static func changeList(_ state: inout AppState, _ change: (inout ChatList.State) -> Void) -> [AppEffect] {
        state.withMain { main in
            change(&main.chatList)
            return []
        }
    }

    /// Draws a row aside with the mouse.
    private static func drag(_ state: inout AppState, _ chat: ChatID, by columns: Int) -> [AppEffect] {
        let open = state.main?.conversation?.chat.id
        return changeList(&state) { list in
            guard list.chosen == nil, let row = list.window?.elements.first(where: { $0.id == chat }) else { return }
            let side: Swipe.Side = columns > 0 ? .leading : .trailing
            let actions = ChosenChat(row, isOpen: chat == open).actions(at: side)
            list.selection = chat
            let isThere = abs(columns) >= ChatList.dragColumns && !actions.isEmpty
            list.swipe = isThere ? Swipe(chat, side, index: side == .leading ? actions.count - 1 : 0) : nil
        }
    }

    /// Escape in the list: closes what is drawn aside, or ends selecting.
    static func leaveRows(_ state: inout AppState) {
        changeList(&state) { list in
            if list.swipe != nil { list.swipe = nil } else { list.chosen = nil }
        }
    }

    /// Shows the card of `chat`.
    static func openCard(_ state: inout AppState, _ chat: ChatSummary, isNaming: Bool = false) -> [AppEffect] {
        if let refusal = refusal(state, toOpen: chat.id) { return refusal }
        return present(&state, .card(Card(chat, isNaming: isNaming))) + [.perform(.query(.card(chat.id)))]
    }

    /// The notice instead of opening `chat` while it's being removed; nil if it isn't.
    static func refusal(_ state: AppState, toOpen chat: ChatID) -> [AppEffect]? {
        guard let list = state.main?.chatList, let removal = list.departed[chat],
            let departed = list.pendingRemovals.lazy.flatMap(\.chats).first(where: { $0.id == chat }),
            removal.leaves(of: departed) == nil
        else { return nil }
        let words = state.options.words
        return [.notice(words.isGoing(departed.title(words)))]
    }

    /// Opens the chat with `contact`, unless it is going.
    static func openContact(_ state: AppState, _ contact: ContactID) -> [AppEffect] {
        let departed = state.main?.chatList.pendingRemovals.lazy.flatMap(\.chats).first { $0.kind.contact == contact }
        return departed.flatMap { refusal(state, toOpen: $0.id) } ?? state.request(.openChat(contact), by: .chatActions)
    }
}
