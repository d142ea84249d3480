/// A scrolling list that builds only its visible rows.
///
/// Rows can have any height. The scroll position is state (``ListScroll``): it ties a row to a line of the viewport, so
/// rows can come and go above and below without moving the visible ones. After a frame that changed the visible part,
/// the list reports it by an action (``ListViewport``).
public struct List<Action>: View {
    /// The node that draws the view.
    public private(set) var node: Node<Action>

    /// Creates a list with one row per item.
    ///
    /// - Parameters:
    ///   - items: the items; access by index must be fast.
    ///   - id: returns the identity of an item's row.
    ///   - scroll: the scroll position.
    ///   - gravity: the position of rows that don't fill the viewport.
    ///   - isUpwards: true to put the first row at the bottom and count lines from there.
    ///   - onViewport: returns the action that reports the visible part, sent after each frame that changed it.
    ///   - row: returns the row of an item.
    public init<Item, ID: Hashable & Codable & Sendable, Content: View<Action>>(
        _ items: [Item], id: @escaping (Item) -> ID, scroll: ListScroll<ID>, gravity: VerticalAlignment = .top,
        isUpwards: Bool = false,
        onViewport: ((ListViewport<ID>) -> Action)? = nil, row: @escaping (Item) -> Content
    ) {
        self.init(
            items, id: id, scroll: scroll, gravity: gravity, isUpwards: isUpwards,
            onViewport: onViewport, input: nil, row: row)
    }

    /// Creates a list in which each row of `items` is a ``Lazy`` node with its own `input`. A row whose input is the
    /// same as in the last frame isn't built at all, so its role, its handlers, and everything else around the lazy
    /// node must depend only on the input.
    public init<Item, ID: Hashable & Codable & Sendable, Input: Equatable, Content: View<Action>>(
        _ items: [Item], id: @escaping (Item) -> ID, scroll: ListScroll<ID>, gravity: VerticalAlignment = .top,
        isUpwards: Bool = false,
        onViewport: ((ListViewport<ID>) -> Action)? = nil, input: @escaping (Item) -> Input,
        row: @escaping (Item) -> Content
    ) {
        self.init(
            items, id: id, scroll: scroll, gravity: gravity, isUpwards: isUpwards,
            onViewport: onViewport,
            input: { AnyValueOf(input(items[$0])) }, row: row)
    }

    private init<Item, ID: Hashable & Codable & Sendable, Content: View<Action>>(
        _ items: [Item], id: @escaping (Item) -> ID, scroll: ListScroll<ID>, gravity: VerticalAlignment,
        isUpwards: Bool,
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
                    last: id(items[shown.last]), lastIndex: shown.last,
                    isLastCut: shown.rows.upperBound < Double(shown.last + 1), height: shown.height,
                    isAtStart: shown.isAtStart, isAtEnd: shown.isAtEnd,
                    anchor: shown.nextLine.map { .init(row: id(items[shown.first + 1]), line: $0) })
                return ListContent.Report(value: AnyValueOf(viewport)) { action(viewport) }
            }
        }
        node = Node(
            .list(
                ListContent(
                    count: items.count, anchor: anchor, reveal: scroll.reveal.flatMap(index), gravity: gravity,
                    isUpwards: isUpwards,
                    report: report, key: { AnyValueOf(id(items[$0])) },
                    input: input,
                    row: { row(items[$0]).node.element })))
    }

    /// Draws a scrollbar at the right edge while the rows don't fit; `nil` draws none.
    ///
    /// A click on it scrolls by about a page: it turns the list's wheel (``View/onWheel(_:)``).
    public consuming func scrollbar(_ scrollbar: ListScrollbar?) -> List {
        changed { $0.scrollbar = scrollbar }
    }

    /// Limits the rows to these columns of the list. A scrollbar stays at the right edge of the list.
    public consuming func rows(in columns: Range<Int>) -> List {
        changed { $0.columns = columns }
    }

    private consuming func changed(_ change: (inout ListContent) -> Void) -> List {
        guard case .list(var content) = node.element.kind else { return self }
        change(&content)
        node.element.kind = .list(content)
        return self
    }
}

/// The scroll position of a list.
public struct ListScroll<ID: Hashable & Codable & Sendable>: Codable, Equatable, Sendable {
    /// A row and its position in the viewport.
    public enum Position: Codable, Equatable, Sendable {
        /// The first row at the top of the viewport.
        case start
        /// The last row at the bottom of the viewport.
        case end
        /// Row `ID`, with its first line `line` lines below the top of the viewport; a negative `line` is above it.
        case row(ID, line: Int)
    }

    /// The position before `reveal` applies.
    public var position: Position
    /// A row to show; the list scrolls only as far as that requires.
    public var reveal: ID?

