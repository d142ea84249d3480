/// The salvage of everything in a snapshot that still has the form of an entry.
///
/// It first follows the trees, even through pages in the wrong place. Then, if some of that couldn't be read or is
/// outdated, it reads the leaves that nothing leads to and that aren't free.
struct Salvage {
    struct Entry {
        /// The table whose tree led to the entry; nil if none did, or only through a page in the wrong place.
        var table: String?
        var key: UnsafeRawBufferPointer
        var value: UnsafeRawBufferPointer
    }

    private let snapshot: Snapshot
    /// True if the free pages are known. Without them, leaves that nothing leads to may contain removed entries.
    var knowsFreePages: Bool { free != nil }
    /// The free pages, which contain only removed or replaced entries; nil if their list is damaged.
    private let free: Set<UInt64>?
    private var visited: [Bool]
    private var isIncomplete = false

    /// The highest page number at which to look for leaves. Later pages are valid only if a tree leads there, because a
    /// writer that was killed may have left them.
    private let lastPage: UInt64

    /// - Parameter map: the file, which may have more pages than a damaged snapshot says.
    init(_ snapshot: Snapshot, inFileOf map: PageMap) {
        var meta = snapshot.meta
        lastPage = meta.lastPage
        meta.lastPage = max(meta.lastPage, UInt64(max(1, map.capacity / meta.pageSize)) - 1)
        self.snapshot = Snapshot(map, meta, path: "", fileSize: map.capacity)
        free = StructureCheck(self.snapshot).freePages()
        visited = [Bool](repeating: false, count: self.snapshot.pageCount)
    }

    /// The tables that were found, with their trees.
    private(set) var tables: [(name: String, tree: TreeRoot)] = []
    /// True if every page of the table list was in its place.
    private(set) var isTableListWhole = false
    /// True if the trees may be outdated because a write never reached the disk: the free list doesn't match them, or
    /// is damaged.
    private(set) var mayBeOutdated = false

    mutating func forEachEntry(_ body: (Entry) throws -> Void) throws {
        let snapshot = snapshot
        var tables: [(name: String, tree: TreeRoot)] = []
        func found(_ node: Node, in table: String?) throws {
            guard node.isTable else {
                guard let value = try? snapshot.value(of: node) else { return }
                return try body(Entry(table: table, key: node.key, value: value))
            }
            guard node.valueLength == TreeRoot.length, let record = node.stored.baseAddress else { return }
            tables.append((String(decoding: node.key, as: UTF8.self), TreeRoot(record)))
        }
        var walked = 0
        // A page of the table list may be inside of a table, which extends the list.
        func walkTables() throws {
            while walked < tables.count {
                let table = tables[walked]
                var count = 0
                try visit(table.tree.page) { node, isInPlace in
                    count += 1
                    try found(node, in: isInPlace ? table.name : nil)
                }
                if count != table.tree.entries { isIncomplete = true }
                walked += 1
            }
        }
        try visit(snapshot.meta.main.page) { node, _ in try found(node, in: nil) }
        if tables.count != snapshot.meta.main.entries { isIncomplete = true }
        isTableListWhole = !isIncomplete
        // The entries of the free list aren't needed, but other pages may be in the place of its pages.
        try visit(snapshot.meta.free.page) { node, _ in try found(node, in: nil) }
        try walkTables()
        mayBeOutdated = free == nil || !isIncomplete && StructureCheck(snapshot).hasUnaccountedPages()
        if isIncomplete || mayBeOutdated || tables.isEmpty {
            try visitLeaves(ofTables: true) { try found($0, in: nil) }
            try walkTables()
            try visitLeaves(ofTables: false) { try found($0, in: nil) }
        }
        self.tables = tables
    }

    /// Visits the leaves that nothing has led to: those with the roots of tables, or the others.
    private mutating func visitLeaves(ofTables: Bool, _ body: (Node) throws -> Void) throws {
        guard let free else { return }
        for number in UInt64(2)..<max(2, min(UInt64(visited.count), lastPage + 1)) where !visited[Int(number)] {
            guard let page = try? snapshot.misplacedPage(number), page.kind == .leaf, page.count > 0,
                let first = try? page.node(0), first.isTable == ofTables,
                page.number == number ? !free.contains(number) : isMissing(page.number)
            else { continue }
            visited[Int(number)] = true
            try visitNodes(of: page, body)
        }
    }

    /// Returns true if page `number` is in use but not in its place. If it is missing, a page elsewhere with its number
    /// is that page. Otherwise, such a page is a copy that may be outdated.
    private func isMissing(_ number: UInt64) -> Bool {
        guard number >= 2, number < visited.count, free?.contains(number) != true else { return false }
        return (try? snapshot.page(number)) == nil
    }

    /// - Parameter body: receives each node of each leaf, and true if every page that led to it is in its place.
    private mutating func visit(
        _ number: UInt64, isInPlace: Bool = true, level: Int = 1,
        _ body: (_ node: Node, _ isInPlace: Bool) throws -> Void
    ) throws {
        if number == TreeRoot.none { return }
        // A damaged branch may lead to a free page, which contains only removed or replaced entries.
        guard number >= 2, number < visited.count, level <= TreeRoot.maximumDepth, free?.contains(number) != true
        else {
            return isIncomplete = true
        }
        if visited[Int(number)] { return }
        visited[Int(number)] = true
        // The page's own number doesn't matter here, because a page written to the wrong place is still valid.
        guard let page = try? snapshot.misplacedPage(number) else { return isIncomplete = true }
        if page.number != number {
            isIncomplete = true
            if !isMissing(page.number) { return }
        }
        let isInPlace = isInPlace && page.number == number
        if page.kind == .leaf { return try visitNodes(of: page) { try body($0, isInPlace) } }
        for index in 0..<page.count {
            guard let node = try? page.node(index) else {
                isIncomplete = true
                continue
            }
            try visit(node.child, isInPlace: isInPlace, level: level + 1, body)
        }
    }

    private mutating func visitNodes(of page: Page, _ body: (Node) throws -> Void) throws {
        for index in 0..<page.count {
            guard let node = try? page.node(index), node.hasKnownFlags else {
                isIncomplete = true
                continue
            }
            try body(node)
        }
    }
}

extension Snapshot {
    /// Returns the page at the position of `number`, whatever its own number is.
    func misplacedPage(_ number: UInt64) throws(Damage) -> Page {
        try Page(at: try start(of: number), size: meta.pageSize, number: nil)
    }
}
