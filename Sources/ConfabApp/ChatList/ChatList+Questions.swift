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

    /// Asks which contact to invite to a group.
    func ask(toInvite contacts: [Contact], to group: GroupID, _ strings: any Strings) -> Outcome<Action> {
        ask(
            Confirmation(
                strings.inviteTitle(), help: contacts.isEmpty ? strings.noContacts() : "",
                choices: contacts.map { ($0.names.shown(), .request(.invite($0.id, to: group), by: .chatActions)) }))
    }

    private func ask(_ question: Confirmation) -> Outcome<Action> {
        Outcome(intents: [.present(.confirmation(question))])
    }
}
