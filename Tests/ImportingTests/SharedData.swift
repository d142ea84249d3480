import Foundation

/// The data that comes beside the package.
enum SharedData {
    /// Says where data was looked for.
    struct Missing: Error, CustomStringConvertible {
        var path: String
        var description: String {
            "There is no \(path). These tests read the shared data beside the package; nothing was tested."
        }
    }

    /// The path of the zulip-archive.
    static func zulipArchive() throws -> String {
        let path = URL(filePath: #filePath).appending(path: "../../../../shared/data/zulip-archive").standardized.path
        guard FileManager.default.fileExists(atPath: path) else { throw Missing(path: path) }
        return path
    }
}
