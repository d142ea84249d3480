/// The number of chats that match a filter, and the number of unread ones among them.
package struct FilterCount: Codable, Equatable, Hashable, Sendable {
    /// The number of chats that match the filter.
    package var chats: Int
    /// The number of those chats that count as unread.
    package var unread: Int

    /// Creates counts.
    package init(chats: Int = 0, unread: Int = 0) {
        self.chats = chats
        self.unread = unread
    }

    fileprivate mutating func add(_ change: FilterCount) {
        chats += change.chats
        unread += change.unread
    }
}

/// The counts of a profile's chats, in total and for each filter.
package struct ChatCounts: Codable, Equatable, Sendable {
    /// The counts of all listed chats.
    package var all: FilterCount
    /// The counts for each filter; a missing filter has no chats.
    package var byFilter: [ChatFilter: FilterCount]
    /// The number of unread messages that count, according to the notification modes of their chats. The title shows
    /// this.
    package var unreadTotal: Int

    /// Creates counts.
    package init(all: FilterCount = FilterCount(), byFilter: [ChatFilter: FilterCount] = [:], unreadTotal: Int = 0) {
        self.all = all
        self.byFilter = byFilter
        self.unreadTotal = unreadTotal
    }

    /// The counts for `filter`; `nil` stands for all chats.
    package subscript(filter: ChatFilter?) -> FilterCount {
        guard let filter else { return all }
        return byFilter[filter] ?? FilterCount()
    }

    /// Adds `chat` this many times to the counts of every filter that it matches; a negative number subtracts.
    package mutating func add(_ chat: ChatSummary, times: Int) {
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

/// A profile in the profile list.
package struct ProfileSummary: Codable, Equatable, Identifiable, Sendable {
    /// The profile itself.
    package var profile: Profile
    /// The number of unread messages that count, according to the notification modes of their chats. A muted profile
    /// shows this number in gray.
    package var unreadTotal: Int

    /// Creates a summary of a profile.
    package init(profile: Profile, unreadTotal: Int) {
        self.profile = profile
        self.unreadTotal = unreadTotal
    }

    /// The number of the profile.
    package var id: ProfileID { profile.id }
}

extension [ProfileSummary] {
    /// Returns the profiles with this name. If there are none, returns the profiles with this name in another case.
    package func named(_ name: String) -> [ProfileSummary] {
        let name = name.harmlessName
        let exact = filter { $0.profile.names.shown() == name }
        return exact.isEmpty ? filter { $0.profile.names.shown().lowercased() == name.lowercased() } : exact
    }
}
