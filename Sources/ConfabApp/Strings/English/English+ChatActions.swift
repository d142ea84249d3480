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
        case .open: "Open chat"
        case .pin: isForward ? "Pin" : "Unpin"
        case .pinUp: "Move up"
        case .pinDown: "Move down"
        case .favourite: isForward ? "Add to favorites" : "Remove from favorites"
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
        case .archiveReports: "Archive reports…"
        case .archive: isForward ? "Archive" : "Unarchive"
        case .leave: "Leave group…"
        case .delete: "Delete…"
        case .more: "More"
        case .accept: "Accept"
        case .acceptIncognito: "Accept incognito"
        case .reject: "Reject…"
        case .join: "Join"
        case .joinIncognito: "Join incognito"
        case .decline: "Delete invitation…"
        case .name: "Set alias"
        case .showLink: "Show link"
        case .show: "Show record"
        case .card: "Show card"
        case .invite: "Invite a contact"
        case .copyLink: "Copy link"
        case .copyRecord: "Copy record"
        }
    }

    func short(_ action: ChatAction, of chat: ChatSummary) -> String {
        let isForward = action.goesForward(for: [chat])
        return switch action {
        case .favourite: isForward ? "Favorite" : "Unfav."
        case .markRead: isForward ? "Read" : "Unread"
        case .tags: "Tags"
        case .clear: "Clear"
        case .archive: isForward ? "Archive" : "Unarchive"
        case .archiveReports: "Reports"
        case .leave: "Leave"
        case .delete, .decline: "Delete"
        case .acceptIncognito, .joinIncognito: "Incognito"
        case .reject: "Reject"
        case .name: "Alias"
        case .showLink: "Link"
        case .show: "Show"
        default: label(action, of: chat)
        }
    }

    func muteForTitle() -> String { "Mute for" }

    func done(_ change: ChatChange, to name: String, until action: ChatAction) -> String {
        switch change {
        case .favourite(true): "\(name) added to favorites."
        case .favourite(false): "\(name) removed from favorites."
        case .pinned(true): "\(name) pinned."
        case .pinned(false): "\(name) unpinned."
        case .pinnedUp(let places): "\(name) moved \(places > 0 ? "up" : "down")."
        case .notifications(.all): "\(name): notifications for every message."
        case .notifications(.mentions): "\(name): notifications for mentions only."
        case .notifications(.none): "\(name) muted."
        case .mute: "\(name) muted for \(label(action, isForward: true))."
        case .archived(true): "\(name) archived. You'll find it under Archived."
        case .archived(false): "\(name) unarchived."
        case .markedUnread(true): "\(name) marked as unread."
        case .markedUnread(false), .read: "\(name) marked as read."
        default: "\(name) changed."
        }
    }

    func done(_ action: ChatAction, isForward: Bool, count number: Int) -> String {
        let chats = chats(number)
        return switch action {
        case .pin: "\(chats) \(isForward ? "pinned" : "unpinned")."
        case .favourite: "\(chats) \(isForward ? "added to favorites" : "removed from favorites")."
        case .markRead: "\(chats) marked as \(isForward ? "read" : "unread")."
        case .mute: "\(chats) \(isForward ? "muted" : "unmuted")."
        case .muteAlways: "\(chats) muted."
        case .archive: "\(chats) \(isForward ? "archived" : "unarchived")."
        default:
            action.hours == nil ? "\(chats) changed." : "\(chats) muted for \(label(action, isForward: true))."
        }
    }

    func leftOut(_ number: Int) -> String {
        number == 0 ? "" : " \(count(number, "other doesn't", "others don't")) allow this."
    }

    func leftAsTheyAre(_ number: Int) -> String {
        number == 0 ? "" : " \(count(number, "other is", "others are")) unchanged."
    }

    func gone(_ action: ChatAction, _ name: String?, count number: Int, keepsContact: Bool) -> String {
        let chats = name ?? chats(number)
        return switch action {
        case .delete where keepsContact:
            name.map { "Conversation with \($0) deleted." }
                ?? "\(count(number, "conversation", "conversations")) deleted."
        case .clear: "\(chats) cleared."
        case .reject: "\(name ?? count(number, "request", "requests")) rejected."
        default: "\(chats) deleted."
        }
    }

    func tagged(_ name: String) -> String { "Tags of \(name) changed." }
    func tagged(count number: Int) -> String { "Tags of \(chats(number)) changed." }

    func offer(_ offer: Toasts.Offer, key: String) -> String {
        switch offer.command {
        case .undoChange: "Undo\(key.isEmpty ? "" : " (\(key))") \(offer.seconds)"
        case .attachPaste: "As a file\(key.isEmpty ? "" : " (\(key))") \(offer.seconds)"
        default: "\(title(offer.command)) \(offer.seconds)"
        }
    }

    func undone() -> String { "Undone." }
    func nothingToUndo() -> String { "Nothing to undo." }
    func nothingToChange() -> String { "Nothing to change." }
    func keptForMessage(_ name: String) -> String { "\(name) has a new message, so nothing was deleted." }
    func isGoing(_ name: String) -> String { "\(name) is being deleted. Undo that to open it." }
    func selectionChanged() -> String { "No changes made because the selection changed." }
    func leaveFirst() -> String { "You're still in this group. Leave it before you delete it." }
    func chosen(_ number: Int) -> String { "\(grouped(number)) selected" }
    func chooseAll() -> String { "Select all" }
    func noneChosen() -> String { "No chats selected." }
    func notForThese() -> String { "That doesn't apply to the selected chats." }
    func offers(_ labels: [String]) -> String { "Actions: " + labels.joined(separator: "; ") }
    func marked() -> String { "checked" }
    func groupsLeft(_ number: Int) -> String { "You left \(count(number, "group", "groups"))." }

    func reportsDone(count number: Int) -> String {
        number == 1 ? "Reports archived." : "Reports of \(chats(number)) archived."
    }
}
