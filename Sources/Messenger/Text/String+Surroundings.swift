extension String {
    /// The number of flags to examine before a character. Normal text has fewer in a row.
    private static let mostFlags = 32

    /// Returns the text from the nearest position before `index` from which character boundaries can be found quickly.
    ///
    /// Two regional indicators form a flag, so the boundaries within a sequence of them depend on all preceding ones,
    /// which a string examines for every step backward. In a longer sequence than people write, flags are counted from
    /// the returned position instead.
    func surroundings(of index: Index) -> Substring {
        let scalars = unicodeScalars
        var start = index
        for _ in 0..<2 * Self.mostFlags {
            guard start > startIndex else { return self[...] }
            start = scalars.index(before: start)
            guard (0x1F1E6...0x1F1FF).contains(scalars[start].value) else { return self[...] }
        }
        return self[start...]
    }

    /// Returns the start of the character before `index`.
    func character(before index: Index) -> Index { surroundings(of: index).index(before: index) }
}
