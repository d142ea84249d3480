import Messenger

/// Groups, and the people to choose from.
package protocol PeopleStrings {
    func groupTitle() -> String
    func groupHelp() -> String
    func groupPlaceholder() -> String
    func groupNote(_ me: String) -> String
    func membersTitle(_ group: String) -> String
    func searchPeople() -> String
    func makeGroup(_ members: Int) -> String
    func creatingGroup() -> String
    func picked() -> String
    func knowsRandomName() -> String
    func groupHasEnded(_ name: String) -> String
    func invited(_ number: Int, to group: String) -> String
    func groupIsThere(_ name: String) -> String
    func yourContacts() -> String
    func findPlaceholder() -> String
    func nobodyYet() -> String
    func nobodyToInvite() -> String
    func nobodyFound() -> String
    func morePeople(_ number: Int) -> String
    func withoutChat() -> String
    func isArchived() -> String
    func inviteTitle() -> String
    func noContacts() -> String
}

extension Strings {
    /// A note beside someone in a list of contacts; empty for an ordinary one.
    func standing(_ person: Person) -> String {
        switch person {
        case .contact(let contact): contact.connection == .ready ? withoutChat() : condition(.connecting) ?? ""
        case .chat(let chat):
            switch chat.kind {
            case .contactRequest: wantsToConnect()
            case .pendingConnection(let pending): pending.side == .invited ? linkTitle() : self.pending(pending.side)
            default: condition(chat.condition) ?? (chat.settings.isArchived ? isArchived() : "")
            }
        }
    }
}
