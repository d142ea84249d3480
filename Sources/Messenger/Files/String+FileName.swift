extension String {
    /// The bytes that a file name may have on common file systems.
    private static let mostFileNameBytes = 255

    /// Returns the file name with `suffix` before its extension, and without the end of what precedes them if common
    /// file systems wouldn't take all of it.
    package func fileName(suffix: String = "") -> String {
        var (stem, ending) = (self[...], ""[...])
        if let dot = lastIndex(of: "."), dot != startIndex, self[dot...].utf8.count <= 20 {
            (stem, ending) = (self[..<dot], self[dot...])
        }
        let room = Self.mostFileNameBytes - suffix.utf8.count - ending.utf8.count
        // No character has less than a byte.
        stem = stem.prefix(room)
        while stem.utf8.count > room { stem = stem.dropLast() }
        return stem + suffix + ending
    }
}
