extension Frame {
    /// True if the numbers in the cells of `former` mean the same in this frame, so that cells of both can be mixed and
    /// compared.
    public func extendsTables(of former: Frame) -> Bool {
        styles.sheet == former.styles.sheet && styles.entries.starts(with: former.styles.entries)
            && clusters.clusters.starts(with: former.clusters.clusters) { ExactCharacter($0) == ExactCharacter($1) }
    }

    /// Returns the differences from `former`; `nil` if it has another size or other tables.
    public func patches(over former: Frame) -> [Patch]? {
        guard size == former.size, extendsTables(of: former) else { return nil }
        return (0..<size.height).flatMap { grid.patches(inRow: $0, over: former.grid.row($0)) }
    }
}
