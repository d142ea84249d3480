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
