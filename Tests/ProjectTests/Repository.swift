import Foundation
import ProcessTesting

/// The files of this repository.
enum Repository {
    /// The folder that holds `Package.swift`.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// The files below `folder`, as paths below the root, sorted.
    static func files(below folder: String) -> [String] {
        guard let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path) else { return [] }
        return paths.compactMap { $0 as? String }.map { folder + "/" + $0 }
            .filter { !isFolder($0) }.sorted()
    }

    /// The folders directly within `folder`.
    static func folders(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { isFolder(folder + "/" + $0) }.sorted()
    }

    /// The files that git tracks or would track; all files that are no build products where there is no git.
    static func trackedFiles() throws -> [String] {
        let listing = ["-C", root.path, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        let git = try run("git", listing)
        guard git.status == 0 else { return files(below: ".").filter { !$0.contains("/.build/") } }
        return git.output.split(separator: "\0").map(String.init)
    }

    /// Returns the content of a file; nothing for a deleted file that git still tracks.
    static func bytes(of path: String) -> Data {
        FileManager.default.contents(atPath: root.appending(path: path).path) ?? Data()
    }

    static func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
        return exists && isFolder.boolValue
    }
}
