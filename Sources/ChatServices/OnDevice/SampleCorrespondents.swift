package import MessageStore
package import Messenger

/// The contacts in the sample data. They receive messages, and the user can invite them.
package enum SampleCorrespondents {
    /// Gives every connected contact of `profile` that is nowhere a profile of its own, which knows the user in turn. Nobody
    /// opens these profiles, and as hidden ones they are not among those of the user.
    package static func add(to profile: ProfileID, in store: borrowing StoreWriter) throws {
        guard let user = try store.profile(profile) else { return }
        let address = try user.remoteID ?? Addresses.make(for: profile, in: store)
        try store.update(profile) { $0.remoteID = address }
        for contact in try store.contacts(of: profile) where contact.connection == .ready && contact.remoteID == nil {
            let names = Names(contact.names.displayName, fullName: contact.names.fullName)
            let other = try store.add(Profile(id: .unassigned, names: names, createdAt: contact.createdAt))
            // Nothing that can be typed is the password of this.
            try store.hide(other, passwordHash: "")
            let otherAddress = try Addresses.make(for: other, in: store)
            try store.update(other) { $0.remoteID = otherAddress }
            try store.update(contact.id) { $0.remoteID = otherAddress }
            let known = try store.add(
                Contact(
                    id: .unassigned, profile: other, names: user.names, remoteID: address, connection: .ready,
                    createdAt: contact.createdAt))
            try store.add(Chat(id: .unassigned, profile: other, kind: .direct(known), names: user.names))
        }
    }
}
