internal import MessageStore
internal import Messenger
internal import Synchronization

// Mutes that end while nobody does anything.
extension OnDeviceExchange {
    /// Ends the mutes whose time has come, of the profiles that this process looks after.
    ///
    /// Asked for every minute, so it only reads, which waits for nobody, unless one is due; then it writes once for all.
    ///
    /// - Returns: the number of profiles in which a mute ends.
    @discardableResult
    package func endMutes() -> Int {
        let now = now()
        let due = allProfiles().filter { endsMute(of: $0, by: now) && isLookedAfter($0) }
        if due.isEmpty { return 0 }
        // What cannot be written now is due a minute later, too.
        queue.enqueue { store in
            for profile in due { try store.expireMutes(of: profile, now: now) }
        }
        return due.count
    }

    private func endsMute(of profile: ProfileID, by now: Timestamp) -> Bool {
        let end = try? store.read { try $0.nextMuteEnd(of: profile) }
        return end.map { $0 <= now } ?? false
    }

    /// True if the profile is open here or, as far as can be known now, nowhere.
    private func isLookedAfter(_ profile: ProfileID) -> Bool {
        state.withLock { $0.sessions[profile] } != nil || isFree(profile)
    }
}
