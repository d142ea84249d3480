extension String {
    /// Flags that are looked at before a character; text that people write has fewer in a row.
    private static let mostFlags = 32

    /// This text from the nearest place before `index` from which characters can be told apart cheaply.
    ///
    /// Two regional indicators are a flag, so where a character ends in a row of them depends on all of those before, and a
    /// string looks at all of them for every step backward. In a longer row than people write, flags are counted from
    /// `index` instead.
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

    /// Where the character before `index` begins.
    func character(before index: Index) -> Index { surroundings(of: index).index(before: index) }
}
