internal import Glibc

/// A page of a tree, checked so far that nothing read through it lies outside the page.
///
///     0..<8    the page's own number
///     10..<12  what it is
///     12..<14  the end of the offsets of its nodes, which begin at 16
///     14..<16  the start of the nodes
struct Page {
    /// What a page holds.
    enum Kind: UInt16 {
        /// The numbers of other pages, by the least key in each.
        case branch = 1
        /// Entries.
        case leaf = 2
    }

    let number: UInt64
    let kind: Kind
    /// How many nodes it has.
    let count: Int
    private let start: UnsafeRawPointer
    private let size: Int
    private let nodesStart: Int

    static let headerLength = 16
    static let nodeHeaderLength = 8
    /// The bits of the flags that say what a page holds; the others are liblmdb's own notes.
    private static let kindMask: UInt16 = 0x6F

    /// The page at `start`, which has `size` bytes.
    ///
    /// - Parameter number: the number it must have; nil for whatever it says, when salvaging.
    /// - Throws: ``Damage`` with what is wrong with it.
    init(at start: UnsafeRawPointer, size: Int, number: UInt64?) throws(Damage) {
        let ownNumber = start.load(as: UInt64.self)
        if let number, ownNumber != number { throw Damage("page \(number) says that it is page \(ownNumber)") }
        let flags = start.load(fromByteOffset: 10, as: UInt16.self)
        guard let kind = Kind(rawValue: flags & Self.kindMask) else {
            throw Damage("page \(number ?? ownNumber) is of the unknown kind \(flags)")
        }
        let lower = Int(start.load(fromByteOffset: 12, as: UInt16.self))
        let upper = Int(start.load(fromByteOffset: 14, as: UInt16.self))
        guard lower >= Self.headerLength, lower.isMultiple(of: 2), lower <= upper, upper <= size else {
            throw Damage("the nodes of page \(number ?? ownNumber) lie outside of it")
        }
        self.number = number ?? ownNumber
        self.kind = kind
        self.start = start
        self.size = size
        count = (lower - Self.headerLength) / 2
        nodesStart = upper
    }

    /// The node number `index`, which must be below ``count``.
    @inline(__always)
    func node(_ index: Int) throws(Damage) -> Node {
        let offset = Int(start.load(fromByteOffset: Self.headerLength + 2 * index, as: UInt16.self))
        guard offset >= nodesStart, offset.isMultiple(of: 2), offset + Self.nodeHeaderLength <= size else {
            throw outside(index)
        }
        let node = Node(start: start + offset)
        let stored = kind == .leaf ? node.storedLength : 0
        guard offset + Self.nodeHeaderLength + node.keyLength + stored <= size else { throw outside(index) }
        return node
    }

    private func outside(_ index: Int) -> Damage { Damage("node \(index) of page \(number) lies outside of it") }

    /// The key of the node number `index`.
    @inline(__always)
    func key(_ index: Int) throws(Damage) -> UnsafeRawBufferPointer { try node(index).key }

    /// The first node of a leaf whose key isn't less than `key`: its number, or ``count``, and whether it is that key.
    func search(_ key: UnsafeRawBufferPointer) throws(Damage) -> (index: Int, isFound: Bool) {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            let order = compareKeys(try self.key(middle), key)
            if order == 0 { return (middle, true) }
            if order < 0 { low = middle + 1 } else { high = middle }
        }
        return (low, false)
    }

    /// The child of a branch that `key` belongs to. The first child has no key of its own: it takes all that are less.
    func child(for key: UnsafeRawBufferPointer) throws(Damage) -> Int {
        var low = 1
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if compareKeys(try self.key(middle), key) <= 0 { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// Throws unless its nodes fill it from their start to its end. liblmdb leaves no gaps between them, so a gap is a node that
    /// a wrong count hides.
    func checkFill() throws(Damage) {
        var filled = 0
        for index in 0..<count {
            let node = try node(index)
            let stored = kind == .leaf ? node.storedLength : 0
            filled += (Self.nodeHeaderLength + node.keyLength + stored + 1) & ~1
        }
        guard filled == size - nodesStart else { throw Damage("page \(number) has other nodes than its count says") }
    }

    /// Throws unless all nodes lie in the page and their keys ascend.
    func checkOrder() throws(Damage) {
        var previous: UnsafeRawBufferPointer?
        for index in 0..<count {
            let key = try self.key(index)
            if kind == .branch, index == 0 { continue }
            if let previous, compareKeys(previous, key) >= 0 {
                throw Damage("the keys of page \(number) don't ascend at node \(index)")
            }
            previous = key
        }
    }
}

/// Why a page can't be what was written.
struct Damage: Error, Equatable {
    let words: String

    init(_ words: String) { self.words = words }

    func error(_ place: String) -> LMDBError { .damaged(words, place) }
}

/// A node of a page: a key, and a value or the number of another page.
struct Node {
    let start: UnsafeRawPointer

    var keyLength: Int { Int(start.load(fromByteOffset: 6, as: UInt16.self)) }
    var key: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + Page.nodeHeaderLength, count: keyLength)
    }

    private var low: UInt64 { UInt64(start.load(as: UInt16.self)) }
    private var high: UInt64 { UInt64(start.load(fromByteOffset: 2, as: UInt16.self)) }
    private var flags: UInt16 { start.load(fromByteOffset: 4, as: UInt16.self) }

    /// In a branch: the page that the keys from this one on are in.
    var child: UInt64 { low | high << 16 | UInt64(flags) << 32 }

    /// In a leaf: how long the value is.
    var valueLength: Int { Int(low | high << 16) }
    /// In a leaf: whether the value lies in pages of its own, whose number is stored here.
    var isOverflow: Bool { flags & 1 != 0 }
    /// In a leaf: whether the value is the root of a table.
    var isTable: Bool { flags & 2 != 0 }
    /// In a leaf: whether the flags are some that Confab's tables have.
    var hasKnownFlags: Bool { flags <= 2 }
    /// How many bytes of the value lie in the page itself.
    var storedLength: Int { isOverflow ? 8 : valueLength }
    /// The value, or the number of its first page.
    var stored: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + Page.nodeHeaderLength + keyLength, count: storedLength)
    }
}

/// Less than, equal to, or greater than zero as `left` sorts before, is, or sorts after `right`.
@inline(__always)
func compareKeys(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let common = min(left.count, right.count)
    if common > 0, let left = left.baseAddress, let right = right.baseAddress {
        let order = memcmp(left, right, common)
        if order != 0 { return Int(order) }
    }
    return left.count - right.count
}
