/// A position in a tree with the path to it. The cursor checks every leaf that it enters: the page number, the nodes,
/// and that the keys ascend, are between the keys of the branches above, and follow those of the previous leaf.
///
/// So a walk always ends: its keys ascend (or descend), and it visits no more entries than the tree has.
final class PageCursor {
    fileprivate struct Level {
        var page: Page
        var index: Int
    }

    private let snapshot: Snapshot
    private let tree: TreeRoot
    private let place: String
    /// The path from the root to the leaf; empty before the first search, and in an empty tree.
    private var path: [Level] = []
    private var met = 0
    /// The direction of a walk that started at an end of the tree and has continued from there.
    private var wholeWalk: ScanDirection?

    init(_ snapshot: Snapshot, _ tree: TreeRoot, place: String) {
        self.snapshot = snapshot
        self.tree = tree
        self.place = place
        path.reserveCapacity(min(tree.depth, 8))
    }

    /// Moves to the first entry.
    func first() throws(LMDBError) -> CursorBytes? {
        wholeWalk = .ascending
        met = 0
        return try walk(.ascending) { cursor throws(Damage) in try cursor.descendToEdge(.ascending) }
    }

    /// Moves to the last entry.
    func last() throws(LMDBError) -> CursorBytes? {
        wholeWalk = .descending
        met = 0
        return try walk(.descending) { cursor throws(Damage) in try cursor.descendToEdge(.descending) }
    }

    /// Moves to the first entry whose key isn't less than `key`. If there is none, ``previous()`` moves to the last
    /// entry.
    func seek(_ key: UnsafeRawBufferPointer) throws(LMDBError) -> CursorBytes? {
        wholeWalk = nil
        met = 0
        return try go { cursor throws(Damage) in try cursor.descend(to: key) }
    }

    /// Moves to the next entry.
    func next() throws(LMDBError) -> CursorBytes? {
        try walk(.ascending) { cursor throws(Damage) in try cursor.step(.ascending) }
    }

    /// Moves to the previous entry.
    func previous() throws(LMDBError) -> CursorBytes? {
        try walk(.descending) { cursor throws(Damage) in try cursor.step(.descending) }
    }

    /// Continues a walk. Throws if the walk ends before it has visited every entry.
    private func walk(
        _ direction: ScanDirection, _ move: (PageCursor) throws(Damage) -> Bool
    ) throws(LMDBError) -> CursorBytes? {
        if direction != wholeWalk { wholeWalk = nil }
        if let entry = try go(move) { return entry }
        defer { wholeWalk = nil }
        guard wholeWalk == nil || met == tree.entries else {
            throw .damaged("a walk meets \(met) entries instead of \(tree.entries)", place)
        }
        return nil
    }

    private func go(_ move: (PageCursor) throws(Damage) -> Bool) throws(LMDBError) -> CursorBytes? {
        do throws(Damage) {
            guard try move(self), let leaf = path.last else { return nil }
            met += 1
            // A search may step back from the entry that it found, so a walk can visit a few more entries.
            if met - 2 > tree.entries {
                throw Damage("a walk meets more entries than the \(tree.entries) there should be")
            }
            let node = try leaf.page.node(leaf.index)
            return CursorBytes(key: node.key, value: try snapshot.value(of: node))
        } catch {
            throw error.error(place)
        }
    }

    private func isEmpty() throws(Damage) -> Bool {
        if tree.page == TreeRoot.none { return true }
        try tree.checkDepth()
        return false
    }

    private func descendToEdge(_ direction: ScanDirection) throws(Damage) -> Bool {
        path.removeAll(keepingCapacity: true)
        if try isEmpty() { return false }
        try enter(tree.page, direction)
        return true
    }

    /// Adds the page `number` and the pages below it at one of its edges to the path.
    private func enter(_ number: UInt64, _ edge: ScanDirection) throws(Damage) {
        var number = number
        while true {
            let page = try page(number)
            path.append(Level(page: page, index: edge == .ascending ? 0 : page.count - 1))
            if page.kind == .leaf { return try checkLeaf() }
            number = try page.node(path[path.count - 1].index).child
        }
    }

