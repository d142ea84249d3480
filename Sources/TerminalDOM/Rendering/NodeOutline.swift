/// A node that has its place, as something to look at: what it is, where it is, and what is in it.
///
/// ``Renderer/outline`` makes it of what was rendered last. It is for tests and for finding out why something is where it
/// is; drawing does without.
public struct NodeOutline: Equatable, Sendable {
    /// What kind of node it is.
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
        /// ``List``; its children are the rows that were built.
        case list
        /// ``TextInput``.
        case input
        /// ``Lazy``.
        case lazy
        /// A node around one other that means something of its own (``Node/map(_:)``, ``View/onSize(_:)``).
        case group
    }

    /// What kind of node it is.
    public let kind: Kind
    /// The cells that it has, counted from the top left of the screen; parts of it may be covered or outside.
    public let frame: Rect
    /// What it means, `nil` for what the node around it means.
    public let role: Role?
    /// Its name among its siblings.
    public let key: String?
    /// The characters of a text, of an input or of a box's title.
    public let text: String?
    /// What the mouse does on it: `click`, `right-click`, `wheel`, `drag`.
    public let gestures: [String]
    /// What is in it, from back to front.
    public let children: [NodeOutline]
}

extension NodeOutline {
    init(_ layout: Layout, at origin: Point) {
        let element = layout.element
        let frame = layout.frame.offset(by: origin)
        let children = layout.children.map { NodeOutline($0, at: frame.origin) }
        let kind = Kind(element.kind)
        // A node that only passes on what is in it is not worth a line.
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
        }
    }
}
