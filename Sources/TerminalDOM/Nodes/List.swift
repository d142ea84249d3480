/// A scrolling list that builds only the rows that are seen.
///
/// Rows may have any height. Where it is scrolled to is state (``ListScroll``): the row that stands at a line of the
/// viewport, so that rows may come and go above and below without what is read moving. After a frame in which that
/// changed, the list says by an action what it shows (``ListViewport``).
public struct List<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// The rows of `items`.
    ///
    /// - Parameters:
    ///   - items: what there is a row for; taking one by its index must be cheap.
    ///   - id: what a row is known by.
    ///   - scroll: where the list is scrolled to.
    ///   - gravity: where rows stand that do not fill the viewport.
    ///   - isUpwards: whether it is upside down: the first row stands at the bottom, and lines are counted from there.
    ///   - trailing: empty lines that can be scrolled to behind the last row, for what lies over the end of the list; a row
    ///     that is to be seen is seen above as many.
    ///   - marks: what stands at the right of the first and of the last line while there are more rows above or below.
    ///   - onViewport: the action that says what is shown, sent after a frame when it has changed.
    ///   - row: what the row of an item is drawn as.
    public init<Item, ID: Hashable & Codable & Sendable, Content: View<Action>>(
        _ items: [Item], id: @escaping (Item) -> ID, scroll: ListScroll<ID>, gravity: VerticalAlignment = .top,
        isUpwards: Bool = false, trailing: Int = 0, marks: (above: String, below: String)? = nil,
        onViewport: ((ListViewport<ID>) -> Action)? = nil, row: @escaping (Item) -> Content
    ) {
        self.init(
            items, id: id, scroll: scroll, gravity: gravity, isUpwards: isUpwards, trailing: trailing, marks: marks,
            onViewport: onViewport, input: nil,
            row: row)
    }

    /// The rows of `items`, each of them a ``Lazy`` node of its own `input`: one with the input that it had in the last frame
    /// is not even begun to be built. Its role, its handlers and all else around the lazy node must follow from the input,
    /// too.
    public init<Item, ID: Hashable & Codable & Sendable, Input: Equatable, Content: View<Action>>(
        _ items: [Item], id: @escaping (Item) -> ID, scroll: ListScroll<ID>, gravity: VerticalAlignment = .top,
        isUpwards: Bool = false, trailing: Int = 0,
        onViewport: ((ListViewport<ID>) -> Action)? = nil, input: @escaping (Item) -> Input,
        row: @escaping (Item) -> Content
    ) {
        self.init(
            items, id: id, scroll: scroll, gravity: gravity, isUpwards: isUpwards, trailing: trailing, marks: nil,
            onViewport: onViewport,
            input: { AnyValueOf(input(items[$0])) }, row: row)
    }

    private init<Item, ID: Hashable & Codable & Sendable, Content: View<Action>>(
        _ items: [Item], id: @escaping (Item) -> ID, scroll: ListScroll<ID>, gravity: VerticalAlignment,
        isUpwards: Bool, trailing: Int, marks: (above: String, below: String)?,
        onViewport: ((ListViewport<ID>) -> Action)?, input: ((Int) -> AnyValue)?,
        row: @escaping (Item) -> Content
    ) {
        let index = { (wanted: ID) in items.firstIndex { id($0) == wanted } }
        var anchor = ListContent.Anchor.start
        switch scroll.position {
        case .start: anchor = .start
        case .end: anchor = .end
        case .row(let row, let line):
            anchor = index(row).map { .row($0, line: line) } ?? (gravity == .bottom ? .end : .start)
        }
        let report: ((ListContent.Shown) -> ListContent.Report)? = onViewport.map { action in
            { shown in
                let viewport = ListViewport(
                    first: id(items[shown.first]), firstLine: shown.firstLine, firstIndex: shown.first,
                    last: id(items[shown.last]), lastIndex: shown.last, height: shown.height,
                    isAtStart: shown.isAtStart, isAtEnd: shown.isAtEnd)
                return ListContent.Report(value: AnyValueOf(viewport)) { action(viewport) }
            }
        }
        node = Node(
            .list(
                ListContent(
                    count: items.count, anchor: anchor, reveal: scroll.reveal.flatMap(index), gravity: gravity,
                    isUpwards: isUpwards, trailing: trailing,
                    marks: marks.map {
                        (Text<Action>($0.above).node.element, Text<Action>($0.below).node.element)
                    },
                    report: report, key: { AnyValueOf(id(items[$0])) },
                    input: input,
                    row: { row(items[$0]).node.element })))
    }
}

