internal import Messenger

extension Chat {
    /// Its places in all lists that it shows in.
    func listKeys(_ order: ChatOrder, name: FoldedName) -> [ListKey] {
        let summary = summary
        return lists.map { ListKey($0, summary, order, name: name) }
    }

    /// The lists that it shows in.
    var lists: [ListID] {
        let summary = summary
        var filters: [ChatFilter?] = []
        if summary.shows(under: nil) {
            filters.append(nil)
            for filter in ChatFilter.presets where summary.shows(under: filter) { filters.append(filter) }
            for tag in settings.tags { filters.append(.tag(tag)) }
        } else if summary.shows(under: .archived) {
            filters.append(.archived)
        }
        return filters.map { ListID(profile, $0) }
    }

    /// When its mute ends.
    var muteKey: MuteKey? { settings.mutedUntil.map { MuteKey(profile, until: $0, chat: id) } }

    /// What its service calls it.
    var remoteKey: RemoteKey? { remoteID.map { RemoteKey(profile, .chat, $0) } }
}
