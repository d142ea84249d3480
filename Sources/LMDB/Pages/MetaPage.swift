/// One of the two pages at the start of the file, which commits overwrite in turn. It contains the roots of a snapshot.
struct MetaPage: Equatable {
    /// The number of the transaction that wrote it.
    var transaction: UInt64
    /// The page size, in bytes.
    var pageSize: Int
    /// The highest page number in use.
    var lastPage: UInt64
    /// The tree of free pages.
    var free: TreeRoot
    /// The tree of the tables by name.
    var main: TreeRoot

    private static let length = 152

    /// Creates the meta page at `start`; nil if the bytes there aren't one.
    init?(at start: UnsafeRawPointer, length: Int) {
        guard length >= Self.length else { return nil }
        let magic = start.loadUnaligned(fromByteOffset: 16, as: UInt32.self)
        let version = start.loadUnaligned(fromByteOffset: 20, as: UInt32.self)
        guard magic == 0xBEEF_C0DE, version == 1 else { return nil }
        // A writer may be replacing this page; liblmdb writes the transaction's number last.
        let before = start.loadUnaligned(fromByteOffset: 144, as: UInt64.self)
        let pageSize = start.loadUnaligned(fromByteOffset: 40, as: UInt32.self)
        let lastPage = start.loadUnaligned(fromByteOffset: 136, as: UInt64.self)
        guard (512...65_536).contains(pageSize), pageSize.nonzeroBitCount == 1, lastPage < 1 << 47 else { return nil }
        free = TreeRoot(start + 40)
        main = TreeRoot(start + 88)
        guard start.loadUnaligned(fromByteOffset: 144, as: UInt64.self) == before else { return nil }
        transaction = before
        self.pageSize = Int(pageSize)
        self.lastPage = lastPage
    }
}

extension MetaPage {
    /// The bits that specify the order of a tree. In the record of the free list, liblmdb also keeps flags of its own.
    private static let treeFlags: UInt16 = 0x7F
    /// The flag of the free list, whose keys are numbers.
    private static let numberKeys: UInt16 = 8

    /// Returns a description of the reason that two meta pages can't belong together; nil if they can.
    ///
    /// Commits overwrite them in turn, so their numbers differ by one. If they don't, the older one could be mistaken
    /// for the newer one, and the last commit would silently be lost.
    static func contradiction(_ first: MetaPage?, _ second: MetaPage?) -> String? {
        guard let first, let second else { return "one of its two first pages can't be read" }
        guard [first, second].allSatisfy({ $0.free.flags & treeFlags == numberKeys && $0.main.flags == 0 }) else {
            return "a tree that its first pages lead to has unknown flags"
        }
        let (older, newer) = first.transaction < second.transaction ? (first, second) : (second, first)
        let isNew = newer.transaction == 0
        let isInTurn = newer.transaction == older.transaction + 1 && first.transaction.isMultiple(of: 2)
        guard isNew || isInTurn, first.pageSize == second.pageSize else {
            return "its two first pages contradict each other"
        }
        return nil
    }
}

/// The root of a tree of pages and its expected contents, as recorded by liblmdb.
struct TreeRoot: Equatable {
    /// The length of the record.
    static let length = 48

    /// The flags that the tree was created with; the trees of Confab's tables have none.
    var flags: UInt16
    /// The number of levels, including the leaves.
    var depth: Int
    var branchPages: UInt64
    var leafPages: UInt64
    /// The number of pages with long values.
    var overflowPages: UInt64
    var entries: Int
    /// The number of the root page; ``none`` if the tree is empty.
    var page: UInt64

    /// The page number of an empty tree.
    static let none = UInt64.max

    init(_ record: UnsafeRawPointer) {
        flags = record.loadUnaligned(fromByteOffset: 4, as: UInt16.self)
        depth = Int(record.loadUnaligned(fromByteOffset: 6, as: UInt16.self))
        branchPages = record.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        leafPages = record.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        overflowPages = record.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        entries = Int(clamping: record.loadUnaligned(fromByteOffset: 32, as: UInt64.self))
        page = record.loadUnaligned(fromByteOffset: 40, as: UInt64.self)
    }

    /// Returns the size of all its pages in bytes.
    func byteCount(pageSize: Int) -> Int {
        Int(clamping: branchPages &+ leafPages &+ overflowPages) &* pageSize
    }
}
