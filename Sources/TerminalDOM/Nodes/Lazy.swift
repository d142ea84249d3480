/// A view that is built again only if its input changes.
///
/// Put everything that the content depends on into the input, except the role of the enclosing node. Debug builds
/// rebuild a sample of the skipped views and trap if one differs.
public struct Lazy<Action>: View {
    /// The node that draws the view.
    public let node: Node<Action>

    /// Creates a lazy view that builds `content` from `input`.
    public init<Input: Equatable, Content: View<Action>>(
        _ input: Input, file: String = #fileID, line: UInt = #line,
        content: @escaping (Input) -> Content
    ) {
        let input = AnyValueOf(input)
        node = Node(
            .lazy(
                LazyContent(input: input, place: LazyPlace(file: file, line: line)) {
                    // Reads the input from the node, because it is large and one copy is enough.
                    content(input.value).node.element
                }))
    }
}

struct LazyContent {
    var input: AnyValue
    /// The source location. Lazy nodes of different source locations are never equal.
    var place: LazyPlace
    var build: () -> Element

    func hasEqualInput(to other: LazyContent) -> Bool { place == other.place && input == other.input }
}

/// The source location of a lazy node.
struct LazyPlace: Equatable {
    let file: String
    let line: UInt
}
