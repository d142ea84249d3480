public import TerminalDOM

extension Snapshotting where Value: View, Format == String {
    /// Returns a strategy for the nodes of a view on a screen of `width` × `height`, one per line and indented by
    /// depth: kind, position and size, key, role, gestures, and text.
    public static func tree(_ width: Int, _ height: Int) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { view in
            let size = try screenSize(width, height)
            var renderer = Renderer<Value.Action>(sheet: StyleSheet())
            _ = renderer.render(view, size: size)
            let lines = renderer.outline?.lines(depth: 0) ?? []
            return (["size \(width)×\(height)"] + lines).joined(separator: "\n") + "\n"
        }
    }
}

extension NodeOutline {
    fileprivate func lines(depth: Int) -> [String] {
        let place = "\(frame.origin.x),\(frame.origin.y) \(frame.size.width)×\(frame.size.height)"
        var words = [kind.rawValue, place]
        if let key { words.append("#" + key) }
        if let role { words.append(role.name) }
        if !gestures.isEmpty { words.append("[" + gestures.joined(separator: " ") + "]") }
        if let text { words.append(text.debugDescription) }
        return [String(repeating: "  ", count: depth) + words.joined(separator: " ")]
            + children.flatMap { $0.lines(depth: depth + 1) }
    }
}
