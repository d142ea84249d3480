extension String {
    /// The last part of the path, without slashes; all of it if it has no other parts than slashes.
    ///
    /// Slashes are found by their bytes, as the system finds them: a slash and a combining mark after it are one
    /// character.
    package var lastPathComponent: String {
        utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
    }
}

extension StringProtocol {
    /// True if there's a slash among the bytes, even one with a combining mark after it.
    package var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    /// Returns true if the bytes begin with those of `prefix`, even if a combining mark follows.
    package func hasPathPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }
}
