/// A node without its type of action: what layout and painting work on.
///
/// Layout, painting and hit-testing are the same whatever the actions are, so they are written once, for this; ``Node``
/// gives it the type back. An element is built anew for every frame and compared with nothing but its own kind. It is a
/// value of one word: trees of them are copied with every node that is around another.
struct Element {
    private var body: Body

    private final class Body {
        var kind: Kind
        var key: AnyValue?
        var role: Role?
        var sizing = Sizing()
        var handlers: [Handler] = []

        init(_ kind: Kind) { self.kind = kind }

        init(_ other: Body) {
            kind = other.kind
            key = other.key
            role = other.role
            sizing = other.sizing
            handlers = other.handlers
        }
    }

    init(_ kind: Kind) { body = Body(kind) }

    /// The body, this element's alone.
    private mutating func ownBody() -> Body {
        if !isKnownUniquelyReferenced(&body) { body = Body(body) }
        return body
    }

    /// What kind of node it is, with what only that kind has.
    var kind: Kind {
        get { body.kind }
        set { ownBody().kind = newValue }
    }

    /// Its name among its siblings; without one its place is its name.
    var key: AnyValue? {
        get { body.key }
        set { ownBody().key = newValue }
    }

    /// What it means, `nil` for what the node around it means.
    var role: Role? {
        get { body.role }
        set { ownBody().role = newValue }
    }

    /// How large it wants to be, and where.
    var sizing: Sizing {
        get { body.sizing }
        set { ownBody().sizing = newValue }
    }

    /// What the mouse does on it.
    var handlers: [Handler] {
        get { body.handlers }
        set { ownBody().handlers = newValue }
    }

    indirect enum Kind {
        case text(TextContent)
        case stack(StackContent)
        case flow(FlowContent)
        case box(BoxContent)
        case layers([Element])
        case spacer
        case rule(RuleContent)
        case list(ListContent)
        case input(InputContent)
        case lazy(LazyContent)
        /// A child whose actions are another type's: the function makes them the parent's.
        case mapped(Element, (Any) -> Any)
        /// A child that tells its size by an action.
        case measured(Element, (Size) -> Any)
    }

    var isSpacer: Bool { if case .spacer = kind { true } else { false } }
}

/// What a text node has.
struct TextContent: Equatable {
    var spans: [Span]
    var wrapping = Wrapping.none
    var truncation = Truncation.tail
    var ellipsis: Character? = "…"
    var alignment = HorizontalAlignment.leading
    var lineLimit: Int?
}

/// What a row or a column has.
struct StackContent {
    var axis: Axis
    var spacing: Int
    var children: [Element]
}

/// What a wrapping row has.
struct FlowContent {
    var spacing: Int
    var lineSpacing: Int
    var children: [Element]
}

/// What a box has.
struct BoxContent {
    var border: Border?
    var borderRole: Role?
    var padding: Insets
    var title: [Span]
    var child: Element
}

/// What a rule has: one character, repeated.
struct RuleContent: Equatable {
    var axis: Axis
    var character: Character
}

/// A direction in which children follow each other.
enum Axis: Equatable {
    case horizontal
    case vertical
}
