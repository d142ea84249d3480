internal import LMDB
package import Messenger

extension StoreWriter {
    /// Hides a profile from everyone who doesn't type the password with `passwordHash` (``ProfilePassword``).
    ///
    /// - Throws: ``StoreError/onlyVisibleProfile`` if no other profile would be visible.
    package func hide(_ id: ProfileID, passwordHash: String) throws {
        guard try profiles().contains(where: { $0.id != id }) else { throw StoreError.onlyVisibleProfile }
        try updateRecord(of: id) { stored in
            stored.hidden = true
            stored.passwordHash = passwordHash
        }
    }

    /// Shows a hidden profile to everybody again, and forgets its password.
    package func unhide(_ id: ProfileID) throws {
        try updateRecord(of: id) { stored in
            stored.hidden = false
            stored.clearPasswordHash()
        }
    }

    /// Puts profiles into the user's own order, the first one first. Others keep the places that they have.
    package func order(_ profiles: [ProfileID]) throws {
        for (place, profile) in profiles.enumerated() {
            // One that somebody has removed meanwhile has no place.
            guard let known = try self.profile(profile), known.order != place else { continue }
            try update(profile) { $0.order = place }
        }
    }
}

extension StoreTransaction {
    /// The password hashes of hidden profiles, without those of unreadable records.
    package func passwordHashes() throws -> [(profile: ProfileID, hash: String)] {
        var hashes: [(profile: ProfileID, hash: String)] = []
        try tables.profiles.scan(in: transaction) { entry in
            if let stored = try readable({ try entry.value() }), stored.hidden, stored.hasPasswordHash {
                hashes.append((try entry.key(), stored.passwordHash))
            }
            return .more
        }
        return hashes
    }
}
