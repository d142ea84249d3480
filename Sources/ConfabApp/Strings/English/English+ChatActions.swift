import Messenger

extension English {
    func label(_ action: ChatAction, of chat: ChatSummary) -> String {
        switch action {
        case .mute:
            switch chat.nextNotifications {
            case .all: return "Unmute"
            case .mentions: return "Mute"
            case .none: return chat.kind.group == nil ? "Mute" : "Mute all"
            }
        case .leave, .open, .tags:
            return label(action, isForward: true)
        default:
            return label(action, isForward: action.goesForward(for: [chat]))
        }
    }

    func label(_ action: ChatAction, isForward: Bool) -> String {
        switch action {
        case .open: "Open the chat"
        case .pin: isForward ? "Pin" : "Unpin"
        case .pinUp: "Move up"
        case .pinDown: "Move down"
        case .favourite: isForward ? "Favorite" : "Remove from favorites"
        case .markRead: isForward ? "Mark as read" : "Mark as unread"
        case .mute: isForward ? "Mute" : "Unmute"
        case .muteFor: "Mute for…"
        case .muteHour: "1 hour"
        case .muteEightHours: "8 hours"
        case .muteDay: "1 day"
        case .muteWeek: "1 week"
        case .muteAlways: "Always"
        case .tags: "Tags…"
        case .clear: "Clear…"
        case .archiveReports: "Archive the reports…"
        case .archive: isForward ? "Archive" : "Take back from the archive"
        case .leave: "Leave the group…"
        case .delete: "Delete…"
        case .more: "More"
        case .accept: "Accept"
        case .acceptIncognito: "Accept incognito"
        case .reject: "Reject…"
        case .join: "Join"
        case .joinIncognito: "Join incognito"
        case .decline: "Delete the invitation…"
        case .name: "Give it a name"
        case .showLink: "Show the link"
        case .show: "Show the record"
        case .card: "Card"
        case .invite: "Invite a contact"
        case .copyLink: "Copy the link"
        case .copyRecord: "Copy these bytes"
        }
    }

    func short(_ action: ChatAction, of chat: ChatSummary) -> String {
        let isForward = action.goesForward(for: [chat])
        return switch action {
        case .favourite: isForward ? "Favorite" : "Unfav."
        case .markRead: isForward ? "Read" : "Unread"
        case .tags: "Tags"
        case .clear: "Clear"
        case .archive: isForward ? "Archive" : "Take back"
        case .archiveReports: "Reports"
        case .leave: "Leave"
        case .delete, .decline: "Delete"
        case .acceptIncognito, .joinIncognito: "Incognito"
        case .reject: "Reject"
        case .name: "Name"
        case .showLink: "Link"
        case .show: "Show"
        default: label(action, of: chat)
        }
    }

    func muteForTitle() -> String { "Mute for" }

    func done(_ change: ChatChange, to name: String, until action: ChatAction) -> String {
        switch change {
        case .favourite(true): "\(name) is a favorite."
        case .favourite(false): "\(name) removed from favorites."
        case .pinned(true): "\(name) is pinned."
        case .pinned(false): "\(name) unpinned."
        case .pinnedUp(let places): "\(name) moved \(places > 0 ? "up" : "down")."
        case .notifications(.all): "\(name) tells of every message."
        case .notifications(.mentions): "\(name) tells of mentions only."
        case .notifications(.none): "\(name) is muted."
        case .mute: "\(name) is muted for \(label(action, isForward: true))."
        case .archived(true): "\(name) is in the archive now, the last tab."
        case .archived(false): "\(name) is back in the list."
        case .markedUnread(true): "\(name) is marked unread."
        case .markedUnread(false), .read: "\(name) is marked read."
        default: "\(name) is changed."
        }
    }

    func done(_ action: ChatAction, isForward: Bool, count number: Int) -> String {
        let chats = chats(number)
        return switch action {
        case .pin: "\(chats) \(isForward ? "pinned" : "unpinned")."
        case .favourite: "\(chats) \(isForward ? "added to the favorites" : "taken from the favorites")."
        case .markRead: "\(chats) marked as \(isForward ? "read" : "unread")."
        case .mute: "\(chats) \(isForward ? "muted" : "unmuted")."
        case .muteAlways: "\(chats) muted."
        case .archive: "\(chats) \(isForward ? "archived" : "unarchived")."
        default:
            action.hours == nil ? "\(chats) changed." : "\(chats) muted for \(label(action, isForward: true))."
        }
    }

    func leftOut(_ number: Int) -> String {
        number == 0 ? "" : " \(number) left out: it cannot be done to \(number == 1 ? "it" : "them")."
    }

    func leftAsTheyAre(_ number: Int) -> String {
        number == 0 ? "" : " \(number) \(number == 1 ? "other was left as it is" : "others were left as they are")."
    }

    func gone(_ action: ChatAction, _ name: String?, count number: Int, keepsContact: Bool) -> String {
        let chats = name ?? chats(number)
        return switch action {
        case .delete where keepsContact:
            name.map { "The conversation with \($0) is deleted." }
                ?? "\(count(number, "conversation", "conversations")) deleted."
        case .clear: name == nil ? "\(chats) cleared." : "\(chats) is cleared."
        case .reject: "\(name ?? count(number, "request", "requests")) rejected."
        default: name == nil ? "\(chats) deleted." : "\(chats) is deleted."
        }
    }

    func tagged(_ name: String) -> String { "\(name) has other tags." }
    func tagged(count number: Int) -> String { "Tags of \(chats(number)) changed." }

    func offer(_ offer: Toasts.Offer, key: String) -> String {
        switch offer.command {
        case .undoChange: "Undo\(key.isEmpty ? "" : " (\(key))") \(offer.seconds)"
        default: "\(title(offer.command)) \(offer.seconds)"
        }
    }

    func undone() -> String { "It is as it was." }
    func nothingToUndo() -> String { "Nothing to undo." }
    func nothingToChange() -> String { "Nothing to change." }
    func keptForMessage(_ name: String) -> String { "\(name) has a new message and stays as it is." }
    func isGoing(_ name: String) -> String { "\(name) is being deleted. Undo that first, then open it." }
    func notMeantAnyMore() -> String { "No changes made because the selection changed." }
    func notThereAnyMore() -> String { "It no longer exists." }
    func leaveFirst() -> String { "You are in this group. Leave it first, then delete it." }
    func chosen(_ number: Int) -> String { "\(chats(number)) marked" }
    func chooseAll() -> String { "All" }
    func chosenActions() -> String { "Do…" }
    func noneChosen() -> String { "No chat is marked." }
    func notForThese() -> String { "This is for none of the marked chats." }
    func offers(_ labels: [String]) -> String { "Offers: " + labels.joined(separator: "; ") }
    func marked() -> String { "marked" }
    func groupsLeft(_ number: Int) -> String { "You left \(count(number, "group", "groups"))." }

    func reportsDone(count number: Int) -> String {
        number == 1 ? "The reports are archived." : "The reports of \(chats(number)) are archived."
    }
}
