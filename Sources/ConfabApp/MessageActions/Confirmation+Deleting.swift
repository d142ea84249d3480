import Messenger

extension Confirmation {
    /// Asks whether to delete messages for everyone, or only here.
    ///
    /// - Parameter messages: the messages, with the names that people have now.
    /// - Parameter asker: the feature that deletes them.
    init(
        deleting messages: [Message], _ facts: MessageAction.Facts, by asker: ServiceCall.Asker,
        _ strings: any Strings
    ) {
        let ids = messages.map(\.id)
        let forEveryone = messages.allSatisfy { MessageAction.allowsRevoking($0, facts) }
        func answer(_ label: String, _ requests: [ServiceRequest]) -> Answer {
            Answer(
                label: label, isDestructive: true,
                intents: [.close, .unmark(ids, in: asker)] + requests.map { .request($0, by: asker) })
        }
        var answers = [Answer(label: strings.cancel(), intents: [.close])]
        if forEveryone { answers.append(answer(strings.deleteForEveryone(), ids.map { .redact($0, reason: "") })) }
        let label = facts.chat.kind == .notes ? strings.delete() : strings.deleteForMe()
        answers.append(answer(label, [.deleteMessages(ids)]))
        self.init(
            strings.deleteMessages(messages.count),
            help: facts.chat.kind == .notes ? "" : strings.deleteMessagesHelp(messages.count, forEveryone: forEveryone),
            answers: answers)
        if messages.count == 1 { subject = messages[0].subject(in: facts.chat, strings) }
    }

    /// Asks whether to remove copies that a profile has collected.
    init(removingCopies messages: [Message], of profile: ProfileID, _ strings: any Strings) {
        let numbers = Set(messages.map { $0.position.rawValue.magnitude })
        let removal: [Intent] = [
            .close, .unmark(messages.map(\.id), in: .messagesPage),
            .perform(.save(.removedCollected(profile, numbers))), .notice(strings.removedFromCollected()),
        ]
        self.init(
            strings.removeCopies(messages.count), help: strings.removeCopiesHelp(messages.count),
            answers: [
                Answer(label: strings.cancel(), intents: [.close]),
                Answer(label: strings.removeCopy(), isDestructive: true, intents: removal),
            ])
    }
}
