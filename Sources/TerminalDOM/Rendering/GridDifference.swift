extension Grid {
    /// Where row `y` differs from what it was, `old`, as long as this grid is wide.
    ///
    /// Patches begin and end with whole characters: drawing them over the old row gives this one.
    func patches(inRow y: Int, over old: ArraySlice<Cell>) -> [Patch] {
        let row = y * size.width
        let former = old.startIndex
        var patches: [Patch] = []
        var x = 0
        while x < size.width {
            guard cells[row + x] != old[former + x] else {
                x += 1
                continue
            }
            var start = x
            var end = x + 1
            while end < size.width, cells[row + end] != old[former + end] { end += 1 }
            if start > 0, cells[row + start].glyph.isContinuation { start -= 1 }
            if end < size.width, cells[row + end].glyph.isContinuation { end += 1 }
            patches.append(Patch(row: y, columns: start..<end))
            x = end
        }
        return patches
    }
}
