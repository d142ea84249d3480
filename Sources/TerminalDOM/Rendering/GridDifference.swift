extension Grid {
    /// Where this grid differs from `old`, row by row; `nil` when their sizes differ, so that everything does.
    ///
    /// Patches begin and end with whole characters: drawing them over the old grid gives this one.
    func patches(over old: Grid) -> [Patch]? {
        guard size == old.size else { return nil }
        var patches: [Patch] = []
        for y in 0..<size.height {
            let row = y * size.width
            // Most rows are the same as before, and that is told faster than where they differ.
            if cells[row..<row + size.width] == old.cells[row..<row + size.width] { continue }
            var x = 0
            while x < size.width {
                guard cells[row + x] != old.cells[row + x] else {
                    x += 1
                    continue
                }
                var start = x
                var end = x + 1
                while end < size.width, cells[row + end] != old.cells[row + end] { end += 1 }
                if start > 0, cells[row + start].glyph.isContinuation { start -= 1 }
                if end < size.width, cells[row + end].glyph.isContinuation { end += 1 }
                patches.append(Patch(row: y, columns: start..<end))
                x = end
            }
        }
        return patches
    }
}
