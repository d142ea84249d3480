extension [Layout] {
    /// Returns the visible cells of the frontmost node with this key, in the coordinates of the node that these are the children
    /// of; `nil` if none of it is visible.
    ///
    /// - Parameter area: the visible cells of that node.
    func visibleFrame(of key: AnyValue, in area: Rect) -> Rect? {
        for child in reversed() {
            let visible = child.frame.intersection(area)
            guard !visible.isEmpty else { continue }
            if child.element.key == key { return visible }
            let (origin, back) = (child.frame.origin, Point(x: -child.frame.origin.x, y: -child.frame.origin.y))
            if let found = child.children.visibleFrame(of: key, in: visible.offset(by: back)) {
                return found.offset(by: origin)
            }
        }
        return nil
    }
}
