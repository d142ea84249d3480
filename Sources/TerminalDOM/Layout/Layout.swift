/// A node that has its place: what painting and hit-testing walk through, and what the next frame is reconciled with.
struct Layout {
    var element: Element
    /// Where it is, counted from its parent's top left.
    var frame: Rect
    var children: [Layout] = []
    /// The broken text of a text node.
    var text: TextBlock?
    /// The lines of a text input.
    var input: InputLayout?
    /// The room that a lazy node was laid out for.
    var proposal: Proposal?
    /// What the node said last by an action, to say it again only when it has changed.
    var reported: (any Equatable)?
    /// What a lazy node was painted as.
    var painting: Painting?

    init(_ element: Element, size: Size) {
        self.element = element
        frame = Rect(size: size)
    }

    /// The room that a node is laid out for: columns always, rows unless they follow from the content.
    struct Proposal: Equatable {
        var width: Int
        var height: Int?
    }
}

/// The lines of a text input, as laid out.
struct InputLayout: Equatable {
    var lines: [Range<Int>]
    /// The first line that is seen.
    var firstLine: Int
    /// Columns that are scrolled out at the left, on one line.
    var firstColumn: Int
}

/// Whether two values of whatever type are equal.
func isEqual(_ value: any Equatable, _ other: (any Equatable)?) -> Bool {
    func compare<Value: Equatable>(_ value: Value) -> Bool { (other as? Value) == value }
    return compare(value)
}
