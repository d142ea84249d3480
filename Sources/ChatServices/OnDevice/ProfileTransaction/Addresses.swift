internal import MessageStore
internal import Messenger

/// The addresses of the profiles in the data directory.
///
/// An address is random, so a profile that is copied to another directory doesn't meet anyone who looks like an old
/// friend. Besides its own address, a profile has one for each random name. Those are stored in the contacts and groups
/// that use them, and are deleted with them.
enum Addresses {
    /// Returns the profile at `address`; nil if it isn't here, or no longer.
    static func profile(at address: RemoteID, in store: borrowing StoreWriter) throws -> ProfileID? {
        if let number = try store.setting(name(address), of: nil).flatMap({ UInt64($0) }),
            try store.profile(ProfileID(number))?.remoteID == address
        {
            return ProfileID(number)
        }
        guard let hidden = try store.incognito(at: address)?.profile, try store.profile(hidden) != nil else {
            return nil
        }
        return hidden
    }

    /// Says that `profile` has `address`; false when another has it.
    static func claim(_ address: RemoteID, for profile: ProfileID, in store: borrowing StoreWriter) throws -> Bool {
        if let holder = try self.profile(at: address, in: store) { return holder == profile }
        try store.set(name(address), of: nil, to: String(profile.rawValue))
        return true
    }

    /// A new address for `profile`, which must be noted in it.
    static func make(for profile: ProfileID, in store: borrowing StoreWriter) throws -> RemoteID {
        let address = random()
        try store.set(name(address), of: nil, to: String(profile.rawValue))
        return address
    }

    /// An address that nobody has. Those of random names look like all others.
    static func random() -> RemoteID { RemoteID("profile-" + Token.random(length: 22)) }

    /// The setting that says whose `address` is.
    static func name(_ address: RemoteID) -> String { "address/" + address.rawValue }
}
