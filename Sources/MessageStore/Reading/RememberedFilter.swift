internal import LMDB
package import Messenger

extension StoreTransaction {
    /// The filter that was active when the profile was last shown; nil for all chats, or when its tag is gone.
    package func rememberedFilter(of profile: ProfileID) throws -> ChatFilter? {
        guard let text = try setting(FilterSetting.name, of: profile) else { return nil }
        let filter = FilterSetting.filter(text)
        if case .tag(let tag) = filter, try !tables.tags.contains(Pair(profile, tag), in: transaction) { return nil }
        return filter
    }
}

/// The stored form of a filter.
enum FilterSetting {
    static let name = "filter"
    private static let names: [(ChatFilter, String)] = [
        (.unread, "unread"), (.favourites, "favourites"), (.groups, "groups"), (.contacts, "contacts"),
        (.business, "business"), (.notes, "notes"), (.reports, "reports"), (.archived, "archived"),
    ]

    static func text(_ filter: ChatFilter) -> String {
        if case .tag(let tag) = filter { return "tag \(tag.rawValue)" }
        return names.first { $0.0 == filter }?.1 ?? ""
    }

    static func filter(_ text: String) -> ChatFilter? {
        if text.hasPrefix("tag "), let number = UInt64(text.dropFirst(4)) { return .tag(TagID(number)) }
        return names.first { $0.1 == text }?.0
    }
}
