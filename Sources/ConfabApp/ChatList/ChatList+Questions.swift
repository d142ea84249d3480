import Messenger

// Questions about the list and its chats.
extension ChatList {
    /// Asks in which order to show the chats.
    func askForOrder(_ strings: any Strings) -> Outcome<Action> {
        let orders = ChatOrder.allCases
        return ask(
            Confirmation(
                strings.orderTitle(), current: orders.firstIndex(of: order),
                choices: orders.map { (strings.order($0), .order($0)) }))
    }

    /// Asks which contact to invite to a group, or says that no one is left.
    func ask(toInvite contacts: [Contact], to group: GroupID, _ strings: any Strings) -> Outcome<Action> {
        guard !contacts.isEmpty else { return Outcome(intents: [.notice(strings.noContacts())]) }
        return ask(
            Confirmation(
                strings.inviteTitle(),
                choices: contacts.map { ($0.names.shown(), .request(.invite($0.id, to: group), by: .chatActions)) }))
    }

    private func ask(_ question: Confirmation) -> Outcome<Action> {
        Outcome(intents: [.present(.confirmation(question))])
    }
}
