/// A file that can be attached, or a folder on the way to one.
package struct FoundPath: Codable, Equatable, Sendable {
    /// The name of the file or folder; empty for several files.
    package var name: String
    /// The text that stands for it in the field.
    package var text: String
    /// The absolute paths to attach; empty for a folder.
    package var paths: [String]
    /// The size of the file, in bytes.
    package var byteCount: Int64

    /// A file or a folder.
    package init(_ name: String, text: String, paths: [String] = [], byteCount: Int64 = 0) {
        self.name = name
        self.text = text
        self.paths = paths
        self.byteCount = byteCount
    }

    /// True for a folder.
    package var isFolder: Bool { paths.isEmpty }
}

/// The files and folders that begin like a path.
package struct FoundPaths: Codable, Equatable, Sendable {
    /// The path as it was typed.
    package var typed: String
    package var all: [FoundPath]
    /// The first of several paths at which there's no file; nil if there's one at each of them, or if it's only one path.
    package var missing: String?

    /// The files and folders that were found for a path.
    package init(typed: String, _ all: [FoundPath], missing: String? = nil) {
        self.typed = typed
        self.all = all
        self.missing = missing
    }
}
