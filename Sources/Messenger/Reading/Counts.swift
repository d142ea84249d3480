/// How many chats a filter shows, and how many of them are unread.
public struct FilterCount: Codable, Equatable, Hashable, Sendable {
    /// Chats that show under the filter.
    public var chats: Int
    /// Those of them that count as unread.
    public var unread: Int

    /// Counts.
    public init(chats: Int = 0, unread: Int = 0) {
        self.chats = chats
        self.unread = unread
    }

    fileprivate mutating func add(_ change: FilterCount) {
        chats += change.chats
        unread += change.unread
    }
}

/// The counts of a profile: of all chats and of every filter.
public struct ChatCounts: Codable, Equatable, Sendable {
    /// All chats that are listed.
    public var all: FilterCount
    /// By filter; one that is missing shows nothing.
    public var byFilter: [ChatFilter: FilterCount]
    /// Unread messages, by the notification modes of their chats: the number in the title.
    public var unreadTotal: Int

    /// Counts.
    public init(all: FilterCount = FilterCount(), byFilter: [ChatFilter: FilterCount] = [:], unreadTotal: Int = 0) {
        self.all = all
        self.byFilter = byFilter
        self.unreadTotal = unreadTotal
    }

    /// The counts of `filter`; nil stands for all.
    public subscript(filter: ChatFilter?) -> FilterCount {
        guard let filter else { return all }
        return byFilter[filter] ?? FilterCount()
    }

    /// Counts `chat` so many times more under every filter that it shows under, fewer if `times` is negative.
    public mutating func add(_ chat: ChatSummary, times: Int) {
        let change = FilterCount(chats: times, unread: chat.hasUnread ? times : 0)
        for filter in chat.filters {
            guard let filter else {
                all.add(change)
                continue
            }
            byFilter[filter, default: FilterCount()].add(change)
        }
        unreadTotal += chat.unreadInTotal * times
    }
}

/// A profile as the switch shows it.
public struct ProfileSummary: Codable, Equatable, Identifiable, Sendable {
    /// The profile.
    public var profile: Profile
    /// Its unread messages, by the notification modes of their chats; a muted profile keeps its number and shows it grey.
    public var unreadTotal: Int

    /// A profile with its unread total.
    public init(profile: Profile, unreadTotal: Int) {
        self.profile = profile
        self.unreadTotal = unreadTotal
    }

    /// The profile's number.
    public var id: ProfileID { profile.id }
}
