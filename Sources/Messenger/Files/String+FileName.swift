extension String {
    /// The bytes that a file name may have on common file systems.
    private static let mostFileNameBytes = 255

    /// Returns the file name with `suffix` before its extension, and without the end of what precedes them if common
    /// file systems wouldn't take all of it.
    package func fileName(suffix: String = "") -> String {
        let scalars = unicodeScalars
        var (stem, ending) = (scalars[...], scalars[scalars.endIndex...])
        if let dot = scalars.lastIndex(of: "."), dot != scalars.startIndex, utf8[dot...].count <= 20 {
            (stem, ending) = (scalars[..<dot], scalars[dot...])
        }
        let room = Self.mostFileNameBytes - suffix.utf8.count - Substring(ending).utf8.count
        // A single character can be longer, but no scalar has less than a byte.
        stem = stem.prefix(room)
        while Substring(stem).utf8.count > room { stem = stem.dropLast() }
        return String(stem) + suffix + String(ending)
    }
}
