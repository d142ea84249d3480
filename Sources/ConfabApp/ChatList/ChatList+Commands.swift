import Loop
import Messenger
import TerminalDOM

// Commands of the list.
extension ChatList {
    /// Does a command of the list: moves, opens, or does something to the selected chat or to the marked ones.
    package mutating func perform(_ command: CommandID, _ shared: Shared) -> Outcome<Action>? {
        defer { settleSwipe() }
        // Keys mean what one sees: where the list is upside down, the next row is further up.
        let command = shared.options.reachable ? command.upsideDown : command
        if let outcome = performOnChats(command, shared) { return outcome }
        switch command {
        case .open, .compose: return openSelected()
        case .card: return Outcome(intents: selectedChat.map { [.openCard($0)] } ?? [])
        case .order: return askForOrder(shared.strings)
        case .nextTab: return Outcome(effects: turn(by: 1))
        case .previousTab: return Outcome(effects: turn(by: -1))
        case .nextUnread: return Outcome(effects: [.perform(.query(.unread(profile, after: shared.openChat?.id)))])
        case .undoChange: return undoLast(shared)
        case .next: move(by: 1)
        case .previous: move(by: -1)
        case .pageDown: movePage(by: 1)
        case .pageUp: movePage(by: -1)
        case .first: return Outcome(effects: use() + jump(to: .first))
        case .last: return Outcome(effects: use() + jump(to: .last))
        default: return nil
        }
        return Outcome(effects: use())
    }

    /// False for commands about rows that aren't there, and for what can't be done to the selected chat.
    package func offers(_ command: CommandID, _ shared: Shared) -> Bool {
        switch command {
        case .next, .previous: return (window?.elements.count ?? 0) > 1
        case .open: return filter != nil || window?.isEmpty == false
        case .compose: return selectedChat != nil
        case .back: return swipe != nil || chosen != nil
        default:
            guard let action = command.chatAction else { return true }
            // The actions that several chats share, and the user's role in a group, are read only when an action is chosen.
            if let chosen { return !chosen.isEmpty }
            guard let chat = selectedChat else { return false }
            return action.needsRole && chat.kind.group != nil
                || ChosenChat(chat).has(action)
        }
    }

    /// Closes what is drawn aside, or ends selecting.
    package mutating func back(_ shared: Shared) -> Outcome<Action>? {
        guard swipe != nil || chosen != nil else { return nil }
        if swipe != nil { swipe = nil } else { chosen = nil }
        return Outcome()
    }

    private mutating func openSelected() -> Outcome<Action> {
        if let chat = selectedChat { return Outcome(intents: [.openChat(chat)]) }
        // An empty list shows everything again.
        if window?.isEmpty == true, filter != nil { return Outcome(effects: show(nil)) }
        // It is far from what is shown: Enter first comes back to where one looks.
        move(by: 0)
        return Outcome()
    }
}
