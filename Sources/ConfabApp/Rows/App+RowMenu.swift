import Loop
import Messenger
import TerminalDOM

// The menu of a row and the questions before something is taken away.
extension App {
    static func performOnMenu(_ state: inout AppState, _ menu: RowMenu.State, _ command: CommandID) -> [AppEffect] {
        var menu = menu
        if let moved = movedSelection(menu.level.selection, by: command, count: menu.level.entries.count) {
            menu.level.selection = moved
            state.overlay = .rowMenu(menu)
            return []
        }
        if command == .open || command == .trailingActions && menu.level.entries[menu.level.selection].leadsOn {
            return chooseFromMenu(&state, menu.level.selection)
        }
        if command == .leadingActions { return leaveMenu(&state, menu) }
        guard let action = command.rowAction, menu.entries(behind: nil).contains(action) else { return [] }
        return choose(&state, action, from: menu)
    }

    static func chooseFromMenu(_ state: inout AppState, _ index: Int) -> [AppEffect] {
        guard case .rowMenu(var menu) = state.overlay, menu.level.entries.indices.contains(index) else { return [] }
        menu.level.selection = index
        return choose(&state, menu.level.entries[index], from: menu)
    }

    private static func choose(_ state: inout AppState, _ action: RowAction, from menu: RowMenu.State) -> [AppEffect] {
        guard !action.leadsOn else {
            var menu = menu
            menu.levels.append(RowMenu.Level(action: action, entries: menu.entries(behind: action)))
            state.overlay = .rowMenu(menu)
            return []
        }
        state.overlay = nil
        return reduceRows(&state, .chosen(.act(action), menu.rows)) + noteSeen(&state)
    }

    /// Escape: a step back, or away.
    static func leaveMenu(_ state: inout AppState, _ menu: RowMenu.State) -> [AppEffect] {
        var menu = menu
        menu.levels.removeLast()
        guard menu.levels.isEmpty else {
            state.overlay = .rowMenu(menu)
            return []
        }
        state.overlay = nil
        return noteSeen(&state)
    }

    static func performOnConfirmation(
        _ state: inout AppState, _ asked: RowQuestion.State, _ command: CommandID
    ) -> [AppEffect] {
        var asked = asked
        asked.selection = movedSelection(asked.selection, by: command, count: asked.answers.count) ?? asked.selection
        state.overlay = .confirmation(asked)
        return command == .open ? answerConfirmation(&state, asked.selection) : []
    }

    static func answerConfirmation(_ state: inout AppState, _ index: Int) -> [AppEffect] {
        guard case .confirmation(var asked) = state.overlay, asked.answers.indices.contains(index) else { return [] }
        asked.selection = index
        let answer = asked.answers[index]
        switch answer {
        case .contact:
            asked.isSecond = true
            asked.selection = 0
            state.overlay = .confirmation(asked)
            return []
        case .keep:
            asked.keepsConversation.toggle()
            state.overlay = .confirmation(asked)
            return []
        case .cancel:
            state.overlay = nil
            return noteSeen(&state)
        case .yes, .conversation, .silently, .tell, .everyone, .here: break
        }
        state.overlay = nil
        let ended = endSelecting(&state)
        return noteSeen(&state) + ended + carryOut(&state, asked, answer)
    }

    private static func carryOut(
        _ state: inout AppState, _ asked: RowQuestion.State, _ answer: RowQuestion.Answer
    ) -> [AppEffect] {
        let words = state.options.words
        let chats = asked.rows.map(\.chat)
        switch asked.action {
        case .archiveReports:
            let edits = chats.map { ChatEdit($0.id, .reportsArchived) }
            return state.request(.changeAll(edits), by: .chatActions)
                + claim(&state, words.reportsDone(count: chats.count), unless: .changeAll(edits))
        case .leave where chats.count == 1: return state.request(.leaveGroup(chats[0].id), by: .chatActions)
        // Nobody comes back by taking it back: the others are told at once.
        case .leave:
            let removals = asked.removals(answer)
            return state.request(.remove(removals), by: .chatActions)
                + claim(
                    &state, words.groupsLeft(chats.count) + words.leftOut(asked.left), unless: .remove(removals))
        default: return depart(&state, asked, answer)
        }
    }

    /// What is said instead of opening `chat` while it is going; nil when it is not.
    static func refusal(_ state: AppState, toOpen chat: ChatID) -> [AppEffect]? {
        guard let list = state.main?.chatList, let removal = list.departed[chat],
            let departed = list.departures.lazy.flatMap(\.chats).first(where: { $0.id == chat }),
            removal.leaves(of: departed) == nil
        else { return nil }
        let words = state.options.words
        return [.notice(words.isGoing(departed.title(words)))]
    }

    /// Opens the chat with `contact`, unless it is going.
    static func openContact(_ state: AppState, _ contact: ContactID) -> [AppEffect] {
        let departed = state.main?.chatList.departures.lazy.flatMap(\.chats).first { $0.kind.contact == contact }
        return departed.flatMap { refusal(state, toOpen: $0.id) } ?? state.request(.openChat(contact), by: .chatActions)
    }
}
