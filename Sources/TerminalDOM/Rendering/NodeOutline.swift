/// A description of a laid-out node: its kind, its position, and its children.
///
/// ``Renderer/outline`` creates it from the last rendered tree, for tests and for debugging layouts. Rendering doesn't
/// use it.
public struct NodeOutline: Equatable, Sendable {
    /// A kind of node.
    public enum Kind: String, CaseIterable, Codable, Equatable, Hashable, Sendable {
        /// ``Text``.
        case text
        /// ``Row``.
        case row
        /// ``Column``.
        case column
        /// ``Flow``.
        case flow
        /// ``Box``.
        case box
        /// ``Layered``.
        case layered
        /// ``Spacer``.
        case spacer
        /// ``Rule``.
        case rule
        /// ``List``. Its children are the rows that were built.
        case list
        /// ``TextInput``.
        case input
        /// ``Picture``.
        case picture
        /// ``Lazy``.
        case lazy
        /// A node around a single child that has a purpose of its own (``Node/map(_:)``, ``View/onSize(_:)``).
        case group
    }

    /// The kind of the node.
    public let kind: Kind
    /// The cells of the node, relative to the top left of the screen, including covered and clipped ones.
    public let frame: Rect
    /// The role; `nil` for that of the enclosing node.
    public let role: Role?
    /// The key among its siblings; `nil` for none.
    public let key: String?
    /// The characters of a text, a text input, or a box title; `nil` for other nodes.
    public let text: String?
    /// The gestures that the node handles: `click`, `right-click`, `wheel`, `drag`.
    public let gestures: [String]
    /// The children, from back to front.
    public let children: [NodeOutline]
}

extension NodeOutline {
    init(_ layout: Layout, at origin: Point) {
        let element = layout.element
        let frame = layout.frame.offset(by: origin)
        let children = layout.children.map { NodeOutline($0, at: frame.origin) }
        let kind = Kind(element.kind)
        // A group without a role or handlers isn't worth its own line.
        if kind == .group, element.role == nil, element.handlers.isEmpty, let only = children.first {
            self = only
            return
        }
        self.kind = kind
        self.frame = frame
        self.children = children
        role = element.role
        key = element.key.map { "\($0)" }
        text = element.kind.text
        gestures = element.handlers.map(\.gesture.name)
    }
}

extension NodeOutline.Kind {
    fileprivate init(_ kind: Element.Kind) {
        self =
            switch kind {
            case .text: .text
            case .stack(let content): content.axis == .horizontal ? .row : .column
            case .flow: .flow
            case .box: .box
            case .layers: .layered
            case .spacer: .spacer
            case .rule: .rule
            case .list: .list
            case .input: .input
            case .picture: .picture
            case .lazy: .lazy
            case .mapped, .measured: .group
            }
    }
}

extension Element.Kind {
    fileprivate var text: String? {
        switch self {
        case .text(let content): content.spans.map(\.text).joined()
        case .input(let content): String(content.text.characters)
        case .box(let content): content.title.isEmpty ? nil : content.title.map(\.text).joined()
        default: nil
        }
    }
}

extension Handler.Gesture {
    fileprivate var name: String {
        switch self {
        case .click: "click"
        case .rightClick: "right-click"
        case .wheel: "wheel"
        case .drag: "drag"
        case .tooltip: "tooltip"
        }
    }
}
