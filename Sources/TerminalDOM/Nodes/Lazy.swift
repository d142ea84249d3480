/// A part that is not built again while its input is equal.
///
/// Everything that the content depends on belongs into the input, the role around it excepted. A debug build builds a
/// sample of the skipped ones all the same and traps when they differ.
public struct Lazy<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// `content` of one input.
    public init<Input: Equatable, Content: View<Action>>(
        _ input: Input, file: String = #fileID, line: UInt = #line,
        content: @escaping (Input) -> Content
    ) {
        let input = AnyValueOf(input)
        node = Node(
            .lazy(
                LazyContent(input: input, place: LazyPlace(file: file, line: line)) {
                    // Taken from there: an input is large, and one copy of it is enough.
                    content(input.value).node.element
                }))
    }
}

/// What a lazy node has.
struct LazyContent {
    /// What the content is built from.
    var input: AnyValue
    /// Where in the source it is: two lazy nodes are never the same when they are written in different places.
    var place: LazyPlace
    var build: () -> Element

    func hasEqualInput(to other: LazyContent) -> Bool { place == other.place && input == other.input }
}

/// Where in the source a lazy node is.
struct LazyPlace: Equatable {
    let file: String
    let line: UInt
}
