import Messenger

/// A question before something is done to chats: the table of its answers and their effects.
package struct ChatActionQuestion {
    let action: ChatAction
    /// The chats that can have it done.
    let rows: [ChosenChat]
    /// The number of marked chats that can't.
    let left: Int
    /// True for the second question about a contact: keep the conversation? Tell the contact?
    let isSecond: Bool
    /// The chats of ``rows``: answers share them, for they may be thousands.
    private let chats: [ChatSummary]

    /// Asks before `action` is done to `rows`.
    init(_ action: ChatAction, _ rows: [ChosenChat], left: Int = 0, isSecond: Bool = false) {
        self.action = action
        self.rows = rows
        self.left = left
        chats = rows.map(\.chat)
        // Only the contact is left of it.
        let isDeleted = action == .delete && rows.count == 1 && rows[0].isContact && rows[0].chat.isDeleted
        self.isSecond = isSecond || isDeleted
    }

    package enum Answer: Equatable {
        /// Changes nothing.
        case cancel
        /// Does what was asked about.
        case yes
        /// Takes the conversation away, the contact stays.
        case conversation
        /// Goes on to the second question.
        case contact
        /// Keeps the conversation, or not.
        case keep
        /// Deletes without telling, or tells.
        case silently, tell
        /// Deletes a group for all members, or here.
        case everyone, here

        /// True if it removes something.
        fileprivate var isDestructive: Bool {
            switch self {
            case .cancel, .keep, .contact: false
            case .yes, .conversation, .silently, .tell, .everyone, .here: true
            }
        }
    }

    /// The number of chats with a contact who could stay.
    var readyContacts: Int { rows.count(where: \.isReadyContact) }

    /// The chat, when it is about one.
    var only: ChosenChat? { rows.count == 1 ? rows[0] : nil }

    /// The answers, from the first to the last row.
    private var answers: [Answer] {
        guard action == .delete else { return [.cancel, .yes] }
        if isSecond {
            return only?.chat.isDeleted == true ? [.cancel, .silently, .tell] : [.cancel, .keep, .silently, .tell]
        }
        if rows.contains(where: \.isReadyContact) { return [.cancel, .conversation, .contact] }
        if let only, only.canEndForAll { return [.cancel, .everyone, .here] }
        return [.cancel, .yes]
    }

    /// The question as a layer.
    func layer(_ strings: any Strings) -> Layer {
        let asked = strings.confirmation(self)
        let hasBox = answers.contains(.keep)
        var question = Confirmation(
            asked.title, help: asked.help,
            answers: answers.map { answer in
                Confirmation.Answer(
                    label: strings.answer(answer, self), isDestructive: answer.isDestructive,
                    isBox: answer == .keep, intents: intents(answer, keepsConversation: false, strings),
                    checkedIntents: hasBox ? intents(answer, keepsConversation: true, strings) : [])
            })
        question.subject = only?.chat.title(strings) ?? ""
        return .confirmation(question)
    }

    /// Returns what an answer asks of the app.
    private func intents(_ answer: Answer, keepsConversation: Bool, _ strings: any Strings) -> [Intent] {
        switch answer {
        case .cancel: return [.close]
        case .keep: return []
        case .contact: return [.replace(ChatActionQuestion(action, rows, left: left, isSecond: true).layer(strings))]
        case .yes, .conversation, .silently, .tell, .everyone, .here: break
        }
        let chats = answer == .conversation ? meant(by: answer).map(\.chat) : self.chats
        let removals = removals(answer, keepsConversation: keepsConversation)
        let done: Intent
        switch action {
        case .archiveReports:
            done = .request(
                .changeAll(chats.map { ChatEdit($0.id, .reportsArchived) }), by: .chatActions,
                claim: strings.reportsDone(count: chats.count))
        case .leave where chats.count == 1: done = .request(.leaveGroup(chats[0].id), by: .chatActions)
        // Leaving can't be undone: the others are told at once.
        case .leave:
            done = .request(
                .remove(removals), by: .chatActions, claim: strings.groupsLeft(chats.count) + strings.leftOut(left))
        default:
            let said = strings.gone(
                action, chats.count == 1 ? chats[0].title(strings) : nil, count: chats.count,
                keepsContact: answer == .conversation)
            let others = strings.leftAsTheyAre(rows.count - chats.count)
            done = .remove(removals, of: chats, said: said + others + strings.leftOut(left))
        }
        return [.closeAll, .endSelecting, done]
    }

    /// Those that an answer is for: conversations alone are deleted of contacts only.
    private func meant(by answer: Answer) -> [ChosenChat] {
        answer == .conversation ? rows.filter(\.isReadyContact) : rows
    }

    /// Returns the removals that an answer means.
    private func removals(_ answer: Answer, keepsConversation: Bool) -> [ChatRemoval] {
        meant(by: answer).map { row in
            let chat = row.chat
            switch (action, chat.kind) {
            // Messages that come in later stay.
            case (.clear, _): return .messages(chat.id, upTo: chat.preview?.position ?? .unassigned)
            case (.leave, _): return .membership(chat.id)
            case (_, .pendingConnection), (_, .contactRequest), (_, .groupInvitation): return .pending(chat.id)
            case (_, .group), (_, .business): return .group(chat.id, forEveryone: answer == .everyone)
            case (_, .notes), (_, .broken): return .conversation(chat.id)
            case (_, .direct):
                guard row.isReadyContact else { return .contact(chat.id, keepsConversation: false, tells: false) }
                if answer == .conversation { return .conversation(chat.id) }
                return .contact(chat.id, keepsConversation: keepsConversation, tells: answer == .tell)
            }
        }
    }
}

extension ChosenChat {
    var isContact: Bool { if case .direct = chat.kind { true } else { false } }
    /// True if the contact could be told.
    var isReadyContact: Bool { isContact && (chat.condition == .ready || chat.condition == .blocked) }
}
