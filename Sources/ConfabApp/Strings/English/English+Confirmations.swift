import Messenger

extension English {
    func confirmation(_ question: ChatActionQuestion) -> (title: String, help: String) {
        let rows = question.rows
        let name = question.only.map { $0.chat.title(self) } ?? chats(rows.count)
        let left = leftOut(question.left).trimmedStart
        let (title, help): (String, String) =
            switch question.action {
            case .clear:
                (
                    rows.count == 1 ? "Clear this chat?" : "Clear \(name)?",
                    only(name, rows) + "All messages are deleted here, and only here: others keep theirs."
                )
            case .leave:
                (
                    rows.count == 1 ? "Leave this group?" : "Leave \(count(rows.count, "group", "groups"))?",
                    only(name, rows)
                        + (rows.count == 1
                            ? "Its messages stay here. You will not get new ones."
                            : "Their messages stay here. You will not get new ones.")
                )
            case .reject:
                (
                    rows.count == 1 ? "Reject the request?" : "Reject \(count(rows.count, "request", "requests"))?",
                    only(name, rows) + (rows.count == 1 ? "The sender is not told." : "The senders are not told.")
                )
            case .decline:
                (
                    rows.count == 1
                        ? "Delete the invitation?" : "Delete \(count(rows.count, "invitation", "invitations"))?",
                    only(name, rows) + "Nobody is told."
                )
            case .archiveReports:
                ("Archive all reports?", only(name, rows) + "The other moderators are told that they are dealt with.")
            default: deletion(question, name)
            }
        return (title, [help, left].filter { !$0.isEmpty }.joined(separator: " "))
    }

    private func only(_ name: String, _ rows: [ChosenChat]) -> String { rows.count == 1 ? name + "\n" : "" }

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

    private func deletion(_ question: ChatActionQuestion, _ name: String) -> (String, String) {
        guard let only = question.only else {
            let asksMore = question.isSecond && question.readyContacts > 0
            return ("Delete \(name)?", kinds(of: question.rows) + (asksMore ? " Shall the contacts be told?" : ""))
        }
        switch only.chat.kind {
        case .direct where question.isSecond:
            return ("Delete the contact?", "\(name)\nYou will not be able to write to each other.")
        case .direct where only.isReadyContact:
            return ("Delete contact?", "\(name)\nThe conversation alone, or the contact?")
        case .direct: return ("Delete contact?", "\(name)\nYou are not connected. Nobody is told.")
        case .group where only.canEndForAll, .business where only.canEndForAll:
            return (
                "Delete group?",
                "\(name)\nFor all members it ends. For you only, you leave it, and its messages go from here."
            )
        case .group where only.canLeave, .business where only.canLeave:
            return ("Delete group?", "\(name)\nYou leave it, and it is deleted for you.")
        case .group, .business:
            return ("Delete group?", "\(name)\nIt is deleted for you, with its messages.")
        case .pendingConnection(let pending):
            let side = pending.side == .invited ? "Delete the link?" : "Delete the connection?"
            return (side, withdrawWarning(pending.side, name: only.chat.names.shown()))
        default: return ("Delete this chat?", "\(name)\nIts record is deleted, and what hangs on it.")
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
                ? "Delete the conversation only"
                : "Delete \(count(question.readyContacts, "conversation", "conversations")) only"
        case .contact:
            isOne
                ? "Delete the contact…"
                : question.readyContacts == question.rows.count ? "Delete the contacts, too…" : "Delete all of it…"
        case .keep: isOne ? "Keep the conversation" : "Keep the conversations"
        case .silently: isOne ? "Delete without telling" : "Delete without telling them"
        case .tell: isOne ? "Delete and tell" : "Delete and tell them"
        case .everyone: "Delete for all members"
        case .here: "Delete for me only"
        }
    }

    func cancel() -> String { "Cancel" }
}

extension String {
    /// The same without the blank at its beginning.
    fileprivate var trimmedStart: String { first == " " ? String(dropFirst()) : self }
}
