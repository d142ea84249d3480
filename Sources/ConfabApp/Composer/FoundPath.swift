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
    /// The first path that isn't one of a file; nil if all are, or if there's nothing at the only one.
    package var unfit: Unfit?

    /// A path that isn't one of a file.
    package struct Unfit: Codable, Equatable, Sendable {
        package var path: String
        /// True if there's a folder at it, and false if there's nothing.
        package var isFolder: Bool

        package init(_ path: String, isFolder: Bool) {
            self.path = path
            self.isFolder = isFolder
        }
    }

    /// The files and folders that were found for a path.
    package init(typed: String, _ all: [FoundPath], unfit: Unfit? = nil) {
        self.typed = typed
        self.all = all
        self.unfit = unfit
    }
}
