import Messenger

// The open chat.
extension Words {
    /// The text of a chat without messages, and an explanation.
    func noMessages(_ condition: ChatCondition) -> (title: String, help: String) {
        switch (language, condition) {
        case (.english, .joining): ("You are joining this group.", "Messages appear here once you are in.")
        case (.english, _): (condition.canSend ? "No messages yet. Say hello!" : "No messages yet.", "")
        }
    }
    func messagesUnreadable() -> String {
        switch language {
        case .english: "The messages can't be read."
        }
    }
    func someMessagesUnreadable(_ reason: String) -> String {
        switch language {
        case .english: "Some messages can't be read. \(reason)"
        }
    }
    func writeMessage() -> String {
        switch language {
        case .english: "Write a message"
        }
    }
    func unreadDivider(_ number: Int) -> String {
        switch language {
        case .english: count(number, "unread message", "unread messages")
        }
    }
    func newBelow(_ number: Int) -> String {
        switch language {
        case .english: count(number, "new message", "new messages") + " ↓"
        }
    }
    func members(_ number: Int) -> String {
        switch language {
        case .english: count(number, "member", "members")
        }
    }
    func edited() -> String {
        switch language {
        case .english: "edited"
        }
    }
    func forwarded(_ name: String) -> String {
        switch language {
        case .english: "forwarded from \(name.harmlessName)"
        }
    }
    func retryHint(_ key: String) -> String {
        switch language {
        case .english: "\(key) sends it again"
        }
    }
    func copied() -> String {
        switch language {
        case .english: "Copied"
        }
    }
    func nothingToCopy() -> String {
        switch language {
        case .english: "This message has no text to copy"
        }
    }
    func noLink() -> String {
        switch language {
        case .english: "There is no link in this message"
        }
    }
    func nothingToRetry() -> String {
        switch language {
        case .english: "This message was sent"
        }
    }
    func cannotWrite(_ condition: ChatCondition) -> String {
        self.condition(condition) ?? ""
    }
    func tooLong(_ limit: Int) -> String {
        switch language {
        case .english: "A message has at most \(limit) characters; what was beyond is left out."
        }
    }
}
