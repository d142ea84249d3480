import Loop
import Messenger
import TerminalDOM

// Actions on the selected chat, or on the marked ones.
extension ChatList {
    /// Does what a command asks for; nil when it is not about chats.
    mutating func performOnChats(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        switch command {
        case .open where swipe != nil: return swiped.map { act($0, shared) } ?? Outcome()
        case .open where chosen != nil: if let selection { toggle(selection) }
        case .open: return nil
        case .leadingActions, .trailingActions:
            // The actions that several chats share are in the menu.
            if chosen != nil { return requestMenu(shared) }
            let hasAny = swipe(to: command == .leadingActions ? .leading : .trailing)
            if !hasAny { return Outcome(intents: [.notice(shared.strings.notForRow(command))]) }
        case .rowMenu: return requestMenu(shared)
        case .selectChat:
            guard let selection else { break }
            let isBegun = chosen == nil
            toggle(selection)
            if !isBegun || chosen?.isEmpty == false { move(by: 1) }
        case .selectShown:
            guard counts[filter].chats > 0 || window?.isEmpty == false else { break }
            return Outcome(effects: [.perform(.query(.shown(profile, filter)), id: .findShown)])
        default: return command.chatAction.map { act($0, shared) }
        }
        return Outcome()
    }

    /// Does what was asked for, or shows what can be done, now that the chats were read.
    mutating func answer(_ request: ChatActionRequest, _ rows: [ChosenChat], _ shared: Shared) -> Outcome<Action> {
        // Reading many chats takes a while; by now the user may be doing something else.
        guard !shared.hasFrontLayer, wants(rows.map(\.chat.id), shared) else {
            // For a single chat, it's visible that nothing happened.
            return Outcome(intents: rows.count < 2 ? [] : [.notice(shared.strings.selectionChanged())])
        }
        guard !rows.isEmpty else { return Outcome(intents: [.notice(shared.strings.chatIsGone())]) }
        switch request {
        case .menu:
            return Outcome(intents: [.present(.chatActionMenu(ChatActionMenu(rows, isSelection: chosen != nil)))])
        case .act(let action): return act(action, on: rows, isSelection: chosen != nil, shared)
        }
    }

    /// Does `action` to the selected chat, or to those that are marked.
    mutating func act(_ action: ChatAction, _ shared: Shared) -> Outcome<Action> {
        if let chosen { return ask(.act(action), chosen, shared) }
        guard let chat = selectedChat else { return Outcome() }
        // Wherever its row goes, it stays in sight.
        scroll.reveal = chat.id
        if action.needsRole, chat.kind.group != nil { return ask(.act(action), [chat.id], shared) }
        return act(action, on: [ChosenChat(chat)], isSelection: false, shared)
    }

    /// Asks for all that can be done to the selected chat, or to those that are marked.
    func requestMenu(_ shared: Shared) -> Outcome<Action> {
        if let chosen { return ask(.menu, chosen, shared) }
        return selectedChat.map { ask(.menu, [$0.id], shared) } ?? Outcome()
    }

    private func ask(_ request: ChatActionRequest, _ chosen: Set<ChatID>, _ shared: Shared) -> Outcome<Action> {
        guard !chosen.isEmpty else { return Outcome(intents: [.notice(shared.strings.noneChosen())]) }
        let chats = chosen.sorted()
        let isQuick = chats.count <= ChatActionRequest.mostReadAtOnce
        let operation: AppOperation = isQuick ? .query(.chosen(request, chats)) : .slowQuery(.chosen(request, chats))
        return Outcome(effects: [.perform(operation, id: .loadChosen)])
    }

