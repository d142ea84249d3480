extension String {
    /// The last part of the path, without slashes; all of it if it has no other parts than slashes.
    ///
    /// Slashes are found by their bytes, as the system finds them: a slash and a combining mark after it are one
    /// character.
    package var lastPathComponent: String {
        utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? self
    }
}
