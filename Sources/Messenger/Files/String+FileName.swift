extension String {
    /// The bytes that a file name may have on common file systems.
    private static let mostFileNameBytes = 255
    /// The bytes of the longest extension with its dot. Anything longer is part of a sentence.
    private static let mostEndingBytes = 20

    /// The file name before its extension, and the extension with its dot, which is empty if the name has none.
    package var fileNameParts: (stem: Substring, ending: Substring) {
        let scalars = unicodeScalars
        guard let dot = scalars.lastIndex(of: "."), dot != scalars.startIndex,
            utf8[dot...].count <= Self.mostEndingBytes
        else { return (self[...], "") }
        return (Substring(scalars[..<dot]), Substring(scalars[dot...]))
    }

    /// Returns the file name with `suffix` before its extension, and without the end of what precedes them if common
    /// file systems wouldn't take all of it.
    package func fileName(suffix: String = "") -> String {
        let (stem, ending) = fileNameParts
        let room = Self.mostFileNameBytes - suffix.utf8.count - ending.utf8.count
        // A single character can be longer, but no scalar has less than a byte.
        var scalars = stem.unicodeScalars.prefix(room)
        while Substring(scalars).utf8.count > room { scalars = scalars.dropLast() }
        return String(scalars) + suffix + String(ending)
    }
}
