import Loop
import Messenger
import TerminalDOM

// New chats in front of the screen.
extension App {
    /// Begins what a row of the menu says, without the menu.
    static func begin(_ state: inout AppState, _ entry: NewChat.Entry) -> [AppEffect] {
        var newChat = NewChat.State.menu(selection: 0)
        guard let main = state.main else { return [] }
        let effects = NewChat.begin(&newChat, entry, profile: main.profile.id, state.unfinished)
        if entry != .notes { state.overlay = .newChat(newChat) }
        return effects
    }

    static func reduceNewChat(_ state: inout AppState, _ action: NewChat.Action) -> [AppEffect] {
        switch action {
        case .connected(let chat): return connected(&state, chat)
        case .joined(let chat): return joined(&state, chat)
        case .groupCreated(let chat): return created(&state, chat)
        case .linkCreated(_, let chat, _):
            // Nobody has seen a link that was left before it was there.
            guard case .newChat(.link(let invitation)) = state.overlay, invitation.progress == .creating else {
                return state.request(.withdrawLink(chat), by: .newChat)
            }
        case .linkFailed(let sentence):
            guard case .newChat(.link) = state.overlay else { return fail(&state, sentence) }
        case .connectFailed(let link, let sentence):
            guard case .newChat(.follow(let followed)) = state.overlay, followed.link == link else {
                return fail(&state, sentence)
            }
        case .groupFailed(let sentence):
            guard case .newChat(.group) = state.overlay else { return fail(&state, sentence) }
        case .rowChosen(let index): return chooseRow(&state, index)
        case .profileAsked: return askForProfile(&state)
        case .profileChosen(let id): return makeLink(&state, for: id)
        case .personChosen(let id):
            if case .newChat(.find(let people)) = state.overlay, let person = people.person(id) {
                return open(&state, person)
            }
        default: break
        }
        return withNewChat(&state) { newChat, profile, unfinished, words in
            NewChat.reduce(&newChat, action, profile: profile, unfinished: unfinished, words: words)
        }
    }

    private static func withNewChat(
        _ state: inout AppState, _ change: (inout NewChat.State, ProfileID, Unfinished, Words) -> [AppEffect]
    ) -> [AppEffect] {
        guard case .newChat(var newChat) = state.overlay, let main = state.main else { return [] }
        let effects = change(&newChat, main.profile.id, state.unfinished, state.options.words)
        state.overlay = .newChat(newChat)
        return effects
    }

    static func performOnNewChat(_ state: inout AppState, _ command: CommandID) -> [AppEffect] {
        guard case .newChat(let newChat) = state.overlay else { return [] }
        if case .find(let people) = newChat, command == .open {
            return people.selectedPerson.map { open(&state, $0) } ?? []
        }
        if case .link(let invitation) = newChat, invitation.answer == nil {
            if invitation.choosing != nil { return performOnLinkProfiles(&state, invitation, command) }
            if command == .profiles { return askForProfile(&state) }
        }
        if let (selection, count) = newChat.choice {
            if let moved = movedSelection(selection, by: command, count: count) {
                state.overlay = .newChat(newChat.choosing(moved))
                return []
            }
            if command == .open { return chooseRow(&state, selection) }
        }
        return withNewChat(&state) { newChat, profile, unfinished, words in
            switch newChat {
            case .link(var invitation):
                let effects = NewChat.perform(&invitation, command, profile: profile, words: words)
                newChat = .link(invitation)
                return effects
            case .group(var draft) where draft.people != nil:
                let effects = NewChat.performOnMembers(&draft, command, profile: profile)
                newChat = .group(draft)
                return effects
            case .find(var people):
                let effects = people.move(command, profile)
                newChat = .find(people)
                return effects
            case .paste, .scan, .group:
                guard command == .open else { return [] }
                return NewChat.reduce(
                    &newChat, .submitted, profile: profile, unfinished: unfinished, words: words)
            case .menu, .follow: return []
            }
        }
    }

    /// Does what a row of the menu in front says.
    private static func chooseRow(_ state: inout AppState, _ index: Int) -> [AppEffect] {
        guard case .newChat(let newChat) = state.overlay, let (_, count) = newChat.choice,
            (0..<count).contains(index)
        else { return [] }
        switch newChat {
        case .menu: return reduceNewChat(&state, .chosen(NewChat.Entry.allCases[index]))
        case .link(var invitation):
            let answer = NewChat.Answer.allCases[index]
            invitation.answer = nil
            state.overlay = answer == .back ? .newChat(.link(invitation)) : nil
            guard answer == .delete, let chat = invitation.made?.chat else { return noteSeen(&state) }
            return state.request(.withdrawLink(chat), by: .newChat) + noteSeen(&state)
        case .scan:
            return withNewChat(&state) { newChat, profile, unfinished, words in
                NewChat.reduce(&newChat, .rowChosen(index), profile: profile, unfinished: unfinished, words: words)
            }
        case .follow(var followed):
            followed.selection = index
            state.overlay = .newChat(.follow(followed))
            return perform(&state, followed.entries[index], followed)
        case .paste, .group, .find: return []
        }
    }

    private static func perform(
        _ state: inout AppState, _ entry: NewChat.FollowedEntry, _ followed: NewChat.Followed
    ) -> [AppEffect] {
        switch entry {
        case .connect(let incognito):
            return withNewChat(&state) { newChat, profile, _, _ in
                guard case .follow(var followed) = newChat else { return [] }
                let effects = NewChat.connect(&followed, incognito: incognito, profile: profile)
                newChat = .follow(followed)
                return effects
            }
        case .open:
            guard let chat = followed.chat else { return [] }
            state.overlay = nil
            state.unfinished.link = EditableText()
            let opened = chat.kind.isConversation ? open(&state, chat) : reveal(&state, chat)
            return NewChat.letGo + opened
        case .another:
            state.overlay = .newChat(.paste(NewChat.Field()))
            return NewChat.letGo
        case .cancel: return leaveNewChat(&state, .follow(followed))
        }
    }

