/// Everything in a snapshot that still has the form of an entry, wherever it lies.
///
/// First whatever the trees lead to, even where a page is in the wrong place; then, if some of that couldn't be read, leaves
/// that nothing leads to any more and that aren't free.
struct Salvage {
    /// An entry that was found.
    struct Entry {
        /// The table whose tree led to it; nil when none did.
        var table: String?
        var key: UnsafeRawBufferPointer
        var value: UnsafeRawBufferPointer
    }

    private let snapshot: Snapshot
    private var visited: [Bool]
    private var isIncomplete = false

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
        visited = [Bool](repeating: false, count: snapshot.pageCount)
    }

    mutating func forEachEntry(_ body: (Entry) throws -> Void) throws {
        let snapshot = snapshot
        var tables: [(name: String, tree: TreeRoot)] = []
        try visit(snapshot.meta.main.page) { node in
            if node.isTable, node.valueLength == TreeRoot.length, let record = node.stored.baseAddress {
                tables.append((String(decoding: node.key, as: UTF8.self), TreeRoot(record)))
            } else if let value = try? snapshot.value(of: node) {
                // A page of another table has taken this one's place.
                try body(Entry(table: nil, key: node.key, value: value))
            }
        }
        for table in tables {
            try visit(table.tree.page) { node in
                guard let value = try? snapshot.value(of: node) else { return }
                try body(Entry(table: table.name, key: node.key, value: value))
            }
        }
        // Free pages hold what was removed or replaced. Where nobody knows which those are, leave what nothing leads to.
        guard isIncomplete || tables.isEmpty, let free = StructureCheck(snapshot).freePages() else { return }
        for number in 2..<UInt64(visited.count) where !visited[Int(number)] && !free.contains(number) {
            guard let page = try? snapshot.misplacedPage(number), page.kind == .leaf else { continue }
            try visitNodes(of: page) { node in
                guard !node.isTable, let value = try? snapshot.value(of: node) else { return }
                try body(Entry(table: nil, key: node.key, value: value))
            }
        }
    }

    private mutating func visit(_ number: UInt64, _ body: (Node) throws -> Void) throws {
        if number == TreeRoot.none { return }
        guard number >= 2, number < visited.count else { return isIncomplete = true }
        if visited[Int(number)] { return }
        visited[Int(number)] = true
        // What it says its number is doesn't count here: a page that was written to the wrong place is still good.
        guard let page = try? snapshot.misplacedPage(number) else { return isIncomplete = true }
        if page.number != number { isIncomplete = true }
        if page.kind == .leaf { return try visitNodes(of: page, body) }
        for index in 0..<page.count {
            guard let node = try? page.node(index) else {
                isIncomplete = true
                continue
            }
            try visit(node.child, body)
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
    /// The page at the place of `number`, whatever number it says it has.
    func misplacedPage(_ number: UInt64) throws(Damage) -> Page {
        try Page(at: try start(of: number), size: meta.pageSize, number: nil)
    }
}
