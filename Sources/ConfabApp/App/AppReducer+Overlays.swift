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
        case .profiles(var picker):
            if let moved = movedSelection(picker.selection, by: command, count: state.profiles.count + 1) {
                picker.selection = moved
                state.overlay = .profiles(picker)
            }
            return command == .open ? chooseProfile(&state, picker.selection) : []
        case .themes(var picker):
            var effects: [AppEffect] = []
            if let moved = movedSelection(picker.selection, by: command, count: picker.entries.count) {
                effects = ThemePicker.select(&picker, moved)
                state.overlay = .themes(picker)
            }
            return command == .open ? reduceThemePicker(&state, .chosen(picker.selection)) : effects
        case .newChat(var newChat):
            guard let main = state.main else { return [] }
            if case .menu(let selection) = newChat,
                let moved = movedSelection(selection, by: command, count: NewChat.Entry.allCases.count)
            {
                state.overlay = .newChat(.menu(selection: moved))
                return []
            }
            if command == .incognito { return reduceNewChat(&state, .incognitoToggled) }
            guard command == .open else { return [] }
            let effects = NewChat.submit(
                &newChat, profile: main.profile.id, unfinished: state.unfinished, words: state.options.words)
            state.overlay = .newChat(newChat)
            return effects
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

    static func reduceNewChat(_ state: inout AppState, _ action: NewChat.Action) -> [AppEffect] {
        if case .connected(let chat) = action {
            switch state.overlay {
            case .newChat(.paste): state.unfinished.link = EditableText()
            case .newChat(.group): state.unfinished.group = EditableText()
            case nil, .newChat, .card: break
            // Something else was begun meanwhile, and is not to be lost.
            default: return [.notice(state.options.words.connected(chat.names.shown()))]
            }
            state.overlay = nil
            // The link that led there was in the search.
            let left = state.main?.search?.link?.isBusy == true ? closeSearch(&state) : []
            return left + open(&state, chat, isFound: state.main?.search != nil)
        }
        if case .joined(let chat) = action {
            // Who waits with the link on the screen waits for this.
            switch state.overlay {
            case .newChat(.link): break
            case .card(let card) where card.chat.id == chat.id: break
            default: return [.notice(state.options.words.connected(chat.names.shown()))]
            }
            state.overlay = nil
            return open(&state, chat)
        }
        guard case .newChat(var newChat) = state.overlay, let main = state.main else { return [] }
        let effects = NewChat.reduce(
            &newChat, action, profile: main.profile.id, unfinished: state.unfinished, words: state.options.words)
        state.overlay = .newChat(newChat)
        return effects
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
            return Question.effects(of: question.subject, answer: index)
        case .contactsLoaded(let contacts):
            if case .invite(let group, _) = question.subject {
                state.overlay = .question(Question.State(.invite(group, contacts)))
            }
            return []
        }
    }
}
