/// How a profile's chats are ordered; pinned ones stand before all others in every order.
public enum ChatOrder: String, Codable, CaseIterable, Hashable, Sendable {
    /// The one in which something happened last comes first.
    case activity
    /// Those that count as unread first, then as by activity.
    case unreadFirst = "unread-first"
    /// By name, whatever its case and accents.
    case name
}
