import Messenger

// What is said about doing something to chats.
extension Words {
    /// What an action is called for `chat`, which may be on either side.
    func label(_ action: ChatAction, of chat: ChatSummary) -> String {
        switch (language, action) {
        case (.english, .mute):
            switch chat.nextNotifications {
            case .all: return "Unmute"
            case .mentions: return "Mute"
            case .none: return chat.kind.group == nil ? "Mute" : "Mute all"
            }
        case (.english, .leave), (.english, .open), (.english, .tags):
            return label(action, isForward: true)
        default:
            return label(action, isForward: action.goesForward(for: [chat]))
        }
    }

    /// What an action is called; `isForward` where it goes to the side that is not usual.
    func label(_ action: ChatAction, isForward: Bool) -> String {
        switch (language, action) {
        case (.english, .open): "Open the chat"
        case (.english, .pin): isForward ? "Pin" : "Unpin"
        case (.english, .pinUp): "Move up"
        case (.english, .pinDown): "Move down"
        case (.english, .favourite): isForward ? "Favorite" : "No favorite any more"
        case (.english, .markRead): isForward ? "Mark as read" : "Mark as unread"
        case (.english, .mute): isForward ? "Mute" : "Unmute"
        case (.english, .muteFor): "Mute for…"
        case (.english, .muteHour): "1 hour"
        case (.english, .muteEightHours): "8 hours"
        case (.english, .muteDay): "1 day"
        case (.english, .muteWeek): "1 week"
        case (.english, .muteAlways): "Always"
        case (.english, .tags): "Tags…"
        case (.english, .clear): "Clear…"
        case (.english, .archiveReports): "Archive the reports…"
        case (.english, .archive): isForward ? "Archive" : "Take back from the archive"
        case (.english, .leave): "Leave the group…"
        case (.english, .delete): "Delete…"
        case (.english, .more): "More"
        case (.english, .accept): "Accept"
        case (.english, .acceptIncognito): "Accept incognito"
        case (.english, .reject): "Reject…"
        case (.english, .join): "Join"
        case (.english, .joinIncognito): "Join incognito"
        case (.english, .decline): "Delete the invitation…"
        case (.english, .name): "Give it a name"
        case (.english, .showLink): "Show the link"
        case (.english, .show): "Show the record"
        case (.english, .card): "Card"
        case (.english, .invite): "Invite a contact"
        case (.english, .copyLink): "Copy the link"
        case (.english, .copyRecord): "Copy these bytes"
        }
    }

    /// The same in a word or two, for the row of `chat`.
    func short(_ action: ChatAction, of chat: ChatSummary) -> String {
        let isForward = action.goesForward(for: [chat])
        return switch (language, action) {
        case (.english, .favourite): isForward ? "Favorite" : "Unfav."
        case (.english, .markRead): isForward ? "Read" : "Unread"
        case (.english, .tags): "Tags"
        case (.english, .clear): "Clear"
        case (.english, .archive): isForward ? "Archive" : "Take back"
        case (.english, .archiveReports): "Reports"
        case (.english, .leave): "Leave"
        case (.english, .delete), (.english, .decline): "Delete"
        case (.english, .acceptIncognito), (.english, .joinIncognito): "Incognito"
        case (.english, .reject): "Reject"
        case (.english, .name): "Name"
        case (.english, .showLink): "Link"
        case (.english, .show): "Show"
        default: label(action, of: chat)
        }
    }

    /// The title of the choice for how long to mute.
    func muteForTitle() -> String {
        switch language {
        case .english: "Mute for"
        }
    }

    /// What a change of a row has done.
    func done(_ change: ChatChange, to name: String, until action: ChatAction) -> String {
        switch (language, change) {
        case (.english, .favourite(true)): "\(name) is a favorite."
        case (.english, .favourite(false)): "\(name) is no favorite any more."
        case (.english, .pinned(true)): "\(name) is pinned."
        case (.english, .pinned(false)): "\(name) is not pinned any more."
        case (.english, .pinnedUp(let places)): "\(name) moved \(places > 0 ? "up" : "down")."
        case (.english, .notifications(.all)): "\(name) tells of every message."
        case (.english, .notifications(.mentions)): "\(name) tells of mentions only."
        case (.english, .notifications(.none)): "\(name) is muted."
        case (.english, .mute): "\(name) is muted for \(label(action, isForward: true))."
        case (.english, .archived(true)): "\(name) is in the archive now, the last tab."
        case (.english, .archived(false)): "\(name) is back in the list."
        case (.english, .markedUnread(true)): "\(name) is marked unread."
        case (.english, .markedUnread(false)), (.english, .read): "\(name) is marked read."
        case (.english, _): "\(name) is changed."
        }
    }

