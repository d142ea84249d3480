/// A part that is not built again while its input is equal.
///
/// Everything that the content depends on belongs into the input, the role around it excepted. A debug build builds a
/// sample of the skipped ones all the same and traps when they differ.
public struct Lazy<Action>: View {
    /// What it is drawn as.
    public let node: Node<Action>

    /// `content` of one input.
    public init<Input: Equatable, Content: View<Action>>(
        _ input: Input, file: StaticString = #fileID, line: UInt = #line,
        content: @escaping (Input) -> Content
    ) {
        node = Node(
            .lazy(LazyContent(input: input, place: LazyPlace(file: file, line: line)) { content(input).node.element }))
    }
}

/// What a lazy node has.
struct LazyContent {
    /// What the content is built from.
    var input: any Equatable
    /// Where in the source it is: two lazy nodes are never the same when they are written in different places.
    var place: LazyPlace
    var build: () -> Element

    func hasEqualInput(to other: LazyContent) -> Bool {
        guard place == other.place else { return false }
        return isEqual(input, other.input)
    }

    private func isEqual<Value: Equatable>(_ value: Value, _ other: any Equatable) -> Bool {
        (other as? Value) == value
    }
}

struct LazyPlace: Equatable {
    var file: String
    var line: UInt

    init(file: StaticString, line: UInt) {
        self.file = file.description
        self.line = line
    }
}
