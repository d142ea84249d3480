/// A node with its position: the tree for painting and hit testing, and the basis for reconciling the next frame.
struct Layout {
    var element: Element
    /// The cells of the node, relative to its parent's top-left cell.
    var frame: Rect
    private var body: Body?

    init(_ element: Element, size: Size) {
        self.element = element
        frame = Rect(size: size)
    }

    /// The parts that only some nodes have, in one class instance: copying or dropping a tree costs one reference count
    /// per node.
    private final class Body {
        var children: [Layout] = []
        var text: TextBlock?
        var input: InputLayout?
        var list: ListLayout?
        var proposal: Proposal?
        var report: Report?
        var painting: Painting?

        init() {}

        init(_ other: Body) {
            children = other.children
            text = other.text
            input = other.input
            list = other.list
            proposal = other.proposal
            report = other.report
            painting = other.painting
        }
    }

    /// Returns the body, copied first if another layout shares it.
    private mutating func ownBody() -> Body {
        if isKnownUniquelyReferenced(&body), let body { return body }
        let own = body.map { Body($0) } ?? Body()
        body = own
        return own
    }

    /// Returns true if both layouts share one body, because one was reused for the other.
    func hasSameBody(as other: Layout) -> Bool { body != nil && body === other.body }

    var children: [Layout] {
        get { body?.children ?? [] }
        _modify {
            let body = ownBody()
            yield &body.children
        }
    }

    /// The wrapped text of a text node.
    var text: TextBlock? {
        get { body?.text }
        set { ownBody().text = newValue }
    }

    /// The lines of a text input.
    var input: InputLayout? {
        get { body?.input }
        set { ownBody().input = newValue }
    }

    /// The rows of a list.
    var list: ListLayout? {
        get { body?.list }
        _modify {
            let body = ownBody()
            yield &body.list
        }
    }

    /// The proposed size that a lazy node was laid out for.
    var proposal: Proposal? {
        get { body?.proposal }
        set { ownBody().proposal = newValue }
    }

    /// The value that the node reported last by an action; only a different value is reported again.
    var report: Report? {
        get { body?.report }
        set { ownBody().report = newValue }
    }

    /// The painted cells of a lazy node.
    var painting: Painting? {
        get { body?.painting }
        set { ownBody().painting = newValue }
    }

    /// Calls `body` with the painting of each lazy node, including those in rows laid out ahead.
    func forEachPainting(_ body: (Painting) -> Void) {
        if let painting { body(painting) }
        for child in children { child.forEachPainting(body) }
        for row in list?.ahead ?? [] { row.forEachPainting(body) }
    }

    /// A proposed size for a node: its columns, and its rows unless the content determines them.
    struct Proposal: Equatable {
        var width: Int
        var height: Int?
    }
}

/// A value that a node reported by an action during layout.
final class Report {
    /// The identity of a layout pass.
    final class Mark {}

    let value: AnyValue
    /// The value reported in the previous pass.
    let before: AnyValue?
    /// The index of the action among the reports of the pass; `nil` if the value was unchanged.
    let place: Int?
    let mark: Mark

    init(value: AnyValue, before: AnyValue?, place: Int?, mark: Mark) {
        self.value = value
        self.before = before
        self.place = place
        self.mark = mark
    }
}

/// The lines of a laid-out text input.
struct InputLayout: Equatable {
    var lines: [Range<Int>]
    /// The index of the first visible line.
    var firstLine: Int
    /// The number of columns scrolled out at the left; only a one-line input scrolls sideways.
    var firstColumn: Int
}

/// The rows of a laid-out list.
struct ListLayout {
    /// The index of the first visible row.
    var first: Int
    /// The number of visible rows, which are the first children of the list's node.
    var shown: Int
    /// The number of columns of each row.
    var width: Int
    /// The total number of rows.
    var count: Int
    /// Invisible rows that may come into view next.
    var ahead: [Layout] = []
    /// True if ``ahead`` contains the rows above and below the visible ones.
    var isPrepared = false

    func isSamePlace(as other: ListLayout) -> Bool {
        first == other.first && shown == other.shown && width == other.width && count == other.count
    }
}
