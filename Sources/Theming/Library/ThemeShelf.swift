/// A location of theme files.
public enum ThemeShelf: Equatable, Sendable {
    /// The `*.toml` files of a folder, which need not exist.
    case folder(String)
    /// Files in memory, by name without `.toml`.
    case memory([String: [UInt8]])
    /// A single file at any path. The name of the file is the name of the theme.
    case file(String)

    /// Returns true if `name` is valid for a theme: 1 to 200 bytes, no leading dot, no slash, and no control characters
    /// below U+0020.
    public static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 < 0x20 }
            && name.utf8.count <= 200
    }

    /// The names of the themes on this shelf.
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

    /// Returns the path of a theme's file; `nil` for a theme in memory.
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

    /// Returns the name of the theme in a file: the file name without `.toml`.
    static func name(of path: String) -> String {
        // By bytes, because a slash and a combining mark after it are one character.
        // Theming can't import Messenger, which has this as `lastPathComponent`.
        let file = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? path
        return file.hasSuffix(".toml") ? String(file.dropLast(".toml".count)) : file
    }

    private static func file(_ name: String, in folder: String) -> String { folder + "/" + name + ".toml" }
}
