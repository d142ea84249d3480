public import TerminalDOM

extension Snapshotting {
    /// The characters of a view on a screen of `width` × `height`, each row between bars so that trailing blanks show.
    public static func screen<Action>(_ width: Int, _ height: Int) -> Snapshotting
    where Value: View<Action> {
        Snapshotting<Frame>.screen.pullback { view in
            var renderer = Renderer<Action>(sheet: StyleSheet())
            return renderer.render(view, size: Size(width, height)).frame
        }
    }
}

extension Snapshotting where Value == Frame {
    /// The characters of a frame, each row between bars so that trailing blanks show.
    public static var screen: Snapshotting {
        Snapshotting<String>.lines.pullback { frame in
            let cursor = frame.cursor.map { "\($0.position.x),\($0.position.y)" } ?? "none"
            let rows = (0..<frame.size.height).map { y in
                var row = ""
                for cell in frame.grid.row(y) where !cell.glyph.isContinuation {
                    row.append(frame.character(cell.glyph))
                }
                return "│\(row)│"
            }
            return (["size \(frame.size.width)×\(frame.size.height)  cursor \(cursor)"] + rows)
                .joined(separator: "\n") + "\n"
        }
    }
}
