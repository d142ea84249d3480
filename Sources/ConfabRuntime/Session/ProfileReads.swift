import ConfabApp
import Glibc
import MessageStore
import Messenger

/// What is read about profiles: which there are, who has them, and what takes too long for the thread that draws.
struct ProfileReads: Sendable {
    let store: MessageStore

    /// The profiles that can be seen, and `shown` even when it is hidden: it is on the screen.
    func profiles(shown: ProfileID?) throws -> [ProfileSummary] {
        try store.read { reader in
            let visible = try reader.profiles()
            guard let shown, !visible.contains(where: { $0.id == shown }), let open = try reader.summary(of: shown)
            else { return visible }
            return visible + [open]
        }
    }

    /// Which of some profiles other processes have open, and which processes; 0 for one that did not say. One of which
    /// that cannot be told is taken to be free: whoever opens it hears why it cannot be.
    func holders(of profiles: [ProfileID]) -> [ProfileID: Int32] {
        let own = getpid()
        var holders: [ProfileID: Int32] = [:]
        for profile in profiles {
            guard let holder = (try? store.lockHolder(of: profile)) ?? nil, holder != own else { continue }
            holders[profile] = holder
        }
        return holders
    }

    /// The answer to what is slow; nil when `operation` is something else.
    func slowAnswer(_ operation: AppOperation) -> (@Sendable () -> AppAction)? {
        switch operation {
        case .loadBelongings(let profile):
            return { [store] in
                do {
                    return .profilesPage(.counted(profile, try store.read { try $0.belongings(of: profile) }))
                } catch {
                    return .profilesPage(.refused(profile, "\(error)"))
                }
            }
        case .unlockProfiles(let password, let attempt):
            return { .profilesPage(.unlocked(attempt, hidden(by: password))) }
        default: return nil
        }
    }

    /// The hidden profiles that have this password. What cannot be read has none: an error would say that there is one.
    private func hidden(by password: String) -> [ProfileSummary] {
        let hashes = (try? store.read { try $0.passwordHashes() }) ?? []
        // So that no hidden profile takes as long as one. More than one take longer, each as long again: how many there are
        // can be told by the time, whether there is one cannot.
        if hashes.isEmpty { _ = ProfilePassword.matches(password, ProfilePassword.nobodys) }
        let profiles = hashes.filter { ProfilePassword.matches(password, $0.hash) }.map(\.profile)
        return (try? store.read { reader in try profiles.compactMap { try reader.summary(of: $0) } }) ?? []
    }
}
