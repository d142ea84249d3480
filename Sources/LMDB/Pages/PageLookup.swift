/// A lookup of a single key in a tree. It checks the surrounding pages before it reports that the key is missing.
struct PageLookup {
    let snapshot: Snapshot
    let tree: TreeRoot
    let place: String

    init(_ snapshot: Snapshot, _ tree: TreeRoot, place: String) {
        self.snapshot = snapshot
        self.tree = tree
        self.place = place
    }

    /// Returns the node with `key`; nil if there is none.
    func node(for key: UnsafeRawBufferPointer) throws(LMDBError) -> Node? {
        guard tree.page != TreeRoot.none else { return nil }
        do throws(Damage) {
            try tree.checkDepth()
            var page = try snapshot.page(tree.page)
            try tree.checkRoot(page)
            for _ in 1..<tree.depth {
                guard page.kind == .branch, page.count > 0 else { throw Damage("page \(page.number) isn't a branch") }
                page = try snapshot.page(try page.node(try page.child(for: key)).child)
            }
            guard page.kind == .leaf else { throw Damage("page \(page.number) isn't a leaf") }
            let (index, isFound) = try page.search(key)
            if isFound { return try page.node(index) }
        } catch {
            throw error.error(place)
        }
        // A damaged page may have led here. The cursor checks this leaf, and its neighbor if the key would be at an
        // edge.
        let cursor = PageCursor(snapshot, tree, place: place)
        guard let entry = try cursor.seek(key) else { return nil }
        guard compareKeys(entry.key, key) == 0 else { return nil }
        throw .damaged("a key is there twice", place)
    }
}
