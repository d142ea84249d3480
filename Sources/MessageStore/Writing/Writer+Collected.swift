internal import LMDB
package import Messenger

// The messages that a user has collected. They are settings for the same reason as absent messages: a repair by an earlier
// version copies only the tables that it knows, and would drop a table of them.
extension StoreTransaction {
    /// Returns the collected messages of a profile, those that were collected last first. Copies that can't be read are left
    /// out.
    ///
    /// - Parameters:
    ///   - profile: the profile.
    ///   - number: the number of the last copy of the previous page; nil to begin with the newest one.
    ///   - limit: the most copies.
    ///   - bytes: about the bytes that the copies may take, whose messages are ``Message/truncated``; nil for whole ones. The
    ///     last one may be more than that.
    package func collectedMessages(
        of profile: ProfileID, before number: UInt64? = nil, limit: Int = 50, bytes: Int? = nil
    ) throws -> [CollectedMessage] {
        let end = SettingKey(profile, CollectedName.text(number ?? .max))
        let range = KeyRange<SettingKey>.before(end, within: SettingPrefix(profile, CollectedName.prefix))
        return try collectedMessages(in: range, .descending, limit, bytes)
    }

    /// Returns the collected messages of a profile that were collected after a copy, the last one first: those that are
    /// nearest to it.
    ///
    /// - Parameters:
    ///   - profile: the profile.
    ///   - number: the number of the copy; 0 to end with the oldest one.
    ///   - limit: the most copies.
    ///   - bytes: about the bytes that the copies may take, whose messages are ``Message/truncated``; nil for whole ones. The
    ///     first one may be more than that.
    package func collectedMessages(
        of profile: ProfileID, after number: UInt64, limit: Int = 50, bytes: Int? = nil
    ) throws -> [CollectedMessage] {
        guard number < .max else { return [] }
        let start = SettingKey(profile, CollectedName.text(number + 1))
        let range = KeyRange<SettingKey>.from(start, through: SettingPrefix(profile, CollectedName.prefix))
        return try collectedMessages(in: range, .ascending, limit, bytes).reversed()
    }

    /// Returns the first copies of a range in a direction.
    private func collectedMessages(
        in range: KeyRange<SettingKey>, _ direction: ScanDirection, _ limit: Int, _ bytes: Int?
    ) throws -> [CollectedMessage] {
        var found: [CollectedMessage] = []
        var left = bytes ?? .max
        guard limit > 0 else { return found }
        try tables.settings.scan(range, direction, in: transaction) { entry in
            guard let name = CollectedName(try entry.key().name),
                let text = try readable({ try entry.value() }),
                var copy = CollectedMessage(number: name.number, storedAs: text)
            else { return .more }
            if bytes != nil {
                copy.message = copy.message.truncated
                left -= copy.message.loadedSize
            }
            found.append(copy)
            return found.count < limit && left >= 0 ? .more : .stop
        }
        return found
    }

    /// Returns the copy of a message that a profile has collected; nil if there is none.
    package func collectedMessage(_ message: MessageID, of profile: ProfileID) throws -> CollectedMessage? {
        guard let name = try collectedNames(of: profile).last(where: { $0.message == message }) else { return nil }
        return try collectedMessages(of: profile, before: name.number + 1, limit: 1).first { $0.number == name.number }
    }

    /// Returns the number of collected messages of a profile.
    package func collectedCount(of profile: ProfileID) throws -> Int {
        try tables.settings.count(.prefix(SettingPrefix(profile, CollectedName.prefix)), in: transaction)
    }

    /// The names of the copies of a profile, the newest one last.
    fileprivate func collectedNames(of profile: ProfileID) throws -> [CollectedName] {
        try tables.settings.keys(.prefix(SettingPrefix(profile, CollectedName.prefix)), in: transaction)
            .compactMap { CollectedName($0.name) }
    }
}

extension StoreWriter {
    /// Keeps copies of messages of a profile, in this order. A message that was collected before is copied again, as it is by
    /// now. Messages that are gone or deleted are left out.
    ///
    /// - Returns: the number of copies.
    @discardableResult
    package func collect(_ messages: [MessageID], for profile: ProfileID, at now: Timestamp) throws -> Int {
        var names = try collectedNames(of: profile)
        var count = 0
        for id in messages {
            guard let message = try message(id), !message.content.isDeleted, let chat = try chat(message.chat),
                chat.profile == profile
            else { continue }
            for name in names where name.message == id {
                try tables.settings.remove(SettingKey(profile, name.text), in: transaction)
            }
            names.removeAll { $0.message == id }
            let name = CollectedName(number: (names.last?.number ?? 0) + 1, message: id)
            let copy = CollectedMessage(
                number: name.number, message: try collected(message, in: chat), chatName: chat.names.shown(), at: now)
            try tables.settings.put(try copy.stored(), for: SettingKey(profile, name.text), in: transaction)
            names.append(name)
            count += 1
        }
        if count > 0 { pending.changes.profiles.insert(profile) }
        return count
    }

    /// The message without what only has a meaning in its chat: delivery, reactions, pin, earlier versions. A copy can be
    /// forwarded when nobody knows the sender any longer, so the name that it keeps is never an alias.
    private func collected(_ message: Message, in chat: Chat) throws -> Message {
        var name = message.senderName
        if let known = try displayName(of: message.sender, in: chat, for: .others) {
            name = known
        } else if name.isEmpty, !message.isOutgoing {
            name = chat.names.shown(for: .others)
        }
        return Message(
            id: message.id, chat: message.chat, position: message.position, sentAt: message.sentAt,
            sender: message.sender, senderName: name, content: message.content, quote: message.quote,
            edit: message.edit, forwardedFrom: message.forwardedFrom)
    }

    /// Removes copies by their numbers. The messages themselves stay.
    package func removeCollected(_ numbers: Set<UInt64>, of profile: ProfileID) throws {
        for name in try collectedNames(of: profile) where numbers.contains(name.number) {
            try tables.settings.remove(SettingKey(profile, name.text), in: transaction)
        }
        pending.changes.profiles.insert(profile)
    }
}

extension CollectedMessage {
    /// Returns true if the setting with this name has a copy.
    static func isCopy(_ name: String) -> Bool { name.hasPrefix(CollectedName.prefix) }
}

/// The name of the setting with a copy. Its number has a fixed width, so that the names have its order.
private struct CollectedName {
    static let prefix = "collected/"

    let number: UInt64
    let message: MessageID

    init(number: UInt64, message: MessageID) {
        self.number = number
        self.message = message
    }

    init?(_ text: String) {
        let parts = text.dropFirst(Self.prefix.count).split(separator: "/")
        guard text.hasPrefix(Self.prefix), parts.count == 2, let number = UInt64(parts[0]),
            let message = UInt64(parts[1])
        else { return nil }
        self.init(number: number, message: MessageID(message))
    }

    var text: String { Self.text(number) + "/" + String(message.rawValue) }

    /// The beginning of the name of the copy with this number.
    static func text(_ number: UInt64) -> String {
        let digits = String(number)
        return prefix + String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }
}
