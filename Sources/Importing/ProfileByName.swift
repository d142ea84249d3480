package import MessageStore
package import Messenger

/// Profiles by the name that the command line gives.
package enum ProfileByName {
    /// The profile called `name`; nil when there is none.
    package static func find(_ name: String, in store: MessageStore) throws(ImportError) -> ProfileID? {
        do { return try store.read { try find(name, in: $0.profiles()) } } catch { throw ImportError(error) }
    }

    /// The profile called `name`, which is made, with its notes, when there is none.
    package static func find(
        _ name: String, in store: MessageStore, orMakeAt now: Timestamp
    ) throws(ImportError) -> ProfileID {
        let checked = try check(name)
        do {
            return try store.write { writer in
                if let known = try find(checked, in: writer.profiles()) { return known }
                return try make(checked, in: writer, now: now)
            }.result
        } catch {
            throw ImportError(error)
        }
    }

    /// The name as it will be kept.
    static func check(_ name: String) throws(ImportError) -> String {
        do { return try NameRule.checked(name) } catch {
            switch error {
            case .empty: throw .profile("A profile needs a name; none of “\(name)” can be seen.")
            case .tooLong(_, let limit): throw .profile("The profile's name has more than \(limit) characters.")
            case .inviteLink: throw .profile("The profile's name can't be an invite link.")
            case .tooComplex(_, let limit): throw .profile("The profile's name has more than \(limit) bytes.")
            }
        }
    }

    /// Stores a new profile and its notes.
    static func make(
        _ name: String, in writer: borrowing StoreWriter, now: Timestamp
    ) throws -> ProfileID {
        let profile = try writer.add(
            Profile(id: .unassigned, names: Names(name), createdAt: now, lastActiveAt: now))
        try writer.add(Chat.notes(of: profile, createdAt: now))
        return profile
    }

    private static func find(_ name: String, in profiles: [ProfileSummary]) throws(StoreError) -> ProfileID? {
        let matching = profiles.named(name)
        if matching.count > 1 {
            throw .ambiguousProfile(name: name)
        }
        return matching.first?.id
    }
}

extension Chat {
    /// The notes to self that every profile has. The on-device service knows them by this name.
    static func notes(of profile: ProfileID, createdAt: Timestamp) -> Chat {
        Chat(
            id: .unassigned, profile: profile, kind: .notes, remoteID: RemoteID("notes"), names: Names(""),
            createdAt: createdAt)
    }
}

extension ImportError {
    init(_ error: StoreError) { self = .store(StorageProblem(error)) }
}
