internal import CLMDB

/// The pages of a read transaction, unchanged while the transaction holds them.
final class Snapshot {
    let map: PageMap
    let meta: MetaPage
    private let path: String
    private var roots: [MDB_dbi: TreeRoot] = [:]
    /// The highest page number within the file.
    private let lastPage: UInt64

    init(_ map: PageMap, _ meta: MetaPage, path: String, fileSize: Int) {
        self.map = map
        self.meta = meta
        self.path = path
        lastPage = min(meta.lastPage, UInt64(max(1, fileSize / meta.pageSize)) - 1)
    }

    /// The number of pages that can be read.
    var pageCount: Int { Int(lastPage) + 1 }

    /// Returns the tree page `number`.
    func page(_ number: UInt64) throws(Damage) -> Page {
        try Page(at: try start(of: number), size: meta.pageSize, number: number)
    }

    func start(of number: UInt64) throws(Damage) -> UnsafeRawPointer {
        guard number >= 2, number <= lastPage else {
            throw Damage("it refers to page \(number), which doesn't exist")
        }
        return map.start + Int(number) * meta.pageSize
    }

    /// Returns the value of a leaf's node.
    func value(of node: Node) throws(Damage) -> UnsafeRawBufferPointer {
        guard node.hasKnownFlags else { throw Damage("a value is of an unknown kind") }
        guard node.isOverflow else { return node.stored }
        return try overflow(node).value
    }

    /// Returns a value that is in pages of its own, and the numbers of these pages.
    func overflow(_ node: Node) throws(Damage) -> (value: UnsafeRawBufferPointer, pages: Range<UInt64>) {
        let number = node.stored.loadUnaligned(as: UInt64.self)
        let start = try start(of: number)
        let ownNumber = start.load(as: UInt64.self)
        let flags = start.load(fromByteOffset: 10, as: UInt16.self)
        guard ownNumber == number, flags & 0x6F == 4 else {
            throw Damage("page \(number) doesn't hold the long value that it should")
        }
        let count = UInt64(start.load(fromByteOffset: 12, as: UInt32.self))
        let needed = UInt64((Page.headerLength + node.valueLength + meta.pageSize - 1) / meta.pageSize)
        guard count >= needed, count > 0, number + count - 1 <= lastPage else {
            throw Damage("the long value at page \(number) is longer than its pages")
        }
        let value = UnsafeRawBufferPointer(start: start + Page.headerLength, count: node.valueLength)
        return (value, number..<number + count)
    }

    /// Returns the tree of a table.
    func root(_ handle: MDB_dbi, _ name: String) throws(LMDBError) -> TreeRoot {
        if let known = roots[handle] { return known }
        let node = try Array(name.utf8).withUnsafeBufferPointer { name throws(LMDBError) in
            try PageLookup(self, meta.main, place: path).node(for: UnsafeRawBufferPointer(name))
        }
        guard let node else { throw LMDBError(.noTable, operation: "read", place: name) }
        let root = try root(node)
        roots[handle] = root
        return root
    }

    /// Returns the tree whose root is the value of `node`.
    func root(_ node: Node) throws(LMDBError) -> TreeRoot {
        guard node.isTable, node.hasKnownFlags, node.valueLength == TreeRoot.length,
            let record = node.stored.baseAddress
        else { throw .damaged("the record of a table isn't one", path) }
        let root = TreeRoot(record)
        guard root.flags == 0 else { throw .damaged("the record of a table has unknown flags", path) }
        return root
    }
}
