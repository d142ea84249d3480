import ConfabApp
import MessageStore
import Messenger

/// Makes the reads that take too long for the thread that draws.
struct SlowReads: Sendable {
    let store: MessageStore

    func chosen(_ request: Rows.Request, _ chats: [ChatID]) -> AppAction {
        do {
            return .rows(.chosen(request, try StoreReads(store: store).chosen(chats)))
        } catch {
            return .failed("\(error)")
        }
    }

    func belongings(of profile: ProfileID) -> AppAction {
        do {
            return .profilesPage(.counted(profile, try store.read { try $0.belongings(of: profile) }))
        } catch {
            return .profile(profile, .refused("\(error)"))
        }
    }

    /// The hidden profiles with this password. A profile that can't be read has none: an error would say that there is one.
    func hiddenProfiles(password: String) -> [ProfileSummary] {
        let hashes = (try? store.read { try $0.passwordHashes() }) ?? []
        // So that no hidden profile takes as long as one. More than one take longer, each as long again: how many there are
        // can be told by the time, whether there is one cannot.
        if hashes.isEmpty { _ = ProfilePassword.matches(password, ProfilePassword.nobodys) }
        let profiles = hashes.filter { ProfilePassword.matches(password, $0.hash) }.map(\.profile)
        return (try? store.read { reader in try profiles.compactMap { try reader.summary(of: $0) } }) ?? []
    }
}
