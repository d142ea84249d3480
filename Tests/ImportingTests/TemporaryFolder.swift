import Foundation

/// A folder that lasts as long as the object.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "confab-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes `text` to the file `name` in the folder.
    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// Writes `bytes` to the file `name` in the folder.
    func write(_ bytes: [UInt8], to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The bytes of the file `name`.
    func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path + "/" + name))) }

    /// Removes the file `name`.
    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
}
