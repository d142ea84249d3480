internal import Messenger

extension Contact {
    var remoteKey: RemoteKey? {
        remoteID.map { RemoteKey(profile, $0, under: incognitoAddress, .contact, .incognitoContact) }
    }
}

extension Group {
    var remoteKey: RemoteKey? {
        remoteID.map { RemoteKey(profile, $0, under: incognitoAddress, .group, .incognitoGroup) }
    }
}

extension RemoteKey {
    /// A contact or group as the service calls it, to which the user is known by `incognito`, or openly: the same one may
    /// be known in several ways, and they are nothing to each other.
    init(_ profile: ProfileID, _ remote: RemoteID, under incognito: RemoteID?, _ open: Kind, _ hidden: Kind) {
        if let incognito {
            // No address has a space in it, so that the pair can be told apart.
            self.init(profile, hidden, RemoteID(incognito.rawValue + " " + remote.rawValue))
        } else {
            self.init(profile, open, remote)
        }
    }
}
