/// The readers of a name.
package enum NamePurpose: Codable, CaseIterable, Equatable, Sendable {
    /// The user, on their own screen.
    case user
    /// Others: quotes, forwarded messages, requests, invitations. An alias is the user's secret, so they never get it.
    case others
}

/// A contact, a member, or a group, as far as its name and picture go.
package struct DisplayRecord: Codable, Equatable, Hashable, Sendable {
    /// The identity of a contact, a member, or a group.
    package enum ID: Codable, Equatable, Hashable, Sendable {
        /// The identifier of a contact.
        case contact(ContactID)
        /// The identifier of a member, who exists only in this group.
        case member(MemberID, of: GroupID)
        /// The identifier of a group.
        case group(GroupID)
    }

    /// The identity of the person or group.
    package var id: ID
    /// The contact that is the person; `nil` if there is none.
    package var contact: ContactID?
    /// The alias given by the user; empty if there is none.
    package var alias: String
    /// The name in the group; empty if there is none.
    package var nick: String
    /// The name in the person's own profile, or the group's own name; empty if there is none.
    package var profileName: String
    /// The service's identifier; `nil` if there is none.
    package var remoteID: RemoteID?
    /// The picture: a member's own, or else that of the contact; `nil` if there is none.
    package var picture: StillPicture?

    /// Creates the record of a contact.
    package init(_ contact: Contact) {
        id = .contact(contact.id)
        self.contact = contact.id
        alias = contact.names.alias ?? ""
        nick = ""
        profileName = contact.names.shown(for: .others)
        remoteID = contact.remoteID
        picture = contact.picture
    }

    /// Creates the record of a member.
    ///
    /// - Parameter contact: The contact that is the same person; `nil` if there is none.
    package init(_ member: Member, _ contact: Contact?) {
        id = .member(member.id, of: member.group)
        self.contact = contact?.id
        let own = member.names.alias ?? ""
        alias = own.harmlessName.isEmpty ? contact?.names.alias ?? "" : own
        nick = member.names.shown(for: .others)
        profileName = contact?.names.shown(for: .others) ?? ""
        remoteID = member.remoteID
        picture = member.picture ?? contact?.picture
    }

    /// Creates the record of a group.
    package init(_ group: Group) {
        id = .group(group.id)
        contact = nil
        alias = group.names.alias ?? ""
        nick = ""
        profileName = group.names.shown(for: .others)
        remoteID = group.remoteID
        picture = group.picture
    }

    /// The rule for names: the alias, or else the name in the group, the name in the profile, and the service's identifier. A
    /// member belongs to one group, so the chat in which the name appears follows from the record.
    ///
    /// The result is harmless: see ``Swift/String/harmlessName``. It's empty if there is no name at all.
    package func displayName(for purpose: NamePurpose) -> String {
        let identifier = remoteID?.rawValue ?? ""
        return Names(nick, fullName: profileName, alias: alias).shown(for: purpose, orElse: identifier)
    }
}

extension DisplayRecord {
    /// Returns true if a change may have given the person or group another name or picture.
    package func isTouched(by changes: ChangeSet) -> Bool {
        if let contact, changes.contacts.contains(contact) { return true }
        return switch id {
        case .contact: false
        case .member(_, let group): changes.members.contains(group)
        case .group(let group): changes.groups.contains(group)
        }
    }
}
