import Messenger

extension English {
    func selected() -> String { "selected" }
    func spokenUnread(_ number: Int) -> String { "\(grouped(number)) unread" }
    func spokenReports(_ number: Int) -> String { count(number, "report", "reports") }
    func mentioned() -> String { "you are mentioned" }
    func markedUnread() -> String { "marked unread" }
    func verified() -> String { "verified" }
    func incognito() -> String { "incognito" }
    func pinned() -> String { "pinned" }
    func favourite() -> String { "favorite" }
    func muted() -> String { "muted" }
    func mentionsOnly() -> String { "muted except for mentions" }

    func spokenKind(_ kind: ChatKind) -> String {
        switch kind {
        case .direct: "contact"
        case .group: "group"
        case .business: "business"
        case .notes: "notes"
        case .contactRequest: "contact request"
        case .pendingConnection: "pending connection"
        case .groupInvitation: "group invitation"
        case .broken: "damaged"
        }
    }

    func spokenDelivery(_ state: DeliveryState) -> String {
        switch state {
        case .sending: "sending"
        case .sent: "sent"
        case .delivered: "delivered"
        case .read: "read"
        case .failed(let reason): failure(reason)
        }
    }

    func spokenReaders(_ number: Int) -> String { "read by \(grouped(number))" }

    func spokenTabs(_ tabs: [FilterTab], active: ChatFilter?) -> String {
        "Tabs: "
            + tabs.map { tab in
                let unread =
                    tab.filter != .unread && tab.count.unread > 0 ? " (\(grouped(tab.count.unread)) unread)" : ""
                let name = "\(self.tab(tab)) \(grouped(tab.count.chats))\(unread)"
                return tab.filter == active ? "\(name), \(selected())" : name
            }.joined(separator: "; ")
    }

    func explained(_ tab: FilterTab) -> String {
        let unread = tab.filter != .unread && tab.count.unread > 0 ? ", \(grouped(tab.count.unread)) unread" : ""
        return "\(self.tab(tab)): \(chats(tab.count.chats))\(unread)"
    }

    func chatsOf(_ name: String) -> String { "Chats of \(name)" }
    func conversationWith(_ name: String) -> String { "Conversation with \(name)" }

    func messageField(_ text: String, isFocused: Bool) -> String {
        "Message field" + (isFocused ? ", selected" : "") + (text.isEmpty ? ", empty" : ": “\(text)”")
    }

    func spokenField(_ text: String) -> String { text.isEmpty ? "Field, empty" : "Field: “\(text)”" }

    func spokenSearch(_ text: String, isSelected: Bool) -> String {
        "Search field" + (isSelected ? ", selected" : "") + (text.isEmpty ? ", empty" : ": “\(text)”")
    }

    func spokenLink(isSelected: Bool) -> String {
        "Search field" + (isSelected ? ", selected" : "") + ": an invite link"
    }

    func spokenChatSearch(_ text: String, isSelected: Bool, _ status: String?) -> String {
        "Search in this chat" + (isSelected ? ", selected" : "") + (text.isEmpty ? ", empty" : ": “\(text)”")
            + (status.map { ", \($0)" } ?? "")
    }

    func answering(_ name: String, _ text: String) -> String { "in reply to \(name) “\(text)”" }
    func reactions(_ list: String) -> String { "Reactions: \(list)" }

    func spokenToast(_ toast: Toasts.Toast, key: String) -> String {
        (toast.isError ? "Error: " : "") + toast.message.text(self)
            + (toast.offer.map { " \(offer($0, key: key))" } ?? "")
    }
}
