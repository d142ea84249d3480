import Messenger

extension English {
    func noMessages(_ kind: ChatKind, _ condition: ChatCondition) -> (title: String, help: String) {
        if case .notes = kind { return ("Only you can see this chat", "Keep notes, links, and reminders here.") }
        return switch condition {
        case .joining: ("You are joining this group.", "Messages appear here once you've joined.")
        default: (condition.canSend ? "No messages yet. Say hello!" : "No messages yet.", "")
        }
    }

    func messagesUnreadable() -> String { "The messages can't be read." }
    func someMessagesUnreadable(_ reason: String) -> String { "Some messages can't be read. \(reason)" }
    func writeMessage() -> String { "Write a message" }
    func beginning() -> String { "No older messages" }
    func unreadMessages(_ number: Int) -> String { count(number, "unread message", "unread messages") }
    func newBelow(_ number: Int) -> String { "\(grouped(number)) new" }
    func spokenNewBelow(_ number: Int) -> String { count(number, "new message", "new messages") + " below" }
    func members(_ number: Int) -> String { count(number, "member", "members") }
    func edited() -> String { "edited" }
    func forwarded(_ name: String) -> String { "forwarded from \(name.harmlessName)" }
    func retryHint(_ keys: [String]) -> String { "\(keys.joined(separator: ", then ")) to resend" }
    func noMention() -> String { "No newer message mentions you" }
    func messageCopied() -> String { "Message copied" }
    func linkCopied() -> String { "Link copied" }
    func dataCopied() -> String { "Data copied" }
    func nothingToCopy() -> String { "This message has no text to copy" }
    func noLink() -> String { "No link in this message" }
    func onlyInGroups() -> String { "You can do this only in a group" }
    func tooLong(_ limit: Int) -> String {
        "The rest was left out: a message has at most \(count(limit, "character", "characters"))."
    }
    func marksLeftOut() -> String { "A character has too many marks, such as accents. Some of them were left out." }
    func tooLongToSend(_ limit: Int) -> String {
        "A message has at most \(count(limit, "character", "characters")). Shorten it, or change the limit in the settings"
    }
    func characterCount(_ count: Int, limit: Int) -> String { "\(grouped(count))/\(grouped(limit))" }
    func charactersLeft(_ count: Int) -> String { grouped(count) }
    func tooLongToEdit(_ limit: Int) -> String {
        "Messages with more than \(grouped(limit)) characters can't be edited"
    }
    func marksCannotBeEdited() -> String {
        "This message can't be edited: one of its characters has too many marks, such as accents"
    }
    func chooseChat() -> String { "Choose a chat" }

    func chooseChatHelp(open: String, newChat: String) -> String {
        (open.isEmpty ? "" : "\(open) opens the selected chat") + (open.isEmpty || newChat.isEmpty ? "" : "\n")
            + (newChat.isEmpty ? "" : "\(newChat) starts a new one")
    }

    func linksTitle() -> String { "Open which link?" }
}
