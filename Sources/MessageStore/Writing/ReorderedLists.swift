internal import LMDB
internal import Messenger

/// The lists of a profile while they are brought into another order.
///
/// A chat stands in several lists, and everywhere by the same: so chats are sorted once, and lists by the ranks of theirs.
struct ReorderedLists {
    private struct Place {
        var chat: ChatID
        var pinnedOrder: Int?
        var activity: Timestamp
        var isUnread = false
        var name: FoldedName?
    }

    private struct List {
        var id: ListID
        var places: [Int] = []
    }

    private var places: [Place] = []
    private var lists: [List] = []
    private var placeOfChat: [ChatID: Int] = [:]

    /// What the keys of a profile say, in whatever order they were.
    init(_ keys: [ListKey]) {
        for key in keys {
            if lists.last?.id != key.list { lists.append(List(id: key.list)) }
            let index = place(of: key)
            if key.list.filter == .unread { places[index].isUnread = true }
            lists[lists.count - 1].places.append(index)
        }
    }

    private mutating func place(of key: ListKey) -> Int {
        if let known = placeOfChat[key.chat] { return known }
        places.append(Place(chat: key.chat, pinnedOrder: key.pinnedOrder, activity: key.activity))
        placeOfChat[key.chat] = places.count - 1
        return places.count - 1
    }

    /// Says what a chat is called.
    mutating func add(_ name: FoldedName, to chat: ChatID) {
        if let index = placeOfChat[chat] { places[index].name = name }
    }

    /// The chats that nobody has named yet.
    var nameless: [ChatID] { places.filter { $0.name == nil }.map(\.chat).sorted() }

    /// The keys of all lists in `order`, ascending.
    func keys(_ order: ChatOrder) -> [ListKey] {
        let sorted = places.indices.sorted { Self.precedes(places[$0], places[$1], order) }
        var ranks = [Int](repeating: 0, count: places.count)
        for (rank, index) in sorted.enumerated() { ranks[index] = rank }
        var keys: [ListKey] = []
        for list in lists {
            for rank in list.places.map({ ranks[$0] }).sorted() {
                keys.append(key(places[sorted[rank]], list.id, order))
            }
        }
        return keys
    }

    private func key(_ place: Place, _ list: ListID, _ order: ChatOrder) -> ListKey {
        let rank: ListKey.Rank =
            switch order {
            case .activity: .activity
            case .unreadFirst: .unreadFirst(isUnread: place.isUnread)
            case .name: .name(place.name ?? .none)
            }
        return ListKey(list, pinnedOrder: place.pinnedOrder, rank, activity: place.activity, chat: place.chat)
    }

    private static func precedes(_ left: Place, _ right: Place, _ order: ChatOrder) -> Bool {
        if left.pinnedOrder != right.pinnedOrder {
            guard let first = left.pinnedOrder else { return false }
            return right.pinnedOrder.map { first < $0 } ?? true
        }
        switch order {
        case .activity: break
        case .unreadFirst: if left.isUnread != right.isUnread { return left.isUnread }
        case .name:
            let (first, second) = (left.name ?? .none, right.name ?? .none)
            if first != second { return first < second }
        }
        return left.activity != right.activity ? left.activity > right.activity : left.chat > right.chat
    }
}