    /// Creates a scroll position at `position`, from which the list scrolls as far as needed to show `reveal`.
    public init(_ position: Position, reveal: ID? = nil) {
        self.position = position
        self.reveal = reveal
    }
}

/// The visible part of a list.
public struct ListViewport<ID: Hashable & Codable & Sendable>: Codable, Equatable, Sendable {
    /// The first row with a visible line.
    public var first: ID
    /// The position of the first row's first line, in lines below the top of the viewport: 0 or negative, unless the
    /// rows don't fill the viewport.
    public var firstLine: Int
    /// The index of the first row among the items.
    public var firstIndex: Int
    /// The last row with a visible line.
    public var last: ID
    /// The index of the last row among the items.
    public var lastIndex: Int
    /// True if lines at the end of the last row aren't visible.
    public var isLastCut: Bool
    /// The number of lines in the viewport.
    public var height: Int
    /// True if the first line of the first item is visible.
    public var isAtStart: Bool
    /// True if the last line of the last item is visible.
    public var isAtEnd: Bool
    /// The row to which the viewport is tied while the first one begins above it: the second one, so that the first one may grow or
    /// shrink without moving what is visible. Nil if that's the first one, or if no other row is visible.
    public var anchor: Anchor?
    /// The number of lines scrolled since the list reported this viewport.
    private var scrolled = 0

    /// A row, and its first line in the viewport.
    public struct Anchor: Codable, Equatable, Sendable {
        /// The row.
        public var row: ID
        /// The number of lines from the top of the viewport to its first line.
        public var line: Int

        /// Creates an anchor.
        public init(row: ID, line: Int) {
            self.row = row
            self.line = line
        }
    }

    /// Creates a viewport that shows these rows.
    public init(
        first: ID, firstLine: Int, firstIndex: Int, last: ID, lastIndex: Int, isLastCut: Bool = false, height: Int,
        isAtStart: Bool, isAtEnd: Bool, anchor: Anchor? = nil
    ) {
        self.first = first
        self.firstLine = firstLine
        self.firstIndex = firstIndex
        self.last = last
        self.lastIndex = lastIndex
        self.isLastCut = isLastCut
        self.height = height
        self.isAtStart = isAtStart
        self.isAtEnd = isAtEnd
        self.anchor = anchor
    }

    /// Returns the position after scrolling by `lines`, which is positive toward the end. Several calls before the next
    /// frame add up.
    public mutating func scroll(by lines: Int) -> ListScroll<ID> {
        scrolled += lines
        if isAtStart { scrolled = max(0, scrolled) }
        if isAtEnd { scrolled = min(0, scrolled) }
        return position(scrolledBy: scrolled)
    }

    /// The current scroll position.
    public var scroll: ListScroll<ID> { position(scrolledBy: 0) }

    private func position(scrolledBy lines: Int) -> ListScroll<ID> {
        let anchor = anchor ?? Anchor(row: first, line: firstLine)
        return ListScroll(.row(anchor.row, line: anchor.line - lines))
    }

    // The lines scrolled since the report aren't encoded.
    private enum CodingKeys: CodingKey {
        case first, firstLine, firstIndex, last, lastIndex, isLastCut, height, isAtStart, isAtEnd, anchor
    }
}

/// The properties of a list node, which identifies its items by index.
struct ListContent {
    enum Anchor: Equatable {
        case start
        case end
        case row(Int, line: Int)
    }

    /// The visible part of a laid-out list.
    struct Shown: Equatable {
        var first: Int
        var firstLine: Int
        /// The line of the second row if the first one begins above the viewport; nil if it doesn't, or is the only one.
        var nextLine: Int?
        var last: Int
        /// The rows from here to here are visible; a cut row counts in proportion to its visible lines.
        var rows: ClosedRange<Double>
        var height: Int
        var isAtStart: Bool
        var isAtEnd: Bool
    }

    /// A report about the visible part. It is sent if its value differs from the last one.
    struct Report {
        var value: AnyValue
        var action: () -> Any
    }

    var count: Int
    var anchor: Anchor
    var reveal: Int?
    var gravity: VerticalAlignment
    var isUpwards: Bool
    var scrollbar: ListScrollbar?
    /// The columns of the rows; `nil` for all.
    var columns: Range<Int>?
    var report: ((Shown) -> Report)?
    /// A function that returns the key of an item's row.
    var key: (Int) -> AnyValue
    /// A function that returns the input of an item's row; `nil` unless the rows are lazy nodes.
    var input: ((Int) -> AnyValue)?
    /// A function that returns the row of an item, without its key.
    var row: (Int) -> Element
}