    /// Goes to the row of `chat` in the list.
    private static func reveal(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        let left = closeSearch(&state)
        return left + choose(&state, .list)
            + state.withMain { main in
                let shown =
                    chat.shows(under: main.chatList.filter)
                    ? [] : ChatList.show(&main.chatList, nil, profile: main.profile.id)
                return shown + ChatList.reveal(&main.chatList, chat, profile: main.profile.id)
            }
    }

    private static func open(_ state: inout AppState, _ person: Person) -> [AppEffect] {
        switch person {
        case .chat(let chat):
            state.overlay = nil
            guard chat.kind.isConversation else { return openCard(&state, chat) }
            return open(&state, chat, isFound: state.main?.search != nil)
        case .contact(let contact): return openContact(state, contact.id)
        }
    }

    /// Escape: a step back, or away; what is being typed is kept.
    static func leaveNewChat(_ state: inout AppState, _ newChat: NewChat.State) -> [AppEffect] {
        var effects: [AppEffect] = []
        switch newChat {
        case .link(var invitation) where invitation.choosing != nil:
            invitation.choosing = nil
            state.overlay = .newChat(.link(invitation))
            return []
        // Whoever has given it away wants it to be kept.
        case .link(let invitation) where invitation.isShared: effects = keptLink(invitation, state.options.words)
        case .link(var invitation) where invitation.staysWhenLeft && invitation.answer == nil:
            invitation.answer = 0
            state.overlay = .newChat(.link(invitation))
            return []
        case .scan(var scan) where !scan.links.isEmpty:
            scan.links = []
            state.overlay = .newChat(.scan(scan))
            return []
        case .scan: effects = [.cancel(.readCode)]
        case .group(var draft) where draft.people != nil && !draft.isBusy:
            draft.people = nil
            state.overlay = .newChat(.group(draft))
            return [.cancel(.loadPeople)]
        case .follow: effects = NewChat.letGo
        default: break
        }
        NewChat.leave(newChat, &state.unfinished)
        state.overlay = nil
        return effects + noteSeen(&state)
    }

    private static func connected(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        switch state.overlay {
        case .newChat(.paste), .newChat(.follow): state.unfinished.link = EditableText()
        case nil, .newChat, .card: break
        // Something else was begun meanwhile, and is not to be lost.
        default: return [.notice(state.options.words.connected(chat.names.shown()))]
        }
        state.overlay = nil
        // The link that led there was in the search.
        let left = state.main?.search?.link?.isBusy == true ? closeSearch(&state) : []
        return left + open(&state, chat, isFound: state.main?.search != nil)
    }

    private static func joined(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        // Who waits with the link on the screen waits for this.
        switch state.overlay {
        case .newChat(.link(let invitation)) where invitation.made != nil: break
        case .card(let card) where card.chat.id == chat.id: break
        default: return [.notice(state.options.words.connected(chat.names.shown()))]
        }
        state.overlay = nil
        return open(&state, chat)
    }

    /// Opens a group that was made, unless the user has begun something else.
    private static func created(_ state: inout AppState, _ chat: ChatSummary) -> [AppEffect] {
        switch state.overlay {
        case .newChat(.group):
            state.unfinished.group = EditableText()
            state.overlay = nil
        case nil: state.unfinished.group = EditableText()
        default: return [.notice(state.options.words.groupIsThere(chat.names.shown()))]
        }
        return open(&state, chat, isFound: state.main?.search != nil)
    }

    private static func isChanged(_ changes: ChangeSet) -> Bool {
        changes.needsReload || !changes.chats.isEmpty || !changes.contacts.isEmpty
    }

    /// Reads again what is in front, as far as it was changed.
    static func reload(_ newChat: NewChat.State, _ changes: ChangeSet, profile: ProfileID) -> [AppEffect] {
        let everything = changes.needsReload
        switch newChat {
        case .follow(let followed):
            let isChanged = everything || !changes.chats.isEmpty || !changes.profiles.isEmpty
            guard isChanged, followed.plan != nil, !followed.isBusy else { return [] }
            return [.request(.plan(followed.link), of: profile, by: .newChat, id: .planNewLink)]
        case .find(let people): return isChanged(changes) ? people.again : []
        case .group(let draft): return isChanged(changes) ? draft.people?.again ?? [] : []
        case .menu, .link, .paste, .scan: return []
        }
    }
}

extension NewChat.State {
    /// The selected row of what is to be chosen here, and how many there are; nil where there is a field.
    var choice: (selection: Int, count: Int)? {
        switch self {
        case .menu(let selection): (selection, NewChat.Entry.allCases.count)
        case .link(let invitation): invitation.answer.map { ($0, NewChat.Answer.allCases.count) }
        case .scan(let scan): scan.links.isEmpty ? nil : (scan.selection, scan.links.count)
        case .follow(let followed): (followed.selection, followed.entries.count)
        case .paste, .group, .find: nil
        }
    }

    /// The same with another row selected.
    func choosing(_ selection: Int) -> NewChat.State {
        switch self {
        case .menu: return .menu(selection: selection)
        case .link(var invitation):
            invitation.answer = selection
            return .link(invitation)
        case .scan(var scan):
            scan.selection = selection
            return .scan(scan)
        case .follow(var followed):
            followed.selection = selection
            return .follow(followed)
        case .paste, .group, .find: return self
        }
    }
}
