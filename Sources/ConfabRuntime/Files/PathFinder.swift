import ConfabApp
import Glibc
import Messenger

/// Finds the files and folders that complete a path.
struct PathFinder {
    /// The user's home, for `~`.
    let home: String
    /// The folder in which Confab was started, for `./` and `../`.
    let folder: String

    /// More aren't shown.
    private static let most = 50

    /// Returns what the text can mean, the likeliest first.
    ///
    /// - Parameter typed: the beginning of a path, or all of one, as a terminal pastes it; maybe several.
    func find(_ typed: String) -> [FoundPath] {
        guard let candidates = PastedPath.candidates(typed, home: home) else { return several(typed) }
        let whole = candidates.lazy.compactMap { entry(at: $0, text: typed, isExact: true) }.first { !$0.isFolder }
        let others = absolute(typed).hasPathPrefix("/") ? completions(of: typed) : []
        return ([whole].compactMap { $0 } + others.filter { $0.paths != whole?.paths || $0.isFolder })
    }

    /// Returns the first path that isn't one of a file; nil if all are, or if there's nothing at the only one.
    func unfit(in typed: String) -> FoundPaths.Unfit? {
        if let candidates = PastedPath.candidates(typed, home: home) {
            let folder = candidates.first { entry(at: $0, text: $0)?.isFolder == true }
            return folder.map { FoundPaths.Unfit($0, isFolder: true) }
        }
        return PastedPath.several(typed, home: home).lazy.compactMap { path in
            let found = entry(at: path, text: path, isExact: true)
            return found?.isFolder == false ? nil : FoundPaths.Unfit(path, isFolder: found != nil)
        }
        .first
    }

    /// Returns the files that were dropped together, if all of them are there.
    private func several(_ typed: String) -> [FoundPath] {
        // By bytes, because names with the same characters can be two files.
        var known: Set<[UInt8]> = []
        let named = PastedPath.several(typed, home: home)
        let files = named.filter { known.insert(Array($0.utf8)).inserted }.map(file)
        guard named.count > 1, files.allSatisfy({ $0 != nil }) else { return [] }
        let paths = files.flatMap { $0?.paths ?? [] }
        return [FoundPath("", text: typed, paths: paths, byteCount: files.reduce(0) { $0 + ($1?.byteCount ?? 0) })]
    }

    private func file(at path: String) -> FoundPath? {
        entry(at: path, text: path, isExact: true).flatMap { $0.isFolder ? nil : $0 }
    }

    /// Returns the entries of a folder whose names begin like the last part of the path, in the order of their names.
    private func completions(of typed: String) -> [FoundPath] {
        // By bytes, because a slash and a combining mark after it are one character.
        guard let slash = typed.utf8.lastIndex(of: UInt8(ascii: "/")) else { return [] }
        let end = typed.utf8.index(after: slash)
        let (folder, beginning) = (String(typed[..<end]), typed[end...].lowercased())
        let names = Self.names(in: absolute(folder)).filter { name in
            name.lowercased().hasPrefix(beginning) && (!name.hasPrefix(".") || beginning.hasPrefix("."))
        }
        .sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
        return names.prefix(Self.most).compactMap { name in
            entry(at: folder + name, text: folder + name)
        }
    }

    private func absolute(_ path: String) -> String {
        path.hasPathPrefix("./") || path.hasPathPrefix("../")
            ? "\(folder)/\(path)" : PastedPath.expanded(path, home)
    }

    /// Returns the file or the folder at a path; nil if there is neither.
    ///
    /// - Parameter isExact: true if the user has named just this path. It may then be a pipe or a device, too, because
    ///   the attempt to attach it says why that isn't possible.
    private func entry(at path: String, text: String, isExact: Bool = false) -> FoundPath? {
        var facts = stat()
        let path = absolute(path)
        // The system would read a path only up to a NUL.
        guard path.hasPathPrefix("/"), !path.utf8.contains(0), stat(path, &facts) == 0 else { return nil }
        let name = path.lastPathComponent
        switch facts.st_mode & S_IFMT {
        case S_IFREG: return FoundPath(name, text: text, paths: [path], byteCount: Int64(facts.st_size))
        case S_IFDIR: return FoundPath(name, text: text + "/")
        default: return isExact ? FoundPath(name, text: text, paths: [path]) : nil
        }
    }

    /// Returns the names in a folder. Those that can't be typed are left out.
    private static func names(in folder: String) -> [String] {
        guard let entries = opendir(folder) else { return [] }
        defer { closedir(entries) }
        var names: [String] = []
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                start.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
            }
            guard let name, name != ".", name != "..", !name.contains(where: \.isNewline) else { continue }
            names.append(name)
        }
        return names
    }
}
