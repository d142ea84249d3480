/// A person or a group that someone shares.
package struct ContactCard: Codable, Equatable, Hashable, Sendable {
    /// The kinds of cards.
    package enum Kind: Codable, Equatable, Hashable, Sendable {
        /// A card names a person or a group.
        case person, group
    }

    /// The kind of the card.
    package var kind: Kind
    /// The service's identifier of the person or group; `nil` if unknown.
    package var remoteID: RemoteID?
    /// The name, as the person or group chose it.
    package var name: String
    /// The link that connects to the person or leads to the group; empty if there is none.
    package var address: String

    /// Creates a card.
    package init(_ kind: Kind = .person, name: String, remoteID: RemoteID? = nil, address: String = "") {
        self.kind = kind
        self.remoteID = remoteID
        self.name = name
        self.address = address
    }
}