/// Where a list is scrolled to.
public struct ListScroll<ID: Hashable & Codable & Sendable>: Codable, Equatable, Sendable {
    /// What stands where.
    public enum Position: Codable, Equatable, Sendable {
        /// The first row at the top.
        case start
        /// The last row at the bottom.
        case end
        /// The first line of row `ID` is `line` lines below the top of the viewport; negative above it.
        case row(ID, line: Int)
    }

    /// What stands where.
    public var position: Position
    /// A row that is to be seen: the list is moved no more than that takes.
    public var reveal: ID?

    /// Scrolled to `position`, and from there as far as it takes to see `reveal`.
    public init(_ position: Position, reveal: ID? = nil) {
        self.position = position
        self.reveal = reveal
    }
}

/// What a list shows.
public struct ListViewport<ID: Hashable & Codable & Sendable>: Codable, Equatable, Sendable {
    /// The first row of which a line is seen.
    public var first: ID
    /// Where its first line is, in lines below the top of the viewport: 0 or negative unless the rows do not fill it.
    public var firstLine: Int
    /// Its index among the items.
    public var firstIndex: Int
    /// The last row of which a line is seen.
    public var last: ID
    /// Its index among the items.
    public var lastIndex: Int
    /// Lines of the viewport.
    public var height: Int
    /// Whether the first line of the first item is seen.
    public var isAtStart: Bool
    /// Whether the last line of the last item is seen.
    public var isAtEnd: Bool
    /// Lines by which it was scrolled on since it was shown.
    private var scrolled = 0

    /// A viewport that shows these rows.
    public init(
        first: ID, firstLine: Int, firstIndex: Int, last: ID, lastIndex: Int, height: Int, isAtStart: Bool,
        isAtEnd: Bool
    ) {
        self.first = first
        self.firstLine = firstLine
        self.firstIndex = firstIndex
        self.last = last
        self.lastIndex = lastIndex
        self.height = height
        self.isAtStart = isAtStart
        self.isAtEnd = isAtEnd
    }

    /// Scrolls on by `lines` from what is shown, positive towards the end, and notes it: what scrolls further before the next
    /// frame goes on from there.
    public mutating func scroll(by lines: Int) -> ListScroll<ID> {
        scrolled += lines
        if isAtStart { scrolled = max(0, scrolled) }
        if isAtEnd { scrolled = min(0, scrolled) }
        return ListScroll(.row(first, line: firstLine - scrolled))
    }

    /// Where the list stands now.
    public var scroll: ListScroll<ID> { ListScroll(.row(first, line: firstLine)) }

    // A viewport that was recorded is one that was shown.
    private enum CodingKeys: CodingKey {
        case first, firstLine, firstIndex, last, lastIndex, height, isAtStart, isAtEnd
    }
}

/// What a list node has, its items known by their indexes.
struct ListContent {
    enum Anchor: Equatable {
        case start
        case end
        case row(Int, line: Int)
    }

    /// What was laid out, as it is reported.
    struct Shown: Equatable {
        var first: Int
        var firstLine: Int
        var last: Int
        var height: Int
        var isAtStart: Bool
        var isAtEnd: Bool
    }

    /// What is said about it: sent when the value is another than the last.
    struct Report {
        var value: AnyValue
        var action: () -> Any
    }

    var count: Int
    var anchor: Anchor
    var reveal: Int?
    var gravity: VerticalAlignment
    var isUpwards: Bool
    /// Empty lines behind the last row.
    var trailing: Int
    /// What says that there is more above and below.
    var marks: (above: Element, below: Element)?
    var report: ((Shown) -> Report)?
    /// What the row of an item is known by.
    var key: (Int) -> AnyValue
    /// What the row of an item, then a lazy node, is built from.
    var input: ((Int) -> AnyValue)?
    /// The row of an item, without its key.
    var row: (Int) -> Element
}
