import Messenger

// Groups, and the people to choose from.
extension Words {
    func groupTitle() -> String {
        switch language {
        case .english: "New group"
        }
    }
    func groupHelp() -> String {
        switch language {
        case .english: "What is the group called?"
        }
    }
    func groupPlaceholder() -> String {
        switch language {
        case .english: "Name of the group"
        }
    }
    func groupNote(_ me: String) -> String {
        switch language {
        case .english:
            "The members see you as \(me). Whoever knows you under a random name only cannot be invited: it would tell who you are."
        }
    }
    func nameRoom(_ used: Int, of limit: Int) -> String { "\(used)/\(limit)" }
    func membersTitle(_ group: String) -> String {
        switch language {
        case .english: "Who is to be in \(group)?"
        }
    }
    func searchPeople() -> String {
        switch language {
        case .english: "Search your contacts"
        }
    }
    func makeGroup(_ members: Int) -> String {
        switch language {
        case .english: members == 0 ? "Create it without members" : "Create it, invite \(members)"
        }
    }
    func creatingGroup() -> String {
        switch language {
        case .english: "Creating the group…"
        }
    }
    func picked() -> String {
        switch language {
        case .english: "picked"
        }
    }
    func knowsRandomName() -> String {
        switch language {
        case .english: "knows a random name"
        }
    }
    func groupHasEnded(_ name: String) -> String {
        switch language {
        case .english:
            (name.isEmpty ? "This group" : "“\(name.harmlessName)”")
                + " has ended, so nobody can join it. The invitation was removed."
        }
    }
    func invited(_ number: Int, to group: String) -> String {
        switch language {
        case .english: "\(count(number, "contact", "contacts")) invited to \(group.harmlessName)"
        }
    }
    func notInvited(_ refused: [RefusedInvitation], to group: String) -> String {
        let names = refused.prefix(10).map { $0.name.harmlessName }.joined(separator: ", ")
        let more = refused.count - 10
        // One reason for all of them needs to be said once.
        var reasons: [String] = []
        for reason in refused.prefix(3).map(\.reason.harmlessName) where !reasons.contains(reason) {
            reasons.append(reason)
        }
        let why = reasons.joined(separator: " ")
        return switch language {
        case .english where more > 0: "Not invited to \(group.harmlessName): \(names) and \(more) more. \(why)"
        case .english: "Not invited to \(group.harmlessName): \(names). \(why)"
        }
    }
    func groupIsThere(_ name: String) -> String {
        switch language {
        case .english: "The group \(name.harmlessName) is there"
        }
    }

    // MARK: - Contacts

    func yourContacts() -> String {
        switch language {
        case .english: "Your contacts"
        }
    }
    func findPlaceholder() -> String {
        switch language {
        case .english: "Search by name, or paste a link"
        }
    }
    func nobodyYet() -> String {
        switch language {
        case .english: "You have no contacts yet. Create a link, or paste one."
        }
    }
    func nobodyToInvite() -> String {
        switch language {
        case .english: "There is nobody to invite yet. The group can be made without members."
        }
    }
    func nobodyFound() -> String {
        switch language {
        case .english: "No contact is called so."
        }
    }
    func morePeople(_ number: Int) -> String {
        switch language {
        case .english: "These are the first \(number). Type a name to find others."
        }
    }
    func withoutChat() -> String {
        switch language {
        case .english: "no chat yet"
        }
    }
    func isArchived() -> String {
        switch language {
        case .english: "archived"
        }
    }
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

    /// True if nothing of a name is visible.
    func isUnseen(_ name: String) -> Bool {
        do throws(NameProblem) {
            _ = try NameRule.checked(name)
            return false
        } catch {
            return error == .empty
        }
    }
}
