/// A place where theme files are.
public enum ThemeShelf: Equatable, Sendable {
    /// The files `*.toml` of a folder; there may be no such folder.
    case folder(String)
    /// Files that are kept in memory, by name without `.toml`.
    case memory([String: [UInt8]])
    /// One file, wherever it is; its name is the theme's.
    case file(String)

    /// Whether a theme can be called so: a name is no path.
    public static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 }
            && name.utf8.count <= 200
    }

    /// The names of the themes here.
    public var names: [String] {
        switch self {
        case .folder(let path):
            fileNames(in: path).filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }.map { String($0.dropLast(5)) }
        case .memory(let files): files.keys.sorted()
        case .file(let path): [Self.name(of: path)]
        }
    }

    func contains(_ name: String) -> Bool {
        switch self {
        case .folder(let path): fileExists(Self.file(name, in: path))
        case .memory(let files): files[name] != nil
        case .file(let path): name == Self.name(of: path)
        }
    }

    /// The file of a theme, when it is in one.
    func path(of name: String) -> String? {
        switch self {
        case .folder(let folder): Self.file(name, in: folder)
        case .file(let path): path
        case .memory: nil
        }
    }

    func document(_ name: String) throws(FileProblem) -> TomlDocument {
        switch self {
        case .folder(let path): return try TomlDocument(contentsOf: Self.file(name, in: path))
        case .memory(let files): return try TomlDocument(files[name] ?? [], file: name + ".toml")
        case .file(let path): return try TomlDocument(contentsOf: path)
        }
    }

    /// The name of the theme in a file: the file's without `.toml`.
    static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.hasSuffix(".toml") ? String(file.dropLast(".toml".count)) : file
    }

    private static func file(_ name: String, in folder: String) -> String { folder + "/" + name + ".toml" }
}
