/// A part of the screen, as a value: its content, its role, its wanted size, and the actions for mouse events.
///
/// The views of this library (``Text``, ``Row``, ``Column``, ``Box``, ``List`` …) create nodes, and modifiers change
/// them. `Action` is the type that the handlers send.
public struct Node<Action>: View {
    var element: Element

    init(_ element: Element) { self.element = element }

    init(_ kind: Element.Kind) { element = Element(kind) }

    /// The node itself.
    public var node: Node<Action> { self }

    /// Returns the node for a parent with another action type, with each action passed through `transform`.
    public func map<Parent>(_ transform: @escaping (Action) -> Parent) -> Node<Parent> {
        var outer = Element(
            .mapped(element) { action in (action as? Action).map(transform) as Any })
        outer.key = element.key
        outer.sizing = element.sizing
        outer.near = element.near
        return Node<Parent>(outer)
    }
}

/// A type that can be drawn: a ``Node``, or a value that provides one.
///
/// To write a view, declare a struct with this one requirement:
///
/// ```swift
/// struct Greeting<Action>: View {
///     let name: String
///     var node: Node<Action> { Text("Hello, \(name)").role(.title) }
/// }
/// ```
public protocol View<Action> {
    /// The type of the actions that its handlers send.
    associatedtype Action
    /// The node that draws the view.
    var node: Node<Action> { get }
}
