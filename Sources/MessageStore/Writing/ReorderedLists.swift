internal import Messenger

/// The lists of a profile while they are brought into another order.
///
/// A chat stands in several lists, and everywhere by the same: so chats are sorted once, and lists by the ranks of theirs.
struct ReorderedLists {
    /// The sort key of a chat, apart from its full name; trivial, so that copying needs no reference counting.
    private struct Place {
        var chat: ChatID
        var pinnedOrder: Int?
        var isUnread = false
        /// The beginning of the name, and where the whole of it is.
        var name: (UInt64, UInt64) = (0, 0)
        var nameRange = 0..<0
        var activity: Timestamp
        var index: Int
    }

    private struct List {
        var id: ListID
        var places: [Int] = []
    }

    private var places: [Place] = []
    /// All names, one after the other.
    private var names: [UInt8] = []
    private var isNamed: [Bool] = []
    private var lists: [List] = []
    private var placeOfChat = PlaceByChat()

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
        isNamed.append(false)
        placeOfChat[key.chat] = index
        return index
    }

    /// Says what a chat is called.
    mutating func add(_ name: FoldedName, to chat: ChatID) {
        guard let index = placeOfChat[chat] else { return }
        places[index].name = name.beginning
        places[index].nameRange = names.count..<names.count + name.bytes.count
        names += name.bytes
        isNamed[index] = true
    }

    /// The chats that nobody has named yet.
    var nameless: [ChatID] { places.filter { !isNamed[$0.index] }.map(\.chat).sorted() }

    /// Calls `body` with the keys of every list in `order`, ascending.
    func forEachKey(_ order: ChatOrder, _ body: (ListKey) throws -> Void) rethrows {
        let names = names
        let sorted = places.sorted { Self.precedes($0, $1, order, names) }
        var ranks = [Int](repeating: 0, count: places.count)
        for (rank, place) in sorted.enumerated() { ranks[place.index] = rank }
        for list in lists {
            for rank in Self.ascending(list.places, by: ranks) {
                let place = sorted[rank]
                let first: ListKey.Rank =
                    switch order {
                    case .activity: .activity
                    case .unreadFirst: .unreadFirst(isUnread: place.isUnread)
                    case .name: .name(FoldedName(bytes: names[place.nameRange]))
                    }
                try body(
                    ListKey(
                        list.id, pinnedOrder: place.pinnedOrder, first, activity: place.activity, chat: place.chat))
            }
        }
    }

    /// The ranks of `places`: ticked off where they are many, sorted where that takes less.
    private static func ascending(_ places: [Int], by ranks: [Int]) -> [Int] {
        guard places.count > ranks.count / 16 else { return places.map { ranks[$0] }.sorted() }
        var isThere = [Bool](repeating: false, count: ranks.count)
        for place in places { isThere[ranks[place]] = true }
        return isThere.indices.filter { isThere[$0] }
    }

    private static func precedes(
        _ left: Place, _ right: Place, _ order: ChatOrder, _ names: [UInt8]
    ) -> Bool {
        if left.pinnedOrder != right.pinnedOrder {
            guard let first = left.pinnedOrder else { return false }
            return right.pinnedOrder.map { first < $0 } ?? true
        }
        switch order {
        case .activity: break
        case .unreadFirst: if left.isUnread != right.isUnread { return left.isUnread }
        case .name:
            if left.name != right.name { return left.name < right.name }
            if max(left.nameRange.count, right.nameRange.count) > FoldedName.beginningLength {
                let first = FoldedName(bytes: names[left.nameRange])
                let second = FoldedName(bytes: names[right.nameRange])
                if first != second { return first < second }
            } else if left.nameRange.count != right.nameRange.count {
                return left.nameRange.count < right.nameRange.count
            }
        }
        return left.activity != right.activity ? left.activity > right.activity : left.chat > right.chat
    }
}

/// The places of chats, by number. Chat numbers are consecutive, so an array is faster than a dictionary.
private struct PlaceByChat {
    private static let limit: UInt64 = 1 << 22
    private var near: [Int32] = []
    private var far: [ChatID: Int] = [:]

    subscript(_ chat: ChatID) -> Int? {
        get {
            guard chat.rawValue < Self.limit else { return far[chat] }
            let index = Int(chat.rawValue)
            return index < near.count && near[index] >= 0 ? Int(near[index]) : nil
        }
        set {
            guard chat.rawValue < Self.limit, let newValue else {
                far[chat] = newValue
                return
            }
            let index = Int(chat.rawValue)
            if index >= near.count {
                near += repeatElement(-1, count: max(index + 1 - near.count, near.count))
            }
            near[index] = Int32(newValue)
        }
    }
}
