internal import Messenger

/// The unwritten changes of a write transaction.
///
/// Chats are written once, at the end: a thousand messages in a chat cost one change of its record, its places in the
/// lists and the counts. A session belongs to one transaction and one thread.
final class WriteSession {
    /// A chat that was touched.
    struct PendingChat {
        /// The stored chat; nil if it is new.
        var stored: Chat?
        /// The changed chat; nil if it is removed.
        var current: Chat?
    }

    var changes = ChangeSet()
    var chats: [ChatID: PendingChat] = [:]
    /// The last numbers given, by kind.
    var numbers: [String: UInt64] = [:]
    /// The chat orders of the profiles read so far.
    var orders: [ProfileID: ChatOrder] = [:]
    /// The people who have other names, and the chats whose previews name such people.
    struct Renamed {
        var contacts: Set<ContactID> = []
        var chats: Set<ChatID> = []
    }
    var renamed = Renamed()
    /// The changes in the index of names.
    var names = NameChanges()
    /// True if the index of names was deleted.
    var hasResetNames = false
    /// The changes to the index of messages; nil if there are none.
    var search: SearchChanges?
    /// True if the index of messages was deleted.
    var hasResetSearch = false
}
