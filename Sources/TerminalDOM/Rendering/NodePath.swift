/// Which node of a laid-out tree is meant: from the root on, which child.
///
/// A child with a key is found by it wherever among its siblings it has moved to, one without by its place; so a node is
/// found again in the next tree.
struct NodePath: Equatable {
    struct Step: Equatable {
        var index: Int
        var key: AnyValue?
    }

    private(set) var steps: [Step] = []

    /// The path to the node that is reached from `root` by these indexes.
    init(_ indexes: [Int], in root: Layout) {
        var layout = root
        for index in indexes {
            layout = layout.children[index]
            steps.append(Step(index: index, key: layout.element.key))
        }
    }

    /// What the node makes of `hit` by its handlers for `gesture`, as an action of the root.
    ///
    /// - Returns: `nil` when there is no such node any more, or when it has no such handler; else what the handlers say.
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
            // Mostly it is where it was.
            if children.indices.contains(step.index), children[step.index].element.key == key {
                return children[step.index]
            }
            return children.first { $0.element.key == key }
        }
        guard children.indices.contains(step.index), children[step.index].element.key == nil else { return nil }
        return children[step.index]
    }
}
