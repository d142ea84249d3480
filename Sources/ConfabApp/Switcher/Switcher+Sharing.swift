import Messenger

// Sending a contact to a chat.
extension Switcher {
    /// The contacts that can be sent to a chat.
    init(sharingIn chat: ChatID, _ strings: any Strings) {
        self.init([], open: nil, recent: [], strings)
        sharing = chat
    }

    /// Sends a contact, under the name that others know.
    func share(_ target: Target, in chat: ChatID) -> Outcome<Action> {
        let names: Names
        switch target {
        case .chat(let chosen): names = chosen.names
        case .contact(let contact): names = contact.names
        case .tab, .profile, .command, .option: return Outcome()
        }
        let card = ContactCard(name: names.shown(for: .others))
        return Outcome(intents: [.closeAll, .sendHere(.contactCard(card), to: chat)])
    }
}
