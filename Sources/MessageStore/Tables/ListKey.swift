internal import LMDB
internal import Messenger

/// The place of a chat in a list: pinned ones first in their order, then as its profile orders chats, then by activity, the
/// latest first.
struct ListKey: OrderedKey, Hashable {
    /// The part of the sort key before the activity. Its encoding reveals the order it belongs to; for the order by
    /// activity, it is the form that all keys once had.
    enum Rank: Hashable {
        case activity
        case unreadFirst(isUnread: Bool)
        case name(FoldedName)
    }

    var list: ListID
    var pinnedOrder: Int?
    var rank = Rank.activity
    var activity: Timestamp
    var chat: ChatID

    /// The place of `chat` in `list`, where it shows or where it would be.
    ///
    /// - Parameters:
    ///   - list: the list.
    ///   - chat: the chat.
    ///   - order: how the profile orders its chats.
    ///   - name: its name, for the order by name.
    init(_ list: ListID, _ chat: ChatSummary, _ order: ChatOrder, name: FoldedName) {
        self.list = list
        pinnedOrder = chat.settings.pinnedOrder
        switch order {
        case .activity: rank = .activity
        case .unreadFirst:
            // Of those under Unread all are, of those in the archive none counts as it: they keep the order by activity.
            rank = .unreadFirst(isUnread: list.filter == .unread || (list.filter != .archived && chat.hasUnread))
        case .name: rank = .name(name)
        }
        activity = chat.lastActivity
        self.chat = chat.id
    }

    init(_ list: ListID, pinnedOrder: Int? = nil, _ rank: Rank = .activity, activity: Timestamp, chat: ChatID) {
        self.list = list
        self.pinnedOrder = pinnedOrder
        self.rank = rank
        self.activity = activity
        self.chat = chat
    }

    func write(to writer: inout KeyWriter) {
        list.write(to: &writer)
        writer.append(rank.code << 1 | (pinnedOrder == nil ? 1 : 0))
        if let pinnedOrder { writer.append(Int64(pinnedOrder)) }
        switch rank {
        case .activity: break
        case .unreadFirst(let isUnread): writer.append(UInt8(isUnread ? 0 : 1))
        case .name(let name): writer.append(name.bytes)
        }
        writer.appendDescending { $0.append(activity.rawValue) }
        writer.appendDescending { $0.append(chat.rawValue) }
    }

    init(from reader: inout KeyReader) throws(KeyError) {
        list = try ListID(from: &reader)
        let code = try reader.byte()
        pinnedOrder = code & 1 == 0 ? Int(try reader.signed()) : nil
        switch code >> 1 {
        case 0: rank = .activity
        case 1: rank = .unreadFirst(isUnread: try reader.byte() == 0)
        case 2: rank = .name(FoldedName(bytes: try reader.text()[...]))
        default: throw KeyError()
        }
        activity = Timestamp(
            milliseconds: try reader.descending { (reader: inout KeyReader) throws(KeyError) in try reader.signed() })
        chat = ChatID(try reader.descending { (reader: inout KeyReader) throws(KeyError) in try reader.number() })
    }
}

extension ListKey.Rank {
    fileprivate var code: UInt8 {
        switch self {
        case .activity: 0
        case .unreadFirst: 1
        case .name: 2
        }
    }

    /// The order whose keys have it.
    var order: ChatOrder {
        switch self {
        case .activity: .activity
        case .unreadFirst: .unreadFirst
        case .name: .name
        }
    }
}
