internal import LMDB
package import Messenger

// What is known about messages that a chat doesn't have: texts that wait for them, and that the user deleted them.
//
// These are settings. A repair by an earlier version copies only the tables that it knows, so a table for them would
// need a new format of the database.
extension StoreTransaction {
    /// Returns true if the user has deleted this message of a chat. A copy that arrives later must not come back.
    package func isForgotten(_ message: RemoteID, in chat: ChatID) throws -> Bool {
        guard let profile = try self.chat(chat)?.profile else { return false }
        return try tables.settings.contains(SettingKey(profile, AbsentName.forgotten(message, chat)), in: transaction)
    }

    /// Returns the text that is kept of a message that the user has deleted; nil if the user hasn't.
    package func textOfForgotten(_ message: RemoteID, in chat: ChatID) throws -> String? {
        guard let profile = try self.chat(chat)?.profile else { return nil }
        let key = SettingKey(profile, AbsentName.forgotten(message, chat))
        return try tables.settings.value(for: key, in: transaction)
    }

    /// Returns the texts that wait for a message, in the order in which they came.
    package func waiting(for message: RemoteID, in chat: ChatID) throws -> [String] {
        guard let profile = try self.chat(chat)?.profile else { return [] }
        return try waiting(for: message, in: chat, of: profile).compactMap(\.text)
    }

    /// Returns the texts with their keys; nil for a text that can't be read.
    fileprivate func waiting(
        for message: RemoteID, in chat: ChatID, of profile: ProfileID
    ) throws -> [(key: SettingKey, text: String?)] {
        let prefix = AbsentName.waiting(for: message, chat)
        var found: [(key: SettingKey, text: String?)] = []
        try tables.settings.scan(.prefix(SettingPrefix(profile, prefix)), in: transaction) { entry in
            let key = try entry.key()
            // The name of another message may begin with the name of this one.
            guard !key.name.utf8.dropFirst(prefix.utf8.count).contains(UInt8(ascii: "/")) else { return .more }
            found.append((key, try readable { try entry.value() }))
            return .more
        }
        return found
    }

    /// Returns the number of texts that wait for messages of a chat.
    package func waitingCount(in chat: ChatID) throws -> Int {
        guard let profile = try self.chat(chat)?.profile else { return 0 }
        return try tables.settings.count(.prefix(SettingPrefix(profile, AbsentName.waiting(chat))), in: transaction)
    }
}

extension StoreWriter {
    /// Removes a message, and remembers that the user deleted it.
    ///
    /// - Parameter text: kept until the chat is removed.
    package func forget(_ message: Message, keeping text: String = "") throws {
        if let remoteID = message.remoteID { try keep(text, ofForgotten: remoteID, in: message.chat) }
        try remove(message.id)
    }

    /// Replaces the text that is kept of a message that the user has deleted.
    package func keep(_ text: String, ofForgotten message: RemoteID, in chat: ChatID) throws {
        let key = SettingKey(try requiredChat(chat).profile, AbsentName.forgotten(message, chat))
        try tables.settings.put(text, for: key, in: transaction)
    }

    /// Keeps a text until a message arrives. If more than `limit` texts wait in the chat, the oldest are dropped.
    ///
    /// - Parameter bytes: the most bytes of texts of more than 16 kB, of which the oldest are dropped, too.
    package func keep(
        _ text: String, until message: RemoteID, in chat: ChatID, limit: Int, bytes: Int = .max
    ) throws {
        let profile = try requiredChat(chat).profile
        let all = KeyRange<SettingKey>.prefix(SettingPrefix(profile, AbsentName.waiting(chat)))
        if text.utf8.count > Self.longWaiting { try dropLong(in: all, until: bytes - text.utf8.count) }
        if try tables.settings.count(all, limit: limit, in: transaction) >= limit {
            let waiting = try tables.settings.keys(all, in: transaction)
                .map { (key: $0, number: AbsentName.number(in: $0.name)) }.sorted { $0.number < $1.number }
            for (key, _) in waiting.dropLast(max(0, limit - 1)) { try tables.settings.remove(key, in: transaction) }
        }
        let name = AbsentName.waiting(for: message, chat, number: try nextNumber("waiting"))
        try tables.settings.put(text, for: SettingKey(profile, name), in: transaction)
    }

    /// Texts with more bytes are counted by their bytes, too.
    private static let longWaiting = 1 << 14

    /// Removes the oldest long texts until the others have no more than `limit` bytes.
    private func dropLong(in all: KeyRange<SettingKey>, until limit: Int) throws {
        var long: [(key: SettingKey, bytes: Int)] = []
        try tables.settings.scan(all, in: transaction) { entry in
            let bytes = try readable({ try entry.value() })?.utf8.count ?? 0
            if bytes > Self.longWaiting { long.append((try entry.key(), bytes)) }
            return .more
        }
        long.sort { AbsentName.number(in: $0.key.name) < AbsentName.number(in: $1.key.name) }
        var total = long.reduce(0) { $0 + $1.bytes }
        for (key, bytes) in long where total > limit {
            try tables.settings.remove(key, in: transaction)
            total -= bytes
        }
    }

    /// Removes the texts that wait for a message, and returns them in the order in which they came.
    package func takeWaiting(for message: RemoteID, in chat: ChatID) throws -> [String] {
        let found = try waiting(for: message, in: chat, of: try requiredChat(chat).profile)
        for (key, _) in found { try tables.settings.remove(key, in: transaction) }
        return found.compactMap(\.text)
    }

    /// Removes all that is known about messages that a chat doesn't have.
    func removeAbsent(of chat: ChatID, _ profile: ProfileID) throws {
        for name in [AbsentName.waiting(chat), AbsentName.forgotten(chat)] {
            try tables.settings.removeAll(in: .prefix(SettingPrefix(profile, name)), in: transaction)
        }
    }
}

/// The names of the settings for messages that a chat doesn't have.
private enum AbsentName {
    static func forgotten(_ chat: ChatID) -> String { "deleted-message/\(chat.rawValue)/" }
    static func forgotten(_ message: RemoteID, _ chat: ChatID) -> String { forgotten(chat) + message.rawValue }
    static func waiting(_ chat: ChatID) -> String { "waiting/\(chat.rawValue)/" }
    static func waiting(for message: RemoteID, _ chat: ChatID) -> String { waiting(chat) + message.rawValue + "/" }

    /// The number has a fixed width, so that the names have its order.
    static func waiting(for message: RemoteID, _ chat: ChatID, number: UInt64) -> String {
        let digits = String(number)
        return waiting(for: message, chat) + String(repeating: "0", count: max(0, 20 - digits.count)) + digits
    }

    static func number(in name: String) -> UInt64 {
        name.lastIndex(of: "/").flatMap { UInt64(name[name.index(after: $0)...]) } ?? 0
    }
}

/// The beginning of the names of a profile's settings.
struct SettingPrefix: OrderedKey {
    let profile: ProfileID
    let text: String

    init(_ profile: ProfileID, _ text: String) {
        self.profile = profile
        self.text = text
    }

    func write(to writer: inout KeyWriter) {
        profile.write(to: &writer)
        for byte in text.utf8 { writer.append(byte) }
    }

    init(from reader: inout KeyReader) throws(KeyError) { throw KeyError() }
}
