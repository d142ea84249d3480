import Loop
import Messenger
import TerminalDOM

// What others did: changes of the store, new messages, failures.
extension App {
    /// Reads again what is on the screen and was changed, and nothing else.
    static func reload(_ state: inout AppState, _ changes: ChangeSet) -> [AppEffect] {
        guard let main = state.main else { return [] }
        let profile = main.profile.id
        var effects: [AppEffect] = []
        let everything = changes.needsReload
        // The open chat first: the list keeps its row by what it has become.
        if let conversation = main.conversation {
            let chat = conversation.chat.id
            if everything || changes.messages[chat] != nil || changes.receipts.contains(chat) {
                effects += Conversation.reload(conversation)
                effects += state.withConversation { Conversation.noteChange(&$0) }
            } else if changes.chats.contains(chat) || conversation.chat.kind.group.map(changes.members.contains) == true
                || conversation.chat.kind.group.map(changes.groups.contains) == true
            {
                effects.append(.perform(.query(.chat(chat))))
            }
        }
        if everything || changes.tags.contains(profile) { effects.append(.perform(.query(.tags(profile)))) }
        if everything || changes.profiles.contains(profile) { effects.append(.perform(.query(.order(profile)))) }
        if everything || !changes.chats.isEmpty || !changes.messages.isEmpty || !changes.receipts.isEmpty
            || !changes.tags.isEmpty || !changes.contacts.isEmpty || !changes.groups.isEmpty
        {
            effects += state.withMain { ChatList.reload(&$0.chatList, changes, profile: profile) }
            // Not before what is just being taken away is known to be gone: it would be taken off twice.
            if !main.chatList.isHandingOver { effects.append(.perform(.query(.counts(profile)))) }
        }
        effects += followLayers(&state, changes)
        effects += state.withSearch { search, _ in Search.reload(&search, changes) }
        if everything || !changes.profiles.isEmpty || !changes.chats.isEmpty {
            effects.append(.perform(.query(.profiles)))
        }
        return effects
    }

    /// Rings and tells the desktop about a message that nobody sees, as far as the user wants to hear of it.
    static func announce(_ state: AppState, _ chat: ChatSummary, _ message: Message) -> [AppEffect] {
        guard message.countsAsUnread, !isOnScreen(state, chat.id) else { return [] }
        // A muted profile tells nothing, and of a hidden one nothing is to be left in what the desktop keeps.
        if let profile = state.main?.profile, profile.isMuted || profile.isHidden { return [] }
        switch chat.settings.effectiveNotifications {
        case .none: return []
        case .mentions where !message.mentionsMe: return []
        case .mentions, .all: break
        }
        var effects: [AppEffect] = []
        let isForMe = chat.kind.group == nil || message.mentionsMe
        if state.options.bell, isForMe || state.options.bellFor == .all { effects.append(.perform(.terminal(.ring))) }
        if state.options.notifications {
            let words = state.options.words
            let text = state.options.previews ? message.content.previewLine(words).text : words.hidden()
            let body =
                chat.kind.namesSenders && !message.senderName.isEmpty
                ? "\(message.senderName.harmlessName): \(text)" : text
            let name = words.notification(chat.names.shown())
            switch state.options.notificationPreview {
            case .message: effects.append(.perform(.terminal(.notify(title: name, body: body))))
            case .name: effects.append(.perform(.terminal(.notify(title: name, body: words.newMessage()))))
            case .nothing:
                effects.append(.perform(.terminal(.notify(title: words.title(unread: 0), body: words.newMessage()))))
            }
        }
        return effects
    }

    private static func isOnScreen(_ state: AppState, _ chat: ChatID) -> Bool {
        guard state.isConversationSeen, let conversation = state.main?.conversation, conversation.chat.id == chat
        else { return false }
        return conversation.viewport?.isAtEnd ?? true
    }

    /// Puts what could not be sent back to where it was written, before what has been written there since.
    static func giveBack(_ state: inout AppState, _ text: String, to chat: ChatID) -> [AppEffect] {
        guard state.main?.conversation?.chat.id == chat else {
            state.savedInput.messages[chat] = state.savedInput.messages[chat].map { text + "\n" + $0 } ?? text
            return []
        }
        return state.withConversation { Conversation.takeBack(&$0, text) }
    }

    /// Says what was not done.
    static func fail(_ state: inout AppState, _ sentence: String) -> [AppEffect] {
        if state.frontLayer == nil, state.main?.search?.link?.preview.isBusy == true {
            return state.withSearch { search, _ in Search.refuseLink(&search, sentence) }
        }
        if case .launching = state.root, state.frontLayer == nil {
            state.root = .failed(sentence)
            return [.cancel(.splash)]
        }
        // What was asked for in vain may be asked for again.
        _ = state.withConversation { conversation in
            conversation.isLoading = false
            return []
        }
        _ = state.withRegistration { registration in
            registration.isCreating = false
            return []
        }
        return Toasts.reduce(&state.toasts, .said(sentence, isError: true))
    }
}