    /// Does `action` to those of `rows` to which it can be done, or asks first.
    private mutating func act(
        _ action: ChatAction, on rows: [ChosenChat], isSelection: Bool, _ shared: Shared
    ) -> Outcome<Action> {
        let strings = shared.strings
        let able = rows.filter { $0.has(action) && (!isSelection || action.opening($0.chat.id) == nil) }
        guard let first = able.first?.chat else {
            return Outcome(intents: [.notice(reason(rows, lack: action, isSelection: isSelection, strings))])
        }
        swipe = nil
        switch action {
        case .open: return Outcome(intents: [.openChat(first)])
        case .card, .show, .showLink, .invite, .copyLink, .copyRecord: return Outcome(intents: [.openCard(first)])
        case .name: return Outcome(intents: [.openCard(first, isNaming: true)])
        case .tags: return Outcome(intents: [.present(.tags(Tags(able.map(\.chat), beside: tags)))])
        case .muteFor, .more:
            return Outcome(intents: [
                .present(.chatActionMenu(ChatActionMenu(rows, isSelection: isSelection, behind: action)))
            ])
        case .accept, .acceptIncognito, .join, .joinIncognito:
            return action.opening(first.id).map(request) ?? Outcome()
        case .clear, .delete, .leave, .reject, .decline, .archiveReports:
            return Outcome(intents: [
                .present(ChatActionQuestion(action, able, left: rows.count - able.count).layer(strings))
            ])
        case .pin, .pinUp, .pinDown, .favourite, .markRead, .mute, .muteHour, .muteEightHours, .muteDay, .muteWeek,
            .muteAlways, .archive:
            return change(action, able.map(\.chat), left: rows.count - able.count, isSelection: isSelection, shared)
        }
    }

    private func request(_ request: ServiceRequest) -> Outcome<Action> {
        Outcome(effects: [.request(request, of: profile, by: .chatActions)])
    }

    /// Says why `action` can be done to none of `rows`.
    private func reason(
        _ rows: [ChosenChat], lack action: ChatAction, isSelection: Bool, _ strings: any Strings
    ) -> String {
        if rows.count == 1, action == .delete, rows[0].has(.leave) { return strings.leaveFirst() }
        return isSelection ? strings.notForThese() : strings.notForRow(action.command)
    }

    /// Changes `chats`, says so, and offers to take it back.
    private mutating func change(
        _ action: ChatAction, _ chats: [ChatSummary], left: Int, isSelection: Bool, _ shared: Shared
    ) -> Outcome<Action> {
        let strings = shared.strings
        let isForward = action.goesForward(for: chats)
        var edits: [ChatEdit] = []
        var inverse: [ChatEdit] = []
        var changed: ChatChange?
        // Chats that are pinned together keep the order of the list.
        for chat in chats.sorted(by: { $0.lastActivity > $1.lastActivity }) {
            let change = action.change(of: chat, isForward: isForward, isAlone: !isSelection, shared)
            guard let change else { continue }
            edits.append(ChatEdit(chat.id, change))
            inverse += (change.inverse(of: chat) ?? []).map { ChatEdit(chat.id, $0) }
            changed = change
        }
        guard let changed else { return Outcome(intents: [.notice(strings.nothingToChange())]) }
        let said =
            isSelection
            ? strings.done(action, isForward: isForward, count: edits.count) + strings.leftOut(left)
            : strings.done(changed, to: chats[0].title(strings), until: action)
        let offered = offerUndo(said, of: edits, by: inverse, chat: isSelection ? nil : chats[0].id)
        endSelecting()
        // The user wants to see where the chats move.
        note(edits)
        return offered + Outcome(effects: letMove()) + request(.changeAll(edits))
    }

    /// Draws a row aside with the mouse.
    mutating func drag(_ chat: ChatID, by columns: Int, _ shared: Shared) {
        guard chosen == nil, let row = window?.elements.first(where: { $0.id == chat }) else { return }
        let side: Swipe.Side = columns > 0 ? .leading : .trailing
        let actions = ChosenChat(row).actions(at: side)
        selection = chat
        let isThere = abs(columns) >= Self.dragColumns && !actions.isEmpty
        swipe = isThere ? Swipe(chat, side, index: side == .leading ? actions.count - 1 : 0) : nil
    }

    /// The sentence instead of opening a chat while it's being removed; nil if it isn't.
    func refusal(toOpen chat: ChatID, _ strings: any Strings) -> String? {
        guard let removal = departed[chat],
            let departed = pendingRemovals.lazy.flatMap(\.chats).first(where: { $0.id == chat }),
            removal.leaves(of: departed) == nil
        else { return nil }
        return strings.isGoing(departed.title(strings))
    }
}

extension ServiceCall.Asker {
    package static let chatActions = Self(rawValue: "chatActions")
}
