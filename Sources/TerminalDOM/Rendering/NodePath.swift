/// A path from the root of a laid-out tree to a node.
///
/// The path finds a child with a key by that key, wherever the child has moved among its siblings, and a child without
/// a key by its index. This way it finds the same node in the next tree.
struct NodePath: Equatable {
    struct Step: Equatable {
        var index: Int
        var key: AnyValue?
    }

    private(set) var steps: [Step] = []

    /// Creates the path from `root` along these child indexes.
    init(_ indexes: [Int], in root: Layout) {
        var layout = root
        for index in indexes {
            layout = layout.children[index]
            steps.append(Step(index: index, key: layout.element.key))
        }
    }

    /// Returns the result of the node's handlers for `gesture` and `hit`, mapped to an action of the root.
    ///
    /// - Returns: `nil` if the node is gone or doesn't handle the gesture; otherwise the action, which is itself `nil`
    ///   if no handler returns one.
    func answer(of gesture: Handler.Gesture, to hit: Hit, in root: Layout) -> Any?? {
        var layout = root
        var transforms: [(Any) -> Any] = []
        func note(_ layout: Layout) {
            if case .mapped(_, let transform) = layout.element.kind { transforms.append(transform) }
        }
        for step in steps {
            note(layout)
            guard let child = layout.child(at: step) else { return nil }
            layout = child
        }
        let handlers = layout.element.handlers.filter { $0.gesture == gesture }
        guard !handlers.isEmpty else { return nil }
        for handler in handlers {
            if let action = handler.action(hit) { return .some(transforms.reversed().reduce(action) { $1($0) }) }
        }
        return .some(nil)
    }
}

extension Layout {
    fileprivate func child(at step: NodePath.Step) -> Layout? {
        let children = children
        if let key = step.key {
            // Tries the old index first; the child has usually not moved.
            if children.indices.contains(step.index), children[step.index].element.key == key {
                return children[step.index]
            }
            return children.first { $0.element.key == key }
        }
        guard children.indices.contains(step.index), children[step.index].element.key == nil else { return nil }
        return children[step.index]
    }
}
