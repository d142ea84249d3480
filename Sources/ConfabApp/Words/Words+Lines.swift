import Messenger

// What is only said where nothing is seen.
extension Words {
    func selected() -> String {
        switch language {
        case .english: "selected"
        }
    }
    func spokenUnread(_ number: Int) -> String {
        switch language {
        case .english: "\(number) unread"
        }
    }
    func spokenReports(_ number: Int) -> String {
        switch language {
        case .english: count(number, "report", "reports")
        }
    }
    func mentioned() -> String {
        switch language {
        case .english: "you are mentioned"
        }
    }
    func markedUnread() -> String {
        switch language {
        case .english: "marked unread"
        }
    }
    func verified() -> String {
        switch language {
        case .english: "verified"
        }
    }
    func incognito() -> String {
        switch language {
        case .english: "incognito"
        }
    }
    func pinned() -> String {
        switch language {
        case .english: "pinned"
        }
    }
    func favourite() -> String {
        switch language {
        case .english: "favorite"
        }
    }
    func muted() -> String {
        switch language {
        case .english: "muted"
        }
    }
    func mentionsOnly() -> String {
        switch language {
        case .english: "muted but for mentions"
        }
    }
    func spokenKind(_ kind: ChatKind) -> String {
        switch (language, kind) {
        case (.english, .direct): "direct"
        case (.english, .group): "group"
        case (.english, .business): "business"
        case (.english, .notes): "notes"
        case (.english, .contactRequest): "contact request"
        case (.english, .pendingConnection): "pending connection"
        case (.english, .groupInvitation): "group invitation"
        case (.english, .broken): "damaged"
        }
    }
    func spokenDelivery(_ state: DeliveryState) -> String {
        switch (language, state) {
        case (.english, .sending): "sending"
        case (.english, .sent): "sent"
        case (.english, .delivered): "delivered"
        case (.english, .read): "read"
        case (.english, .failed(let reason)): failure(reason)
        }
    }
    func spokenTabs(_ tabs: [FilterTab], active: ChatFilter?) -> String {
        switch language {
        case .english:
            "Tabs: "
                + tabs.map { tab in
                    let unread =
                        tab.filter != .unread && tab.count.unread > 0 ? " (\(tab.count.unread) unread)" : ""
                    let name = "\(self.tab(tab)) \(tab.count.chats)\(unread)"
                    return tab.filter == active ? "\(name), \(selected())" : name
                }.joined(separator: "; ")
        }
    }
    func chatsOf(_ name: String) -> String {
        switch language {
        case .english: "Chats of \(name)"
        }
    }
    func conversationWith(_ name: String) -> String {
        switch language {
        case .english: "Conversation with \(name)"
        }
    }
    func messageField(_ text: String, isFocused: Bool) -> String {
        switch language {
        case .english: "Message field" + (isFocused ? ", selected" : "") + (text.isEmpty ? ", empty" : ": “\(text)”")
        }
    }
    func spokenField(_ text: String) -> String {
        switch language {
        case .english: text.isEmpty ? "Field, empty" : "Field: “\(text)”"
        }
    }
    func spokenSearch(_ text: String, isSelected: Bool) -> String {
        switch language {
        case .english:
            "Search field" + (isSelected ? ", selected" : "") + (text.isEmpty ? ", empty" : ": “\(text)”")
        }
    }
    func spokenLink(isSelected: Bool) -> String {
        switch language {
        case .english: "Search field" + (isSelected ? ", selected" : "") + ": a one-time link"
        }
    }
    func spokenChatSearch(_ text: String, isSelected: Bool, _ status: String?) -> String {
        switch language {
        case .english:
            "Search in this chat" + (isSelected ? ", selected" : "") + (text.isEmpty ? ", empty" : ": “\(text)”")
                + (status.map { ", \($0)" } ?? "")
        }
    }
    func answering(_ name: String, _ text: String) -> String {
        switch language {
        case .english: "in answer to \(name) “\(text)”"
        }
    }
    func reactions(_ list: String) -> String {
        switch language {
        case .english: "Reactions: \(list)"
        }
    }
    func spokenToast(_ toast: Toasts.Toast, _ env: ViewEnvironment) -> String {
        switch language {
        case .english:
            (toast.isError ? "Error: \(toast.text)" : toast.text)
                + (toast.offer.map { " \(offer($0, env))" } ?? "")
        }
    }
}
