/// The rows in which a laid-out tree may look different from the one before, found by walking through both at once.
///
/// Only those are painted and compared; for a key in a list of chats that is a tenth of the screen. Whole rows and not
/// rectangles, because within a row everything is painted from the back to the front, whatever lies over what.
struct Damage {
    var rows: RowSet

    /// The rows of a screen of `height` that differ between two trees.
    init(from old: Layout, to new: Layout, height: Int) {
        rows = RowSet(height: height)
        compare(old, new, at: .zero)
    }

    /// - Parameter origin: where the parent's top left is on the screen.
    private mutating func compare(_ old: Layout, _ new: Layout, at origin: Point) {
        // Another row of a list is not looked into: nearly all of it differs.
        guard old.frame == new.frame, old.element.key == new.element.key, old.element.role == new.element.role,
            looksLike(old, new)
        else {
            rows.insert(old.frame.offset(by: origin).rows)
            rows.insert(new.frame.offset(by: origin).rows)
            return
        }
        if isLazy(new), new.hasSameBody(as: old) { return }
        let before = old.children
        let after = new.children
        let origin = new.frame.offset(by: origin).origin
        for index in after.indices { compare(before[index], after[index], at: origin) }
    }

    /// Whether two nodes look the same, what is in them apart.
    private func looksLike(_ old: Layout, _ new: Layout) -> Bool {
        switch (old.element.kind, new.element.kind) {
        case (.text(let left), .text(let right)): left == right
        case (.rule(let left), .rule(let right)): left == right
        // The cursor is where painting finds it: what may have it is always painted.
        case (.input(let left), .input(let right)): !right.isFocused && left == right && old.input == new.input
        case (.lazy, .lazy) where new.hasSameBody(as: old): old.painting?.cursor == nil
        case (.box(let left), .box(let right)):
            left.border == right.border && left.borderRole == right.borderRole && left.title == right.title
        case (.spacer, .spacer): true
        case (.stack, .stack), (.flow, .flow), (.layers, .layers), (.list, .list), (.lazy, .lazy), (.mapped, .mapped),
            (.measured, .measured):
            old.children.count == new.children.count
        default: false
        }
    }

    private func isLazy(_ layout: Layout) -> Bool {
        if case .lazy = layout.element.kind { true } else { false }
    }
}
