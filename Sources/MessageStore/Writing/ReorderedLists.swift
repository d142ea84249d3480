internal import LMDB
internal import Messenger

/// The lists of a profile while they are brought into another order.
///
/// A chat stands in several lists, and everywhere by the same: so chats are sorted once, and lists by the ranks of theirs.
struct ReorderedLists {
    /// What decides over the place of a chat, apart from its whole name; nothing in it is counted when it is copied.
    private struct Place {
        var chat: ChatID
        var pinnedOrder: Int?
        var isUnread = false
        /// The beginning of the name.
        var name: (UInt64, UInt64) = (0, 0)
        var activity: Timestamp
        /// Where the whole name is.
        var index: Int
    }

    private struct List {
        var id: ListID
        var places: [Int] = []
    }

    private var places: [Place] = []
    private var names: [FoldedName?] = []
    private var lists: [List] = []
    private var placeOfChat: [ChatID: Int] = [:]

    /// Takes what a key of the profile says, in whatever order it was; lists come one after the other.
    mutating func add(_ key: ListKey) {
        if lists.last?.id != key.list { lists.append(List(id: key.list)) }
        let index = place(of: key)
        if key.list.filter == .unread { places[index].isUnread = true }
        lists[lists.count - 1].places.append(index)
    }

    private mutating func place(of key: ListKey) -> Int {
        if let known = placeOfChat[key.chat] { return known }
        let index = places.count
        places.append(Place(chat: key.chat, pinnedOrder: key.pinnedOrder, activity: key.activity, index: index))
        names.append(nil)
        placeOfChat[key.chat] = index
        return index
    }

    /// Says what a chat is called.
    mutating func add(_ name: FoldedName, to chat: ChatID) {
        guard let index = placeOfChat[chat] else { return }
        places[index].name = name.beginning
        names[index] = name
    }

    /// The chats that nobody has named yet.
    var nameless: [ChatID] { places.filter { names[$0.index] == nil }.map(\.chat).sorted() }

    /// Calls `body` with the keys of every list in `order`, ascending.
    func forEachKey(_ order: ChatOrder, _ body: (ListKey) throws -> Void) rethrows {
        let sorted = places.sorted { precedes($0, $1, order) }
        var ranks = [Int](repeating: 0, count: places.count)
        for (rank, place) in sorted.enumerated() { ranks[place.index] = rank }
        for list in lists {
            for rank in list.places.map({ ranks[$0] }).sorted() { try body(key(sorted[rank], list.id, order)) }
        }
    }

    private func key(_ place: Place, _ list: ListID, _ order: ChatOrder) -> ListKey {
        let rank: ListKey.Rank =
            switch order {
            case .activity: .activity
            case .unreadFirst: .unreadFirst(isUnread: place.isUnread)
            case .name: .name(names[place.index] ?? .none)
            }
        return ListKey(list, pinnedOrder: place.pinnedOrder, rank, activity: place.activity, chat: place.chat)
    }

    private func precedes(_ left: Place, _ right: Place, _ order: ChatOrder) -> Bool {
        if left.pinnedOrder != right.pinnedOrder {
            guard let first = left.pinnedOrder else { return false }
            return right.pinnedOrder.map { first < $0 } ?? true
        }
        switch order {
        case .activity: break
        case .unreadFirst: if left.isUnread != right.isUnread { return left.isUnread }
        case .name:
            if left.name != right.name { return left.name < right.name }
            let (first, second) = (names[left.index] ?? .none, names[right.index] ?? .none)
            if first != second { return first < second }
        }
        return left.activity != right.activity ? left.activity > right.activity : left.chat > right.chat
    }
}
