internal import MessageStore
internal import Messenger

/// Which profile of the data directory has which address.
///
/// An address is random, so that a profile that is copied into another directory meets nobody there whom it takes for an
/// old friend.
enum Addresses {
    /// The profile at `address`; nil when it is not here (any more).
    static func profile(at address: RemoteID, in store: borrowing StoreWriter) throws -> ProfileID? {
        guard let number = try store.setting(name(address), of: nil).flatMap({ UInt64($0) }),
            try store.profile(ProfileID(number))?.remoteID == address
        else { return nil }
        return ProfileID(number)
    }

    /// Says that `profile` has `address`; false when another has it.
    static func claim(_ address: RemoteID, for profile: ProfileID, in store: borrowing StoreWriter) throws -> Bool {
        if let holder = try self.profile(at: address, in: store) { return holder == profile }
        try store.set(name(address), of: nil, to: String(profile.rawValue))
        return true
    }

    /// A new address for `profile`, which must be noted in it.
    static func make(for profile: ProfileID, in store: borrowing StoreWriter) throws -> RemoteID {
        let address = RemoteID("profile-" + Token.random(length: 22))
        try store.set(name(address), of: nil, to: String(profile.rawValue))
        return address
    }

    private static func name(_ address: RemoteID) -> String { "address/" + address.rawValue }
}
