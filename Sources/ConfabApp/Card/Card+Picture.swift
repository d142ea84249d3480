import Messenger
import TerminalDOM

extension Card.Details {
    /// The picture of the contact or group.
    var picture: StillPicture? { (contact.map { DisplayRecord($0) } ?? group.map { DisplayRecord($0) })?.picture }
}

extension Card {
    /// The picture beside the facts; nil if there's none to show.
    func portrait(_ shared: Shared) -> Portrait? {
        Portrait(details?.picture, name: title(shared.strings), number: chat.id.rawValue, on: shared)
    }

    /// The initials of a person or group whose picture isn't shown.
    func avatar(_ strings: any Strings) -> Avatar<Action>? {
        switch chat.kind {
        case .direct, .group, .business: Avatar(name: title(strings), number: chat.id.rawValue)
        case .notes, .contactRequest, .pendingConnection, .groupInvitation, .broken: nil
        }
    }

    package func pictures(_ shared: Shared) -> [PictureRequest] { requests(portrait(shared)) }
}
