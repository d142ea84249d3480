/// A node that has its place: what painting and hit-testing walk through, and what the next frame is reconciled with.
struct Layout {
    var element: Element
    /// Where it is, counted from its parent's top left.
    var frame: Rect
    private var body: Body?

    init(_ element: Element, size: Size) {
        self.element = element
        frame = Rect(size: size)
    }

    /// What only some nodes have, apart from the node itself: so a tree is copied and dropped at one count a node.
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

    /// The body, this node's alone.
    private mutating func ownBody() -> Body {
        if isKnownUniquelyReferenced(&body), let body { return body }
        let own = body.map { Body($0) } ?? Body()
        body = own
        return own
    }

    /// Whether all that is within this node is what is within `other`, because it was taken over from there.
    func hasSameBody(as other: Layout) -> Bool { body != nil && body === other.body }

    var children: [Layout] {
        get { body?.children ?? [] }
        _modify {
            let body = ownBody()
            yield &body.children
        }
    }

    /// The broken text of a text node.
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

    /// The room that a lazy node was laid out for.
    var proposal: Proposal? {
        get { body?.proposal }
        set { ownBody().proposal = newValue }
    }

    /// What the node said last by an action, to say it again only when it has changed.
    var report: Report? {
        get { body?.report }
        set { ownBody().report = newValue }
    }

    /// What a lazy node was painted as.
    var painting: Painting? {
        get { body?.painting }
        set { ownBody().painting = newValue }
    }

    /// The room that a node is laid out for: columns always, rows unless they follow from the content.
    struct Proposal: Equatable {
        var width: Int
        var height: Int?
    }
}

/// What a node said by an action when it was laid out.
final class Report {
    /// One for each pass.
    final class Mark {}

    let value: AnyValue
    /// What it had said in the pass before.
    let before: AnyValue?
    /// Where it stands among all that was said in the pass; nil when it was nothing new.
    let place: Int?
    let mark: Mark

    init(value: AnyValue, before: AnyValue?, place: Int?, mark: Mark) {
        self.value = value
        self.before = before
        self.place = place
        self.mark = mark
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

/// The rows of a list, as laid out.
struct ListLayout {
    /// The index of the first row that is seen.
    var first: Int
    /// How many are seen; the first children of the list's node are those.
    var shown: Int
    /// The columns that each has.
    var width: Int
    /// How many rows there are in all.
    var count: Int
    /// Rows that are not seen and may be next.
    var ahead: [Layout] = []
    /// Whether those above and below what is seen are among them.
    var isPrepared = false

    func isSamePlace(as other: ListLayout) -> Bool {
        first == other.first && shown == other.shown && width == other.width && count == other.count
    }
}
