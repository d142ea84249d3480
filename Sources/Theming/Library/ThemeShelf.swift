/// A place where theme files are.
public enum ThemeShelf: Equatable, Sendable {
    /// The files `*.toml` of a folder; there may be no such folder.
    case folder(String)
    /// Files that are kept in memory, by name without `.toml`.
    case memory([String: [UInt8]])

    /// The names of the themes here.
    var names: [String] {
        switch self {
        case .folder(let path):
            fileNames(in: path).filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }
        case .memory(let files): files.keys.sorted()
        }
    }

    func contains(_ name: String) -> Bool {
        switch self {
        case .folder(let path): fileExists(Self.file(name, in: path))
        case .memory(let files): files[name] != nil
        }
    }

    /// The file of a theme, when it is in one.
    func path(of name: String) -> String? {
        if case .folder(let folder) = self { Self.file(name, in: folder) } else { nil }
    }

    func document(_ name: String) throws(FileProblem) -> TomlDocument {
        switch self {
        case .folder(let path): return try TomlDocument(contentsOf: Self.file(name, in: path))
        case .memory(let files): return try TomlDocument(files[name] ?? [], file: name + ".toml")
        }
    }

    private static func file(_ name: String, in folder: String) -> String { folder + "/" + name + ".toml" }
}
