package import Messenger
internal import MessageStore
internal import Synchronization

extension OnDeviceExchange {
    /// Renames a profile, even if another process has it open. Its contacts see the new name with its next message.
    package func rename(_ profile: ProfileID, to name: String) async throws(ServiceError) {
        let checked: String
        do throws(NameProblem) { checked = try NameRule.checked(name) } catch { throw .name(error) }
        let now = now()
        try await write { store in
            guard try store.profile(profile) != nil else { throw ServiceError.notFound(.profile(profile)) }
            try ProfileTransaction(profile, in: store, now: now).rename(to: checked, in: store)
        }
    }

    /// Removes a profile, in one transaction: its groups are left, and all that belongs to it goes.
    package func remove(_ profile: ProfileID) async throws(ServiceError) {
        let session = state.withLock { $0.sessions[profile] }
        // Nobody may open it meanwhile; who has it open has its lock.
        let lock = session == nil ? try await lock(profile) : nil
        defer { withExtendedLifetime(lock) {} }
        let now = now()
        try await write { try ProfileTransaction(profile, in: $0, now: now).remove(in: $0) }
        if let session { await close(session) }
    }
}
