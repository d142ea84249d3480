internal import Glibc

/// A page of a tree, checked so that reading it never accesses memory outside of the page.
///
///     0..<8    the page's own number
///     10..<12  the kind of page
///     12..<14  the end of the offsets of its nodes, which begin at 16
///     14..<16  the start of the nodes
struct Page {
    enum Kind: UInt16 {
        /// A page with the numbers of other pages, by the lowest key in each.
        case branch = 1
        /// A page with entries.
        case leaf = 2
    }

    let number: UInt64
    let kind: Kind
    /// The number of nodes.
    let count: Int
    private let start: UnsafeRawPointer
    private let size: Int
    private let nodesStart: Int

    static let headerLength = 16
    static let nodeHeaderLength = 8
    /// The bits of the flags that specify the kind; liblmdb uses the other ones itself.
    private static let kindMask: UInt16 = 0x6F

    /// Creates the page at `start`, which has `size` bytes.
    ///
    /// - Parameter number: the required page number; nil to accept any number for salvaging.
    /// - Throws: ``Damage`` if the page isn't valid.
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

    /// Returns the node at `index`, which must be less than ``count``.
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

    /// Returns the key of the node at `index`.
    @inline(__always)
    func key(_ index: Int) throws(Damage) -> UnsafeRawBufferPointer { try node(index).key }

    /// Returns the index of the first node of a leaf whose key isn't less than `key`, or ``count`` if there is none,
    /// and true if the keys are equal. Takes O(log *n*) time.
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

    /// Returns the index of the child that `key` belongs to. The first child of a branch has no key and contains all
    /// lower ones. Takes O(log *n*) time.
    func child(for key: UnsafeRawBufferPointer) throws(Damage) -> Int {
        var low = 1
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if compareKeys(try self.key(middle), key) <= 0 { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// Throws unless the nodes fill their area completely. liblmdb leaves no gaps between them, so a gap is a node
    /// hidden by a wrong count.
    func checkFill() throws(Damage) {
        var filled = 0
        for index in 0..<count {
            let node = try node(index)
            let stored = kind == .leaf ? node.storedLength : 0
            filled += (Self.nodeHeaderLength + node.keyLength + stored + 1) & ~1
        }
        guard filled == size - nodesStart else { throw Damage("page \(number) has other nodes than its count says") }
    }

    /// Throws unless all nodes are within the page and their keys ascend.
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

struct Damage: Error, Equatable {
    let words: String

    init(_ words: String) { self.words = words }

    func error(_ place: String) -> LMDBError { .damaged(words, place) }
}

/// A node of a page: a key with a value or the number of another page.
struct Node {
    let start: UnsafeRawPointer

    var keyLength: Int { Int(start.load(fromByteOffset: 6, as: UInt16.self)) }
    var key: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + Page.nodeHeaderLength, count: keyLength)
    }

    private var low: UInt64 { UInt64(start.load(as: UInt16.self)) }
    private var high: UInt64 { UInt64(start.load(fromByteOffset: 2, as: UInt16.self)) }
    private var flags: UInt16 { start.load(fromByteOffset: 4, as: UInt16.self) }

    /// For a branch, the page with the keys from this one on.
    var child: UInt64 { low | high << 16 | UInt64(flags) << 32 }

    /// For a leaf, the length of the value.
    var valueLength: Int { Int(low | high << 16) }
    /// For a leaf, true if the value is in pages of its own, whose number is stored here.
    var isOverflow: Bool { flags & 1 != 0 }
    /// For a leaf, true if the value is the root of a table.
    var isTable: Bool { flags & 2 != 0 }
    /// For a leaf, true if the flags are ones that Confab's tables use.
    var hasKnownFlags: Bool { flags <= 2 }
    /// The number of bytes of the value that are in the page itself.
    var storedLength: Int { isOverflow ? 8 : valueLength }
    /// The value, or the number of its first page.
    var stored: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + Page.nodeHeaderLength + keyLength, count: storedLength)
    }
}

/// Returns a number less than, equal to, or greater than zero if `left` sorts before, equals, or sorts after `right`.
@inline(__always)
func compareKeys(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    let common = min(left.count, right.count)
    if common > 0, let left = left.baseAddress, let right = right.baseAddress {
        let order = memcmp(left, right, common)
        if order != 0 { return Int(order) }
    }
    return left.count - right.count
}
