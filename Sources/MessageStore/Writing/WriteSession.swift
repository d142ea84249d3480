internal import Messenger

/// What a writing transaction has changed and not yet written.
///
/// Chats are written once, at the end: a thousand messages of a chat cost one change of its record, its places in the lists
/// and the counts. Belongs to one transaction and to one thread.
final class WriteSession {
    /// A chat that was touched.
    struct PendingChat {
        /// What is stored; nil when it is new.
        var stored: Chat?
        /// What will be; nil when it is removed.
        var current: Chat?
    }

    /// What changed.
    var changes = ChangeSet()
    var chats: [ChatID: PendingChat] = [:]
    /// The last numbers given, by kind.
    var numbers: [String: UInt64] = [:]
    /// How the chats of the profiles that were looked at are ordered.
    var orders: [ProfileID: ChatOrder] = [:]
    /// What changes in the index of names.
    var names = NameChanges()
    /// Whether the index of names was thrown away.
    var hasResetNames = false
    /// What it knows and changes about the index of messages; nil while it has not changed any.
    var search: SearchChanges?
    /// Whether the index of messages was thrown away.
    var hasResetSearch = false
}
