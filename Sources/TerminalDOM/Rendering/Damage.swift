/// The rows in which a laid-out tree may look different from the previous one, found by walking both trees together.
///
/// Only these rows are painted and compared. For a key press in a chat list, that is a tenth of the screen. Damage
/// consists of whole rows and not of rectangles, because within a row everything is painted from back to front, however
/// it overlaps.
struct Damage {
    var rows: RowSet

    /// Creates the damage between two trees on a screen of `height` rows.
    init(from old: Layout, to new: Layout, height: Int) {
        rows = RowSet(height: height)
        compare(old, new, at: .zero)
    }

    /// - Parameter origin: the position of the parent's top-left cell on the screen.
    private mutating func compare(_ old: Layout, _ new: Layout, at origin: Point) {
        // Rows with different keys aren't compared further, because nearly everything in them differs.
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

    /// Returns true if two nodes look the same, apart from their children.
    private func looksLike(_ old: Layout, _ new: Layout) -> Bool {
        switch (old.element.kind, new.element.kind) {
        case (.text(let left), .text(let right)): left == right
        case (.rule(let left), .rule(let right)): left == right
        case (.picture(let left), .picture(let right)): left == right
        // A node that may contain the cursor is always painted, because painting finds the position of the cursor.
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
