/// A node without its action type, for layout and painting.
///
/// Layout, painting, and hit testing don't depend on the type of the actions, so they are written once, for this type;
/// ``Node`` adds the action type. Every frame builds its elements from scratch. An element is a value of one word,
/// because trees of them are copied with every enclosing node.
struct Element {
    private var body: Body

    private final class Body {
        var kind: Kind
        var key: AnyValue?
        var role: Role?
        var sizing = Sizing()
        var handlers: [Handler] = []
        var near: RowReference?

        init(_ kind: Kind) { self.kind = kind }

        init(_ other: Body) {
            kind = other.kind
            key = other.key
            role = other.role
            sizing = other.sizing
            handlers = other.handlers
            near = other.near
        }
    }

    init(_ kind: Kind) { body = Body(kind) }

    /// Returns the body, copied first if another element shares it.
    private mutating func ownBody() -> Body {
        if !isKnownUniquelyReferenced(&body) { body = Body(body) }
        return body
    }

    /// The kind of node, with the properties of that kind.
    var kind: Kind {
        get { body.kind }
        set { ownBody().kind = newValue }
    }

    /// The identity among its siblings; without a key, that is the index.
    var key: AnyValue? {
        get { body.key }
        set { ownBody().key = newValue }
    }

    /// The role; `nil` for that of the enclosing node.
    var role: Role? {
        get { body.role }
        set { ownBody().role = newValue }
    }

    /// The wanted size and alignment.
    var sizing: Sizing {
        get { body.sizing }
        set { ownBody().sizing = newValue }
    }

    var handlers: [Handler] {
        get { body.handlers }
        set { ownBody().handlers = newValue }
    }

    /// The row beside which the node is placed in a layer; `nil` to place it by its alignment.
    var near: RowReference? {
        get { body.near }
        set { ownBody().near = newValue }
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
        case picture(PictureContent)
        case lazy(LazyContent)
        /// A child with another action type, and a function that maps its actions to the parent's.
        case mapped(Element, (Any) -> Any)
        /// A child that reports its size by an action.
        case measured(Element, (Size) -> Any)
    }

    var isSpacer: Bool { if case .spacer = kind { true } else { false } }

    /// True if a row that is too narrow leaves the node out instead of cutting it.
    var isOmittable: Bool {
        guard case .text(let content) = kind, sizing.shrinks, sizing.grow == 0 else { return false }
        return content.truncation == .omit && content.wrapping == .none
    }
}

struct TextContent: Equatable {
    var spans: [Span]
    var wrapping = Wrapping.none
    var truncation = Truncation.tail
    var hasEllipsis = true
    var alignment = HorizontalAlignment.leading
    var lineLimit: Int?
    /// The columns that something else takes at the end of the first line.
    var beside = 0
}

/// The properties of a row or column.
struct StackContent {
    var axis: Axis
    var spacing: Int
    var children: [Element]
}

/// The properties of a wrapping row.
struct FlowContent {
    var spacing: Int
    var lineSpacing: Int
    var children: [Element]
}

struct BoxContent {
    var border: Border?
    var borderRole: Role?
    var padding: Insets
    var title: [Span]
    var child: Element
}

/// The properties of a rule, which repeats one character.
struct RuleContent: Equatable {
    var axis: Axis
    var character: Character
}

/// The direction in which a stack arranges its children.
enum Axis: Equatable {
    case horizontal
    case vertical
}
