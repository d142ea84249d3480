import Messenger

extension English {
    func groupTitle() -> String { "New group" }
    func groupHelp() -> String { "Choose a name for the group." }
    func groupPlaceholder() -> String { "e.g. Book club" }

    func groupNote(_ me: String) -> String {
        "The members see you as \(me)."
    }

    func membersTitle(_ group: String) -> String { "Add people to \(group)" }
    func searchPeople() -> String { "Search your contacts" }

    func makeGroup(_ members: Int) -> String {
        members == 0 ? "Create without inviting anyone" : "Create and invite \(grouped(members))"
    }

    func creatingGroup() -> String { "Creating group…" }
    func picked() -> String { "checked" }
    func knowsRandomName() -> String { "knows a random name" }

    func groupHasEnded(_ name: String) -> String {
        (name.isEmpty ? "This group" : "“\(name.harmlessName)”")
            + " has ended, so nobody can join it. The invitation was removed."
    }

    func invited(_ number: Int, to group: String) -> String {
        "\(count(number, "contact", "contacts")) invited to \(group.harmlessName)"
    }

    func groupIsThere(_ name: String) -> String { "Group \(name.harmlessName) created" }
    func yourContacts() -> String { "Your contacts" }
    func findPlaceholder() -> String { "Search by name, or paste a link" }
    func nobodyYet() -> String { "You have no contacts yet. Create an invite link, or paste one." }
    func nobodyToInvite() -> String {
        "There's nobody to invite yet. You can create the group now and invite people later."
    }
    func nobodyFound() -> String { "No contact with that name." }
    func morePeople(_ number: Int) -> String {
        "Only the first \(grouped(number)) are shown. Type a name to find others."
    }
    func withoutChat() -> String { "no chat yet" }
    func isArchived() -> String { "archived" }
    func inviteTitle() -> String { "Invite a contact" }
    func noContacts() -> String { "There's nobody left to invite." }
}
