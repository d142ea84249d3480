extension Element {
    /// Returns true if both elements look the same. Actions aren't compared, because functions can't be.
    func looksLike(_ other: Element) -> Bool {
        guard key == other.key, role == other.role, sizing == other.sizing,
            handlers.map(\.gesture) == other.handlers.map(\.gesture)
        else { return false }
        switch (kind, other.kind) {
        case (.text(let left), .text(let right)): return left == right
        case (.stack(let left), .stack(let right)):
            return left.axis == right.axis && left.spacing == right.spacing
                && Self.look(left.children, like: right.children)
        case (.flow(let left), .flow(let right)):
            return left.spacing == right.spacing && left.lineSpacing == right.lineSpacing
                && Self.look(left.children, like: right.children)
        case (.box(let left), .box(let right)):
            return left.border == right.border && left.borderRole == right.borderRole && left.padding == right.padding
                && left.title == right.title && left.child.looksLike(right.child)
        case (.layers(let left), .layers(let right)): return Self.look(left, like: right)
        case (.spacer, .spacer): return true
        case (.rule(let left), .rule(let right)): return left == right
        case (.list(let left), .list(let right)): return left.count == right.count
        case (.input(let left), .input(let right)): return left == right
        case (.picture(let left), .picture(let right)): return left == right
        case (.lazy(let left), .lazy(let right)): return left.hasEqualInput(to: right)
        case (.mapped(let left, _), .mapped(let right, _)): return left.looksLike(right)
        case (.measured(let left, _), .measured(let right, _)): return left.looksLike(right)
        default: return false
        }
    }

    private static func look(_ left: [Element], like right: [Element]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.looksLike($1) }
    }
}
