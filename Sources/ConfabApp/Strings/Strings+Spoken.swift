package import Messenger

/// Read aloud, and on no screen.
package protocol SpokenStrings {
    func selected() -> String
    func spokenUnread(_ number: Int) -> String
    func spokenReports(_ number: Int) -> String
    func mentioned() -> String
    func markedUnread() -> String
    func verified() -> String
    func incognito() -> String
    func pinned() -> String
    func favourite() -> String
    func muted() -> String
    func mentionsOnly() -> String
    func spokenKind(_ kind: ChatKind) -> String
    func spokenDelivery(_ state: DeliveryState) -> String
    /// The number of people who have read a message.
    func spokenReaders(_ number: Int) -> String
    /// The tooltip of a tab: its name and its numbers.
    func explained(_ tab: FilterTab) -> String
    func spokenTabs(_ tabs: [FilterTab], active: ChatFilter?) -> String
    func chatsOf(_ name: String) -> String
    func conversationWith(_ name: String) -> String
    func messageField(_ text: String, isFocused: Bool) -> String
    func spokenField(_ text: String) -> String
    func spokenSearch(_ text: String, isSelected: Bool) -> String
    func spokenLink(isSelected: Bool) -> String
    func spokenChatSearch(_ text: String, isSelected: Bool, _ status: String?) -> String
    func answering(_ name: String, _ text: String) -> String
    func reactions(_ list: String) -> String
    /// A toast; `key` gives the command that it offers.
    func spokenToast(_ toast: Toasts.Toast, key: String) -> String
}

extension Strings {
    /// Returns `text`, and that it's selected if it is.
    func spoken(_ text: String, isSelected: Bool) -> String { isSelected ? "\(text), \(selected())" : text }
}
