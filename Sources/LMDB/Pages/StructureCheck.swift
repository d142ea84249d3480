/// A check of every page that a snapshot uses: its own number is correct, its nodes are within it, its keys ascend and
/// match the branches above, no page is used twice or is both used and free, and all counts are correct.
struct StructureCheck {
    private let snapshot: Snapshot
    private var report = StructureReport()
    private var uses: [Use]

    private enum Use: UInt8 {
        case none, inUse, free
    }

    private struct Walk {
        let place: String
        let tree: TreeRoot
        /// The comparison of keys; those of the free list are numbers.
        let compare: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
        var branches: UInt64 = 0
        var leaves: UInt64 = 0
        var overflow: UInt64 = 0
        var entries = 0
    }

    private static let freePages = "the list of free pages"
    private static let tableList = "the list of tables"

    init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
        uses = [Use](repeating: .none, count: snapshot.pageCount)
    }

    consuming func run(_ metaPages: (first: MetaPage?, second: MetaPage?)) -> StructureReport {
        checkMetaPages(metaPages)
        let free = walkFreePages()
        var tables: [(name: String, tree: TreeRoot)] = []
        var unreadable = 0
        let snapshot = snapshot
        walk(snapshot.meta.main, Self.tableList, compareKeys, isTableList: true) { key, record in
            guard record.count == TreeRoot.length, let start = record.baseAddress else {
                unreadable += 1
                return
            }
            tables.append((String(decoding: key, as: UTF8.self), TreeRoot(start)))
        }
        if unreadable > 0 { report.note("\(unreadable) entries aren't tables", Self.tableList) }
        for table in tables {
            if table.tree.flags != 0 { report.note("its record has unknown flags", table.name) }
            let found = walk(table.tree, table.name, compareKeys) { _, _ in }
            report.tables.append(.init(name: table.name, expected: table.tree.entries, found: found))
        }
        for page in free where page < uses.count {
            switch uses[Int(page)] {
            case .none: uses[Int(page)] = .free
            case .inUse: report.note("page \(page) is in use", Self.freePages)
            case .free: report.note("page \(page) is in it twice", Self.freePages)
            }
        }
        checkUnused(free)
        return report
    }

    /// Checks that every page is used or free, including pages beyond the end of the file that were never written.
    private mutating func checkUnused(_ free: [UInt64]) {
        // Other damage causes unused pages.
        guard report.isIntact else { return }
        let unused = uses.dropFirst(2).count { $0 == .none }
        // A damaged list may contain a page twice.
        let freeBeyond = Set(free.filter { $0 >= uses.count }).count
        let beyond = snapshot.meta.lastPage + 1 - UInt64(uses.count) - UInt64(freeBeyond)
        report.unaccountedPages = unused + Int(clamping: beyond)
        if unused > 0 { report.note("\(unused) pages are neither used nor free", Self.freePages) }
        if beyond > 0 { report.note("\(beyond) pages behind its end are neither used nor free", "the file") }
    }

    /// Returns true if all trees are readable and some pages are neither used nor free.
    consuming func hasUnaccountedPages() -> Bool { run((nil, nil)).unaccountedPages > 0 }

    /// Returns the free pages; nil if their list is damaged.
    consuming func freePages() -> Set<UInt64>? {
        let free = walkFreePages()
        return report.isIntact ? Set(free) : nil
    }

    private mutating func walkFreePages() -> [UInt64] {
        var free: [UInt64] = []
        var isDamaged = false
        // A page at the end can be free without ever having been written.
        let lastPage = snapshot.meta.lastPage
        walk(snapshot.meta.free, Self.freePages, compareNumbers) { _, value in
            guard let pages = FreePages(value), pages.numbers.allSatisfy({ (2...lastPage).contains($0) }) else {
                isDamaged = true
                return
            }
            free += pages.numbers
        }
        if isDamaged { report.note("an entry isn't a list of pages", Self.freePages) }
        return free
    }

    private mutating func checkMetaPages(_ pages: (first: MetaPage?, second: MetaPage?)) {
        if let problem = MetaPage.contradiction(pages.first, pages.second) {
            report.note(problem, "the start of the file")
        }
    }

    @discardableResult
    private mutating func walk(
        _ tree: TreeRoot, _ place: String,
        _ compare: @escaping (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int, isTableList: Bool = false,
        _ body: (_ key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void
    ) -> Int {
        var walk = Walk(place: place, tree: tree, compare: compare)
        if tree.page != TreeRoot.none {
            if (1...TreeRoot.maximumDepth).contains(tree.depth) {
                visit(tree.page, level: 1, from: nil, to: nil, &walk, isTableList, body)
            } else {
                report.note("it can't have \(tree.depth) levels", place)
            }
        }
        if walk.entries != tree.entries {
            report.note("it has \(walk.entries) entries instead of \(tree.entries)", place)
        }
        if (walk.branches, walk.leaves, walk.overflow) != (tree.branchPages, tree.leafPages, tree.overflowPages) {
            report.note("it doesn't have as many pages as its record says", place)
        }
        return walk.entries
    }

    private mutating func visit(
        _ number: UInt64, level: Int, from lower: UnsafeRawBufferPointer?, to upper: UnsafeRawBufferPointer?,
        _ walk: inout Walk, _ isTableList: Bool,
        _ body: (_ key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void
    ) {
        do throws(Damage) {
            let page = try snapshot.page(number)
            try use(number..<number + 1)
            let kind: Page.Kind = level == walk.tree.depth ? .leaf : .branch
            guard page.kind == kind else { throw Damage("page \(number) isn't a \(kind)") }
            guard page.count > 0 else { throw Damage("page \(number) is empty") }
            try page.checkFill()
            try checkKeys(of: page, from: lower, to: upper, walk.compare)
            if kind == .leaf {
                walk.leaves += 1
                for index in 0..<page.count { try visit(try page.node(index), &walk, isTableList, body) }
                return
            }
            walk.branches += 1
            for index in 0..<page.count {
                let from = index == 0 ? lower : try page.key(index)
                let to = index + 1 < page.count ? try page.key(index + 1) : upper
                visit(try page.node(index).child, level: level + 1, from: from, to: to, &walk, isTableList, body)
            }
        } catch {
            report.note(error.words, walk.place)
        }
    }

    private mutating func visit(
        _ node: Node, _ walk: inout Walk, _ isTableList: Bool,
        _ body: (_ key: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void
    ) throws(Damage) {
        guard node.hasKnownFlags, node.isTable == isTableList else { throw Damage("an entry is of the wrong kind") }
        if node.isOverflow {
            do throws(Damage) {
                let (value, pages) = try snapshot.overflow(node)
                try use(pages)
                walk.overflow += UInt64(pages.count)
                walk.entries += 1
                body(node.key, value)
            } catch {
                // The other entries of the page aren't affected.
                report.note(error.words, walk.place)
            }
            return
        }
        walk.entries += 1
        body(node.key, node.stored)
    }

    private func checkKeys(
        of page: Page, from lower: UnsafeRawBufferPointer?, to upper: UnsafeRawBufferPointer?,
        _ compare: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
    ) throws(Damage) {
        var previous = lower
        for index in (page.kind == .branch ? 1 : 0)..<page.count {
            let key = try page.key(index)
            if let previous {
                let order = compare(previous, key)
                // The first key of a page equals the key in its branch or is greater.
                guard order < 0 || order == 0 && index == 0 else {
                    throw Damage("the keys of page \(page.number) don't ascend at node \(index)")
                }
            }
            previous = key
        }
        if let previous, let upper, compare(previous, upper) >= 0 {
            throw Damage("page \(page.number) ends behind where its branch says")
        }
    }

    private mutating func use(_ pages: Range<UInt64>) throws(Damage) {
        for page in pages {
            guard uses[Int(page)] == .none else { throw Damage("page \(page) is used twice") }
            uses[Int(page)] = .inUse
        }
    }
}

/// The page numbers in an entry of the free list.
struct FreePages {
    let numbers: [UInt64]

    /// Reads a count and this many descending numbers; nil if `value` doesn't have this form.
    init?(_ value: UnsafeRawBufferPointer) {
        guard value.count >= 8 else { return nil }
        let count = value.loadUnaligned(as: UInt64.self)
        guard count <= UInt64(value.count / 8 - 1) else { return nil }
        let numbers = (0..<Int(count)).map { value.loadUnaligned(fromByteOffset: 8 + 8 * $0, as: UInt64.self) }
        guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 > $1 }) else { return nil }
        self.numbers = numbers
    }
}

/// Compares keys of the free list, which are numbers in native byte order.
func compareNumbers(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
    guard left.count == 8, right.count == 8 else { return left.count - right.count }
    let (left, right) = (left.loadUnaligned(as: UInt64.self), right.loadUnaligned(as: UInt64.self))
    return left < right ? -1 : left == right ? 0 : 1
}
