internal import Messenger

/// Under which address and name a profile writes and is written to: its own, or a random one that one contact or group
/// knows it by.
struct Identity: Hashable {
    var address: RemoteID
    /// The names that others see.
    var names: Names
    var isIncognito: Bool

    /// The profile's own.
    init(of profile: Profile, at address: RemoteID) {
        self.address = address
        names = profile.names
        isIncognito = false
    }

    /// A random one.
    init(incognito name: String, at address: RemoteID) {
        self.address = address
        names = Names(name)
        isIncognito = true
    }

    /// The name in the contact or group that knows it by a random name; nil for the profile's own.
    var incognitoName: String? { isIncognito ? names.displayName : nil }

    /// The address in the contact or group that knows it by a random name; nil for the profile's own.
    var incognitoAddress: RemoteID? { isIncognito ? address : nil }
}
