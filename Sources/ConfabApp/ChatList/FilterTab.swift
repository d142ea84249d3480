import Messenger

/// A tab above the list: a filter, and what is behind it.
package struct FilterTab: Equatable {
    /// The filter; nil for all chats.
    var filter: ChatFilter?
    /// The tag behind it, when it is one.
    var tag: ChatTag?
    var count: FilterCount
}

extension ChatList {
    /// The tabs of the list: all and unread always; a preset, a tag and the archive only with chats in them, or while they
    /// are active.
    var tabs: [FilterTab] {
        Self.tabs(counts: counts, tags: tags, active: filter)
    }

    /// The tabs of a list with these counts and tags.
    static func tabs(counts: ChatCounts, tags: [ChatTag], active: ChatFilter?) -> [FilterTab] {
        func tab(_ filter: ChatFilter?, _ tag: ChatTag? = nil) -> FilterTab? {
            let count = counts[filter]
            let isAlways = filter == nil || filter == .unread || filter == active
            return isAlways || count.chats > 0 ? FilterTab(filter: filter, tag: tag, count: count) : nil
        }
        return ([nil] + ChatFilter.presets).compactMap { tab($0) } + tags.compactMap { tab(.tag($0.id), $0) }
            + [tab(.archived)].compactMap { $0 }
    }
}
