extension PaintPass {
    mutating func paint(_ picture: PictureCells, on canvas: inout Canvas, at origin: Point, _ clip: Rect) {
        let visible = Rect(origin: origin, size: picture.size).intersection(clip)
        var known: [StyleID?] = Array(repeating: nil, count: picture.styles.count)
        for y in visible.rows where canvas.paints(y..<y + 1) {
            for x in visible.columns {
                let content = picture.content(x - origin.x, y - origin.y)
                let number = Int(content.style)
                let style = known[number] ?? styles.id(ofPicture: picture.styles[number])
                known[number] = style
                canvas.put(glyph(content.glyph, of: picture), style, x: x, y: y, clip: clip)
            }
        }
    }

    /// Returns `glyph` with the cluster number of this frame.
    private mutating func glyph(_ glyph: Glyph, of picture: PictureCells) -> Glyph {
        guard let number = glyph.clusterNumber else { return glyph }
        let character = picture.clusters[number].character
        return Glyph(clusterNumber: clusters.number(of: character), isWide: false, isDisputed: false)
    }
}
