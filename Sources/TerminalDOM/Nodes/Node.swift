/// A part of the screen, as a value: what it shows, what it means, how large it wants to be, and the actions that the
/// mouse makes of it.
///
/// A node is made by the views of this library (``Text``, ``Row``, ``Column``, ``Box``, ``List`` …) and changed by
/// modifiers; `Action` is what its handlers send.
public struct Node<Action>: View {
    var element: Element

    init(_ element: Element) { self.element = element }

    init(_ kind: Element.Kind) { element = Element(kind) }

    /// The node itself.
    public var node: Node<Action> { self }

    /// The same node for a parent with other actions.
    public func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Node<Parent> {
        var outer = Element(
            .mapped(element) { action in (action as? Action).map(transform) as Any })
        outer.key = element.key
        outer.sizing = element.sizing
        return Node<Parent>(outer)
    }
}

/// Something that can be shown: a ``Node``, or a value that is drawn as one.
///
/// A view of one's own is a struct with this one requirement:
///
/// ```swift
/// struct Greeting<Action>: View {
///     let name: String
///     var node: Node<Action> { Text("Hello, \(name)").role(.title) }
/// }
/// ```
public protocol View<Action> {
    /// What its handlers send.
    associatedtype Action
    /// What it is drawn as.
    var node: Node<Action> { get }
}
