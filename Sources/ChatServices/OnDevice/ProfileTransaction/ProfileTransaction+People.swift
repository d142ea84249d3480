internal import MessageStore
internal import Messenger

// Renaming and removing a profile.
extension ProfileTransaction {
    /// Gives the profile another name. Contacts hear of it with the next message that they get, as mailbox messages say who writes.
    func rename(to name: String, in store: borrowing StoreWriter) throws {
        let names = Names(name)
        try store.update(id) { $0.names = names }
        for group in try store.groups(of: id) where !group.isIncognito {
            for member in try store.members(of: group.id) where member.isMe {
                try store.update(member.id) { $0.names = names }
            }
        }
    }

    /// Leaves the groups of the profile and tells its contacts, so that nobody waits for it, and removes it with all that
    /// belongs to it.
    func remove(in store: borrowing StoreWriter) throws {
        for contact in try store.contacts(of: id)
        where contact.connection == .ready || contact.connection == .connecting {
            guard let address = contact.remoteID else { continue }
            _ = try speaking(to: contact, store).post(.ended, to: address, in: store)
        }
        for group in try store.groups(of: id) where group.membership == .joined {
            if let chat = try store.chat(of: group.id) { try leaveGroup(chat.id, in: store) }
        }
        if try store.setting(Addresses.name(profileAddress), of: nil) == String(id.rawValue) {
            try store.set(Addresses.name(profileAddress), of: nil, to: nil)
        }
        try store.remove(id)
    }
}
