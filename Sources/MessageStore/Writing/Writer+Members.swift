internal import LMDB
package import Messenger

extension StoreWriter {
    /// Stores a new member of a group; its number is given here. The group's count is the caller's to change.
    @discardableResult
    package func add(_ member: Member) throws -> MemberID {
        let id = try nextID(MemberID.self)
        var numbered = member
        numbered.id = id
        try tables.members.insert(StoredMember(member), for: id, in: transaction)
        try tables.membersOfGroup.put((), for: Pair(member.group, id), in: transaction)
        if let key = try remoteKey(of: member) { try setRemote(key, id.rawValue) }
        try noteNames(of: id, in: member.group, NameEntry(numbered))
        pending.changes.members.insert(member.group)
        return id
    }

    package func update(_ id: MemberID, _ change: (inout Member) throws -> Void) throws {
        guard let stored = try tables.members.value(for: id, in: transaction) else {
            throw StoreError.missing(.member(id))
        }
        let before = stored.value(id)
        var member = before
        try change(&member)
        member.id = id
        member.group = before.group
        try tables.members.put(StoredMember(member), for: id, in: transaction)
        try moveRemote(try remoteKey(of: before), try remoteKey(of: member), id.rawValue)
        if member.names != before.names { try noteNames(of: id, in: member.group, NameEntry(member)) }
        if member.names != before.names || member.contact != before.contact {
            try noteRename(of: id, in: member.group)
        }
        pending.changes.members.insert(member.group)
    }

    /// Removes a member for good; one that left is better changed, so that its messages keep their sender.
    package func remove(_ id: MemberID) throws {
        guard let stored = try tables.members.value(for: id, in: transaction) else { return }
        let member = stored.value(id)
        if let key = try remoteKey(of: member) { try tables.remotes.remove(key, in: transaction) }
        try tables.membersOfGroup.remove(Pair(member.group, id), in: transaction)
        try tables.members.remove(id, in: transaction)
        try noteNames(of: id, in: member.group, nil)
        pending.changes.members.insert(member.group)
    }

    func remoteKey(of member: Member) throws -> RemoteKey? {
        guard let remote = member.remoteID,
            let group = try tables.groups.value(for: member.group, in: transaction)
        else { return nil }
        return RemoteKey(ProfileID(group.profile), .member, remote, scope: member.group.rawValue)
    }
}
