import ChatServices
import MessageStore
import Messenger
import Synchronization

// What the user does to profiles, open or not.
extension ServiceDesk {
    /// Changes a profile. Making something of a password takes its time, so this is not for the thread that draws.
    func change(_ profile: ProfileID, _ change: ProfileChange) async throws {
        switch change {
        case .rename(let name): try await provider.rename(profile, to: name)
        case .mute(let isMuted): try await writes.write { try $0.update(profile) { $0.isMuted = isMuted } }
        case .hide(let password):
            let hash = try ProfilePassword.hash(password)
            try await writes.write { try $0.hide(profile, passwordHash: hash) }
        case .unhide: try await writes.write { try $0.unhide(profile) }
        }
    }

    /// Deletes a profile; the one that is open is closed by that, and stays as it is when it cannot be deleted.
    func remove(_ profile: ProfileID) async throws {
        try await provider.remove(profile)
        state.withLock { state in
            if state.service?.profile == profile { state.service = nil }
            if state.shown == profile { state.shown = nil }
        }
    }
}