    private func descend(to key: UnsafeRawBufferPointer) throws(Damage) -> Bool {
        path.removeAll(keepingCapacity: true)
        if try isEmpty() { return false }
        var number = tree.page
        while true {
            let page = try page(number)
            if page.kind == .leaf {
                path.append(Level(page: page, index: try page.search(key).index))
                break
            }
            let index = try page.child(for: key)
            path.append(Level(page: page, index: index))
            number = try page.node(index).child
        }
        try checkLeaf()
        let leaf = path[path.count - 1]
        // A damaged branch leads to an edge of the wrong leaf, and then the neighboring leaf doesn't fit.
        if leaf.index == 0 { try checkNeighbor(.descending) }
        if leaf.index < leaf.page.count { return true }
        path[path.count - 1].index = leaf.page.count - 1
        return try step(.ascending)
    }

    /// Checks a neighboring leaf without changing the position.
    private func checkNeighbor(_ direction: ScanDirection) throws(Damage) {
        let here = path
        _ = try step(direction)
        path = here
    }

    /// Moves to the neighboring entry. At an end of the tree, the position doesn't change.
    private func step(_ direction: ScanDirection) throws(Damage) -> Bool {
        guard let leaf = path.last else { return try descendToEdge(direction) }
        let by = direction == .ascending ? 1 : -1
        let index = leaf.index + by
        if index >= 0, index < leaf.page.count {
            path[path.count - 1].index = index
            return true
        }
        guard let level = path.indices.dropLast().last(where: { path[$0].hasChild(beside: by) }) else { return false }
        let edgeKey = try leaf.page.key(direction == .ascending ? leaf.page.count - 1 : 0)
        path.removeLast(path.count - level - 1)
        path[level].index += by
        try enter(try path[level].page.node(path[level].index).child, direction)
        let entered = path[path.count - 1]
        let key = try entered.page.key(entered.index)
        let order = compareKeys(edgeKey, key)
        guard direction == .ascending ? order < 0 : order > 0 else {
            throw Damage("the keys don't ascend from page \(leaf.page.number) to page \(entered.page.number)")
        }
        return true
    }

    /// Returns the page `number`, checked as the next page of the path.
    private func page(_ number: UInt64) throws(Damage) -> Page {
        let page = try snapshot.page(number)
        let isLeafLevel = path.count + 1 == tree.depth
        guard page.kind == (isLeafLevel ? .leaf : .branch), page.count > 0 else {
            throw Damage("page \(number) isn't a \(isLeafLevel ? "leaf" : "branch") with nodes")
        }
        try page.checkFill()
        if path.isEmpty { try tree.checkRoot(page) }
        return page
    }

    /// Checks the leaf at the end of the path, including its keys against the branches above.
    private func checkLeaf() throws(Damage) {
        let leaf = path[path.count - 1].page
        try leaf.checkOrder()
        if let level = path.indices.dropLast().last(where: { path[$0].index > 0 }) {
            let lower = try path[level].page.key(path[level].index)
            guard compareKeys(lower, try leaf.key(0)) <= 0 else {
                throw Damage("page \(leaf.number) begins before its branch says")
            }
        }
        if let level = path.indices.dropLast().last(where: { path[$0].hasChild(beside: 1) }) {
            let upper = try path[level].page.key(path[level].index + 1)
            guard compareKeys(try leaf.key(leaf.count - 1), upper) < 0 else {
                throw Damage("page \(leaf.number) ends behind where its branch says")
            }
        }
    }
}

extension PageCursor.Level {
    /// Returns true if the branch has another child `step` further.
    fileprivate func hasChild(beside step: Int) -> Bool { (0..<page.count).contains(index + step) }
}

extension TreeRoot {
    /// The maximum number of levels that liblmdb creates.
    static let maximumDepth = 32

    func checkDepth() throws(Damage) {
        guard (1...Self.maximumDepth).contains(depth) else { throw Damage("its tree can't have \(depth) levels") }
    }

    /// Checks that the root page has as many nodes as the tree's record says. The root of another tree or of an older
    /// one is valid on its own.
    func checkRoot(_ page: Page) throws(Damage) {
        let expected: UInt64
        switch depth {
        case 1: expected = UInt64(entries)
        case 2: expected = leafPages
        case 3: expected = branchPages &- 1
        // The record doesn't distinguish the levels of branches.
        default: return
        }
        guard page.count == expected else {
            throw Damage("page \(page.number) has \(page.count) nodes instead of \(expected)")
        }
    }
}
