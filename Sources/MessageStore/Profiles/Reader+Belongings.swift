internal import LMDB
package import Messenger

extension StoreTransaction {
    /// Counts everything that would be lost with a profile. This reads a lot, so don't call it on the drawing thread.
    package func belongings(of profile: ProfileID) throws -> ProfileBelongings {
        var belongings = ProfileBelongings()
        let chats = try self.chats(of: profile)
        belongings.chats = chats.count
        for chat in chats {
            belongings.messages += try tables.messages.count(.prefix(chat), in: transaction)
        }
        belongings.contacts = try tables.contactsOfProfile.count(.prefix(profile), in: transaction)
        for group in try groups(of: profile) where group.membership == .joined {
            belongings.groups += 1
            guard group.role == .owner else { continue }
            let others = try members(of: group.id).filter { !$0.isMe && $0.status == .joined }
            if !others.contains(where: { $0.role == .owner }) { belongings.groupsOwnedAlone += 1 }
        }
        return belongings
    }
}
