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
            .lazy(
                LazyContent(input: LazyInputOf(input), place: LazyPlace(file: file, line: line)) {
                    content(input).node.element
                }))
    }
}

/// What a lazy node has.
struct LazyContent {
    /// What the content is built from.
    var input: LazyInput
    /// Where in the source it is: two lazy nodes are never the same when they are written in different places.
    var place: LazyPlace
    var build: () -> Element

    func hasEqualInput(to other: LazyContent) -> Bool { place == other.place && input.isEqual(to: other.input) }
}

/// The input of a lazy node, of whatever type.
///
/// A class, because inputs are large and compared for every row of every frame: telling two classes apart is one look at
/// a pointer, casting an existential copies what is in it.
class LazyInput {
    func isEqual(to other: LazyInput) -> Bool { false }
}

private final class LazyInputOf<Value: Equatable>: LazyInput {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func isEqual(to other: LazyInput) -> Bool {
        guard let other = other as? LazyInputOf<Value> else { return false }
        return value == other.value
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
