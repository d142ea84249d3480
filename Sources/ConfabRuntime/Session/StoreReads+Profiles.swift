import ConfabApp
import Glibc
import MessageStore
import Messenger

extension StoreReads {
    /// Returns the knowledge that decides what comes after the start; `shown` is the profile on the screen.
    func facts(shown: ProfileID?) throws -> Launch.Facts {
        var facts = Launch.Facts(
            profiles: try store.read { try profiles(shown: shown, in: $0) }, name: wantedName())
        // Once a profile is on the screen, nothing is chosen.
        if shown == nil, heedsHolders, let chosen = facts.chosen { facts.holders = holders(of: [chosen]) }
        return facts
    }

    /// Returns the visible profiles, and `shown` even if it's hidden.
    func profiles(shown: ProfileID?, in reader: borrowing StoreReader) throws -> [ProfileSummary] {
        let visible = try reader.profiles()
        guard let shown, !visible.contains(where: { $0.id == shown }), let open = try reader.summary(of: shown) else {
            return visible
        }
        return visible + [open]
    }

    /// Returns the processes that have profiles open, 0 for an unknown process. A profile whose lock can't be read counts as
    /// free: opening it reports the error.
    func holders(of profiles: [ProfileID]) -> [ProfileID: Int32] {
        let own = getpid()
        var holders: [ProfileID: Int32] = [:]
        for profile in profiles {
            guard let holder = (try? store.lockHolder(of: profile)) ?? nil, holder != own else { continue }
            holders[profile] = holder
        }
        return holders
    }
}