    /// What was done to so many chats.
    func done(_ action: ChatAction, isForward: Bool, count number: Int) -> String {
        let chats = chats(number)
        return switch (language, action) {
        case (.english, .pin): "\(chats) \(isForward ? "pinned" : "unpinned")."
        case (.english, .favourite): "\(chats) \(isForward ? "added to the favorites" : "taken from the favorites")."
        case (.english, .markRead): "\(chats) marked as \(isForward ? "read" : "unread")."
        case (.english, .mute): "\(chats) \(isForward ? "muted" : "unmuted")."
        case (.english, .muteAlways): "\(chats) muted."
        case (.english, .archive): "\(chats) \(isForward ? "archived" : "taken back from the archive")."
        case (.english, _):
            action.hours == nil ? "\(chats) changed." : "\(chats) muted for \(label(action, isForward: true))."
        }
    }

    /// What is behind that, when some were left out.
    func leftOut(_ number: Int) -> String {
        switch language {
        case .english: number == 0 ? "" : " \(number) left out: it cannot be done to \(number == 1 ? "it" : "them")."
        }
    }

    /// What is behind that, when an answer was not for some.
    func leftAsTheyAre(_ number: Int) -> String {
        switch language {
        case .english:
            number == 0 ? "" : " \(number) \(number == 1 ? "other was left as it is" : "others were left as they are")."
        }
    }

    /// What is being taken away: `name`, or so many.
    func gone(_ action: ChatAction, _ name: String?, count number: Int, keepsContact: Bool) -> String {
        let chats = name ?? chats(number)
        return switch (language, action) {
        case (.english, .delete) where keepsContact:
            name.map { "The conversation with \($0) is deleted." }
                ?? "\(count(number, "conversation", "conversations")) deleted."
        case (.english, .clear): name == nil ? "\(chats) cleared." : "\(chats) is cleared."
        case (.english, .reject): "\(name ?? count(number, "request", "requests")) rejected."
        default: name == nil ? "\(chats) deleted." : "\(chats) is deleted."
        }
    }

    /// The tags of a chat, or of so many, are others now.
    func tagged(_ name: String) -> String {
        switch language {
        case .english: "\(name) has other tags."
        }
    }
    func tagged(count number: Int) -> String {
        switch language {
        case .english: "\(chats(number)) tagged anew."
        }
    }

    /// What a short message offers.
    func offer(_ offer: Toasts.Offer, _ env: ViewEnvironment) -> String {
        let key = env.key(offer.command, in: .chatList)
        return switch (language, offer.command) {
        case (.english, .undoChange): "Undo\(key.isEmpty ? "" : " (\(key))") \(offer.seconds)"
        case (.english, _): "\(title(offer.command)) \(offer.seconds)"
        }
    }
    func undone() -> String {
        switch language {
        case .english: "It is as it was."
        }
    }
    func nothingToUndo() -> String {
        switch language {
        case .english: "There is nothing to be undone any more."
        }
    }
    func nothingToChange() -> String {
        switch language {
        case .english: "It is so already."
        }
    }
    func keptForMessage(_ name: String) -> String {
        switch language {
        case .english: "\(name) has a new message and stays as it is."
        }
    }
    func isGoing(_ name: String) -> String {
        switch language {
        case .english: "\(name) is being deleted. Undo that first, then open it."
        }
    }
    func notMeantAnyMore() -> String {
        switch language {
        case .english: "Nothing was done: it was not clear any more to which chats."
        }
    }
    func notThereAnyMore() -> String {
        switch language {
        case .english: "It is not there any more."
        }
    }
    func leaveFirst() -> String {
        switch language {
        case .english: "You are in this group. Leave it first, then delete it."
        }
    }
    func isOpenStill() -> String {
        switch language {
        case .english: "This chat is open. Open another one first, then delete it."
        }
    }

    /// How many chats are marked.
    func chosen(_ number: Int) -> String {
        switch language {
        case .english: "\(chats(number)) marked"
        }
    }
    func chooseAll() -> String {
        switch language {
        case .english: "All"
        }
    }
    func chosenActions() -> String {
        switch language {
        case .english: "Do…"
        }
    }
    func noneChosen() -> String {
        switch language {
        case .english: "No chat is marked."
        }
    }
    func notForThese() -> String {
        switch language {
        case .english: "This is for none of the marked chats."
        }
    }
    /// What a row that is drawn aside offers.
    func offers(_ labels: [String]) -> String {
        switch language {
        case .english: "Offers: " + labels.joined(separator: "; ")
        }
    }
    func marked() -> String {
        switch language {
        case .english: "marked"
        }
    }
    func groupsLeft(_ number: Int) -> String {
        switch language {
        case .english: "You left \(count(number, "group", "groups"))."
        }
    }
    func reportsDone(count number: Int) -> String {
        switch language {
        case .english: number == 1 ? "The reports are archived." : "The reports of \(chats(number)) are archived."
        }
    }
}
