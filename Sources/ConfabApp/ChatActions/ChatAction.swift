import Messenger

/// Something that is done to chats from their rows, their menu, or their card.
package enum ChatAction: String, Codable, CaseIterable, Hashable, Sendable {
    /// Goes to the messages.
    case open
    /// Pins the chat, or lets it go.
    case pin
    /// Moves it among the pinned ones.
    case pinUp, pinDown
    /// Gives it a star, or takes it away.
    case favourite
    /// Marks it as read, or as unread.
    case markRead
    /// Its next notification mode.
    case mute
    /// Asks for how long nothing of it shall notify.
    case muteFor
    /// Nothing of it notifies for so long.
    case muteHour, muteEightHours, muteDay, muteWeek, muteAlways
    /// Goes to its tags.
    case tags
    /// Deletes its messages, here and only here.
    case clear
    /// Says that the moderators have dealt with its reports.
    case archiveReports
    /// Puts it away, or takes it back.
    case archive
    /// Leaves the group.
    case leave
    /// Deletes the chat, and asks what of it.
    case delete
    /// The actions that don't fit into the row.
    case more
    /// Lets someone connect, under the user's name or a random one.
    case accept, acceptIncognito
    /// Removes who wants to connect, without telling.
    case reject
    /// Joins the group that one was invited to, under the user's name or a random one.
    case join, joinIncognito
    /// Deletes the invitation.
    case decline
    /// Goes to the field for the user's own name for it.
    case name
    /// Shows the link that others connect by.
    case showLink
    /// Shows a record that cannot be read.
    case show
    /// Shows the card.
    case card
    /// Asks whom to invite to the group.
    case invite
    /// Copies the link that others connect by.
    case copyLink
    /// Copies the bytes of a record that can't be read.
    case copyRecord

    static let durations: [ChatAction] = [.muteHour, .muteEightHours, .muteDay, .muteWeek, .muteAlways]

    /// For how long it mutes, in hours; nil where that is not what it does.
    var hours: Int64? {
        switch self {
        case .muteHour: 1
        case .muteEightHours: 8
        case .muteDay: 24
        case .muteWeek: 24 * 7
        default: nil
        }
    }

    /// True if it takes something away that does not come back by itself.
    var isDestructive: Bool {
        switch self {
        case .clear, .leave, .delete, .reject, .decline: true
        default: false
        }
    }

    /// True if it leads to further choices.
    var leadsOn: Bool { self == .muteFor || self == .more }

    /// Returns the request that lets someone connect, or joins a group; nil for other actions. It leads to the chat, so it's
    /// made for one at a time.
    func opening(_ chat: ChatID) -> ServiceRequest? {
        switch self {
        case .accept: .acceptRequest(chat, incognito: false)
        case .acceptIncognito: .acceptRequest(chat, incognito: true)
        case .join: .joinGroup(chat, incognito: false)
        case .joinIncognito: .joinGroup(chat, incognito: true)
        default: nil
        }
    }

    /// True if what the user may do in a group has to be read first.
    var needsRole: Bool { self == .delete || self == .more }

    /// The command whose key does it in the list.
    var command: CommandID? {
        CommandID.allCases.first { $0.chatAction == self }
    }
}

extension CommandID {
    /// The action on a row of the list; nil if the command isn't about one.
    var chatAction: ChatAction? {
        switch self {
        case .open: .open
        case .pin: .pin
        case .pinUp: .pinUp
        case .pinDown: .pinDown
        case .favourite: .favourite
        case .markRead: .markRead
        case .mute: .mute
        case .muteFor: .muteFor
        case .archive: .archive
        case .tags: .tags
        case .clearChat: .clear
        case .deleteChat: .delete
        case .leaveGroup: .leave
        case .card: .card
        default: nil
        }
    }
}
