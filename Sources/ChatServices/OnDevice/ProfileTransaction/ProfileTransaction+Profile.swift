internal import MessageStore
internal import Messenger

// Making and opening a profile.
extension ProfileTransaction {
    /// The ID of a profile's notes in this service, to find them without reading all chats.
    static let notesID = RemoteID("notes")

    /// Makes a profile with its notes.
    static func create(
        named name: String, in store: borrowing StoreWriter, now: Timestamp
    ) throws -> Profile {
        let id = try store.add(
            Profile(id: .unassigned, names: Names(name), createdAt: now, lastActiveAt: now))
        let speaker = try ProfileTransaction(id, in: store, now: now)
        try speaker.openNotes(in: store)
        return speaker.profile
    }

    /// Prepares an opened profile: marks unfinished messages as failed and deletes outdated records.
    ///
    /// - Returns: the number of messages marked as failed.
    func begin(in store: borrowing StoreWriter) throws {
        let now = now
        try store.update(id) { $0.lastActiveAt = max(now, $0.lastActiveAt) }
        try store.failInterrupted(of: id)
        try store.expireMutes(of: id, now: now)
        try forgetOldLinks(in: store)
    }

    /// The notes to self, which are made when there are none.
    ///
    /// - Parameter known: the notes when they were found by looking at the list: those of a profile from elsewhere do not
    ///   have the name that this service gives.
    @discardableResult
    func openNotes(known: ChatID? = nil, in store: borrowing StoreWriter) throws -> ChatID {
        if let notes = try store.chat(of: id, remoteID: Self.notesID) { return notes.id }
        if let known, let notes = try store.chat(known), notes.profile == id, notes.kind == .notes {
            try store.update(known) { $0.remoteID = Self.notesID }
            return known
        }
        return try store.add(
            Chat(
                id: .unassigned, profile: id, kind: .notes, remoteID: Self.notesID, names: Names(""), createdAt: now))
    }
}
