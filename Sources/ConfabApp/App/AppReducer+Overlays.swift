import Loop
import Messenger
import TerminalDOM

// What is in front of the screen.
extension App {
    static func performOnOverlay(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        switch state.overlay {
        case .help(var help):
            if Help.perform(&help, command) { state.overlay = .help(help) }
            return []
        case .profiles(let picker): return performOnUserPicker(&state, picker, command)
        case .profilesPage(let page): return performOnProfilesPage(&state, page, command)
        case .themes(var picker):
            var effects: [AppEffect] = []
            if let moved = movedSelection(picker.selection, by: command, count: picker.entries.count) {
                effects = ThemePicker.select(&picker, moved)
                state.overlay = .themes(picker)
            }
            return command == .open ? reduceThemePicker(&state, .chosen(picker.selection)) : effects
        case .newChat: return performOnNewChat(&state, command)
        case .question(var question):
            let count = Question.answerCount(question.subject)
            if let moved = movedSelection(question.selection, by: command, count: count) {
                question.selection = moved
                state.overlay = .question(question)
            }
            return command == .open ? reduceQuestion(&state, .answered(question.selection)) : []
        case .settings: return performOnSettings(&state, command)
        case .rowMenu(let menu): return performOnMenu(&state, menu, command)
        case .confirmation(let asked): return performOnConfirmation(&state, asked, command)
        case .card: return performOnCard(&state, command)
        case .tags: return performOnTags(&state, command)
        case nil: return []
        }
    }

    static func reduceThemePicker(_ state: inout AppState, _ action: ThemePicker.Action) -> [AppEffect] {
        guard case .themes(var picker) = state.overlay else { return [] }
        ThemePicker.reduce(&picker, action)
        guard case .chosen(let index) = action else {
            state.overlay = .themes(picker)
            return []
        }
        state.overlay = picker.settings.map { .settings($0) }
        return picker.entries.indices.contains(index) ? choose(&state, ThemeSetting(picker.entries[index].id)) : []
    }

    static func reduceQuestion(_ state: inout AppState, _ action: Question.Action) -> [AppEffect] {
        guard case .question(let question) = state.overlay else { return [] }
        switch action {
        case .answered(let index):
            let count = Question.answerCount(question.subject)
            guard count > 0 || index == 0 else { return [] }
            state.overlay = nil
            if question.subject == .order {
                let order = ChatOrder.allCases[index]
                return state.withMain { ChatList.choose(&$0.chatList, order, profile: $0.profile.id) }
            }
            return state.main.map {
                Question.effects(of: question.subject, answer: index, profile: $0.profile.id)
            } ?? []
        case .contactsLoaded(let contacts):
            if case .invite(let group, _) = question.subject {
                state.overlay = .question(Question.State(.invite(group, contacts)))
            }
            return []
        }
    }
}
