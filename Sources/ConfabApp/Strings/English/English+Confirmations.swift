import Messenger

extension English {
    func confirmation(_ question: ChatActionQuestion) -> (title: String, help: String) {
        let rows = question.rows
        let left = leftOut(question.left).trimmedStart
        let (title, help): (String, String) =
            switch question.action {
            case .clear:
                (
                    rows.count == 1 ? "Clear chat?" : "Clear \(chats(rows.count))?",
                    "This deletes the messages in \(rows.count == 1 ? "this chat" : "these chats") from this machine. "
                        + "Others keep theirs."
                )
            case .leave:
                (
                    rows.count == 1 ? "Leave group?" : "Leave \(count(rows.count, "group", "groups"))?",
                    rows.count == 1
                        ? "Its messages stay here. You won't get new ones."
                        : "Their messages stay here. You won't get new ones."
                )
            case .reject:
                (
                    rows.count == 1 ? "Reject request?" : "Reject \(count(rows.count, "request", "requests"))?",
                    rows.count == 1 ? "The sender isn't notified." : "The senders aren't notified."
                )
            case .decline:
                (
                    rows.count == 1
                        ? "Delete invitation?" : "Delete \(count(rows.count, "invitation", "invitations"))?",
                    "Nobody is notified."
                )
            case .archiveReports:
                ("Archive all reports?", "The other moderators will see that they're resolved.")
            default: deletion(question)
            }
        return (title, [help, left].filter { !$0.isEmpty }.joined(separator: " "))
    }

    /// The number of deleted chats of each kind.
    private func kinds(of rows: [ChosenChat]) -> String {
        var (contacts, groups, pending, broken) = (0, 0, 0, 0)
        for row in rows {
            switch row.chat.kind {
            case .direct: contacts += 1
            case .group, .business, .groupInvitation: groups += 1
            case .pendingConnection, .contactRequest: pending += 1
            case .broken, .notes: broken += 1
            }
        }
        return [
            (contacts, "contact", "contacts"), (groups, "group (for you only)", "groups (for you only)"),
            (pending, "pending connection", "pending connections"), (broken, "damaged chat", "damaged chats"),
        ]
        .filter { $0.0 > 0 }.map(count).joined(separator: ", ") + "."
    }

    private func deletion(_ question: ChatActionQuestion) -> (String, String) {
        guard let only = question.only else {
            let asksMore = question.isSecond && question.readyContacts > 0
            return (
                "Delete \(chats(question.rows.count))?",
                kinds(of: question.rows) + (asksMore ? " Notify the contacts?" : "")
            )
        }
        switch only.chat.kind {
        case .direct where question.isSecond:
            return ("Delete contact?", "You won't be able to write to each other.")
        case .direct where only.isReadyContact:
            return ("Delete chat?", "Delete just the conversation, or the contact as well?")
        case .direct: return ("Delete chat?", "You aren't connected. Nobody is notified.")
        case .group where only.canEndForAll, .business where only.canEndForAll:
            return ("Delete group?", "Delete it for all members, or leave it and delete its messages here?")
        case .group where only.canLeave, .business where only.canLeave:
            return ("Delete group?", "You leave it, and its messages are deleted here.")
        case .group, .business:
            return ("Delete group?", "This deletes the group and its messages here.")
        case .pendingConnection(let pending):
            let side = pending.side == .invited ? "Delete invite link?" : "Delete connection?"
            return (side, withdrawWarning(pending.side, name: only.chat.names.shown()))
        default: return ("Delete chat?", "This deletes its record and everything attached to it.")
        }
    }

    func spokenBox(_ label: String, isChecked: Bool) -> String { "\(label), \(isChecked ? "on" : "off")" }

    func answer(_ answer: ChatActionQuestion.Answer, _ question: ChatActionQuestion) -> String {
        let isOne = question.rows.count == 1
        return switch answer {
        case .cancel: cancel()
        case .yes:
            switch question.action {
            case .clear: "Clear"
            case .leave: "Leave"
            case .reject: "Reject"
            case .archiveReports: "Archive"
            default: delete()
            }
        case .conversation:
            isOne
                ? "Delete conversation only"
                : "Delete \(count(question.readyContacts, "conversation", "conversations")) only"
        case .contact:
            isOne
                ? "Delete contact and conversation…"
                : question.readyContacts == question.rows.count ? "Delete contacts, too…" : "Delete everything…"
        case .keep: isOne ? "Keep conversation" : "Keep conversations"
        case .silently: "Delete silently"
        case .tell: isOne ? "Delete and notify" : "Delete and notify them"
        case .everyone: "Delete for all members"
        case .here: "Leave and delete for me"
        }
    }

    func cancel() -> String { "Cancel" }
}

extension String {
    /// The same without the blank at its beginning.
    fileprivate var trimmedStart: String { first == " " ? String(dropFirst()) : self }
}
