internal import FoundationEssentials
internal import LMDB
package import Messenger

/// Something that waits in a profile's mailbox.
package struct MailboxItem: Equatable, Sendable {
    /// Its number: the order in which things came.
    package var number: UInt64
    /// An ID that is unique among the messages to the profile; empty if it can't be read.
    package var id: RemoteID
    /// The message in the service's format; if it can't be read, the stored bytes.
    package var payload: [UInt8]
    /// Why it cannot be read; nil when it can.
    package var problem: RecordError?

    /// An item.
    package init(number: UInt64, id: RemoteID, payload: [UInt8], problem: RecordError? = nil) {
        self.number = number
        self.id = id
        self.payload = payload
        self.problem = problem
    }
}

extension StoreWriter {
    /// Puts something into a profile's mailbox, behind all that is in it; in the transaction of its sender, so that it is
    /// there exactly when it was sent.
    ///
    /// - Returns: false when something with the same `id` is in it already.
    @discardableResult
    package func post(_ payload: [UInt8], id: RemoteID, to profile: ProfileID) throws -> Bool {
        guard try tables.profiles.contains(profile, in: transaction) else {
            throw StoreError.missing(.profile(profile))
        }
        try id.checkLength()
        let idKey = Pair(profile, id.rawValue)
        if try tables.mailboxIDs.contains(idKey, in: transaction) { return false }
        let number = try nextNumber("mailbox")
        var entry = StoredMailboxEntry()
        entry.id = id.rawValue
        entry.payload = Data(payload)
        try tables.mailbox.insert(entry, for: Pair(profile, number), in: transaction)
        try tables.mailboxIDs.put([number], for: idKey, in: transaction)
        pending.changes.mailboxes.insert(profile)
        return true
    }

    /// Takes the items up to and with `number` out of a mailbox, readable or not: in the transaction that stores what they
    /// say.
    package func removeMailbox(of profile: ProfileID, through number: UInt64) throws {
        let range = KeyRange<Pair<ProfileID, UInt64>>.from(profile, through: Pair(profile, number))
        var unreadable: Set<UInt64> = []
        try tables.mailbox.scan(range, in: transaction) { entry in
            if let stored = try readable({ try entry.value() }) {
                try tables.mailboxIDs.remove(Pair(profile, stored.id), in: transaction)
            } else {
                unreadable.insert(try entry.key().second)
            }
            return .more
        }
        try tables.mailbox.removeAll(in: range, in: transaction)
        if !unreadable.isEmpty { try forgetIDs(of: unreadable, of: profile) }
    }

    /// Forgets what items were called that do not say it themselves, so that the same can be sent again.
    private func forgetIDs(of numbers: Set<UInt64>, of profile: ProfileID) throws {
        var keys: [Pair<ProfileID, String>] = []
        try tables.mailboxIDs.scan(.prefix(profile), in: transaction) { entry in
            if let number = try readable({ try entry.value().first }), numbers.contains(number) {
                keys.append(try entry.key())
            }
            return .more
        }
        for key in keys { try tables.mailboxIDs.remove(key, in: transaction) }
    }
}
