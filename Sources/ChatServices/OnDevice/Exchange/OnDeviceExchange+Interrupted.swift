internal import MessageStore
package import Messenger

// Messages whose sending no process completes.
extension OnDeviceExchange {
    /// Marks the messages as failed that were being sent when a process ended, in the profiles that no process has open.
    /// (A profile that is opened has this done for itself.)
    ///
    /// - Returns: how many there were.
    package func failInterrupted() async throws(ServiceError) -> Int {
        let profiles = allProfiles().filter { isFree($0) && isSending($0) }
        guard !profiles.isEmpty else { return 0 }
        return try await write { [self] writer in
            // A process sends after it has taken the profile, so nothing is being sent in one that is still free.
            try profiles.filter { isFree($0) }.reduce(0) { try $0 + writer.failInterrupted(of: $1) }
        }
    }

    private func isSending(_ profile: ProfileID) -> Bool {
        (try? store.read { try $0.isSending(in: profile) }) == true
    }
}
