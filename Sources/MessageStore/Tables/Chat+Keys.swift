internal import Messenger

extension Chat {
    /// Its places in all lists that it shows in.
    func listKeys(_ order: ChatOrder, name: FoldedName) -> [ListKey] {
        let summary = summary
        return lists.map { ListKey($0, summary, order, name: name) }
    }

    /// The lists that it shows in.
    var lists: [ListID] { summary.filters.map { ListID(profile, $0) } }

    /// The key for the end of its mute.
    var muteKey: MuteKey? { settings.mutedUntil.map { MuteKey(profile, until: $0, chat: id) } }

    /// The key for its ID in the service.
    var remoteKey: RemoteKey? { remoteID.map { RemoteKey(profile, .chat, $0) } }
}
