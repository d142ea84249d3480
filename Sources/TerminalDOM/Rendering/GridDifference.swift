extension Grid {
    /// Returns the differences between row `y` and its previous cells `old`, which must be as long as this grid is
    /// wide.
    ///
    /// Patches start and end with whole characters, so drawing them over the old row gives the new one.
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
